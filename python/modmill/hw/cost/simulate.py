"""Zero-delay simulation of a synthesised netlist, 64 independent runs at once: bit j of each node's word is run j.

It is independent of the other simulators, so a unit that squares right here is right after synthesis too.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from modmill.hw.cost.corrections import FIRST
from modmill.hw.cost.gates import Gates, Product, Table, levels
from modmill.hw.cost.netlist import CONSTANTS

Words = npt.NDArray[np.uint64]
Ints = npt.NDArray[np.int64]

RUNS = 64
_LANES = np.arange(RUNS, dtype=np.uint64)
_ONES = np.uint64(0xFFFF_FFFF_FFFF_FFFF)
_A, _B, _P = 27, 18, 48


class _Tables:
    """Tables with the same number of inputs."""

    def __init__(self, tables: Sequence[Table], inputs: int) -> None:
        self.out = np.array([t.out for t in tables], dtype=np.int64)
        self.ins = np.array([t.ins for t in tables], dtype=np.int64).reshape(len(tables), inputs)
        bits = np.array([[t.init >> v & 1 for v in range(1 << inputs)] for t in tables], dtype=np.uint64)
        self.masks = bits * _ONES

    def step(self, values: Words) -> None:
        values[self.out] = _looked_up(self.masks, values, self.ins)


class _Products:
    """DSP48E2s, as matrices of nodes padded with the constant 0; open outputs go to the node after the last one."""

    def __init__(self, products: Sequence[Product], spare: int) -> None:
        def nodes(of: Sequence[Sequence[int]], width: int, none: int) -> Ints:
            made = np.full((len(of), width), none, dtype=np.int64)
            for row, bits in zip(made, of, strict=True):
                row[: len(bits)] = [none if n < 0 else n for n in bits]
            return made

        self.a = nodes([p.a for p in products], _A, 0)
        self.b = nodes([p.b for p in products], _B, 0)
        self.pcin = nodes([p.pcin for p in products], _P, 0)
        self.outs = [nodes([p.outs[k] for p in products], _P, spare) for k in range(2)]
        self.enable = np.array([max(p.enable, 0) for p in products], dtype=np.int64)

    def value(self, values: Words) -> Words:
        """The 48 result bits of each."""
        total = _numbers(values[self.a], True) * _numbers(values[self.b], True) + _numbers(values[self.pcin], False)
        places = np.arange(_P, dtype=np.int64)[None, :, None]
        bits = (total[:, None, :] >> places) & 1
        return (bits.astype(np.uint64) << _LANES).sum(axis=2, dtype=np.uint64)

    def put(self, values: Words, result: Words) -> None:
        for out in self.outs:
            values[out] = result


def _looked_up(now: Words, values: Words, ins: Ints) -> Words:
    """The entry of each row at the place that its nodes `ins` say, in each run."""
    for i in range(ins.shape[1]):
        x = values[ins[:, i]][:, None]
        now = (now[:, 1::2] & x) | (now[:, 0::2] & ~x)
    return now[:, 0]


def _numbers(bits: Words, signed: bool) -> Ints:
    """The number that each run has on rows of nodes, least significant first."""
    weights = np.int64(1) << np.arange(bits.shape[1], dtype=np.int64)
    if signed:
        weights[-1] = -weights[-1]
    split = ((bits[:, :, None] >> _LANES) & np.uint64(1)).astype(np.int64)
    return np.einsum("pbl,b->pl", split, weights)


class Simulator:
    """A netlist at work. Registers begin at 0; a port is a list of words, one a bit."""

    def __init__(self, gates: Gates, ports: dict[str, tuple[int, ...]]) -> None:
        self.ports: dict[str, Ints] = {name: np.array(nodes, dtype=np.int64) for name, nodes in ports.items()}
        self.values: Words = np.zeros(gates.nodes + 1, dtype=np.uint64)
        self._fixed()
        self._levels: list[tuple[list[_Tables], _Products | None]] = []
        for tables, products in levels(gates):
            made = [_Tables(group, size) for size, group in _by_size(tables)]
            self._levels.append((made, _Products(products, gates.nodes) if products else None))
        self._held = _Products([p for p in gates.products if p.held], gates.nodes)
        columns = [(r.q, r.d, r.enable, r.reset, r.value) for r in gates.registers]
        columns_ = np.array(columns, dtype=np.int64).reshape(-1, 5)
        self._q, self._d, self._enable, self._reset = (np.where(c < 0, gates.nodes, c) for c in columns_.T[:4])
        self._set_to = columns_[:, 4].astype(np.uint64) * _ONES

    def _fixed(self) -> None:
        self.values[:FIRST] = [_ONES if c == "1" else 0 for c in CONSTANTS]

    def drive(self, port: str, words: Sequence[int] | Words) -> None:
        """Sets an input: one word a bit."""
        self.values[self.ports[port]] = np.array(words, dtype=np.uint64)

    def read(self, port: str) -> Words:
        """The words of a port."""
        return self.values[self.ports[port]]

    def settle(self) -> None:
        """Works out everything behind the registers and inputs."""
        values = self.values
        for tables, products in self._levels:
            for group in tables:
                group.step(values)
            if products is not None:
                products.put(values, products.value(values))
        self._fixed()

    def clock(self) -> None:
        """One clock edge, then settles."""
        values = self.values
        enable, reset = values[self._enable], values[self._reset]
        q = (values[self._d] & enable) | (values[self._q] & ~enable)
        q = (self._set_to & reset) | (q & ~reset)
        if len(self._held.a):
            open_ = values[self._held.enable][:, None]
            held = (self._held.value(values) & open_) | (values[self._held.outs[0]] & ~open_)
            self._held.put(values, held)
        values[self._q] = q
        self.settle()


def _by_size(tables: Sequence[Table]) -> list[tuple[int, list[Table]]]:
    """The tables grouped by their number of inputs."""
    found: dict[int, list[Table]] = defaultdict(list)
    for one in tables:
        found[len(one.ins)].append(one)
    return sorted(found.items())


def spread(numbers: Sequence[int], width: int) -> Words:
    """Words, one a bit, in which run j has `numbers[j]`.

    >>> spread([1, 2], 2).tolist()
    [1, 2]
    """
    return np.array([sum((x >> i & 1) << j for j, x in enumerate(numbers)) for i in range(width)], dtype=np.uint64)


def gathered(words: Words, runs: int = RUNS) -> list[int]:
    """The inverse of `spread`.

    >>> gathered(spread([5, 6, 7], 3), 3)
    [5, 6, 7]
    """
    whole = [int(w) for w in words]
    return [sum((w >> j & 1) << i for i, w in enumerate(whole)) for j in range(runs)]
