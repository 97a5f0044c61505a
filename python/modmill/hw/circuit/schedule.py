"""Stages: where registers cut a feed-forward circuit so that the slowest of S stages is as short as it can be.

An operation enters every `interval` cycles. A register that is written at the end of stage k holds for an interval,
until the next operation reaches stage k; a value that is read later passes on to the next register. In a pipeline of
interval 1 a value has one register for each stage on its way. In a loop, where each operation waits for the one before,
the interval is as long as the operation, so every value has one. Between them operations overlap and may share
multipliers: see `circuit.shared`.

Operators are placed by list scheduling (`circuit.shared.plan`); the shortest period is found by bisection.
"""

from __future__ import annotations

from collections.abc import Iterable

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds import STILL
from modmill.hw.circuit.op import Word

REGISTER = 0.55
"""Clock to output, first net and set-up: what each stage pays for its registers, in ns."""


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
    return max(op.delay for op in circuit.ops) + REGISTER


def longest(circuit: Circuit) -> float:
    """A period in which everything happens that no register divides."""
    return max(w.time for op in circuit.ops for w in op.outs) + 2 * REGISTER
