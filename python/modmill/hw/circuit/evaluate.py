"""The circuit on integers: what every wire carries for given inputs. It checks graph and trees without a simulator."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds import INPUT
from modmill.hw.circuit.op import Kind, Wire, Word

Models = Mapping[Kind, Callable[[Sequence[int]], Sequence[int]]]
"""For kinds of operators: their results from their operands, by something other than the kind itself."""
NONE: Models = MappingProxyType({})


def evaluate(circuit: Circuit, inputs: Mapping[str, int], modulus: int, models: Models = NONE) -> dict[Wire, int]:
    """Values of all wires; absent inputs are zero. Kinds among the `models` do what these say.

    Raises AssertionError where a value exceeds its bound, which the builder has to exclude.
    """
    values: dict[Wire, int] = {}
    for op in circuit.ops:
        if op.kind is INPUT:
            results = [inputs.get(op.name, 0)]
        else:
            operands = [value(w, values) >> op.base * framed for w, framed in zip(op.ins, op.shiftable, strict=True)]
            model = models.get(op.kind)
            results = op.kind.act(op, operands, modulus) if model is None else model(operands)
        for wire, result in zip(op.outs, results, strict=True):
            assert 0 <= result <= wire.high, f"{wire.name}: {result} is above {wire.high}"
            values[wire] = result
    return values


def value(word: Word, values: Mapping[Wire, int]) -> int:
    """The integer that a word stands for, its shift included."""
    return (values[word.view.wire] >> word.view.low & ((1 << word.view.width) - 1)) << word.shift
