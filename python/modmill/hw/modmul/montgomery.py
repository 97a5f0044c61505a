"""Montgomery's reduction without a quotient, for N = 1 or -1 modulo 2^w: T + m N is a multiple of 2^v, v <= w.

With N = 2^w q + 1 and m = -T mod 2^w the sum is 2^w (floor(T / 2^w) + m q + [T mod 2^w != 0]). Each round takes w bits
off the bottom for one product m q by a constant. With N = 2^w q - 1 and m = T mod 2^v it is even less, for any v up to
w: 2^v (floor(T / 2^v) + m q 2^(w - v)). If the rounds take s bits together, the result is a b 2^-s modulo N: whoever
uses it keeps numbers in that form.

Sources: for BLS12-377 w = 46, as in the FPGA designs of the ZPrize 2022; the isogeny prime p1506 is -1 modulo 2^1244.
"""

from __future__ import annotations

from modmill.errors import UsageError
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.kinds.rom import PAIRED, rom
from modmill.hw.circuit.op import Word
from modmill.hw.modmul.fixed import Reducing
from modmill.hw.modmul.product import product, summed, tiles
from modmill.hw.modmul.settle import settled

LEAST = 16
"""Bits that a round has to take off, or there are too many rounds."""


class Montgomery(Reducing):
    """The products m q on multipliers, or with `tables` as sums of table entries. Raises UsageError without w >= 16."""

    name = "montgomery"
    tables = False

    @property
    def below(self) -> bool:
        """True if N is -1, not 1, modulo a high power of two."""
        return self.modulus % 4 == 3

    @property
    def step(self) -> int:
        """w: how many bits N - 1, or N + 1, ends in zeros."""
        n = self.modulus + (1 if self.below else -1)
        return (n & -n).bit_length() - 1

    @property
    def taken(self) -> list[int]:
        """The bits that each round takes, until what is left of T < 2^(2 k + 2 slack) is below 2^k or little above."""
        more = self.bits + 2 * self.slack
        steps = [self.step] * -(-more // self.step)
        return [*steps[:-1], more - sum(steps[:-1])] if self.below else steps

    @property
    def removed(self) -> int:
        return sum(self.taken)

    def reduce(self, c: Circuit, t: Word) -> Word:
        w = self.step
        if w < LEAST:
            raise UsageError(f"method: montgomery is for N = 1 or -1 modulo 2^{LEAST} at least, not modulo 2^{w}")
        q = c.literal("q", -(-self.modulus >> w) if self.below else self.modulus >> w)
        for i, v in enumerate(self.taken):
            c.note(f"Round {i}: {v} bits are taken off the bottom.")
            low, high = t.low(v), t.slice(v, t.width - v)
            if self.below:
                rows = [high, *(row.shifted(w - v) for row in self._multiple(c, f"multiple_{i}", low, q))]
            else:
                m, none = c.difference(f"m_{i}", c.literal(f"zero_{i}", 0), low, w)
                rows = [high, c.invert(f"carry_{i}", none), *self._multiple(c, f"multiple_{i}", m, q)]
            most = (t.high + ((1 << v) - 1) * self.modulus) >> v
            t = limited(summed(c, f"round_{i}", rows, self.policy), most)
        return settled(c, t, self.modulus)

    def _multiple(self, c: Circuit, name: str, m: Word, q: Word) -> list[Word]:
        """The rows of m q. A long m is cut into pieces like q, so that Karatsuba's method helps."""
        if not self.tables and self.levels and m.width >= 2 * q.width:
            rows = []
            for at in range(0, m.width, q.width):
                piece = m.slice(at, min(q.width, m.width - at))
                row = product(c, f"{name}_{at}", piece, q, self.policy, levels=self.levels, column=self.column)
                rows.append(row.shifted(at))
            return rows
        if not self.tables:
            return list(tiles(c, name, q, m, column=self.column))
        found = []
        for at in range(0, m.width, PAIRED):
            index = m.slice(at, min(PAIRED, m.width - at))
            entries = tuple(v * q.high for v in range(1 << index.width))
            kind = rom(f"multiple_{index.width}", entries)
            found += [row.shifted(at) for row in c.apply(kind, f"{name}_{at}", index)]
        return found


class MontgomeryTables(Montgomery):
    """Montgomery's method without multipliers in the reduction."""

    name = "montgomery-tables"
    tables = True
