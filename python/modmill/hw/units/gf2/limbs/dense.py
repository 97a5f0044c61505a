"""The reduction by any N: Barrett's method, whose two products by constants pass the multiplier like all others.

Let n limbs hold M >= m coefficients, and c = a b be H x^m + L. With mu = floor(x^(M + m) / N) = x^M + mu',

    q = floor(c / N) = H + floor(H mu' / x^M),    c mod N = (L + q (N - x^m)) mod x^m.

Both are exact: over GF(2) the polynomial part of a sum is the sum of the parts, and H has fewer than m coefficients. So
a product passes three times: as a and b, as H and mu', and as q and N - x^m. H and q wait in one queue for their turn,
which comes before a new product's.
"""

from __future__ import annotations

from modmill.golden import gf2
from modmill.hw.circuit.control import at_least, is_value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds.rom import rom
from modmill.hw.circuit.levels import level, reached
from modmill.hw.circuit.op import Word
from modmill.hw.units.gf2.limbs.config import LimbsConfig
from modmill.hw.units.gf2.place import Place

PRODUCT, QUOTIENT, MULTIPLE = range(3)
"""Passes: a b, H mu' and q (N - x^m)."""


class Passes:
    """The passes of products, of which at most `most` are under way."""

    def __init__(self, c: Circuit, config: LimbsConfig, most: int) -> None:
        self.c, self.config, self.most = c, config, most
        self.limb, self.wide, self.limbs = config.limb, 2 * config.limb, 1 << config.times
        self.front = c.wire("again_front", (1 << self.wide + 1) - 1)
        self.waits = c.wire("again_waits", 1)
        self.now, self.kind = c.wire("again", 1), c.wire("kind", MULTIPLE)
        self.entered: tuple[Word, Word, Word] | None = None

    def enter(self, begun: Word, place: Place, offered: Word, operands: Word) -> tuple[Word, Word]:
        """The pair of limbs that may enter, and its valid bit: of what waits, else of what is `offered`.

        `begun`: the pair before was not the last of its operands. `now` says that the pair waited.
        """
        c, limb, at = self.c, self.limb, place.now
        c.note("A pass that waits goes before a new product.")
        first = c.invert("at_first", begun)
        c.connect(self.now, c.choose("again_now", first, self.waits, c.register("again_q", self.now, first, reset=0)))
        is_multiple = self.front.slice(self.wide, 1)
        halves = self.front.low(limb), self.front.slice(limb, limb)
        own = c.choose("again_limb", at.low(1), *halves)
        radix, poly, degree = 1 << limb * self.limbs, self.config.modulus, self.config.degree
        mu = gf2.divide(radix << degree, poly)[0] ^ radix
        mu_limb, n_limb = self._limbs("mu", mu, at), self._limbs("n", poly ^ 1 << degree, at)
        constant = c.widen("constant", c.choose("constant_limb", is_multiple, n_limb, mu_limb), (1 << limb) - 1, 0.0)
        multiple, quotient = c.literal("kind_multiple", MULTIPLE), c.literal("kind_quotient", QUOTIENT)
        c.connect(self.kind, c.select("kind_now", (self.now, c.choose("kind_again", is_multiple, multiple, quotient))))
        pair = c.choose("pair", self.now, c.join("again_pair", own, constant), operands)
        return c.either("entering", self.now, offered), pair

    def _limbs(self, name: str, number: int, place: Word) -> Word:
        """The limbs of a constant, the highest first."""
        limbs = tuple(number >> i * self.limb & (1 << self.limb) - 1 for i in reversed(range(self.limbs)))
        return self.c.apply(rom(f"{name}_limbs", limbs), f"{name}_limb", place)[0]

    def reduce(self, takes: Word, begun: Word, place: Place, valid: Word, product: Word) -> tuple[Word, Word]:
        """The residues of the products that come back: for each word that leaves a bit, and the word.

        `takes`: the pair that `enter` gave enters.
        """
        c, wide, words, config = self.c, self.wide, self.limbs, self.config
        inside, border = config.degree % wide, words - 1 - config.border
        c.note("The pass of the product that comes back, and the parts that its words belong to.")
        coming = Place(c, "back", words, valid)
        enters = c.both("pass_enters", takes, c.invert("enters_first", begun))
        ends = c.both("pass_ends", valid, coming.last)
        kind = c.fifo("kinds", enters, self.kind, ends, self.most)[0]
        high = [at_least(c, "from_high", coming.now, border + 1 - words // 2)] if border >= words // 2 else []
        up_to = c.invert("up_to_border", at_least(c, "from_low", coming.now, border + 1))
        is_border = is_value(c, "is_border", coming.now, border)
        upper = c.invert("is_upper", coming.now.slice(config.times - 1, 1))
        lowest = at_least(c, "from_result", coming.now, border + (inside == 0))

        def part(name: str, of: int, *where: Word) -> Word:
            mine = is_value(c, f"{name}_kind", kind, of)
            return c.register(name, c.both(f"{name}_comes", valid, mine, *where), reset=0)

        is_h, is_q = part("is_h", PRODUCT, up_to, *high), part("is_q", QUOTIENT, upper)
        is_l, is_r = part("is_l", PRODUCT, lowest), part("is_r", MULTIPLE, lowest)
        h_ends = part("h_ends", PRODUCT, is_border)
        q_ends = part("q_ends", QUOTIENT, is_value(c, "q_last", coming.now, words // 2 - 1))
        word, there = c.register("back_word", product), c.register("back_there", valid, reset=0)

        c.note("H from two words where x^m is inside of one, q as the sum with H.")
        h = word
        if inside:
            before = c.register("back_before", word, there)
            h = c.join("h", word.slice(inside, wide - inside), before.low(inside))
        h_kept = c.fifo("h_kept", is_h, h, is_q, self.most * words // 2)[0]
        waiting = c.select("waiting", (is_h, h), (is_q, c.xor("q", word, h_kept)))
        beat = c.register("waiting_q", c.join("waiting_beat", waiting, is_q))
        comes = c.register("waiting_comes", c.either("h_or_q", is_h, is_q), reset=0)
        whole = c.register("waiting_whole", c.either("h_or_q_ends", h_ends, q_ends), reset=0)
        again = c.both("again_takes", takes, self.now)
        pops = c.both("again_pops", again, place.now.low(1))
        c.connect(self.front, c.fifo("waiting_words", comes, beat, pops, self.most * words // 2)[0])
        leaves = c.both("again_leaves", again, place.last)
        count = level(c, "whole", whole, leaves, self.most)
        none = reached(c, "none_waits", count, 0, whole, leaves, start=0)
        c.connect(self.waits, c.invert("one_waits", none))

        c.note("The residue as the sum with L.")
        kept = c.fifo("l_kept", is_l, word, is_r, self.most * config.result_words)[0]
        r = c.xor("r", word, kept)
        if inside:
            at_border = c.register("at_border", is_border)
            r = c.widen("residue", c.choose("r_cut", at_border, r.low(inside), r), (1 << wide) - 1, 0.0)
        return c.register("residue_valid", is_r, reset=0), c.register("residue_word", r)
