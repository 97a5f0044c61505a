"""What the commands of multi-scalar multiplication print with --json."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypedDict

from modmill.bench.rows import Row
from modmill.msm.timed import Timed
from modmill.shapes import Compared, Counted, Hex, Quick, Result


class RunParameters(TypedDict):
    curve: Annotated[str, "the curve"]
    random: NotRequired[Annotated[int, "random points and scalars"]]
    seed: NotRequired[Annotated[int, "of these"]]
    points: NotRequired[Annotated[str, "the file of points"]]
    format: NotRequired[Annotated[str, "its format"]]
    bases: NotRequired[Annotated[str, "the file of prepared bases"]]
    scalars: NotRequired[Annotated[str, "the file of scalars"]]
    scalar_format: NotRequired[Annotated[str, "its format"]]
    count: Annotated[int, "points"]
    batch: Annotated[int, "vectors of scalars"]
    checks: Annotated[str, "what was checked of the points; `before`: when the bases were prepared"]
    multiples: Annotated[int, "multiples kept of each point"]
    window: Annotated[int | None, "bits of a window; null: the cost model's choice"]
    threads: Annotated[int, "threads that work; 0 is all cores"]


class Product(TypedDict):
    x: Annotated[Hex | None, "null for the neutral element"]
    y: Annotated[Hex | None, "null for the neutral element"]
    compressed: Annotated[Hex, "as `ark-compressed`"]


class Simulation(TypedDict):
    unit: Annotated[str, "the unit's configuration in short"]
    simulator: Annotated[str, "its name and version"]
    cycles: Annotated[int, "clock cycles of all products"]
    passes: Annotated[int, "passes of each product over the scalars"]
    masked: Annotated[int, "products whose scalars were masked"]
    counters: Annotated[dict[str, int], "the unit's and its memories', bytes among them"]


class Multiplied(TypedDict):
    products: Annotated[list[Product], "one for each vector of scalars"]
    seconds_prepare: Annotated[float, "what checking and converting the points took"]
    memory: Annotated[int, "bytes of the prepared points"]
    simulation: NotRequired[Annotated[Simulation, "with `--backend rtl:UNIT`"]]


class PreparationParameters(TypedDict):
    curve: Annotated[str, "the curve"]
    points: Annotated[str, "the file of points"]
    format: Annotated[str, "its format"]
    checks: Annotated[str, "what was checked of the points"]
    multiples: Annotated[int, "multiples kept of each point"]


class Prepared(TypedDict):
    file: Annotated[str, "the file of prepared bases"]
    points: Annotated[int, "points in it"]
    memory: Annotated[int, "bytes that they take in memory"]


class GenerationParameters(TypedDict):
    curve: Annotated[str, "the curve"]
    format: Annotated[str, "of points"]
    scalar_format: Annotated[str, "of scalars"]
    count: Annotated[int, "points"]
    batch: Annotated[int, "vectors of scalars"]
    seed: Annotated[int, "the same seed, the same files"]
    number: Annotated[bool, "whether the files begin with the number of records"]


class Generated(TypedDict):
    points: Annotated[str, "the file of points"]
    scalars: Annotated[str | None, "the file of scalars"]


class Reported(Compared):
    products: Annotated[Counted, "checked"]


REPORTED = Result("msm.report", Quick, Reported)

COMMANDS: dict[str, tuple[Any, ...]] = {
    "msm run": (Result("msm.run", RunParameters, Multiplied),),
    "msm prepare": (Result("msm.prepare", PreparationParameters, Prepared),),
    "msm gen": (Result("msm.gen", GenerationParameters, Generated),),
    "msm bench": (Row, Timed),
}
