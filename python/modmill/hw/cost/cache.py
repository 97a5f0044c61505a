"""Synthesised netlists and measured results, kept by all that they were made from: texts, tools, and our own code."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from modmill import cache

KIND = "cost"
DRIVERS = ("_yosys.py", "synth.py")
"""Files of this folder that drive the tools, whose text goes into every key."""


def entry(
    name: str, texts: Mapping[str, str], facts: Mapping[str, str], make: Callable[[Path], None], *code: str
) -> Path:
    """The folder of the entry for RTL `texts` and further `facts`; `code` names more files of this folder."""
    here = Path(__file__).parent
    parts = {f"code/{file}": (here / file).read_text(encoding="utf-8") for file in (*DRIVERS, *code)}
    return cache.entry(KIND, name, parts | {f"rtl/{file}": text for file, text in texts.items()} | dict(facts), make)


def figures(
    name: str, texts: Mapping[str, str], facts: Mapping[str, str], measure: Callable[[], dict[str, Any]], *code: str
) -> dict[str, Any]:
    """The figures that `measure()` found, cached as JSON."""

    def make(folder: Path) -> None:
        (folder / "figures.json").write_text(json.dumps(measure()), encoding="ascii")

    return json.loads((entry(name, texts, facts, make, *code) / "figures.json").read_text(encoding="ascii"))
