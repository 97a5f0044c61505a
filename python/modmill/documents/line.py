"""A published figure beside ours, and where ours come from."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated

from modmill.bench.recorded import Measured
from modmill.hw.explore.record import Recorded, load
from modmill.hw.interface import registry
from modmill.quantity import format_ratio

NO_RECORD = "not on record here"
"""In place of a figure of ours that is read from a record of the repository, outside a clone of it."""


@dataclass(frozen=True, slots=True)
class Line:
    """A published figure and ours as text, the ratio where both are numbers, and how ours is known.

    A ratio above 1 means that ours is better: faster, smaller.
    """

    what: Annotated[str, "what the figure is of"]
    published: Annotated[str, "as published"]
    ours: Annotated[str, "ours, or why there is none"]
    ratio: Annotated[str, "above 1 where ours is better; empty without two numbers"]
    how: Annotated[str, "how ours is known"]


def beside(
    what: str, theirs: float, ours: float | None, unit: str, how: str, *, least: bool, of: Callable[[float], str] = str
) -> Line:
    """Both figures in a unit; `least`: whether less of it is better."""
    unit = unit and (unit if unit.startswith("/") else f" {unit}")
    words = f"{of(theirs)}{unit}"
    if ours is None:
        return Line(what, words, NO_RECORD, "", how)
    ratio = format_ratio(theirs / ours if least else ours / theirs)
    return Line(what, words, f"{of(ours)}{unit}", ratio, how)


def short(number: float) -> str:
    """A number in four digits, or all those of a large one.

    >>> short(25.23), short(2272), short(1e6), short(0.13)
    ('25.23', '2,272', '1,000,000', '0.13')
    """
    return f"{number:,.0f}" if number >= 1000 else f"{number:.4g}"


@functools.cache
def costs() -> tuple[Recorded, ...]:
    """The recorded costs of units, read once for all lines."""
    return tuple(load())


def cost(unit: str, **parameters: int | str | bool) -> Recorded | None:
    """The recorded cost of a unit on UltraScale+, which has its defaults but for these parameters; None without one."""
    slug = registry.configure(unit, **parameters).slug
    return next((one for one in costs() if (one.cost["configuration"], one.target) == (slug, "xcup")), None)


def nanoseconds(one: Recorded | None) -> float | None:
    """The estimated time of an operation, without its range."""
    ns = one.ns() if one else None
    return ns[0] if ns else None


def per_second(one: Recorded | None) -> float | None:
    """Operations a second, as estimated."""
    ns = nanoseconds(one)
    return None if ns is None else 1e9 / ns


def period_ns(one: Recorded | None) -> float | None:
    """The estimated period of the clock."""
    timing = one.cost["estimates"].get("timing") if one else None
    return float(timing["period_ns"]) if timing else None


def microseconds(one: Recorded | None) -> float | None:
    """From an input to its result, at the estimated clock."""
    period = period_ns(one)
    return None if one is None or period is None else float(one.cost["latency"]) * period / 1000


def estimated(one: Recorded | None) -> str:
    """The words that say from which recorded cost a figure is known."""
    return f"estimate before placement: {one.cost['configuration']}" if one else "estimate before placement"


def measured(one: Measured | None) -> str:
    """The words that say from which recorded run a figure is known."""
    return f"measured on one core: {one.machine}, {one.date}" if one else "measured on one core"


def value(one: Measured | None) -> float | None:
    """The figure of a recorded run."""
    return one.value if one else None
