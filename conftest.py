"""What all Python tests share: slow tests on demand, and a test instantiated for every backend."""

from __future__ import annotations

import os
import signal

import hypothesis
import pytest

from modmill import _native
from tests.support import BACKENDS, absent

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
    if not config.getoption("--full"):
        # The compiler takes far longer for a simulation than most tests take to run it.
        os.environ.setdefault("MODMILL_SIM_OPTIMIZE", "1")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--full"):
        return
    for item in items:
        if item.get_closest_marker("slow"):
            item.add_marker(pytest.mark.skip(reason="slow: run with --full"))


@pytest.fixture(params=BACKENDS)
def backend(request: pytest.FixtureRequest) -> str:
    """Each backend in turn; one that this machine can't run is skipped, or failed where MODMILL_REQUIRE names it."""
    name: str = request.param
    if not dict(_native.backends())[name]:
        absent(name, "this processor lacks its instructions")
    return name
