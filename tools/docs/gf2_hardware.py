"""The table of multipliers of binary fields: LUT4 by count, rate and latency, at the sizes of the thesis.

Counted are the maps and products over GF(2), and for `gf2_limbs` and those in residues the words that their steps add
and choose among; neither control nor memories are.

    python tools/docs/gf2_hardware.py
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from operator import le
from typing import Any

from modmill.binary_fields import named
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds import CHOOSE, LITERAL, SELECT, XOR
from modmill.hw.circuit.kinds.polynomials import LUT4, lookups
from modmill.hw.interface import registry
from modmill.hw.modmul.carryless import lookup_tables

FIELDS = [field.name for field in named().values() if field.bits]
"""The fields of the thesis."""
POINTS: list[tuple[str, Mapping[str, Any]]] = [
    *(("gf2_serial", {"digit": digit}) for digit in (1, 4, 16, 64)),
    *(("gf2_limbs", {"halvings": halvings}) for halvings in (6, 5, 4, 3, 2, 1)),
    *(("gf2_rns", given) for given in ({"digit": 1}, {"digit": 4}, {"digit": 16, "channel": 128})),
    ("gf2_words", {"swi": 4}),
    ("gf2_array", {"elements": 4}),
    ("gf2_residues", {"channel": 128}),
    ("gf2_mul", {}),
]
BY_WORDS = "gf2_limbs", "gf2_rns", "gf2_residues"
"""Units whose steps add and choose among words."""
Point = tuple[int, int, int]
LARGE = "gf2_mul", "gf2_rns", "gf2_residues"
LARGEST = 2044
"""The largest of those: no device here takes more."""


def words(c: Circuit) -> int:
    """LUT4 of operators that take words bit by bit; the choice of a literal is a flip-flop's reset."""
    kinds = XOR, SELECT, CHOOSE
    ops = (op for op in c.ops if op.kind in kinds and all(w.view.wire.op.kind is not LITERAL for w in op.ins))
    return sum(lookups(len(op.ins), LUT4) * op.outs[0].width for op in ops)


def point(unit: str, given: Mapping[str, Any]) -> Point:
    """LUT4, cycles between products, and cycles of one product, of a configuration."""
    built: Any = registry.build(registry.configure(unit, **given))
    counted = lookup_tables(built.circuit.ops)[0]
    counted += words(built.circuit) if unit in BY_WORDS else 0
    return counted, built.interval, built.latency


def cell(mine: Point | None, others: Sequence[Point]) -> str:
    """The figures of a point, bold where none of the others is as good in all of them."""
    if mine is None:
        return ""
    text = ", ".join(f"{figure:,}" for figure in mine)
    beaten = any(other != mine and all(map(le, other, mine)) for other in others)
    return text if beaten else f"**{text}**"


def table(fields: Sequence[str] = FIELDS) -> Iterator[str]:
    """Rows of configurations, columns of sizes."""
    degrees = [named()[field].terms[0] for field in fields]
    yield "| LUT4 by count, cycles between products, cycles of one | " + " | ".join(map(str, degrees)) + " |"
    yield "|---|" + "---|" * len(degrees)
    columns = [
        [
            None
            if (unit in LARGE and degree > LARGEST) or (unit == "gf2_limbs" and degree >> given["halvings"] < 64)
            else point(unit, {**given, "field": field})
            for unit, given in POINTS
        ]
        for field, degree in zip(fields, degrees, strict=True)
    ]
    for at, (unit, given) in enumerate(POINTS):
        cells = [cell(column[at], [one for one in column if one]) for column in columns]
        options = "".join(f" `--{name} {value}`" for name, value in given.items())
        yield f"| {unit}{options} | " + " | ".join(cells) + " |"


if __name__ == "__main__":
    print("\n".join(table()))
