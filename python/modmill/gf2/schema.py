"""What the commands of binary fields print with --json."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from modmill.bench.rows import Row
from modmill.points import Point
from modmill.shapes import Compared, Counted, Hex, Pattern, Quick, Result, fields


class ModulusFacts(TypedDict):
    modulus: Annotated[str, "its name"]
    polynomial: Annotated[Hex, "bit i for x^i"]
    degree: Annotated[int, "m"]


class Parameters(ModulusFacts):
    ring: Annotated[bool, "with `--ring`"]
    method: Annotated[str, "how products are computed"]
    stride: Annotated[int, "bytes of an element in files"]
    exponent: NotRequired[Annotated[Annotated[str, Pattern("^-?0x[0-9a-f]+$")], "of `gf2 pow`"]]


class Written(TypedDict):
    elements: Annotated[int, "elements of the result"]
    resumed_from: Annotated[int, "elements that came from an earlier run"]
    out: Annotated[str | None, "where they are"]
    sha256: Annotated[str, "of them, as bytes"]


class Polynomial(ModulusFacts):
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
    **{
        f"gf2 {name}": (Result(f"gf2.{name}", Parameters, Written),)
        for name in ("mul", "square", "pow", "inv", "trace")
    },
    "gf2 irreducible": (Result("gf2.irreducible", Polynomial, Irreducible),),
    "gf2 fields": (Named,),
    "gf2 explore": (fields(Point) | {"modulus": Annotated[Literal["trinomial", "dense"], "the kind of modulus"]},),
    "gf2 bench": (Row,),
}
