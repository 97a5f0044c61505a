"""An element by columns: it keeps the words k of T with k = index modulo P, and adds to them in each step.

In step i the words i to i + s - 1 of T change, s / P of them here: word i + j by the product with word j of a or N, and
j = d + P c for c = 0, 1, ..., if the element is d places behind that of word i. Words are sums of whole products, two
words wide, so that nothing leaves an element but the high half of a word that q clears.

Steps of the product follow each other at once. In the reduction q_i passes the links, and each element begins its step
when it comes. The element behind that of word i adds to word i + 1 first, which is final then, multiplies it by n', and
begins step i + 1 together with the next one.
"""

from __future__ import annotations

from modmill.hw.circuit.control import flag, is_value
from modmill.hw.circuit.op import Word
from modmill.hw.units.gf2.array.element import Element, Steps
from modmill.hw.units.gf2.array.timing import Timing
from modmill.hw.units.gf2.memories import latency, memory, power
from modmill.hw.units.gf2.place import Place

QUOTIENT = 3
"""Cycles from the turn of the word that a quotient needs to the quotient's own."""


class ColumnElement(Element):
    """An element of the ring. Its results beside those for the next one:

    `end`: the last step of a product is over; `final`: it begins; `high`: a word's high half goes to the next element.
    """

    def __init__(self, timing: Timing, bits: int) -> None:
        super().__init__(timing, bits, own_words=False)
        c, read = self.c, timing.read
        begin, token = c.input("begin", 1), c.input("token", 1)
        quotient_in, high_in = c.input("quotient", (1 << bits) - 1), c.input("high", (1 << bits - 1) - 1)
        self.results["begin"] = c.register("begin_q", begin, reset=0)
        c.note("The step: the next one of the product, that of a quotient that comes, or of its own.")
        own_starts, more = c.wire("own_starts", 1), c.wire("more", 1)
        start = c.either("start", begin, token, own_starts, more)
        steps = self.steps(timing.words, start)
        multiplying = c.invert("is_product", steps.reducing)
        behind = c.difference("behind", self.index, steps.at.low(self.index_bits), self.index_bits)[0]
        own = is_value(c, "is_own", behind, 0)
        final = c.both("last_of_all", steps.reducing, steps.last)
        next_reduces = c.either("next_reduces", steps.reducing, steps.last)
        next_own = c.both("next_own", is_value(c, "is_next", behind, 1), next_reduces)
        fires = c.both("timed", self.timer(start, steps.reducing), next_own)
        goes = c.both("goes", fires, c.invert("not_final", final))
        starts = c.connect(own_starts, c.register("own_starts_q", goes, reset=0))
        self.results["end"] = c.register("end_q", c.both("ends", fires, final), reset=0)
        came = c.register("came", token, reset=0)
        passes = c.both("passes", came, c.invert("has_next", is_value(c, "no_next", behind, timing.elements - 1)))
        self.results["token"] = c.either("token_on", starts, passes)

        c.note("The turns of its words; a quotient has its own.")
        first = c.register("first", start, reset=0)
        mine = c.both("next_quotient", first, next_own, c.invert("is_not_final", final))
        now = self.later("quotient_turn", mine, QUOTIENT, reset=0)
        running = c.wire("running", 1)
        active = c.both("active", c.either("has_turn", first, running), c.invert("no_quotient", now))
        column, last = self._columns(active)
        ends = c.both("columns_end", active, last)
        goes_on = c.both("goes_on", first, c.invert("more_than_one", ends))
        c.connect(running, flag(c, "running_q", running, goes_on, ends, reset=0))
        again = c.both("again", multiplying, c.invert("not_last", steps.last))
        c.connect(more, c.both("more_steps", ends, again))

        c.note("The products of words.")
        place = behind if column is None else c.join("place", behind, column)
        at_first = self.later("first_at_read", first, read - 1, reset=0)
        at_quotient = self.later("quotient_at_read", now, read - 1, reset=0)
        product = c.wire("product_now", (1 << 2 * bits - 1) - 1)
        found = self.later("quotient_found", now, timing.sum, reset=0)
        quotient = c.register("quotient_q", product.low(bits), found)
        own_at_read = self.later("own_at_read", own, read - 1)
        kept = c.wire("kept", (1 << bits) - 1)
        self.results["quotient"] = c.choose("quotient_on", own_at_read, quotient, kept)
        came_in = c.choose("quotient_here", own_at_read, quotient, quotient_in)
        reduces = self.later("reducing_at_read", steps.reducing, read - 1)
        factor = c.choose("factor", reduces, came_in, self.factor(steps.at, steps))
        c.connect(kept, c.register("kept_q", factor, at_first))
        by = c.choose("by", at_first, factor, kept)
        y = c.register("y", c.choose("y_next", at_quotient, self.inverse, by))
        low = c.wire("low", (1 << bits) - 1)
        t = c.xor("t", low, high_in)
        x = c.register("x", c.choose("x_next", at_quotient, t, self.operand(place, steps)))
        c.connect(product, self.multiplied(x, y))
        total = self._sums(steps, behind, column, last, active, product)

        c.note("The low half of the word that the next quotient needs, and the high half for the one after it.")
        begins = c.both("of_reduction", steps.reducing, next_own)
        begins = c.either(
            "is_needed", begins, c.both("of_product", multiplying, is_value(c, "step_0", steps.at, 0), own)
        )
        needed = self.at_sum("needed", c.both("needed", first, begins))
        c.connect(low, c.register("low_q", total.low(bits), needed))
        high = c.both("high_goes", first, steps.reducing, own)
        clears = c.both("high_clears", first, multiplying)
        high, clears = self.at_sum("high", high), self.at_sum("high_clears", clears)
        upper = c.select("high_next", (high, total.slice(bits, bits - 1)))
        self.results["high"] = c.register("high_q", upper, c.either("high_moves", high, clears), reset=0)
        self.results["high_sent"] = high
        self.results["final"] = c.both("final_begins", first, final)
        self._result(steps, column, active, total)

    def _columns(self, active: Word) -> tuple[Word | None, Word]:
        """c, None where each step has one word here, and whether it is the last."""
        if self.timing.share == 1:
            return None, self.c.literal("last_column", 1)
        column = Place(self.c, "column", self.timing.share, active)
        return column.now, column.last

    def _sums(self, steps: Steps, behind: Word, column: Word | None, last: Word, active: Word, product: Word) -> Word:
        """The words of T with their products, which are stored again; a word that has none yet is 0."""
        c, timing = self.c, self.timing
        c.note("The words of T, two words wide; word k is in place k div P.")
        rest = c.xor("index_rest", self.index, c.literal("all_elements", timing.elements - 1))
        base = c.add("base_sum", steps.at, rest).above(self.index_bits)
        assert base is not None, "fewer steps than elements"
        place = base if column is None else c.add("t_place", base, column)
        depth = power(2 * timing.share)
        highest = c.both("highest", last, is_value(c, "farthest", behind, timing.elements - 1))
        fresh = c.either("fresh", is_value(c, "first_step", steps.at, 0), highest)
        old = c.either("old", c.invert("not_fresh", fresh), steps.reducing)
        at = self.later("t_from", place, timing.sum - latency(depth))
        to = self.later("t_to", place, timing.sum)
        summed = self.at_sum("active", active)
        total = c.wire("total", product.high)
        stored = memory(c, "t_words", (summed, to, total), at, depth, product.width)
        stored = c.select("t_old", (self.later("old_at_sum", old, timing.sum), stored))
        return c.connect(total, c.xor("total_next", stored, product))

    def _result(self, steps: Steps, column: Word | None, active: Word, total: Word) -> None:
        """The last step's sums, and the words of the result that pass through all elements.

        Word k is the low half of word s + k of T and the high half of the one below, each added where it is.
        """
        c, timing, bits = self.c, self.timing, self.bits
        valid, at = c.input("result_valid", 1), c.input("result_at", timing.words - 1)
        word = c.input("result_word", (1 << bits) - 1)
        c.note("The sums of the last step, and the result as it passes.")
        write = self.at_sum("result", c.both("result_active", active, steps.reducing, steps.last))
        depth = power(max(2, timing.share))
        to = c.literal("only_to", 0) if column is None else self.later("result_to", column, timing.sum)
        away = c.difference("away", at, self.index, self.place_bits)[0]
        upper = away.above(self.index_bits)
        where = c.literal("only_from", 0)
        if upper is not None:
            where = c.add("result_from", upper, self.is_last).low(upper.width)
        found = memory(c, "result_sums", (write, to, total), where, depth, total.width)
        wait = latency(depth)
        mine = away.low(self.index_bits)
        beyond = c.both("beyond", self.is_last, is_value(c, "highest_result", at, timing.words - 1))
        low = c.both("adds_low", is_value(c, "is_mine", mine, 0), c.invert("is_there", beyond))
        high = is_value(c, "adds_high", mine, 1)
        low, high = (self.later(f"{n}_later", bit, wait) for n, bit in (("low", low), ("high", high)))
        added = c.select("added", (low, found.low(bits)), (high, found.slice(bits, bits - 1)))
        passed = c.xor("passed", self.later("result_later", word, wait), added)
        self.results["result_valid"] = self.later("result_valid_q", valid, wait + 1, reset=0)
        self.results["result_at"] = self.later("result_at_q", at, wait + 1)
        self.results["result_word"] = c.register("result_word_q", passed)
