"""Registers, delays and queues: what holds a value from one clock cycle to a later one.

The modules of delays and queues are in hw/rtl/state. Data registers have no reset, so what stands in them at first is
random here, as in the simulators: nothing may depend on it.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from random import Random

from modmill.hw.circuit.op import BoundError, Cell, Clocked, FlipFlops, Kind, Look, Op, Site

EDGE = 0.1
"""Clock to output of a flip-flop, in ns."""


def no_act(op: Op, x: list[int], modulus: int) -> list[int]:
    """A stand-in for `Kind.act` of a kind with state, which must not be called."""
    raise AssertionError(f"{op.name}: has state, so it is evaluated cycle by cycle (circuit.clocked)")


def enabled(op: Op, x: list[int], at: int) -> bool:
    """True if the optional operand at that position, an enable, is high or absent."""
    return len(op.ins) <= at or x[at] == 1


def enable_text(op: Op, site: Site, at: int) -> str:
    """The text of that enable; where there is none, the enable of the pipeline that the operator is in."""
    return site.read(op.ins[at]) if len(op.ins) > at else (site.enable or "1'b1")


def one_bit(op: Op, *at: int) -> None:
    """Raises BoundError unless the operands at these positions are single bits; absent ones are."""
    for i in at:
        if i < len(op.ins) and op.ins[i].width != 1:
            raise BoundError(f"{op.name}: operand {i} is a control bit, not {op.ins[i].width} bits")


def _register_bound(op: Op) -> list[int]:
    one_bit(op, 1)
    return [max(op.ins[0].high, op.params["reset"] or 0)]


def _register(op: Op, site: Site) -> FlipFlops:
    width, reset = op.outs[0].width, op.params["reset"]
    given = site.operand(op.ins[0], width), enable_text(op, site, 1)
    return FlipFlops(site.outs[0], width, *given, op.name, None if reset is None else f"{width}'h{reset:x}")


def _register_start(op: Op, rng: Random) -> int:
    reset = op.params["reset"]
    return rng.randint(0, op.outs[0].high) if reset is None else reset


REGISTER = Kind(
    "register",
    arity=(1, 2),
    bound=_register_bound,
    delay=EDGE,
    act=no_act,
    text=_register,
    look=Look("#b8433f", "register", "registers"),
    clocked=Clocked(
        start=_register_start,
        show=lambda _op, state, _x, _n: [state],
        step=lambda op, state, x, _n: x[0] if enabled(op, x, 1) else state,
    ),
)


def _delay_bound(op: Op) -> list[int]:
    one_bit(op, 1)
    if op.params["cycles"] < 1:
        raise BoundError(f"{op.name}: a delay of {op.params['cycles']} cycles")
    return [op.ins[0].high]


def _delay(op: Op, site: Site) -> Cell:
    width = op.outs[0].width
    return Cell(
        "delay_line",
        {"W": width, "N": op.params["cycles"]},
        {
            "clk_i": "clk_i",
            "en_i": enable_text(op, site, 1),
            "d_i": site.operand(op.ins[0], width),
            "q_o": site.outs[0],
        },
    )


def _delayed(op: Op, state: deque[int], x: list[int], _modulus: int) -> deque[int]:
    if enabled(op, x, 1):
        state.popleft()
        state.append(x[0])
    return state


DELAY = Kind(
    "delay",
    arity=(1, 2),
    bound=_delay_bound,
    delay=EDGE,
    act=lambda _op, x, _n: [x[0]],
    text=_delay,
    look=Look("#c9726f", "delay of several cycles", "delays"),
    latency=lambda op: op.params["cycles"],
    clocked=Clocked(
        start=lambda op, rng: deque(rng.randint(0, op.outs[0].high) for _ in range(op.params["cycles"])),
        show=lambda _op, state, _x, _n: [state[0]],
        step=_delayed,
    ),
)


def _fifo_bound(op: Op) -> list[int]:
    one_bit(op, 0, 2)
    if op.params["depth"] < 1:
        raise BoundError(f"{op.name}: a queue of {op.params['depth']} words")
    return [op.ins[1].high, op.params["depth"]]


def _fifo(op: Op, site: Site) -> Cell:
    push, data, pop = op.ins
    width = op.outs[0].width
    return Cell(
        "fifo",
        {"W": width, "Depth": op.params["depth"]},
        {
            "clk_i": "clk_i",
            "rst_ni": "rst_ni",
            "push_i": site.read(push),
            "data_i": site.operand(data, width),
            "pop_i": site.read(pop),
            "data_o": site.outs[0],
            "count_o": site.outs[1],
        },
    )


@dataclass(slots=True)
class _Queue:
    """The words in their places, as the module has them: what stands at the end of an empty queue is an old word."""

    words: list[int]
    first: int = 0
    count: int = 0


def _queued(op: Op, state: _Queue, x: list[int], _modulus: int) -> _Queue:
    push, data, pop = x
    free = (state.first + state.count) % len(state.words)
    if pop:
        if not state.count:
            raise BoundError(f"{op.name}: an empty queue is asked for a word")
        state.first, state.count = (state.first + 1) % len(state.words), state.count - 1
    if push:
        if state.count == len(state.words):
            raise BoundError(f"{op.name}: a full queue is given a word")
        state.words[free], state.count = data, state.count + 1
    return state


FIFO = Kind(
    "fifo",
    arity=(3, 3),
    bound=_fifo_bound,
    delay=0.6,
    act=no_act,
    text=_fifo,
    look=Look("#c99a5f", "queue", "queues"),
    results=(("", 0), ("_count", 0)),
    clocked=Clocked(
        start=lambda op, rng: _Queue([rng.randint(0, op.outs[0].high) for _ in range(op.params["depth"])]),
        show=lambda _op, state, _x, _n: [state.words[state.first], state.count],
        step=_queued,
    ),
)
