"""`./dev test --target` says what the machine lacks, and runs the suites of every job."""

from __future__ import annotations

from types import ModuleType

import pytest

from tests.support import ROOT


@pytest.fixture
def cross(dev: dict[str, ModuleType], monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module on an x86-64 machine that has everything."""
    monkeypatch.setattr(dev["cross"].platform, "machine", lambda: "x86_64")
    monkeypatch.setattr(dev["toolchain"], "target_installed", lambda triple: True)
    monkeypatch.setattr(dev["cross"].shutil, "which", lambda name: name)
    return dev["cross"]


def test_what_is_missing_comes_with_the_commands_that_get_it(
    cross: ModuleType, dev: dict[str, ModuleType], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev["toolchain"], "target_installed", lambda triple: False)
    monkeypatch.setattr(cross.shutil, "which", lambda name: None)
    with pytest.raises(dev["common"].Stop) as stopped:
        cross.find("aarch64")
    said = str(stopped.value)
    assert "rustup target add aarch64-unknown-linux-gnu" in said
    assert "apt-get install gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user" in said
    # .ci/run leaves the tests out then, and says why.
    assert dev["testing"].elsewhere("aarch64", quick=True, optional=True) == 0
    assert f"left out: {said}" in capsys.readouterr().err
    with pytest.raises(dev["common"].Stop, match="lack qemu-x86_64"):
        cross.find("haswell")


def test_another_family_is_linked_and_run_by_its_own_programs(cross: ModuleType) -> None:
    target = cross.find("aarch64")
    assert target.environment() == {
        "MODMILL_REQUIRE": "neon",
        "CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER": "aarch64-linux-gnu-gcc",
        "CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER": "qemu-aarch64 -L /usr/aarch64-linux-gnu",
    }
    assert target.scope(quick=False)[:2] == ["--target", "aarch64-unknown-linux-gnu"]
    assert "--skip" in target.harness()


def test_a_model_of_this_family_runs_what_is_built_for_this_machine(cross: ModuleType) -> None:
    target = cross.find("haswell")
    assert target.environment() == {
        "MODMILL_REQUIRE": "avx2",
        "CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUNNER": "qemu-x86_64 -cpu Haswell",
        "CFLAGS": "-U__ADX__",
    }
    assert "--target" not in target.scope(quick=False)
    assert "--skip" in target.harness()


def test_on_such_a_machine_nothing_is_emulated(cross: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cross.platform, "machine", lambda: "aarch64")
    monkeypatch.setattr(cross.shutil, "which", lambda name: None)
    target = cross.find("aarch64")
    assert target.environment() == {"MODMILL_REQUIRE": "neon"}
    assert "--target" not in target.scope(quick=False)
    assert target.harness() == []


def test_every_crate_is_there_and_every_job_among_them(cross: ModuleType) -> None:
    crates = {*cross.ARITHMETIC, *cross.JOBS}
    assert all((ROOT / "crates" / f"modmill-{name}" / "Cargo.toml").is_file() for name in crates)
    assert {path.parent.name for path in (ROOT / "python" / "modmill").glob("*/bench.py")} <= crates
    assert set(cross.ARITHMETIC) < {word.removeprefix("modmill-") for word in cross.find("nehalem").scope(quick=True)}


def test_every_test_that_is_left_out_is_there(cross: ModuleType) -> None:
    sources = [path.read_text("utf-8") for path in (ROOT / "crates").glob("*/**/*.rs")]
    for name in cross.LEFT_OUT:
        assert any(f"fn {name}()" in source for source in sources), name
