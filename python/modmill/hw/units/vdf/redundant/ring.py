"""A ring that counts the cycles of a squaring: one bit for each, of which one is high."""

from __future__ import annotations

from collections.abc import Sequence

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word

MOST = 6
"""Inputs of a LUT."""


class Ring:
    """`at` has the bit of each cycle; they move on while `step` is high."""

    def __init__(self, c: Circuit, step: Word, cycles: int) -> None:
        self.circuit, self.step = c, step
        self.at: list[Word] = [c.wire(f"at_{t}", 1) for t in range(cycles)]
        for t in range(cycles):
            q = c.register(f"at_{t}_q", self.at[t - 1], step, reset=int(t == 0))
            c.connect(self.at[t], q)

    def during(self, name: str, cycles: Sequence[int]) -> Word:
        """A bit that is high in these cycles, none of them the first: a register set in the cycle before."""
        if len(cycles) == 1:
            return self.at[cycles[0]]
        before = any_of(self.circuit, name, [self.at[t - 1] for t in cycles])
        return self.circuit.register(f"{name}_q", before, self.step, reset=0)


def any_of(c: Circuit, name: str, bits: Sequence[Word]) -> Word:
    """A bit that says whether one of these is high."""
    bits = list(bits)
    while len(bits) > 1:
        number = len(bits)
        groups = [bits[i : i + MOST] for i in range(0, number, MOST)]
        bits = [
            c.either(f"{name}_{number}_{i * MOST}", *group) if len(group) > 1 else group[0]
            for i, group in enumerate(groups)
        ]
    return bits[0]
