"""./dev wheel: build the package as users install it, and run the documents with it where no source is in the way."""

from __future__ import annotations

from pathlib import Path

import setup
from common import ROOT, VENV, fail, must, run, say

DIST = ROOT / "dist"


def build() -> Path:
    """A wheel in dist/, for the Linux of this machine. The only one there, so that nobody takes an older one."""
    setup.prepare(developer=True)
    for old in DIST.glob("*.whl"):
        old.unlink()
    must([VENV / "bin" / "maturin", "build", "--release", "--locked", "--out", DIST], "building the wheel")
    return next(DIST.glob("*.whl"))


def test(file: Path) -> int:
    """Run every command and example of README.md and docs/ with the wheel, installed in an environment of its own."""
    if not file.is_file():
        fail(f"there is no wheel {file}")
    programs = setup.separate("wheel", requirements="dev")
    must([programs / "python", "-m", "pip", "install", "--quiet", "--no-deps", "--force-reinstall", file], "installing")
    code = run([programs / "python", "-m", "pytest", "-q", ROOT / "tests" / "docs" / "test_documents.py"])
    say(f"wheel: {'ok' if code == 0 else 'FAILED'}: {file.name}")
    return 1 if code else 0
