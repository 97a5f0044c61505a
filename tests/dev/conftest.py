"""The task runner's modules, imported for one test each."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from types import ModuleType

import pytest

from tests.support import ROOT

FOLDER = str(ROOT / "tools" / "dev")


class Modules(dict[str, ModuleType]):
    """By name, imported when they are asked for."""

    def __missing__(self, name: str) -> ModuleType:
        self[name] = importlib.import_module(name)
        return self[name]


@pytest.fixture
def dev(monkeypatch: pytest.MonkeyPatch) -> Iterator[Modules]:
    """The modules of tools/dev, which are forgotten after the test."""
    monkeypatch.syspath_prepend(FOLDER)
    yield Modules()
    for name, module in list(sys.modules.items()):
        if (getattr(module, "__file__", None) or "").startswith(FOLDER):
            del sys.modules[name]
