"""`./dev test --target` says what the machine lacks, and runs the suites of every job."""

from __future__ import annotations

from types import ModuleType

import pytest

from tests.support import ROOT


def test_what_is_missing_comes_with_the_commands_that_get_it(
    dev: dict[str, ModuleType], monkeypatch: pytest.MonkeyPatch
) -> None:
    cross, toolchain = dev["cross"], dev["toolchain"]
    monkeypatch.setattr(cross.platform, "machine", lambda: "x86_64")
    monkeypatch.setattr(toolchain, "target_installed", lambda triple: False)
    monkeypatch.setattr(cross.shutil, "which", lambda name: None)
    with pytest.raises(dev["common"].Stop) as stopped:
        cross.find("aarch64")
    said = str(stopped.value)
    assert "rustup target add aarch64-unknown-linux-gnu" in said
    assert "apt-get install gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user" in said
    monkeypatch.setattr(toolchain, "target_installed", lambda triple: True)
    monkeypatch.setattr(cross.shutil, "which", lambda name: name)
    target = cross.find("aarch64")
    assert target.environment() == {
        "CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER": "aarch64-linux-gnu-gcc",
        "CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER": "qemu-aarch64 -L /usr/aarch64-linux-gnu",
    }


def test_on_such_a_machine_nothing_is_emulated(dev: dict[str, ModuleType], monkeypatch: pytest.MonkeyPatch) -> None:
    cross = dev["cross"]
    monkeypatch.setattr(cross.platform, "machine", lambda: "aarch64")
    monkeypatch.setattr(dev["toolchain"], "target_installed", lambda triple: True)
    monkeypatch.setattr(cross.shutil, "which", lambda name: None)
    assert cross.find("aarch64").environment() == {}


def test_every_crate_is_there_and_every_job_among_them(dev: dict[str, ModuleType]) -> None:
    crates = set(dev["cross"].CRATES)
    assert all((ROOT / "crates" / f"modmill-{name}" / "Cargo.toml").is_file() for name in crates)
    assert {path.parent.name for path in (ROOT / "python" / "modmill").glob("*/bench.py")} <= crates
