"""Reduction by tables: the bits above N's are cut into chunks of five, each looks up what it is worth modulo N.

No multiplier at all, and no quotient: with k the bits of N, a product T of 2k + 4 bits has n = ceil((k + 4) / 5) chunks
above bit k, so the sum of the lowest k bits and of all entries is below (n + 2) N. What stands above bit k then is at
most log2(n + 2) + 1 bits, one or two chunks more; after these the sum is below 4 N.
"""

from __future__ import annotations

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.kinds.rom import PAIRED, rom
from modmill.hw.circuit.op import Word
from modmill.hw.modmul.fixed import Reducing
from modmill.hw.modmul.product import summed
from modmill.hw.modmul.settle import settled


class Folding(Reducing):
    """Any modulus; tables in LUTs."""

    name = "folding"

    def reduce(self, c: Circuit, t: Word) -> Word:
        folds = 0
        while t.high >= 4 * self.modulus:
            t, folds = self._fold(c, f"fold_{folds}", t), folds + 1
        return settled(c, t, self.modulus)

    def _fold(self, c: Circuit, name: str, t: Word) -> Word:
        c.note(f"{name}: what stands above {self.bits} bits, looked up modulo N.")
        k, n = self.bits, self.modulus
        rows = [t.low(k)]
        for at in range(k, t.width, PAIRED):
            index = t.slice(at, min(PAIRED, t.width - at))
            entries = tuple(v * pow(2, at, n) % n for v in range(1 << index.width))
            rows += c.apply(rom(f"{name}_{at}", entries), f"{name}_{at}", index)
        return limited(summed(c, name, rows, self.policy), sum(row.high for row in rows))
