"""Reduction modulo N = 2^k - d with a small d: what stands above bit k counts d times at the bottom.

No multiplier where d has few bits: h d is a row for each of them. T < 2^(2k+4) becomes less than 2^(k+4) (d + 1), and
once more less than 2^k + 2^5 d (d + 1), which is below 3 N for d (d + 1) <= 2^(k-5).
"""

from __future__ import annotations

from modmill.errors import UsageError
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.modmul.fixed import Reducing
from modmill.hw.modmul.product import summed
from modmill.hw.modmul.settle import settled


class PseudoMersenne(Reducing):
    """For d of at most a quarter of k bits. Raises UsageError for another modulus."""

    name = "pseudo-mersenne"

    def reduce(self, c: Circuit, t: Word) -> Word:
        d = (1 << self.bits) - self.modulus
        if 4 * d.bit_length() > self.bits:
            raise UsageError(f"method: pseudo-mersenne is for 2^k - d with a small d, not one of {d.bit_length()} bits")
        places = [i for i in range(d.bit_length()) if d >> i & 1]
        folds = 0
        while t.high >= 3 * self.modulus:
            c.note(f"Fold {folds}: what stands above {self.bits} bits, times 2^{self.bits} - N.")
            high = t.slice(self.bits, t.width - self.bits)
            rows = [t.low(self.bits), *(high.shifted(i) for i in places)]
            total = summed(c, f"fold_{folds}", rows, self.policy)
            t, folds = limited(total, t.low(self.bits).high + high.high * d), folds + 1
        return settled(c, t, self.modulus)
