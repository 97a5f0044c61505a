"""Montgomery's reduction without a quotient, for N = 1 modulo 2^w: m = -T mod 2^w makes T + m N a multiple of 2^w.

With N = 2^w q + 1, the sum is 2^w (floor(T / 2^w) + m q + [T mod 2^w != 0]). Each round takes w bits off the bottom for
one product m q by a constant. After r rounds the result is a b 2^(-w r) modulo N: whoever uses it keeps numbers in
that form.

Source: for BLS12-377 w = 46, as in the FPGA designs of the ZPrize 2022.
"""

from __future__ import annotations

from modmill.errors import UsageError
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.kinds.rom import PAIRED, rom
from modmill.hw.circuit.op import Word
from modmill.hw.modmul.fixed import Reducing
from modmill.hw.modmul.product import summed, tiles
from modmill.hw.modmul.settle import settled

LEAST = 16
"""Bits that a round has to take off, or there are too many rounds."""


class Montgomery(Reducing):
    """The products m q on multipliers, or with `tables` as sums of table entries. Raises UsageError without w >= 16."""

    name = "montgomery"
    tables = False

    @property
    def step(self) -> int:
        """w: how many bits N - 1 ends in zeros."""
        n = self.modulus - 1
        return (n & -n).bit_length() - 1

    @property
    def rounds(self) -> int:
        """Until what is left of T < 2^(2 k + 2 slack) is below 2^k."""
        return -(-(self.bits + 2 * self.slack) // self.step)

    def form(self) -> int:
        """2^(-w r) modulo N."""
        return pow(2, -self.step * self.rounds, self.modulus)

    def reduce(self, c: Circuit, t: Word) -> Word:
        w = self.step
        if w < LEAST:
            raise UsageError(f"method: montgomery is for N = 1 modulo 2^{LEAST} at least, not modulo 2^{w}")
        q, zero = c.literal("q", self.modulus >> w), c.literal("zero", 0)
        for i in range(self.rounds):
            low, high = t.low(w), t.slice(w, t.width - w)
            m, none = c.difference(f"m_{i}", zero, low, w)
            carry = c.invert(f"carry_{i}", none)
            rows = [high, carry, *self._multiple(c, f"multiple_{i}", m, q)]
            t = limited(summed(c, f"round_{i}", rows, self.policy), (t.high + ((1 << w) - 1) * self.modulus) >> w)
        return settled(c, t, self.modulus)

    def _multiple(self, c: Circuit, name: str, m: Word, q: Word) -> list[Word]:
        """The rows of m q."""
        if not self.tables:
            return list(tiles(c, name, q, m, column=self.column))
        found = []
        for at in range(0, m.width, PAIRED):
            index = m.slice(at, min(PAIRED, m.width - at))
            entries = tuple(v * (self.modulus >> self.step) for v in range(1 << index.width))
            kind = rom(f"multiple_{index.width}", entries)
            found += [row.shifted(at) for row in c.apply(kind, f"{name}_{at}", index)]
        return found


class MontgomeryTables(Montgomery):
    """The same without multipliers in the reduction."""

    name = "montgomery-tables"
    tables = True
