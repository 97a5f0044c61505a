"""Levels: the depth of a design in full adders and gates, with its cells, counted in the circuit without synthesis.

A full adder is one level. A gate of two inputs, an AND-OR, a half adder, an XOR or a multiplexer is half a level.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Annotated, Any

ASSUMPTIONS = (
    "A full adder is 1 level; a gate of two inputs, an AND-OR, a half adder, an XOR or a multiplexer is 0.5; an "
    "inverter is 0.",
    "Wires, buffers of signals with many readers, and the handshake are not counted.",
)


@dataclass(frozen=True, slots=True)
class PathPart:
    """Operators of one kind that follow each other on the longest path."""

    operation: Annotated[
        str,
        "what they do: recoding, selection, tree, quotient, reduction, table, sum, adder, choice, "
        "register read, register write",
    ]
    operators: Annotated[int, "how many follow each other"]
    levels: Annotated[float, "their levels"]
    full_adders: Annotated[int, "full adders among them"]


@dataclass(frozen=True, slots=True)
class LevelReport:
    """The longest path between registers in both measures, with what it goes through, and the cells of the design."""

    levels: Annotated[float, "of the longest path between registers"]
    full_adder_levels: Annotated[int, "full adders alone on the path that has most of them"]
    path: Annotated[tuple[PathPart, ...], "the longest path in levels, from its begin"]
    full_adder_path: Annotated[tuple[PathPart, ...], "the longest path in full adders, from its begin"]
    full_adders: Annotated[int, "in all"]
    half_adders: Annotated[int, "in all"]
    gates: Annotated[Mapping[str, int], "other gates by what they make: bits, digits, products"]
    registers: Annotated[int, "flip-flops of numbers"]

    def as_dict(self) -> dict[str, Any]:
        """The report by name, JSON-ready."""
        return asdict(self) | {"gates": dict(self.gates)}
