"""The JSON that commands of binary fields print."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from modmill.bench.rows import Row
from modmill.gf2.files import Done
from modmill.gf2.modulus import Facts
from modmill.points import Point
from modmill.shapes import Compared, Counted, Quick, Result, fields
from modmill.stated import Hex


class Polynomial(Facts):
    terms: Annotated[int, "its terms"]


class Irreducible(TypedDict):
    irreducible: Annotated[bool, "whether it is"]
    factor: Annotated[Hex | None, "its least factor, if not"]


class Named(TypedDict):
    name: Annotated[str, "by which commands know it"]
    aliases: Annotated[list[str], "other names"]
    title: Annotated[str, "in words"]
    terms: Annotated[list[int], "its exponents"]
    degree: Annotated[int, "m"]
    polynomial: Annotated[Hex, "bit i for x^i"]
    source: Annotated[str, "where it comes from"]


class Reported(Compared):
    elements: Annotated[Counted, "checked"]


REPORTED = Result("gf2.report", Quick, Reported)

COMMANDS: dict[str, tuple[Any, ...]] = {
    **{f"gf2 {name}": (Result.of(f"gf2.{name}", Done),) for name in ("mul", "square", "pow", "inv", "trace")},
    "gf2 irreducible": (Result("gf2.irreducible", Polynomial, Irreducible),),
    "gf2 fields": (Named,),
    "gf2 explore": (fields(Point) | {"modulus": Annotated[Literal["trinomial", "dense"], "the kind of modulus"]},),
    "gf2 bench": (Row,),
}
