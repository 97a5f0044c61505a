"""Draws docs/units/msm_cycles.svg and writes the table of goals in docs/derivations/msm-hardware.md.

    python tools/docs/msm_card.py

tests/docs/test_msm_card.py compares the committed picture and the page with what this makes.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from modmill.hw.units.msm.accelerator.cycles import product_cycles
from modmill.hw.units.msm.accelerator.designs import CARD, DESIGNS, predicted
from modmill.hw.units.msm.accelerator.kinds import KINDS, scalars
from modmill.hw.units.msm.accelerator.limbs import scalars_of
from modmill.hw.units.msm.accelerator.plan import plan
from modmill.svg import Drawing

ROOT = Path(__file__).resolve().parents[2]
PICTURE = ROOT / "docs" / "units" / "msm_cycles.svg"
PAGE = ROOT / "docs" / "derivations" / "msm-hardware.md"
SAMPLE = 14
"""The logarithm of the points of each kind."""
LEFT, SPAN, STEP, TOP, WIDTH = 150.0, 520.0, 26.0, 74.0, 760.0
TICKS = (1, 2, 5, 10, 20, 50, 100)
PLAIN, MASKED = "#e08e36", "#4c78a8"


@dataclass(frozen=True)
class Line:
    """A kind of scalars: cycles a point of a product, as they are and masked."""

    kind: str
    plain: float
    masked: float

    @property
    def taken(self) -> float:
        """The fewer of both, which `--mask auto` takes."""
        return min(self.plain, self.masked)


def lines(sample: int = SAMPLE) -> list[Line]:
    """The twelve kinds on the first design."""
    design = DESIGNS[0]
    config, count = design.config, 1 << sample
    passes = plan(config)
    mask = scalars("uniform", config.order, count, 2)
    found = []
    for kind in KINDS:
        given = scalars(kind, config.order, count, 1)
        both = (given, added(given, mask, config.order))
        plain, masked = (product_cycles(config, passes, one, memory=CARD) for one in both)
        found.append(Line(kind, *(sum(one.adding for one in each) / count for each in (plain, masked))))
    return found


def added(a: np.ndarray, b: np.ndarray, order: int) -> np.ndarray:
    """Sums of scalars modulo the order."""
    numbers = ([int.from_bytes(row.tobytes(), "little") for row in rows] for rows in (a, b))
    return scalars_of([(x + y) % order for x, y in zip(*numbers, strict=True)])


def picture(found: list[Line]) -> str:
    """The kinds as bars on a logarithmic axis."""
    drawing = Drawing(WIDTH)
    drawing.text(
        20, 26, "Cycles a point of a product on BLS12-377 with three adders, by kind of scalars", size=15, bold=True
    )
    most = math.log(TICKS[-1] * 1.6)

    def x(cycles: float) -> float:
        return LEFT + SPAN * math.log(max(1.0, cycles)) / most

    for at, (colour, words) in enumerate(((PLAIN, "as they are"), (MASKED, "masked: s + m modulo r"))):
        drawing.rect((LEFT + 160 * at, 40, 12, 12), colour)
        drawing.text(LEFT + 160 * at + 18, 50, words)
    bottom = TOP + STEP * len(found)
    for tick in TICKS:
        drawing.line((x(tick), TOP - 8), (x(tick), bottom), colour="#d1d9e0")
        drawing.text(x(tick), bottom + 14, str(tick), size=11, colour="#5c5c5c", at="middle")
    for at, line in enumerate(found):
        y = TOP + STEP * at
        drawing.text(LEFT - 10, y + 14, line.kind, at="end")
        for cycles, colour, top in ((line.plain, PLAIN, y), (line.masked, MASKED, y + 10)):
            drawing.rect((LEFT, top, x(cycles) - LEFT, 9), colour, title=f"{line.kind}: {cycles:.2f} cycles a point")
        drawing.text(x(max(line.plain, line.masked)) + 6, y + 14, f"{line.plain:.2f} / {line.masked:.2f}", size=11)
    said = f"2^{SAMPLE} points by the model of cycles, flushes left out; the scale is logarithmic."
    drawing.text(20, bottom + 36, said, size=11, colour="#5c5c5c")
    return drawing.document("Cycles a point of the accelerator by kind of scalars")


def goals(sample: int = 18) -> list[str]:
    """The rows of the table of goals."""
    found = []
    for design in DESIGNS:
        one, config = predicted(design, sample=sample), design.config
        found.append(
            f"| {design.card} | {config.curve[-3:]} | {config.adders} | {one.passes} x {config.windows} "
            f"| {design.goal / 1e6:.0f} M | {one.cycles / 1e6:.1f} M | {one.seconds:.2f} s "
            f"| {2**26 / one.seconds / 1e6:.1f} M | {one.occupation:.4f} | {one.gb_s:.0f} |"
        )
    return found


def page(text: str, rows: list[str]) -> str:
    """The page with these rows in its table of goals."""
    head, title, rest = text.partition("\n## Cycles\n")
    before, line, table = rest.partition("\n|---|")
    names, _, after = table.partition("\n")
    tail = after[after.index("\n\n") :]
    return "".join([head, title, before, line, names, "\n", "\n".join(rows), tail])


if __name__ == "__main__":
    PICTURE.write_text(picture(lines()), "utf-8")
    PAGE.write_text(page(PAGE.read_text("utf-8"), goals()), "utf-8")
