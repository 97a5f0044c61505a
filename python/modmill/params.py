"""The project's constants: named moduli, time-lock puzzles and published speeds.

The data stand in `_params/*.toml`, each with its source: the one statement of every constant, from which the constants
of the Rust crates are generated. An installed wheel has the same files.

>>> from modmill import params
>>> sorted(params.moduli())
['csail2019', 'lcs35', 'vdf-alliance']
>>> params.modulus("lcs35").n.bit_length()
2046
>>> print(params.modulus("lcs35").puzzle.decode(params.modulus("lcs35").puzzle.w)[:26])
!!! Happy Birthday LCS !!!
"""

from __future__ import annotations

import functools
import tomllib
from dataclasses import dataclass
from importlib import resources
from typing import Annotated, Any

from modmill.brief import brief
from modmill.stated import OPTIONAL


class UnknownModulus(ValueError):
    """No modulus has the name asked for; the message lists those that exist."""


class BadParams(Exception):
    """A packaged parameter file contradicts itself; the message names the entry and the field."""


@brief
@dataclass(frozen=True, slots=True)
class Puzzle:
    """A challenge: find `w = base^(2^t) mod n`.

    `z` is the published mask, the message being the byte string of `w xor z`; `w`, `message`, `p`, `q` and `seed` are
    set for a puzzle whose solution is public. `rounds` lists t for each round of a contest (`t` is the largest),
    `milestones` the first and last k of the intermediate goals t = 2^k.
    """

    base: int
    t: int
    status: str
    z: int | None = None
    w: int | None = None
    message: str | None = None
    p: int | None = None
    q: int | None = None
    seed: int | None = None
    rounds: tuple[int, ...] = ()
    milestones: tuple[int, int] | None = None

    def decode(self, w: int) -> str:
        """The message hidden behind a claimed solution `w`.

        Raises ValueError when the puzzle hides no message or when `w xor z` is not printable ASCII text, as for a wrong
        `w`.
        """
        if self.z is None:
            raise ValueError("this puzzle hides no message")
        if w < 0:
            raise ValueError("a solution is not negative")
        number = w ^ self.z
        text = number.to_bytes((number.bit_length() + 7) // 8, "big").decode("latin-1")
        if not (text.isascii() and text.isprintable()):
            raise ValueError("w xor z is not printable text, so w does not solve the puzzle")
        return text


@brief
@dataclass(frozen=True, slots=True)
class NamedModulus:
    """A modulus with a name, its source, and whom one has to trust not to use its factors."""

    name: str
    title: str
    bits: int
    n: int
    trust: str
    source: str
    puzzle: Puzzle


@dataclass(frozen=True, slots=True)
class PublishedFigure:
    """A published speed of dependent operations. A field that was not published is absent in JSON and None here."""

    job: Annotated[str, "the job"]
    title: Annotated[str, "whose"]
    bits: Annotated[int, "size of the modulus"]
    fabric: Annotated[str, "what it ran on"]
    ns: Annotated[float, "nanoseconds an operation"]
    source: Annotated[str, "where it is published"]
    clock_mhz: Annotated[float | None, "its clock", OPTIONAL] = None
    cycles: Annotated[int | None, "of an operation", OPTIONAL] = None
    kilo_luts: Annotated[float | None, "thousands of LUTs", OPTIONAL] = None
    dsps: Annotated[int | None, "DSP blocks", OPTIONAL] = None
    watts: Annotated[float | None, "power", OPTIONAL] = None
    nanojoules: Annotated[float | None, "energy of an operation", OPTIONAL] = None
    unit: Annotated[str | None, "the unit of this architecture", OPTIONAL] = None
    puzzle: Annotated[str | None, "the contest", OPTIONAL] = None
    round: Annotated[int | None, "its round", OPTIONAL] = None
    mm2: Annotated[float | None, "area in standard cells", OPTIONAL] = None
    full_adders: Annotated[int | None, "on the longest path", OPTIONAL] = None


@dataclass(frozen=True, slots=True)
class PublishedRate:
    """A published rate. A field that was not published is absent in JSON and None here.

    `watts` and what the design takes are those of that core, stage, card or host.
    """

    job: Annotated[str, "the job"]
    title: Annotated[str, "whose"]
    per_second: Annotated[float, "results a second"]
    fabric: Annotated[str, "what it ran on"]
    per: Annotated[str, "what has that rate: core, stage, card or host"]
    source: Annotated[str, "where it is published"]
    microseconds: Annotated[float | None, "from an input to its result", OPTIONAL] = None
    watts: Annotated[float | None, "power", OPTIONAL] = None
    unit: Annotated[str | None, "the unit that does the same", OPTIONAL] = None
    clock_mhz: Annotated[float | None, "its clock", OPTIONAL] = None
    kilo_luts: Annotated[float | None, "thousands of LUTs", OPTIONAL] = None
    dsps: Annotated[int | None, "DSP blocks", OPTIONAL] = None
    urams: Annotated[int | None, "UltraRAMs", OPTIONAL] = None
    bits: Annotated[int | None, "size of the numbers", OPTIONAL] = None


@dataclass(frozen=True, slots=True)
class PublishedBatch:
    """Somebody else's multi-scalar multiplications: `batch` products of 2^`log` points in `seconds`.

    `watts` and what follows: as of a PublishedRate.
    """

    title: str
    year: int
    fabric: str
    curve: str
    log: int
    batch: int
    seconds: float
    source: str
    watts: float | None = None
    unit: str | None = None
    clock_mhz: float | None = None
    kilo_luts: float | None = None
    dsps: int | None = None
    urams: int | None = None

    @property
    def rate(self) -> float:
        """Points a second, each counted once for each product."""
        return self.batch * 2**self.log / self.seconds

    def as_rate(self) -> PublishedRate:
        """This batch as the rate of a card."""
        stated = self.watts, self.unit, self.clock_mhz, self.kilo_luts, self.dsps, self.urams
        title = f"{self.title}, {self.year}"
        return PublishedRate("msm", title, self.rate, self.fabric, "card", self.source, None, *stated)


@dataclass(frozen=True, slots=True)
class GrowthModel:
    """A published guess at the speed of repeated squaring in coming years, with the puzzle whose t it gave.

    `factors`: the last year that a factor follows, None for the last one, and the factor in 10000ths.
    """

    name: str
    title: str
    first_year: int
    squarings_per_second: int
    seconds_a_year: int
    years: int
    puzzle: str
    factors: tuple[tuple[int | None, int], ...]
    source: str


def load(name: str) -> dict[str, Any]:
    """The contents of a file of `_params/`."""
    return tomllib.loads((resources.files("modmill") / "_params" / name).read_text(encoding="utf-8"))


def _integer(value: str | int) -> int:
    return value if isinstance(value, int) else int(value, 0)


def _puzzle(where: str, n: int, raw: dict[str, Any]) -> Puzzle:
    fields = dict(raw)
    for key in ("base", "t", "z", "w", "p", "q", "seed"):
        if key in fields:
            fields[key] = _integer(fields[key])
    fields["rounds"] = tuple(fields.get("rounds", ()))
    if "milestones" in fields:
        first, last = fields["milestones"]
        fields["milestones"] = (first, last)
    puzzle = Puzzle(**fields)
    if not 0 < puzzle.t < 1 << 62:
        raise BadParams(f"{where}: t is outside 1..2^62-1")
    if puzzle.p is not None and puzzle.q is not None and puzzle.p * puzzle.q != n:
        raise BadParams(f"{where}: p q differs from n")
    if puzzle.w is not None and puzzle.message is not None and puzzle.decode(puzzle.w) != puzzle.message:
        raise BadParams(f"{where}: w does not decode to the message")
    return puzzle


@functools.cache
def moduli() -> dict[str, NamedModulus]:
    """Every named modulus, in the order of `_params/moduli.toml`."""
    result: dict[str, NamedModulus] = {}
    for raw in load("moduli.toml")["modulus"]:
        where = f"_params/moduli.toml, {raw['name']}"
        n = _integer(raw["n"])
        if n.bit_length() != raw["bits"] or n % 2 == 0:
            raise BadParams(f"{where}: n is not an odd number of {raw['bits']} bits")
        fields = {key: raw[key] for key in ("name", "title", "bits", "trust", "source")}
        result[raw["name"]] = NamedModulus(n=n, puzzle=_puzzle(where, n, raw["puzzle"]), **fields)
    return result


def modulus(name: str) -> NamedModulus:
    """The modulus of that name; UnknownModulus (a ValueError) lists the names when there is none."""
    known = moduli()
    if name not in known:
        raise UnknownModulus(f"no modulus is called {name!r}; known are {', '.join(known)}")
    return known[name]


@functools.cache
def published(job: str = "vdf") -> tuple[PublishedFigure, ...]:
    """Published speeds for a job, in the order of `_params/published.toml`."""
    figures = [PublishedFigure(**raw) for raw in load("published.toml")["figure"]]
    return tuple(figure for figure in figures if figure.job == job)


def fastest_hardware(bits: int) -> PublishedFigure | None:
    """The fastest published hardware that squares modulo numbers of that size; None if there is none.

    >>> fastest_hardware(1024).ns, fastest_hardware(3072)
    (25.2, None)
    """
    found = [figure for figure in published("vdf") if (figure.bits, figure.fabric) == (bits, "fpga")]
    return min(found, key=lambda figure: figure.ns, default=None)


@functools.cache
def published_rates(job: str) -> tuple[PublishedRate, ...]:
    """Published rates for a job, in the order of `_params/published.toml` and `_params/published_msm.toml`."""
    rates = [PublishedRate(**raw) for raw in load("published.toml")["rate"]]
    rates += [one.as_rate() for one in published_batches()]
    return tuple(rate for rate in rates if rate.job == job)


@functools.cache
def published_batches() -> tuple[PublishedBatch, ...]:
    """Published multi-scalar multiplications, in the order of `_params/published_msm.toml`.

    >>> [round(one.rate / 1e6, 1) for one in published_batches()]
    [13.2, 107.4, 46.9, 32.9]
    """
    return tuple(PublishedBatch(**raw) for raw in load("published_msm.toml")["system"])


@functools.cache
def growth_models() -> dict[str, GrowthModel]:
    """Every model of growth, in the order of `_params/growth.toml`."""
    models: dict[str, GrowthModel] = {}
    for name, raw in load("growth.toml").items():
        factors = tuple((entry.get("until"), entry["factor"]) for entry in raw.pop("factors"))
        models[name] = GrowthModel(name=name, factors=factors, **raw)
    return models
