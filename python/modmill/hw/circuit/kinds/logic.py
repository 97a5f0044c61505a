"""Differences, comparisons and choices."""

from __future__ import annotations

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
)


def _choice_bound(op: Op) -> list[int]:
    if op.ins[0].width != 1:
        raise BoundError(f"{op.name}: one bit chooses between two words, not {op.ins[0].width}")
    return [max(w.high for w in op.ins[1:])]


def _choice(op: Op, site: Site) -> str:
    total = op.outs[0].width
    control, a, b = op.ins
    return f"{site.read(control)} ? {site.operand(a, total)} : {site.operand(b, total)}"


CHOOSE = Kind(
    "choose",
    arity=(3, 3),
    bound=_choice_bound,
    delay=0.6,
    act=lambda _op, x, _n: [x[1] if x[0] else x[2]],
    text=_choice,
    look=Look("#a07cc0", "choice between two", "choices"),
)
