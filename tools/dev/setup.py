"""Virtual environment, pinned requirements and the Rust extension; each step done once per content."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import time
from pathlib import Path

import stamps
import system
import toolchain
from common import ROOT, STATE, VENV, fail, must, say

REQUIREMENTS = ROOT / "requirements"
PIP = ("-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet", "--require-hashes", "-r")
EXTENSION_INPUTS = [ROOT / name for name in ("Cargo.toml", "Cargo.lock", "pyproject.toml", "crates")]


def prepare(developer: bool = False) -> None:
    """Bring everything that `modmill` needs up to date; with `developer` also what tests and lints need."""
    with stamps.exclusive():
        toolchain.cargo()
        system.ensure(developer)
        venv()
        requirements("dev" if developer else "run")
        extension()


def venv() -> None:
    value = stamps.digest([], [sys.version, sysconfig.get_platform(), str(VENV)])
    if stamps.is_current("venv", value) and (VENV / "bin" / "python").exists():
        return
    for step in ("venv", "requirements-run", "requirements-dev", "extension"):
        stamps.forget(step)
    if VENV.exists():
        say("making a new .venv: the Python has changed")
        shutil.rmtree(VENV)
    must([sys.executable, "-m", "venv", VENV], "making the virtual environment .venv")
    stamps.record("venv", value)


def requirements(kind: str) -> None:
    """Install requirements/<kind>.txt. dev.txt holds all of run.txt at the same versions, so it stands for both."""
    dev = stamps.digest([REQUIREMENTS / "dev.txt"])
    if stamps.is_current("requirements-dev", dev):
        return
    value = dev if kind == "dev" else stamps.digest([REQUIREMENTS / "run.txt"])
    if stamps.is_current(f"requirements-{kind}", value):
        return
    must([VENV / "bin" / "python", *PIP, REQUIREMENTS / f"{kind}.txt"], "installing the pinned Python packages")
    stamps.record(f"requirements-{kind}", value)


def separate(name: str, requirements: str = "") -> Path:
    """The programs' folder of an environment of its own; it has what requirements/NAME.txt (or `requirements`) pins."""
    home = STATE / f"{name}-venv"
    pinned = REQUIREMENTS / f"{requirements or name}.txt"
    value = stamps.digest([pinned], [sys.version, sysconfig.get_platform(), str(home)])
    if not (stamps.is_current(f"{name}-venv", value) and (home / "bin" / "python").exists()):
        must([sys.executable, "-m", "venv", "--clear", home], f"making the environment {name}-venv")
        must([home / "bin" / "python", *PIP, pinned], f"installing requirements/{pinned.name}")
        stamps.record(f"{name}-venv", value)
    return home / "bin"


def extension() -> None:
    """Build modmill._native and install the package in editable form, which also makes the `modmill` command."""
    facts = [toolchain.rustc_facts(), os.environ.get("RUSTFLAGS", "")]
    value = stamps.digest(EXTENSION_INPUTS, facts)
    built = any((ROOT / "python" / "modmill").glob("_native*.so")) and (VENV / "bin" / "modmill").exists()
    if built and stamps.is_current("extension", value):
        return
    if not (ROOT / "crates" / "modmill-py").is_dir():
        fail("crates/modmill-py is missing: this clone is incomplete")
    started = time.monotonic()
    command = [VENV / "bin" / "maturin", "develop", "--release", "--locked"]
    must(command, "building the Rust extension", {"PIP_QUIET": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"})
    stamps.record("extension", value)
    say(f"built the Rust extension in {time.monotonic() - started:.0f} s")
