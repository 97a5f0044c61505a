"""Differences, comparisons, choices, and what hash functions are made of: bits combined and moved."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from math import log2
from operator import and_, or_, xor

from modmill.hw.circuit.kinds.rows import SHORT, carried
from modmill.hw.circuit.op import ROWS, BoundError, Cell, Kind, Look, Op, Site


def _difference_bound(op: Op) -> list[int]:
    a, _ = op.ins
    if op.frame > op.params["bits"]:
        raise BoundError(f"{op.name}: operands of {op.frame} bits in a difference of {op.params['bits']}")
    return [(1 << op.params["bits"]) + (a.top >> op.base)]


def _difference(op: Op, site: Site) -> Cell:
    bits = op.params["bits"]
    a, b = (site.operand(w, bits, op.base) for w in op.ins)
    return Cell("sub2", {"W": bits}, {"a_i": a, "b_i": b, "s_o": site.outs[0]})


SUB = Kind(
    "sub2",
    arity=(2, 2),
    bound=_difference_bound,
    delay=0.8,
    act=lambda op, x, _n: [(1 << op.params["bits"]) + x[0] - x[1]],
    text=_difference,
    look=Look("#6a8fd0", "difference", "differences"),
    frames=ROWS,
    widths=lambda op: [op.params["bits"] + 1],
    lut6=lambda op: op.params["bits"],
    widening=lambda op: carried(op.params["bits"]),
)


def _choice_bound(op: Op) -> list[int]:
    if op.ins[0].width != 1:
        raise BoundError(f"{op.name}: one bit chooses between two words, not {op.ins[0].width}")
    return [max(w.high for w in op.ins[1:])]


def _choice(op: Op, site: Site) -> str:
    total = op.outs[0].width
    control, a, b = op.ins
    return f"{site.read(control)} ? {site.operand(a, total)} : {site.operand(b, total)}"


FAN_OUT = 0.2
"""The planning delay, in ns, that each doubling of the pins driven by one bit adds."""

CHOOSE = Kind(
    "choose",
    arity=(3, 3),
    bound=_choice_bound,
    delay=0.6,
    act=lambda _op, x, _n: [x[1] if x[0] else x[2]],
    text=_choice,
    look=Look("#a07cc0", "choice between two", "choices"),
    lut6=lambda op: -(-op.outs[0].width // 2),
    widening=lambda op: FAN_OUT * max(0.0, log2(op.ins[1].width / SHORT)),
)


def _picked_bound(op: Op) -> list[int]:
    index, *words = op.ins
    if index.high >= len(words):
        raise BoundError(f"{op.name}: an index of up to {index.high} among {len(words)} words")
    return [max(w.high for w in words)]


def _picked(op: Op, site: Site) -> str:
    """A chain of comparisons with each index; the last word needs none."""
    total = op.outs[0].width
    index, *words = op.ins
    at, last = site.read(index), len(words) - 1
    parts = [f"({at} == {index.width}'d{i}) ? {site.operand(w, total)} : " for i, w in enumerate(words[:last])]
    return "".join(parts) + site.operand(words[last], total)


PICK = Kind(
    "pick",
    arity=(3, 65),
    bound=_picked_bound,
    delay=0.9,
    act=lambda _op, x, _n: [x[1 + x[0]]],
    text=_picked,
    look=Look("#a07cc0", "choice by an index", "choices"),
)


def _bitwise(
    name: str, symbol: str, combine: Callable[[int, int], int], bound: Callable[[Op], list[int]], look: Look
) -> Kind:
    def text(op: Op, site: Site) -> str:
        # An AND of words of different widths is as narrow as the narrowest.
        wide = max(w.width for w in op.ins)
        full = f" {symbol} ".join(site.operand(w, wide) for w in op.ins)
        return full if op.outs[0].width == wide else f"{op.outs[0].width}'({full})"

    return Kind(
        name,
        arity=(2, 6),
        bound=bound,
        delay=0.5,
        act=lambda _op, x, _n: [reduce(combine, x)],
        text=text,
        look=look,
    )


XOR = _bitwise(
    *("xor", "^", xor, lambda op: [(1 << max(w.width for w in op.ins)) - 1]),
    Look("#b59ad0", "exclusive or, bit by bit", "bitwise operators"),
)
AND = _bitwise(
    *("and", "&", and_, lambda op: [min(w.high for w in op.ins)]),
    Look("#b59ad0", "and, bit by bit", "bitwise operators"),
)
OR = _bitwise(
    *("or", "|", or_, lambda op: [(1 << max(w.width for w in op.ins)) - 1]),
    Look("#b59ad0", "or, bit by bit", "bitwise operators"),
)


def _equality(op: Op, site: Site) -> str:
    wide = max(w.width for w in op.ins)
    return " == ".join(site.operand(w, wide) for w in op.ins)


EQUAL = Kind(
    "equal",
    arity=(2, 2),
    bound=lambda _op: [1],
    delay=0.6,
    act=lambda _op, x, _n: [int(x[0] == x[1])],
    text=_equality,
    look=Look("#b59ad0", "comparison for equality", "comparisons"),
)


def _places(op: Op) -> list[int]:
    return [sum(w.width for w in op.ins[:i]) for i in range(len(op.ins))]


JOIN = Kind(
    "join",
    arity=(2, 64),
    bound=lambda op: [sum(w.high << at for w, at in zip(op.ins, _places(op), strict=True))],
    delay=0.0,
    act=lambda op, x, _n: [sum(v << at for v, at in zip(x, _places(op), strict=True))],
    text=lambda op, site: "{" + ", ".join(site.read(w) for w in reversed(op.ins)) + "}",
    look=None,
    widths=lambda op: [sum(w.width for w in op.ins)],
)
