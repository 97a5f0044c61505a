"""Circuits with state, cycle by cycle on integers: the exact reference of what their text does between clock edges.

A circuit may read a word before it is driven (`Circuit.wire`), as every feedback does. Within a cycle the operators are
evaluated in an order in which each finds its operands; a kind with state breaks the circle, since its results come from
before the clock edge.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from modmill.hw.circuit.evaluate import value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds import INPUT, WIRE
from modmill.hw.circuit.op import BoundError, Op, Wire


def through(op: Op) -> Sequence[int]:
    """The positions of the operands that reach the results in the same cycle."""
    return range(len(op.ins)) if op.kind.clocked is None else op.kind.clocked.through(op)


def order(circuit: Circuit) -> list[Op]:
    """The operators in an order of evaluation within a cycle.

    Raises BoundError for a circle without a register, and for a wire that nothing drives.
    """
    for op in circuit.ops:
        if op.kind is WIRE and not op.ins:
            raise BoundError(f"{op.name}: nothing drives it")
    found: list[Op] = []
    state: dict[int, bool] = {}
    for first in circuit.ops:
        path = [(first, iter(through(first)))]
        if id(first) in state:
            continue
        state[id(first)] = False
        while path:
            op, rest = path[-1]
            for at in rest:
                needed = op.ins[at].view.wire.op
                if id(needed) not in state:
                    state[id(needed)] = False
                    path.append((needed, iter(through(needed))))
                    break
                if not state[id(needed)]:
                    names = [o.name for o, _ in path]
                    raise BoundError(f"a circle without a register: {', '.join(names[names.index(needed.name) :])}")
            else:
                path.pop()
                state[id(op)] = True
                found.append(op)
    return found


def planned_period(circuit: Circuit) -> float:
    """The longest way between registers, by the planning delays, in ns; without what the registers themselves take."""
    at: dict[Wire, float] = {}
    for op in order(circuit):
        begin = max((at[op.ins[i].view.wire] for i in through(op)), default=0.0)
        at |= dict.fromkeys(op.outs, begin + op.delay)
    return max(at.values(), default=0.0)


class Stepper:
    """A circuit after reset. `modulus` is that of its constants and tables, `seed` of what no reset defines.

    >>> from modmill.hw.circuit.graph import Circuit
    >>> c = Circuit()
    >>> count = c.wire("count", 7)
    >>> _ = c.connect(count, c.register("count_q", c.add("next", count, c.literal("one", 1)).low(3), reset=5))
    >>> stepper = Stepper(c)
    >>> [stepper.step({})[count.view.wire] for _ in range(5)]
    [5, 6, 7, 0, 1]
    """

    def __init__(self, circuit: Circuit, modulus: int = 0, seed: int = 0) -> None:
        self.circuit: Circuit = circuit
        self.modulus: int = modulus
        self.cycles: int = 0
        self._order = order(circuit)
        rng = random.Random(seed)
        self._state: dict[Wire, Any] = {
            op.outs[0]: op.kind.clocked.start(op, rng) for op in circuit.ops if op.kind.clocked is not None
        }

    def show(self, inputs: Mapping[str, int]) -> dict[Wire, int]:
        """The values of all wires in this cycle; absent inputs are zero.

        Raises AssertionError where a value exceeds its bound.
        """
        values: dict[Wire, int] = {}
        for op in self._order:
            if op.kind is INPUT:
                results = [inputs.get(op.name, 0)]
            elif op.kind.clocked is None:
                operands = [value(w, values) >> op.base * f for w, f in zip(op.ins, op.shiftable, strict=True)]
                results = op.kind.act(op, operands, self.modulus)
            else:
                operands = [0] * len(op.ins)
                for i in op.kind.clocked.through(op):
                    operands[i] = value(op.ins[i], values)
                results = op.kind.clocked.show(op, self._state[op.outs[0]], operands, self.modulus)
            for wire, result in zip(op.outs, results, strict=True):
                assert 0 <= result <= wire.high, f"{wire.name}: {result} is above {wire.high}"
                values[wire] = result
        return values

    def step(self, inputs: Mapping[str, int]) -> dict[Wire, int]:
        """Evaluates the circuit like `show`, and then makes a clock edge. Raises BoundError for what a kind forbids."""
        values = self.show(inputs)
        for op in self._order:
            if op.kind.clocked is not None:
                operands = [value(w, values) for w in op.ins]
                state = self._state[op.outs[0]]
                self._state[op.outs[0]] = op.kind.clocked.step(op, state, operands, self.modulus)
        self.cycles += 1
        return values
