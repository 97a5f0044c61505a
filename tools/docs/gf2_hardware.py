"""The table of multipliers of binary fields: LUT4 by count and cycles a product, at the sizes of the thesis.

Counted are the maps and products over GF(2), and for `gf2_limbs` the words that its stages add and choose among;
neither control nor memories are.

    python tools/docs/gf2_hardware.py
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from modmill.binary_fields import named
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds import CHOOSE, SELECT, XOR
from modmill.hw.circuit.kinds.polynomials import LUT4, lookups
from modmill.hw.interface import registry
from modmill.hw.modmul.carryless import lookup_tables

FIELDS = [field.name for field in named().values() if field.bits]
"""The fields of the thesis."""
POINTS: list[tuple[str, Mapping[str, Any]]] = [
    *(("gf2_serial", {"digit": digit}) for digit in (1, 4, 16, 64)),
    *(("gf2_limbs", {"halvings": halvings}) for halvings in (6, 5, 4, 3, 2, 1)),
    ("gf2_mul", {}),
]
LARGEST = 2044
"""The largest multiplier with a product a cycle: no device here takes more."""


def words(c: Circuit) -> int:
    """LUT4 of operators that take words bit by bit."""
    inputs = {XOR: len, SELECT: len, CHOOSE: lambda ins: len(ins)}
    return sum(lookups(inputs[op.kind](op.ins), LUT4) * op.outs[0].width for op in c.ops if op.kind in inputs)


def point(unit: str, given: Mapping[str, Any]) -> str:
    """LUT4 and cycles of a configuration."""
    built: Any = registry.build(registry.configure(unit, **given))
    counted = lookup_tables(built.circuit.ops)[0]
    counted += words(built.circuit) if unit == "gf2_limbs" else 0
    return f"{counted:,}, {built.interval:,}"


def table(fields: Sequence[str] = FIELDS) -> Iterator[str]:
    """Rows of configurations, columns of sizes."""
    degrees = [named()[field].terms[0] for field in fields]
    yield "| LUT4 by count, cycles a product | " + " | ".join(map(str, degrees)) + " |"
    yield "|---|" + "---|" * len(degrees)
    for unit, given in POINTS:
        cells = [
            ""
            if (unit == "gf2_mul" and degree > LARGEST) or (unit == "gf2_limbs" and degree >> given["halvings"] < 64)
            else point(unit, {**given, "field": field})
            for field, degree in zip(fields, degrees, strict=True)
        ]
        options = "".join(f" `--{name} {value}`" for name, value in given.items())
        yield f"| {unit}{options} | " + " | ".join(cells) + " |"


if __name__ == "__main__":
    print("\n".join(table()))
