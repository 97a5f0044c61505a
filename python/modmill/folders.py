"""The jobs of this package, found by the files in their folders: `command.py`, `bench.py`, `schema.py`, ..."""

from __future__ import annotations

import functools
import importlib
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent


@functools.cache
def containing(part: str) -> tuple[str, ...]:
    """The folders that contain `part`.py, in alphabetical order; nothing is imported.

    >>> "vdf" in containing("command")
    True
    """
    return tuple(sorted(path.parent.name for path in PACKAGE.glob(f"*/{part}.py")))


def load(module: str) -> ModuleType:
    """A module of this package: `load("vdf.bench")` imports `modmill.vdf.bench`."""
    return importlib.import_module(f"modmill.{module}")


def summary(module: str) -> str:
    """The first line of a module's docstring, read without importing the module, which may be slow to load.

    >>> summary("folders").startswith("The jobs of this package")
    True
    """
    with PACKAGE.joinpath(*module.split(".")).with_suffix(".py").open(encoding="utf-8") as source:
        return source.readline().strip().strip('"')
