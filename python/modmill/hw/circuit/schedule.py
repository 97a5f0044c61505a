"""Stages: where registers cut a feed-forward circuit so that the slowest of S stages is as short as it can be.

In a loop each operation waits for the one before, so stages never overlap: a register written at the end of stage k
holds its value until the next operation reaches stage k, and a value needs one register, not a chain of them. The
circuit's inputs hold for the whole operation. In a pipeline every stage works on another operation, and values move on
with it.

Operators are placed as soon as they can start; one that would run over the period opens the next stage. The shortest
period is found by bisection.
"""

from __future__ import annotations

from collections.abc import Iterable

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds import CONSTANT, INPUT
from modmill.hw.circuit.op import Wire, Word

REGISTER = 0.55
"""Clock to output, first net and set-up: what each stage pays for its registers, in ns."""


def schedule(circuit: Circuit, stages: int) -> float:
    """A loop's schedule: sets `stage` and `registers` of every wire; returns the planned period in ns."""
    period = cut(circuit, stages)
    mark(circuit)
    return period


def pipeline(circuit: Circuit, results: Iterable[Word], stages: int) -> float:
    """A pipeline's schedule, with a new input in every cycle; the results stand in registers after the last stage.

    A value passes as many registers as there are stages between the one that makes it and the one that reads it.
    Returns the planned period in ns.
    """
    period = cut(circuit, stages)
    read = [(word, op.outs[0].stage) for op in circuit.ops for word in op.ins]
    for word, stage in (*read, *((word, stages) for word in results)):
        wire = word.view.wire
        if wire.op.kind is not CONSTANT:
            wire.registers = max(wire.registers, stage - wire.stage)
            wire.read_early |= stage == wire.stage
    return period


def cut(circuit: Circuit, stages: int) -> float:
    """Places every operator so that the slowest of `stages` stages is as short as it can be; returns the period."""
    high = max(w.time for op in circuit.ops for w in op.outs) + 2 * REGISTER
    low = min(max(op.kind.delay for op in circuit.ops) + REGISTER, high)
    if place(circuit, high) != 1:
        raise AssertionError("a period as long as the circuit is one stage")
    while high - low > 0.01:
        middle = (low + high) / 2
        if place(circuit, middle) <= stages:
            high = middle
        else:
            low = middle
    place(circuit, high)
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
        for wire in op.outs:
            wire.stage = stage
            at[wire] = end
        last = max(last, stage)
    return last + 1


def mark(circuit: Circuit) -> None:
    """Finds the wires that a later stage reads: these get a register at the end of their own stage."""
    for op in circuit.ops:
        for wire in op.outs:
            wire.registers, wire.read_early = 0, False
    for op in circuit.ops:
        for word in op.ins:
            wire = word.view.wire
            if op.outs[0].stage > wire.stage and wire.op.kind is not INPUT:
                wire.registers = 1
            else:
                wire.read_early = True
