"""The lanes of the word-serial multiplier: a group of words of a row's operand, times one word."""

from __future__ import annotations

from modmill.hw.circuit.control import is_value
from modmill.hw.circuit.op import Word
from modmill.hw.units.gf2.memories import latency
from modmill.hw.units.gf2.words.control import Control
from modmill.hw.units.gf2.words.operands import Operands
from modmill.hw.units.gf2.words.order import INVERSE, KEPT, QUOTIENT, WORD, A, N
from modmill.hw.units.gf2.words.product import stepped_product, word_product
from modmill.hw.units.gf2.words.quotient import Quotient
from modmill.hw.units.gf2.words.site import Site


class Lanes:
    """The products of a row.

    `words` are to be added to the group of T, and `above` is what is above the row's last group. With the sums come
    `summed`, a group's turn that ends, and `last`, that of a row's last group. `first` is the first group's turn, in
    the cycle in which it ends. A word that an earlier row `kept` may multiply a row.
    """

    def __init__(self, site: Site, control: Control, operands: Operands) -> None:
        self.site, self.control, self.operands = site, control, operands
        c = site.c
        words = self._operand()
        c.note("The word that multiplies it, from the cycle before its first products on.")
        first = is_value(c, "first", control.group, 0)
        first = c.both("first_group", first, control.active)
        phase, self.first = control.phase, first
        begins = None
        if phase is not None:
            self.first: Word = c.both("first_ends", first, control.stepped)
            begins = is_value(c, "step_begins", phase, 0)
            first = c.both("first_begins", first, begins)
        self.kept: Word = c.wire("kept", (1 << site.bits) - 1)
        self.quotient: Quotient = Quotient(site, phase, operands.inverse)
        by = self._multiplier(first, begins)

        made = products(site, words, by, phase)
        self._carry([word.low(site.bits) for word in made], [word.slice(site.bits, site.bits - 1) for word in made])

    def _carry(self, lows: list[Word], highs: list[Word]) -> None:
        c, control, timing, site = self.site.c, self.control, self.site.timing, self.site
        c.note("The high half of the last lane belongs to the next group, or above the row.")
        group, phase = control.group, control.phase
        ends = control.active if phase is None else c.both("active_ends", control.active, control.stepped)
        self.summed: Word = site.later("active_to_sum", ends, timing.sum, reset=0)
        is_last = is_value(c, "last_group", group, timing.groups - 1)
        self.last: Word = site.later("last_to_sum", c.both("last_active", is_last, ends), timing.sum, reset=0)
        onward = [c.invert("not_last", self.last)]
        if timing.spacing == 1:
            over = c.register("carried", c.select("onward", (onward[0], highs[-1])), self.summed, reset=0)
        else:
            # The next group of the row comes two steps later, and one of another row in between.
            flag = c.both("goes_on", *onward, self.summed)
            tick = None if phase is None else site.later("tick_to_sum", control.stepped, timing.sum, reset=0)
            over = c.register("carried_0", c.select("onward", (flag, highs[-1])), tick, reset=0)
            over = c.register("carried", over, tick, reset=0)
        self.words: list[Word] = [c.xor(f"lane_{i}", low, ([over, *highs])[i]) for i, low in enumerate(lows)]
        self.above: Word = highs[-1]

    def _operand(self) -> Word:
        """The group of the row's operand."""
        c, control, site, timing = self.site.c, self.control, self.site, self.site.timing
        rows = timing.order.rows
        c.note("A group of the row's operand.")
        page, depth = self.operands.reads, timing.pages * site.places
        if site.fixed is None:
            pages = {A: page, N: c.literal("page_n", 2), INVERSE: c.literal("page_i", 3)}
            page = c.select("row_page", *((s, pages[row.operand]) for s, row in zip(control.sorts, rows, strict=True)))
        at = site.paged("a_from", control.group, page)
        words = site.memory("operands", self.operands.a_write, at, depth, site.wide)
        if site.fixed is not None:
            words = site.fixed.chosen(c, words, control.group, control.sorts, latency(depth))
        return site.later("operand_q", words, timing.read - latency(depth))

    def _multiplier(self, first: Word, begins: Word | None) -> Word:
        """The word that multiplies the row; a step whose group is the `first` one `begins`."""
        c, control, site, timing = self.site.c, self.control, self.site, self.site.timing
        rows, read = timing.order.rows, timing.read
        sources = {WORD: lambda: word_of_b(site, self.operands, control.row), KEPT: lambda: self.kept}
        kinds = [by for by in dict.fromkeys(row.by for row in rows) if by in sources]
        found = {by: site.later(f"{by}_chosen", sources[by](), timing.chosen) for by in kinds}
        early = [site.later(f"sort_{i}_to_word", s, read - 2, reset=0) for i, s in enumerate(control.sorts)]
        chosen = [(s, found[row.by]) for s, row in zip(early, rows, strict=True) if row.by in sources]
        by = c.register("word_q", c.select("word", *chosen))
        if timing.order.quotients:
            mine = next(s for s, row in zip(early, rows, strict=True) if row.by == QUOTIENT)
            mine = c.register("by_quotient", mine, reset=0)
            by = c.choose("multiplier", mine, self.quotient.word(control.stepped), by)
        first = site.later("first_to_word", first, read - 1, reset=0)
        if timing.spacing == 1:
            return c.register("multiplier_q", by, first)
        # Two rows take turns, and so do their words.
        tick = None if begins is None else site.later("tick_to_word", begins, read - 1, reset=0)
        other = c.wire("multiplier_other", (1 << site.bits) - 1)
        by = c.register("multiplier_q", c.choose("multiplier_next", first, by, other), tick)
        c.connect(other, c.register("multiplier_other_q", by, tick))
        return by


def products(site: Site, words: Word, by: Word, phase: Word | None) -> list[Word]:
    """The products of a group of words, one for each lane, with a word; `phase` is that of the group's turn."""
    c, timing = site.c, site.timing
    c.note("The products of the lanes.")
    parts = [words.slice(i * site.bits, site.bits) for i in range(site.lanes)]
    if phase is not None:
        return stepped_product(c, "product", parts, by, site.later("phase_to_product", phase, timing.read), timing)
    made = [word_product(c, f"product_{i}", part, by, site.karatsuba, timing.inside) for i, part in enumerate(parts)]
    return [c.register(f"product_{i}_q", word) for i, word in enumerate(made)]


def word_of_b(site: Site, operands: Operands, at: Word) -> Word:
    """The word of b at a place, when the word that multiplies is chosen."""
    c, lanes, timing = site.c, site.lanes, site.timing
    read = timing.read - timing.chosen
    depth, low = 2 * site.places, (lanes - 1).bit_length()
    wait = latency(depth)
    group = at.above(low) or c.literal("b_group", 0)
    address = site.later("b_from_q", site.paged("b_from", group, operands.reads), read - 2 - wait)
    words = site.memory("b", operands.b_write, address, depth, site.wide)
    if lanes == 1:
        return words
    index = site.later("b_lane", at.low(low), read - 2)
    return c.pick("b_word", index, *(words.slice(i * site.bits, site.bits) for i in range(min(lanes, at.high + 1))))
