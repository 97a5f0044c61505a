"""The result table of the contest's two squarers in all its columns, with our units of both forms beside them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from modmill import params
from modmill.documents.line import cost, costs
from modmill.hw.cost.calibration import KNOWN, NO_POWER, NOT_ESTIMATED
from modmill.hw.explore.record import Recorded
from modmill.quantity import format_ratio
from modmill.report.section import Column, Table

BITS = 1024


@dataclass(frozen=True, slots=True)
class Squarer:
    """A row: thousands of LUTs, ns a squaring, W and nJ; None where not known."""

    name: str
    figures: tuple[float | None, ...]

    def cells(self, base: Squarer | None) -> Iterator[str]:
        """The figures, in brackets the ratio of the baseline's to them."""
        for at, figure in enumerate(self.figures):
            if figure is None:
                yield NOT_ESTIMATED
                continue
            first = base.figures[at] if base else None
            text = f"{figure:.1f}".removesuffix(".0")
            yield f"{text} ({format_ratio(first / figure)})" if first else text


def table() -> Table:
    """Both squarers as published and ours, and our fastest at that width."""
    rows: list[tuple[str, ...]] = []
    theirs: Squarer | None = None
    ours: Squarer | None = None
    for known in KNOWN:
        figure = next(one for one in params.published("vdf") if one.unit == known.unit)
        stated = Squarer(f"{figure.title}, published", (figure.kilo_luts, figure.ns, figure.watts, figure.nanojoules))
        rows.append((stated.name, *stated.cells(theirs)))
        theirs = theirs or stated
        one = cost(known.unit, bits=BITS, **known.parameters)
        if one is None or (found := estimated(one)) is None:
            continue
        rows.append((found.name, *found.cells(ours)))
        rows.append((f"{known.unit}, published / ours", *_ratios(stated, found)))
        ours = ours or found
    if ours and (best := fastest()):
        rows.append((best.name, *best.cells(ours)))
    note = (
        f"{BITS} bits; in brackets the ratio to the Ozturk form, published or ours, where higher is better. Ours are "
        f"estimates before placement. W and nJ of ours are {NO_POWER}"
    )
    return Table("The squarers of the contest", note, (Column("squarer", wraps=True), *_columns()), rows)


def _columns() -> Sequence[Column]:
    return [Column(name, number=True) for name in ("kLUT", "ns", "W", "nJ")]


def _ratios(theirs: Squarer, ours: Squarer) -> Iterator[str]:
    for a, b in zip(theirs.figures, ours.figures, strict=True):
        yield "" if a is None or b is None else format_ratio(a / b)


def estimated(one: Recorded) -> Squarer | None:
    """Our figures of a recorded cost."""
    area, time = one.area(), one.ns()
    return (
        Squarer(f"{one.cost['configuration']}, ours", (area["lut"] / 1000, time[0], None, None))
        if area and time
        else None
    )


def fastest() -> Squarer | None:
    """Our fastest squarer of this width on record."""
    found = [
        (time[0], one)
        for one in costs()
        if (one.bits, one.target) == (BITS, "xcup") and one.cost["operation"] == "squaring" and (time := one.ns())
    ]
    return estimated(min(found, key=lambda pair: pair[0])[1]) if found else None
