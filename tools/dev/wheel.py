"""./dev wheel: build the package as users install it, and run the documents with it where no source is in the way.

Type checkers must know the type of every public symbol of what is installed, too.
"""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import setup
from common import ROOT, VENV, fail, must, run, say

DIST = ROOT / "dist"
SHOWN = 20


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
    missing = untyped(programs)
    for name in missing[:SHOWN]:
        say(f"wheel: {name} has no type that every type checker infers alike: annotate it")
    code = run([programs / "python", "-m", "pytest", "-q", ROOT / "tests" / "docs" / "test_documents.py"])
    failed = bool(code or missing)
    say(f"wheel: {'FAILED' if failed else 'ok'}: {file.name}")
    return int(failed)


def untyped(programs: Path) -> list[str]:
    """The public symbols of the installed package whose types are not known."""
    # pyright finds the package by the `python` on PATH.
    env = os.environ | {"PATH": f"{programs}{os.pathsep}{os.environ['PATH']}", "VIRTUAL_ENV": str(programs.parent)}
    command = [programs / "basedpyright", "--outputjson", "--ignoreexternal", "--verifytypes", "modmill"]
    done = subprocess.run(command, cwd=programs, env=env, capture_output=True, text=True, check=False)
    return unknown_of(json.loads(done.stdout)["typeCompleteness"])


def unknown_of(report: dict[str, Any]) -> list[str]:
    """The names in pyright's report whose types are not known.

    >>> symbols = [("modmill.gf2.Field", True), ("modmill.gf2.GF", False)]
    >>> unknown_of({"symbols": [{"name": n, "isExported": True, "isTypeKnown": known} for n, known in symbols]})
    ['modmill.gf2.GF']
    """
    symbols = report["symbols"]
    if not symbols:
        fail("pyright did not find the installed package")
    return [s["name"] for s in symbols if s["isExported"] and not s["isTypeKnown"]]
