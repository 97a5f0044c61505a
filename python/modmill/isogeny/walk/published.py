"""Published cycle counts and costs, from `_params/published_isogeny.toml`, and the formulas of its source.

>>> [(row.k, row.units, row.cycles) for row in latencies()][:2]
[(100, 1, 1316), (100, 99, 836)]
"""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping
from dataclasses import dataclass

from modmill import params

FILE = "published_isogeny.toml"


@dataclass(frozen=True, slots=True)
class Latency:
    """Cycles and milliseconds of a 4^k-isogeny with `units` evaluation units."""

    k: int
    units: int
    strategy: str
    cycles: int
    ms: float


@dataclass(frozen=True, slots=True)
class Example:
    """Operations of a strategy."""

    k: int
    strategy: str
    doublings: int
    evaluations: int


@dataclass(frozen=True, slots=True)
class Speed:
    """Isogenies of this degree per millisecond, as published; `unit`: the generated unit that does the same."""

    title: str
    degree: int
    per_ms: float
    source: str
    fabric: str
    unit: str

    @property
    def steps(self) -> float:
        """2-isogenies a second: one of degree 4 is two of them."""
        return 1000 * self.per_ms * (self.degree.bit_length() - 1)


@functools.cache
def speeds() -> tuple[Speed, ...]:
    """Evaluations elsewhere.

    >>> [round(speed.steps) for speed in speeds()]
    [750, 20138000]
    """
    return tuple(Speed(**raw) for raw in params.load(FILE)["speed"])


@functools.cache
def latencies() -> tuple[Latency, ...]:
    """Table 7."""
    return tuple(Latency(**raw) for raw in params.load(FILE)["latency"])


@dataclass(frozen=True, slots=True)
class Module:
    """ns and mm2 of the arithmetic module that is beside our unit of that name."""

    bits: int
    unit: str
    ns: float
    mm2: float


@functools.cache
def modules() -> tuple[Module, ...]:
    """Table 6.

    >>> max(module.mm2 for module in modules())
    85.0
    """
    return tuple(Module(**raw) for raw in params.load(FILE)["module"])


@dataclass(frozen=True, slots=True)
class Counts:
    """Products, squares and sums of an operation; None where our copy is illegible."""

    name: str
    products: int | None = None
    squares: int | None = None
    sums: int | None = None


@functools.cache
def shapes() -> tuple[Counts, ...]:
    """Table 1: a doubling on curves of each shape."""
    return tuple(Counts(**raw) for raw in params.load(FILE)["shape"])


@functools.cache
def operations() -> tuple[Counts, ...]:
    """Table 2."""
    return tuple(Counts(**raw) for raw in params.load(FILE)["operation"])


@dataclass(frozen=True, slots=True)
class LongestPath:
    """The longest path of the unit that is beside our operation of that name."""

    unit: str
    factors: tuple[int, int]
    """Trees of m + 3 and of m rows on it."""
    constant: int
    adders: Mapping[str, int]
    """Full adders by the bits of the prime, as printed."""
    gates: int
    half_adders: int
    multiplexers: int

    @property
    def others(self) -> float:
        """Levels of what is no full adder: half a level each."""
        return (self.gates + self.half_adders + self.multiplexers) / 2


@functools.cache
def paths() -> tuple[LongestPath, ...]:
    """Table 5."""
    return tuple(LongestPath(**raw) for raw in params.load(FILE)["path"])


@functools.cache
def examples() -> tuple[Example, ...]:
    """The example of k = 6."""
    return tuple(Example(**raw) for raw in params.load(FILE)["example"])


def cycles(k: int, units: int) -> int | None:
    """Table 7's cycles for this k and number of evaluation units, if it has them."""
    return next((row.cycles for row in latencies() if (row.k, row.units) == (k, units)), None)


@dataclass(frozen=True, slots=True)
class Formulas:
    """Tables 3 and 4 at one k: doublings, evaluations, and cycles with 1, 2 and k evaluation units.

    Table 4 counts k - 1 constructions where the walk needs k, so its exact entries are one cycle too low. Its entry for
    full evaluation with k units, 4 (k - 2), is 5 below what the chain of the leaves allows.
    """

    strategy: str
    doublings: int
    evaluations: int
    one: int
    two: int
    many: int


def formulas(k: int) -> tuple[Formulas, ...]:
    """The three strategies of the source, k >= 3."""
    log = math.log(k)
    serial = (k - 1) * (k + 2)
    pairs = 3 * (k - 1) + ((k + 1) ** 2 if k % 2 else k * (k + 2)) // 4
    return (
        Formulas("basic", k * (k - 1), k - 1, serial, serial, serial),
        Formulas("full", 2 * (k - 1), k * (k - 1) // 2, (k - 1) * (k + 6) // 2, pairs, 4 * (k - 2)),
        Formulas(
            "optimal",
            int(1.4 * k * log),
            int(1.3 * (k - 2) * math.log(k - 2)),
            int(2.53 * k * log),
            int(1.95 * k * log),
            int(1.47 * k * log),
        ),
    )
