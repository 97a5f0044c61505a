"""The circuit on integers: what every wire carries for given inputs. It checks graph and trees without a simulator."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from modmill.hw.circuit.graph import Circuit, Op, Wire, Word


def evaluate(circuit: Circuit, inputs: Mapping[str, int], modulus: int) -> dict[Wire, int]:
    """Values of all wires; absent inputs are zero.

    Raises AssertionError where a value exceeds its bound, which the builder has to exclude.
    """
    values: dict[Wire, int] = {}
    for op in circuit.ops:
        if op.kind == "input":
            results = [inputs.get(op.name, 0)]
        elif op.kind == "table":
            index, place = 0, 0
            for word in op.ins:
                index |= value(word, values) << place
                place += word.width
            results = [row_content(op.params["exponents"], index, modulus)]
        elif op.kind == "select":
            controls = [value(word, values) for word in op.ins[0::2]]
            results = [_selected(controls, [_framed(word, op, values) for word in op.ins[1::2]])]
        else:
            results = CELLS[op.kind](op, [_framed(word, op, values) for word in op.ins])
        for wire, result in zip(op.outs, results, strict=True):
            assert 0 <= result <= wire.high, f"{wire.name}: {result} is above {wire.high}"
            values[wire] = result
    return values


def row_content(exponents: Sequence[int], index: int, modulus: int) -> int:
    """Entry `index` of a table: sum of 2^exponents[i] over its set bits, modulo N. Negative exponents need an odd N."""
    return sum(pow(2, e, modulus) for i, e in enumerate(exponents) if index >> i & 1) % modulus


def value(word: Word, values: Mapping[Wire, int]) -> int:
    """What a word is worth, shift included."""
    return (values[word.view.wire] >> word.view.low & ((1 << word.view.width) - 1)) << word.shift


def _framed(word: Word, op: Op, values: Mapping[Wire, int]) -> int:
    return value(word, values) >> op.params.get("base", 0)


def _selected(controls: list[int], words: list[int]) -> int:
    assert sum(controls) <= 1, "two choices at once"
    return sum(w for c, w in zip(controls, words, strict=True) if c)


def _csa42(op: Op, x: list[int]) -> list[int]:
    a, b, c, d = x
    return [(a ^ b ^ c) + d, (a & b) | (a & c) | (b & c)]


def _chain62(op: Op, x: list[int]) -> list[int]:
    even = sum(1 << bit for bit in range(0, 2 * op.outs[0].width, 2))
    return [sum(v & even for v in x), sum(v >> 1 & even for v in x)]


def _counter(op: Op, x: list[int]) -> list[int]:
    width = op.outs[0].width
    counts = [sum(v >> bit & 1 for v in x) for bit in range(width)]
    return [sum((n >> place & 1) << bit for bit, n in enumerate(counts)) for place in range(len(op.outs))]


CELLS: dict[str, Callable[[Op, list[int]], list[int]]] = {
    "widen": lambda _op, x: [x[0]],
    "invert": lambda _op, x: [1 - x[0]],
    "dsp_mul": lambda _op, x: [x[0] * x[1]],
    "dsp_mul2": lambda _op, x: [x[0] * x[1] + x[2] * x[3]],
    "add2": lambda _op, x: [sum(x)],
    "add2_load": lambda _op, x: [x[3] if x[2] else x[0] + x[1]],
    "add3": lambda _op, x: [sum(x)],
    "csa42": _csa42,
    "chain62": _chain62,
    "counter32": _counter,
    "counter63": _counter,
}
