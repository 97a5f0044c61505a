"""Several compute units side by side: products go to them in turn, and their results leave in that order."""

from __future__ import annotations

from collections.abc import Mapping

from modmill.hw.circuit.control import all_of, is_value, turns
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.gf2.loading import OPERANDS
from modmill.hw.units.gf2.words.core import COUNTERS, build
from modmill.hw.units.gf2.words.order import Timing


def side_by_side(
    timing: Timing, bits: int, karatsuba: int, count: int, modulus: int = 0
) -> tuple[Circuit, Mapping[str, Word]]:
    """The circuit of so many units, and its results by name. N goes to all of them at once, or is built into each."""
    one = build(timing, bits, karatsuba, modulus)
    if count == 1:
        return one
    part = Part("compute_unit", "a word-serial multiplier", *one)
    c = Circuit()
    offered, out_ready = c.input("in_valid", 1), c.input("out_ready", 1)
    given = {op.name: op.outs[0].high for op in part.inputs if op.name in ("in_kind", "in_a", "in_b")}
    beat = {name: c.input(name, high) for name, high in given.items()}
    operands = None if modulus else is_value(c, "is_operands", beat["in_kind"], OPERANDS)
    others = None if operands is None else c.invert("is_modulus", operands)
    moved, left = c.wire("moved", 1), c.wire("left", 1)

    c.note("The unit that takes the next operands, and the one whose result leaves.")
    to = _turn(c, "to", timing.groups, count, moved if operands is None else c.both("moves_on", moved, operands))
    source = _turn(c, "source", timing.groups, count, left)
    ready = [c.wire(f"ready_{i}", 1) for i in range(count)]
    all_ready = None if others is None else all_of(c, "all_ready", ready)
    found: list[Mapping[str, Word]] = []
    for i in range(count):
        mine, out_mine = (is_value(c, f"{name}_{i}", at, i) for name, at in (("takes", to), ("gives", source)))
        if operands is not None and others is not None and all_ready is not None:
            own = c.both(f"own_{i}", operands, mine)
            mine = c.either(f"for_{i}", own, c.both(f"all_{i}", others, all_ready))
        valid = c.both(f"valid_{i}", offered, mine)
        out = c.both(f"out_ready_{i}", out_ready, out_mine)
        found.append(part.named(c, f"unit_{i}", in_valid=valid, out_ready=out, **beat))
        c.connect(ready[i], found[i]["in_ready"])
    takes = c.pick("ready", to, *ready)
    if others is not None and all_ready is not None:
        takes = c.choose("in_ready", others, all_ready, takes)
    c.connect(moved, c.both("taken", offered, takes))
    valid = c.pick("out_valid", source, *(unit["out_valid"] for unit in found))
    c.connect(left, c.both("leaves", valid, out_ready))
    counters = {name: c.add(f"{name}_of_all", *(unit[name] for unit in found)).low(32) for name in COUNTERS}
    result = c.pick("out_r", source, *(unit["out_r"] for unit in found))
    return c, {"in_ready": takes, "out_valid": valid, "out_r": result, **counters}


def _turn(c: Circuit, name: str, groups: int, count: int, moves: Word) -> Word:
    """The unit whose turn it is: the next one's after as many beats as a product has."""
    group = turns(c, f"{name}_group", groups, moves)
    if group is not None:
        moves = c.both(f"{name}_whole", moves, is_value(c, f"{name}_last", group, groups - 1))
    unit = turns(c, f"{name}_unit", count, moves)
    assert unit is not None, "one unit has no turns"
    return unit
