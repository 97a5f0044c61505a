"""The results of runs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, NotRequired, TypedDict

from modmill.arguments import public
from modmill.brief import brief
from modmill.golden.bls12 import Point
from modmill.golden.bls12_bytes import encode
from modmill.msm.convert import curve_of
from modmill.msm.gates.state import Ran
from modmill.record import Record
from modmill.stated import GIVEN, OPTIONAL, Form, Hex, told

UNIT = "points"


class Source(TypedDict):
    """The source of points and scalars."""

    random: NotRequired[Annotated[int, "random points and scalars"]]
    seed: NotRequired[Annotated[int, "of these"]]
    points: NotRequired[Annotated[str, "the file of points"]]
    format: NotRequired[Annotated[str, "its format"]]
    bases: NotRequired[Annotated[str, "the file of prepared bases"]]
    scalars: NotRequired[Annotated[str, "the file of scalars"]]
    scalar_format: NotRequired[Annotated[str, "its format"]]


class Product(TypedDict):
    x: Annotated[Hex | None, "null for the neutral element"]
    y: Annotated[Hex | None, "null for the neutral element"]
    compressed: Annotated[Hex, "as `ark-compressed`"]


def _products(run: Run, products: tuple[Point, ...]) -> list[Product]:
    pairs = [(None, None) if point is None else (hex(point[0]), hex(point[1])) for point in products]
    return [{"x": x, "y": y, "compressed": f"0x{run.compressed(i).hex()}"} for i, (x, y) in enumerate(pairs)]


class Simulation(TypedDict):
    unit: Annotated[str, "the unit's configuration in short"]
    simulator: Annotated[str, "its name and version"]
    cycles: Annotated[int, "clock cycles of all products"]
    passes: Annotated[int, "passes of each product over the scalars"]
    masked: Annotated[int, "products whose scalars were masked"]
    counters: Annotated[dict[str, int], "the unit's and its memories', bytes among them"]


def _simulation(_: object, ran: Ran) -> Simulation:
    state = ran.simulation
    return {
        "unit": state.unit,
        "simulator": state.simulator,
        "cycles": state.cycles,
        "passes": ran.passes,
        "masked": ran.masked,
        "counters": {name: count for device in state.devices for name, count in device.counters.items()},
    }


@brief
@dataclass(frozen=True, slots=True)
@public
class Run:
    """Products of n points with a batch of vectors of scalars.

    `products`: (x, y) for each vector, None for the point at infinity. `seconds` is the time of the products;
    `checked_by` says what checked them.
    """

    curve: Annotated[str, "the curve", GIVEN]
    source: Annotated[
        dict[str, Any], "where they came from", GIVEN, Form(Source, lambda _, source: source, spread=True)
    ]
    count: Annotated[int, "points", GIVEN]
    batch: Annotated[int, "vectors of scalars", GIVEN] = field(init=False, repr=False)
    checks: Annotated[str, "what was checked of the points; `before`: when the bases were prepared", GIVEN]
    multiples: Annotated[int, "multiples kept of each point", GIVEN]
    window: Annotated[int | None, "bits of a window; null: the cost model's choice", GIVEN]
    threads: Annotated[int, "threads that work; 0 is all cores", GIVEN]
    products: Annotated[tuple[Point, ...], "one for each vector of scalars", Form(list[Product], _products)]
    seconds_prepare: Annotated[float, "what checking and converting the points took"]
    memory: Annotated[int, "bytes of the prepared points"]
    backend: str
    why: str
    seconds: float
    checked_by: str
    ran: Annotated[Ran | None, "with `--backend rtl:UNIT`", OPTIONAL, Form(Simulation, _simulation, "simulation")] = (
        None
    )

    def __post_init__(self) -> None:
        object.__setattr__(self, "batch", len(self.products))

    @property
    def rate(self) -> float:
        """Points a second, each counted once for each vector; without preparation."""
        return self.count * len(self.products) / self.seconds if self.seconds > 0 else 0.0

    def compressed(self, index: int) -> bytes:
        """A product in arkworks' canonical compressed form."""
        return encode(curve_of(self.curve), self.products[index], "arkworks", compressed=True)

    def record(self) -> Record:
        """The result record of this run."""
        facts = self.seconds, self.rate, UNIT, self.checked_by
        return Record("msm.run", self.backend, self.why, *told(self), *facts)
