"""The word q of the quotient: the product of n' and the lowest word of T."""

from __future__ import annotations

from modmill.hw.circuit.op import Word
from modmill.hw.units.gf2.words.product import stepped_product, word_product
from modmill.hw.units.gf2.words.site import Site


class Quotient:
    """q. `phase` is the cycle of a step, None where all of them have one; `inverse` is n', None where it is fixed."""

    def __init__(self, site: Site, phase: Word | None, inverse: Word | None) -> None:
        self.site, self.phase, self.inverse = site, phase, inverse
        self.lowest: Word = site.c.wire("lowest", (1 << site.bits) - 1)

    def word(self, stepped: Word) -> Word:
        """q; the step `stepped` ends."""
        site, c, timing, bits = self.site, self.site.c, self.site.timing, self.site.bits
        fixed, inverse = site.fixed, self.inverse
        if self.phase is None:
            if fixed is not None:
                found = site.later("q_part", c.linear("q", self.lowest, fixed.quotient()), timing.inside)
            else:
                assert inverse is not None, "n' comes through the stream or is a constant"
                found = word_product(c, "q", self.lowest, inverse, 0, timing.inside).low(bits)
            return c.register("quotient_q", found) if timing.registers else found
        # The step behind the one that made the lowest word is q's; until the next one q stands.
        ends = site.later("stepped_to_sum", stepped, timing.sum, reset=0)
        self.finds = c.wire("finds", 1)
        mine = c.register("q_step", self.finds, ends, reset=0)
        if fixed is not None:
            inverse = c.widen("n_inverse_word", c.literal("n_inverse", fixed.inverse), (1 << bits) - 1, 0.0)
        assert inverse is not None, "n' comes through the stream or is a constant"
        phase = site.later("phase_to_quotient", self.phase, timing.sum)
        return stepped_product(c, "q", [self.lowest], inverse, phase, timing, mine, bits)[0]

    def none(self) -> None:
        """Drives the lowest word where the order has no q."""
        self.site.c.connect(self.lowest, self.site.c.literal("no_quotient", 0))

    def find(self, lowest: Word, moves: Word) -> None:
        """Keeps the lowest word of a sum, and starts the product that is q."""
        self.site.c.connect(self.lowest, self.site.c.register("lowest_q", lowest, moves))
        if self.phase is not None:
            self.site.c.connect(self.finds, moves)
