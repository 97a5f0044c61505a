"""Products of unsigned numbers on the multiplier tiles of a device."""

from __future__ import annotations

from collections import deque
from functools import cache
from random import Random

from modmill.hw.circuit.kinds.state import enable_text
from modmill.hw.circuit.op import BoundError, Cell, Clocked, Kind, Look, Op, Site

DSP_A, DSP_B = 26, 17
"""The unsigned operands that one DSP48E2 multiplier (27 by 18 bits, signed) takes."""


def _bound(op: Op) -> list[int]:
    for a, b in zip(op.ins[0::2], op.ins[1::2], strict=True):
        if a.width > DSP_A or b.width > DSP_B:
            names = f"{a.view.wire.name} * {b.view.wire.name}"
            raise BoundError(f"{names}: {a.width} by {b.width} bits is more than one DSP")
    return [sum(a.high * b.high for a, b in zip(op.ins[0::2], op.ins[1::2], strict=True))]


def _sides(op: Op) -> tuple[int, int]:
    """AW and BW of the cell."""
    return max(w.width for w in op.ins[0::2]), max(w.width for w in op.ins[1::2])


def _cell(op: Op, site: Site) -> Cell:
    widths = _sides(op)
    ports = ("a_i", "b_i") if len(op.ins) == 2 else ("a0_i", "b0_i", "a1_i", "b1_i")
    read = [site.operand(w, widths[i % 2]) for i, w in enumerate(op.ins)]
    held = site.enable is not None
    clock = {"clk_i": "clk_i" if held else "1'b0", "en_i": site.enable or "1'b0"}
    return Cell(
        op.kind.name,
        {"AW": widths[0], "BW": widths[1], "Reg": int(held)},
        {**clock, **dict(zip(ports, read, strict=True)), "p_o": site.outs[0]},
    )


MUL = Kind(
    "dsp_mul",
    arity=(2, 2),
    bound=_bound,
    delay=2.9,
    act=lambda _op, x, _n: [x[0] * x[1]],
    text=_cell,
    look=Look("#173f6b", "product, one DSP", "products"),
    widths=lambda op: [sum(_sides(op))],
    absorbs=True,
    dsps=1,
)
MUL2 = Kind(
    "dsp_mul2",
    arity=(4, 4),
    bound=_bound,
    delay=3.6,
    act=lambda _op, x, _n: [x[0] * x[1] + x[2] * x[3]],
    text=_cell,
    look=Look("#173f6b", "two products, two DSPs in cascade", "pairs of products"),
    widths=lambda op: [sum(_sides(op)) + 1],
    absorbs=True,
    dsps=2,
)


@cache
def column(places: int) -> Kind:
    """The product of up to 26 bits and so many digits of 17 bits, added in the cascade of a column of multipliers.

    The result comes as many cycles after the operands.
    """

    def bound(op: Op) -> list[int]:
        a, b = op.ins
        if a.width > DSP_A or -(-b.width // DSP_B) != places:
            raise BoundError(f"{op.name}: {a.width} by {b.width} bits on a column of {places}")
        return [a.high * b.high]

    def cell(op: Op, site: Site) -> Cell:
        a, b = op.ins
        ports = {"clk_i": "clk_i", "en_i": enable_text(op, site, 2), "a_i": site.read(a), "b_i": site.read(b)}
        return Cell("dsp_column", {"AW": a.width, "BW": b.width}, ports | {"p_o": site.outs[0]})

    def start(op: Op, rng: Random) -> deque[int]:
        return deque(rng.randint(0, op.outs[0].high) for _ in range(places))

    def step(_op: Op, state: deque[int], x: list[int], _modulus: int) -> deque[int]:
        state.popleft()
        state.append(x[0] * x[1])
        return state

    return Kind(
        "dsp_column",
        arity=(2, 2),
        bound=bound,
        delay=MUL.delay,
        act=lambda _op, x, _n: [x[0] * x[1]],
        text=cell,
        look=Look("#0d2947", "product, a column of DSPs", "products on columns"),
        widths=lambda op: [sum(word.width for word in op.ins)],
        latency=lambda _op: places,
        clocked=Clocked(start, lambda _op, state, _x, _n: [state[0]], step),
        dsps=places,
    )
