"""An element by rows: it adds a row of products to the words of T that come from the element before.

Step i, on element i mod P, is word i of b or the quotient q_i times all words of a or N. The lowest word that it makes
final is kept here: of a b until the reduction's step i, whose quotient needs it; what q_i clears is left out. The words
above go to the next element, or with the last step to the result.
"""

from __future__ import annotations

from modmill.hw.circuit.control import flag, is_value
from modmill.hw.circuit.op import Word
from modmill.hw.units.gf2.array.element import Element
from modmill.hw.units.gf2.array.timing import Timing
from modmill.hw.units.gf2.memories import latency, memory, power
from modmill.hw.units.gf2.place import Place

QUOTIENT = 2
"""Cycles from the turn of a quotient to that of the first word that it multiplies."""


class RowElement(Element):
    """An element of the ring. Its results beside those for the next one:

    `end`: the last step of a product is over. `result_valid`: `t_word` is one of the last step, of the reduction if
    `result_reduced`, else of a b's upper half.
    """

    def __init__(self, timing: Timing, bits: int) -> None:
        super().__init__(timing, bits, own_words=True)
        c, read = self.c, timing.read
        go, top = c.input("go", 1), (1 << bits) - 1
        t_valid, t_word = c.input("t_valid", 1), c.input("t_word", top)
        c.note("The step, and the turns of its words; a quotient has its own.")
        started = c.register("started", go, reset=0)
        steps = self.steps(timing.share, go)
        multiplying = c.invert("is_product", steps.reducing)
        quotient = c.both("quotient_turn", started, steps.reducing)
        delayed = self.later("quotient_to_first", quotient, QUOTIENT, reset=0)
        first = c.either("first", c.both("first_of_product", started, multiplying), delayed)
        running = c.wire("running", 1)
        active = c.either("active", first, running)
        word = Place(c, "word", timing.words, active)
        ends = c.both("row_ends", active, word.last)
        c.connect(running, flag(c, "running_q", running, first, ends, reset=0))
        final = c.both("last_row", self.is_last, steps.last)
        final_reduced = c.both("last_of_all", final, steps.reducing)
        fires = self.timer(go, steps.reducing)
        self.results["go"] = c.register("go_q", c.both("goes", fires, c.invert("not_ended", final_reduced)), reset=0)
        self.results["end"] = c.register("end_q", c.both("ends", fires, final_reduced), reset=0)

        c.note("The words of T that come, and the lowest of them with the one that was kept.")
        arrival = Place(c, "arrival", timing.words, t_valid)
        lowest_comes = c.both("lowest_comes", t_valid, is_value(c, "arrival_first", arrival.now, 0))
        lowest = c.choose("lowest", lowest_comes, t_word, c.register("lowest_q", t_word, lowest_comes))
        is_first = is_value(c, "is_first", self.index, 0)
        empty = c.both("empty", is_first, is_value(c, "first_step", steps.at, 0))
        old = c.invert("not_empty", empty)
        depth = power(max(2, timing.share))
        kept_from = self.later("kept_from", steps.at, read - 1 - latency(depth))
        keeps, total = c.wire("keeps", 1), c.wire("total", top)
        kept_to = self.later("kept_to", steps.at, timing.sum)
        kept = memory(c, "kept", (keeps, kept_to, total), kept_from, depth, bits)
        there = self.later("not_empty_to_quotient", old, read - 1)
        t = c.xor("t", c.select("t_there", (there, lowest)), kept)

        c.note("The products of words.")
        now = self.later("quotient_at_read", quotient, read - 1, reset=0)
        begins = self.later("first_at_read", first, read - 1, reset=0)
        reduces = self.later("reducing_at_read", steps.reducing, read - 1)
        x = c.register("x", c.choose("x_next", now, t, self.operand(word.now, steps)))
        product = c.wire("product_now", (1 << 2 * bits - 1) - 1)
        b = self.factor(steps.at if timing.share > 1 else None, steps)
        by = c.choose("by", reduces, product.low(bits), b)
        y = c.register("y", c.choose("y_next", now, self.inverse, by), c.either("y_moves", now, begins))
        c.connect(product, self.multiplied(x, y))

        c.note("The sum with T, for the next element; the high half of the last product follows.")
        summed, first, last = (self.at_sum(n, w) for n, w in (("active", active), ("first", first), ("last", ends)))
        depth = power(timing.words)
        at = self.later("t_from", word.now, timing.sum - latency(depth))
        stored = memory(c, "t_words", (t_valid, arrival.now, t_word), at, depth, bits)
        stored = c.select("t_old", (self.later("not_empty_at_sum", old, timing.sum), stored))
        over = c.register("over", product.slice(bits, bits - 1), summed)
        above = c.select("above", (c.invert("not_first", first), over))
        c.connect(total, c.xor("total_next", stored, product.low(bits), above))
        c.connect(keeps, c.both("keeps_total", first, self.later("is_product_at_sum", multiplying, timing.sum)))
        tail = c.register("tail", last, reset=0)
        sends = c.either("sends", tail, c.both("sends_total", summed, c.invert("not_lowest", first)))
        flags = [self._sent(name, bit, tail) for name, bit in (("final", final), ("reduced", final_reduced))]
        onward = c.both("onward", sends, c.invert("not_final", flags[0]))
        self.results["t_valid"] = c.register("t_valid_q", onward, reset=0)
        self.results["t_word"] = c.register("t_word_q", c.choose("t_next", tail, over, total))
        self.results["result_valid"] = c.register("result_valid_q", c.both("gives", sends, flags[0]), reset=0)
        self.results["result_reduced"] = c.register("result_reduced_q", flags[1])

    def _sent(self, name: str, bit: Word, tail: Word) -> Word:
        """A bit of the step whose word is sent: the one after the last belongs to the step before."""
        at_sum = self.later(f"{name}_at_sum", bit, self.timing.sum)
        return self.c.choose(f"{name}_sent", tail, self.c.register(f"{name}_at_tail", at_sum), at_sum)
