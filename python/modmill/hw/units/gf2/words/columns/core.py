"""The sums of columns as a circuit: a window of words times one word, added to a block of as many columns.

The window comes from memories of one lane each, every one with its own address, and moves by a word in each step: what
they read is rotated. The upper word above a block begins the next one. q is the product of n' and the word of the block
whose column is complete; it is kept in a memory of s words, and a group of the result leaves as soon as it is summed.
"""

from __future__ import annotations

from modmill.hw.circuit.control import is_value
from modmill.hw.circuit.op import Word
from modmill.hw.units.gf2.memories import latency, power
from modmill.hw.units.gf2.words.columns.control import Control
from modmill.hw.units.gf2.words.columns.window import window
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
        words = window(site, operands, control.window, control.second)
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
