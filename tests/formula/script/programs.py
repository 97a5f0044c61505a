"""Programs for tests: written to a file, run by Python, traced."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from pathlib import Path

from modmill.formula.formula import Formula
from modmill.formula.script.script import script
from modmill.formula.simplify import simplify
from modmill.formula.tracer import trace
from tests.support import ROOT

TUPLES, CLASSES = (ROOT / "docs" / "how-to" / f"edwards25519{name}.py" for name in ("", "_classes"))
TOY = 1021
"""A prime that is 5 modulo 8, for which -121665 / 121666 is no square, as modulo 2^255 - 19."""


def written(folder: Path, text: str) -> Path:
    path = folder / "program.py"
    path.write_text(text, "utf-8")
    return path


def toy(folder: Path, source: Path) -> Path:
    """The program with the small prime in place of its own, and the width of that for 255 bits."""
    text = source.read_text("utf-8")
    assert text.count("2**255 - 19") in (1, 2)
    return written(folder, text.replace("2**255 - 19", str(TOY)).replace("255", str(TOY.bit_length())))


def agree(formula: Formula, cases: Iterable[Mapping[str, int]]) -> list[dict[str, int]]:
    """The results that the program, run by Python, and its graph before and after the passes all give."""
    raw = trace(formula)
    simple, found = simplify(raw), list[dict[str, int]]()
    for case in cases:
        found.append(formula.run(case))
        assert raw.execute(case) == simple.execute(case) == found[-1], case
    return found


def checked(folder: Path, text: str, call: str = "f", count: int = 60, **words: int) -> list[dict[str, int]]:
    """Results of a small program, which all agree on, of inputs near the ends of their ranges and random ones."""
    formula = script(f"{written(folder, text)}:{call}", words)
    assert formula.cases is not None
    rng = random.Random(1)
    return agree(formula, [formula.cases(rng)[1] for _ in range(count)])
