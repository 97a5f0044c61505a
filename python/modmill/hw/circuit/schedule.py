"""Stages: where registers cut a feed-forward circuit so that the slowest of S stages is as short as it can be.

An operation enters every `interval` cycles. A register that is written at the end of stage k holds for an interval,
until the next operation reaches stage k; a value that is read later passes on to the next register. In a pipeline of
interval 1 a value has one register for each stage on its way. In a loop, where each operation waits for the one before,
the interval is as long as the operation, so every value has one. Between them operations overlap and may share
multipliers: see `circuit.shared`.

Operators are placed as soon as they can start; one that would run over the period opens the next stage. The shortest
period is found by bisection.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds import INPUT, STILL
from modmill.hw.circuit.op import Wire, Word

REGISTER = 0.55
"""Clock to output, first net and set-up: what each stage pays for its registers, in ns."""


def schedule(circuit: Circuit, stages: int) -> float:
    """A loop's schedule: sets `stage` and the registers of every wire; returns the planned period in ns."""
    if any(op.kind.latency(op) for op in circuit.ops):
        raise AssertionError("a loop has no line that moves registers inside of cells")
    period = cut(lambda at_most: place(circuit, at_most), shortest(circuit), longest(circuit), stages)
    store(circuit, (), stages, stages)
    return period


def store(circuit: Circuit, results: Iterable[Word], read_at: int, interval: int) -> None:
    """Gives every wire of placed operators the registers that its readers need; the results are read in that stage."""
    wires = [wire for op in circuit.ops for wire in op.outs]
    for wire in wires:
        wire.registers, wire.read_early, wire.interval = 0, False, interval
        wire.taps.clear()
    read = [(word, op.stage + busy) for op in circuit.ops for busy in range(op.busy) for word in op.ins]
    for word, stage in (*read, *((word, read_at) for word in results)):
        wire = word.view.wire
        if wire.op.kind not in STILL:
            lag = wire.lag(stage)
            wire.registers = max(wire.registers, lag)
            wire.taps.add(lag)
            wire.read_early |= lag == 0


def shortest(circuit: Circuit) -> float:
    """No period is shorter: the slowest operator alone between registers."""
    return max(op.kind.delay for op in circuit.ops) + REGISTER


def longest(circuit: Circuit) -> float:
    """A period in which everything happens that no register divides."""
    return max(w.time for op in circuit.ops for w in op.outs) + 2 * REGISTER


def cut(placed: Callable[[float], int], low: float, high: float, stages: int) -> float:
    """Places every operator so that the slowest of `stages` stages is as short as it can be; returns the period.

    `placed` places for a period and returns the number of stages. Raises AssertionError when the longest period needs
    more than `stages`.
    """
    low = min(low, high)
    least = placed(high)
    if least > stages:
        raise AssertionError(f"{stages} stages of a circuit that needs {least}")
    while high - low > 0.01:
        middle = (low + high) / 2
        if placed(middle) <= stages:
            high = middle
        else:
            low = middle
    placed(high)
    return high


def place(circuit: Circuit, period: float) -> int:
    """As-soon-as-possible placement for that period; the number of stages it takes."""
    at: dict[Wire, float] = {}
    last = 0
    for op in circuit.ops:
        stage = max((w.view.wire.stage for w in op.ins), default=0)
        begin = max((at[w.view.wire] for w in op.ins if w.view.wire.stage == stage), default=0.0)
        end = begin + op.kind.delay
        if end > period - REGISTER and op.kind is not INPUT:
            stage, end = stage + 1, op.kind.delay
        op.stage = stage
        cycles = op.kind.latency(op)
        for wire in op.outs:
            wire.stage = stage + cycles
            at[wire] = 0.0 if cycles else end
        last = max(last, stage + cycles)
    return last + 1
