"""The JSON that commands of multi-scalar multiplication print."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from modmill.bench.rows import Row
from modmill.msm.results import Run
from modmill.msm.timed import Timed
from modmill.shapes import Compared, Counted, Quick, Result


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
    "msm run": (Result.of("msm.run", Run),),
    "msm prepare": (Result("msm.prepare", PreparationParameters, Prepared),),
    "msm gen": (Result("msm.gen", GenerationParameters, Generated),),
    "msm bench": (Row, Timed),
}
