"""The sums of columns as a circuit: a window of words times one word, added to a block of as many columns.

The window comes from memories of one lane each, every one with its own address, and moves by a word in each step: what
they read is rotated. The upper word above a block begins the next one. q is the product of n' and the word of the block
whose column is complete; it is kept in a memory of s words, and a group of the result leaves as soon as it is summed.
"""

from __future__ import annotations

from modmill.hw.circuit.control import at_least, is_value
from modmill.hw.circuit.op import Word
from modmill.hw.units.gf2.memories import latency, power
from modmill.hw.units.gf2.words.columns.control import Control
from modmill.hw.units.gf2.words.lanes import products, word_of_b
from modmill.hw.units.gf2.words.operands import Operands
from modmill.hw.units.gf2.words.quotient import Quotient
from modmill.hw.units.gf2.words.site import Site


class Columns:
    """`found` is the group of the block, as late as a sum is; `summed`: a step ends that adds to it."""

    def __init__(self, site: Site, control: Control, operands: Operands) -> None:
        self.site, self.control, self.operands = site, control, operands
        c, timing, bits = site.c, site.timing, site.bits
        self.low: int = (site.lanes - 1).bit_length()
        words = self._window()
        c.note("The word that multiplies it.")
        self.quotient: Quotient = Quotient(site, control.phase, operands.inverse)
        by = self._multiplier()
        made = products(site, words, by, control.phase)
        c.note("The sums of a block begin with what the one before left above it.")
        late = timing.sum
        ends = c.both("adds", control.active, control.stepped)
        self.summed: Word = site.later("active_to_sum", ends, late, reset=0)
        first = site.later("first_to_sum", control.first, late)
        empty = site.later("empty_to_sum", c.both("first_of_all", control.first, control.empty), late)
        goes_on, carries = c.invert("goes_on", first), c.invert("carries", empty)
        lows, highs = [word.low(bits) for word in made], [word.slice(bits, bits - 1) for word in made]
        over = c.wire("over", (1 << bits - 1) - 1)
        begins = c.both("over_begins", first, carries)
        sums: list[Word] = []
        kept = [c.wire(f"kept_{i}", (1 << bits) - 1) for i in range(site.lanes)]
        for i, word in enumerate(kept):
            old = c.select(f"old_{i}", (goes_on, word), *([(begins, over)] if not i else []))
            sums.append(c.xor(f"sum_{i}", lows[i], old, *([highs[i - 1]] if i else [])))
            c.connect(word, c.register(f"kept_{i}_q", sums[i], self.summed))
        over_next = c.xor("over_next", highs[-1], c.select("over_old", (goes_on, over)))
        c.connect(over, c.register("over_q", over_next, self.summed))
        self.found: Word = c.join("found", *sums) if site.lanes > 1 else sums[0]
        self._find(sums)

    def _window(self) -> Word:
        """The words of a or N that the lanes multiply, zero where the operand has none."""
        c, control, site, timing, low = self.site.c, self.control, self.site, self.site.timing, self.low
        c.note("The window of an operand: each lane's memory has a word of it, in this group or in the next one.")
        depth = timing.pages * site.places
        wait = latency(depth)
        base, lane = control.window.above(low), control.window.low(low) if low else None
        assert base is not None, "the window's place has bits above those of a lane"
        before = c.difference("window_before", base, c.literal("window_one", 1), base.width)[0]
        sources = [(before, 1, timing.groups)]
        if lane is not None:
            sources.append((base, 0, timing.groups - 1))
        valid = [
            c.both(
                f"there_{i}",
                at_least(c, f"above_{i}", base, least),
                c.invert(f"below_{i}", at_least(c, f"over_{i}", base, most + 1)),
            )
            for i, (_, least, most) in enumerate(sources)
        ]
        page = self.operands.reads
        if site.fixed is None:
            page = c.choose("window_page", control.second, c.literal("page_n", 2), page)
        n_now = site.later("second_to_bank", control.second, wait) if site.fixed is not None else None
        width = max(1, (timing.groups - 1).bit_length())
        writes, to, data = self.operands.a_write
        banks: list[Word] = []
        for i in range(site.lanes):
            at, there = limited_low(before, width), valid[0]
            if lane is not None and i < site.lanes - 1:
                onward = at_least(c, f"onward_{i}", lane, i + 1)
                at = c.choose(f"bank_{i}", onward, limited_low(base, width), at)
                there = c.choose(f"bank_{i}_there", onward, valid[1], there)
            write = writes, to, data.slice(i * site.bits, site.bits)
            word = site.memory(f"operands_{i}", write, site.paged(f"bank_{i}_from", at, page), depth, site.bits)
            if site.fixed is not None and n_now is not None:
                word = c.choose(f"operand_{i}", n_now, site.fixed.bank(c, i, at, wait), word)
            there = site.later(f"bank_{i}_there_q", there, wait)
            banks.append(c.register(f"bank_{i}_q", c.select(f"bank_{i}_word", (there, word))))
        if lane is None:
            return site.later("operand_q", banks[0], timing.read - wait - 1)
        lane = site.later("window_lane", lane, wait + 1)
        turned = [
            c.pick(f"window_{i}", lane, *(banks[(i + by) % site.lanes] for by in range(site.lanes)))
            for i in range(site.lanes)
        ]
        return site.later("operand_q", c.join("window_turned", *turned), timing.read - wait - 1)

    def _multiplier(self) -> Word:
        c, control, site, timing = self.site.c, self.control, self.site, self.site.timing
        read, depth = timing.read, power(timing.words)
        place, bits = control.place, site.bits
        b = site.later("word_chosen", word_of_b(site, self.operands, place), timing.chosen)
        new = site.later("new_to_word", control.new, read - 1, reset=0)
        tick = None
        if control.phase is not None:
            tick = site.later("tick_to_word", is_value(c, "tick", control.phase, 0), read - 1, reset=0)
        q = self.quotient.word(control.stepped)
        c.note("The words of q so far.")
        write = site.later("place_to_word", place, read - 1)
        at = site.later("q_from", place, read - 2 - timing.chosen - latency(depth))
        enable = new if tick is None else c.both("keeps", new, tick)
        kept = site.memory("q_words", (enable, write, q), at, depth, bits)
        kept = site.later("q_chosen", kept, timing.chosen)
        second = site.later("second_to_word", control.second, read - 2)
        word = c.register("word_q", c.choose("word", second, kept, b))
        return c.register("multiplier_q", c.choose("multiplier", new, q, word), tick)

    def _find(self, sums: list[Word]) -> None:
        """The word of the block that the next word of q follows from."""
        c, control, site = self.site.c, self.control, self.site
        c.note("The lowest word whose column is complete, in the lane behind that of the word of q before.")
        if len(sums) == 1:
            self.quotient.find(sums[0], self.summed)
            return
        late = site.timing.sum
        lane = c.add("lane_more", control.place.low(self.low), c.literal("lane_one", 1)).low(self.low)
        lane = site.later("lane_to_sum", c.select("lane", (control.new, lane)), late)
        self.quotient.find(c.pick("complete", lane, *sums), self.summed)


def limited_low(word: Word, width: int) -> Word:
    """The lowest bits of a word, all of it if it has fewer."""
    return word.low(min(width, word.width))
