"""./dev lint, and ./dev lock which renews the pinned requirements."""

from __future__ import annotations

import sys
from collections.abc import Callable

import architecture
import cross
import imports
import labels
import peers
import rules
import setup
import testing
import toolchain
from common import VENV, must, run, say

OTHER_TARGET = cross.TARGETS["aarch64"].triple
PORTABLE_CRATES = (
    *("modmill-arith", "modmill-binary", "modmill-vdf", "modmill-gf2", "modmill-sigverify", "modmill-sigstream"),
    *("modmill-msm", "modmill-isogeny"),
)
CLIPPY = ("--quiet", "--locked", "--profile", testing.PROFILE)
DENIED = ("--", "-D", "warnings")


def lint(fix: bool) -> int:
    """Every check runs, so that one call tells all; the closing line names those that said no."""
    cargo = toolchain.cargo()
    bin_ = VENV / "bin"
    check = [] if fix else ["--check"]
    steps: list[tuple[str, Callable[[], int]]] = [
        ("rustfmt", lambda: run([cargo, "fmt", "--all", *check])),
        ("clippy", lambda: run([cargo, "clippy", "--workspace", "--all-targets", "--keep-going", *CLIPPY, *DENIED])),
        ("rust documentation", testing.rust_documentation),
        ("peer programs", lambda: peers.lint(fix)),
        ("aarch64", other_target),
        ("ruff check", lambda: run([bin_ / "ruff", "check", "--quiet", *(["--fix"] if fix else [])])),
        ("ruff format", lambda: run([bin_ / "ruff", "format", "--quiet", *check])),
        ("types", lambda: run([bin_ / "basedpyright", "--level", "error"])),
        ("hardware", lambda: run([bin_ / "python", "tools/dev/hardware.py"])),
        ("constants in Rust", lambda: run([sys.executable, "tools/params/generate.py", *check])),
        ("repository rules", rules.check),
        ("imports in Python", lambda: run([bin_ / "lint-imports", "--no-cache", "--no-logo"], quiet=True)),
        ("imports in Rust", imports.check),
        ("layers", imports.check_layers),
        ("text for people", labels.check),
        ("architecture", architecture.check),
    ]
    failed = [name for name, step in steps if step()]
    print(f"lint: {'FAILED: ' + ', '.join(failed) if failed else f'ok, {len(steps)} checks'}", flush=True)
    return 1 if failed else 0


def other_target() -> int:
    """The crates must compile for another 64-bit machine, too. rustup gets what the toolchain lacks for that."""
    if not toolchain.target_installed(OTHER_TARGET):
        rustup = toolchain.locate("rustup")
        if rustup is None or run([rustup, "target", "add", OTHER_TARGET]):
            say(f"cannot compile for {OTHER_TARGET}: rustc lacks its standard library, and rustup did not get it")
            return 1
    packages = [word for name in PORTABLE_CRATES for word in ("-p", name)]
    return run([toolchain.cargo(), "clippy", *CLIPPY, "--target", OTHER_TARGET, *packages, *DENIED])


def extras(*names: str) -> list[str]:
    """uv's options for extras of pyproject.toml."""
    return [word for name in names for word in ("--extra", name)]


def lock() -> int:
    """Resolve the Python requirements. uv lives in its own environment, pinned by requirements/lock.txt."""
    programs = setup.separate("lock")
    options = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-emit-index-url", "--upgrade"]
    # The system's PoCL is newer, and `./dev run` installs it; with both there would be two devices.
    options += ["--no-emit-package", "pocl-binary-distribution"]
    compile_ = [programs / "uv", "pip", "compile", *options, "--no-header", "--quiet"]
    every_extra = extras("cluster", "hw", "opencl", "report")
    for output, inputs in (
        ("run", ["pyproject.toml", *extras("opencl", "report"), "requirements/run.in"]),
        ("dev", ["pyproject.toml", *every_extra, "requirements/run.in", "requirements/dev.in"]),
        ("docs", ["requirements/docs.in"]),
        ("lock", ["requirements/lock.in"]),
    ):
        must([*compile_, *inputs, "-o", f"requirements/{output}.txt"], f"resolving requirements/{output}.txt")
    return 0
