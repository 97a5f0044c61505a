"""Elements by rows and by columns share this: memories of operands, a multiplier of words, counters of steps.

All places of the ring have one circuit; its input `index` says which place it is in. Each other input is
a result of the same name of the element before. A word has its *turn* when its address goes to the memories; its
operands are in registers `read` cycles later, and its sum with T is there after `sum` cycles.
"""

from __future__ import annotations

from dataclasses import dataclass

from modmill.hw.circuit.control import flag, is_value
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.units.gf2.array.timing import ROWS, Timing
from modmill.hw.units.gf2.memories import latency, later, memory, power

MODULUS_PAGE = 2
"""The page of N; those of a are 0 and 1."""


@dataclass(frozen=True, slots=True)
class Steps:
    """The step that an element is at, which changes in the cycle after it starts.

    `at`: its number; `last`: it is the last; `reducing`: it is one of the reduction; `page`: that of the operands.
    """

    at: Word
    last: Word
    reducing: Word
    page: Word


class Element:
    """The parts of an element; `circuit` and `results` are complete when a subclass has been constructed."""

    def __init__(self, timing: Timing, bits: int, *, own_words: bool) -> None:
        """`own_words`: it keeps those words of b alone whose steps are its own."""
        c = Circuit()
        self.circuit: Circuit = c
        self.c: Circuit = c
        self.timing: Timing = timing
        self.bits: int = bits
        self.results: dict[str, Word] = {}
        self.place_bits: int = (power(timing.words) - 1).bit_length()
        self.index_bits: int = (timing.elements - 1).bit_length()
        self.index: Word = c.input("index", timing.elements - 1)
        top = (1 << bits) - 1
        valid, to = c.input("beat_valid", 1), c.input("beat_to", 4 * power(timing.words) - 1)
        a, b = c.input("beat_a", top), c.input("beat_b", top)
        c.note("The beat, for the next element, and for the memories of this one.")
        self.results["beat_valid"] = c.register("beat_valid_q", valid, reset=0)
        for name, word in (("to", to), ("a", a), ("b", b)):
            self.results[f"beat_{name}"] = c.register(f"beat_{name}_q", word)
        self.is_last: Word = is_value(c, "is_last", self.index, timing.elements - 1)
        self._a_write = valid, to, a
        modulus, page = to.slice(self.place_bits + 1, 1), to.slice(self.place_bits, 1)
        at = to.low(self.place_bits)
        comes = c.both("inverse_comes", valid, modulus, is_value(c, "at_zero", at, 0))
        self.inverse: Word = c.register("inverse", b, comes)
        mine = c.both("b_comes", valid, c.invert("is_operands", modulus))
        place: Word | None = at
        if own_words:
            mine = c.both("own_b_comes", mine, c.equal("is_own", at.low(self.index_bits), self.index))
            place = at.above(self.index_bits)
        self._b_write = mine, page if place is None else c.join("b_to", place, page), b
        self._b_depth = 2 * power(timing.share if own_words else timing.words)

    def later(self, name: str, word: Word, cycles: int, reset: int | None = None) -> Word:
        return later(self.c, name, word, cycles, reset)

    def at_sum(self, name: str, bit: Word) -> Word:
        """A bit of the turn when the sum is there; it is 0 after reset."""
        return self.later(f"{name}_at_sum", bit, self.timing.sum, reset=0)

    def steps(self, count: int, start: Word) -> Steps:
        """Counts so many steps of the product, then as many of the reduction, and so on."""
        c = self.c
        at, last = c.literal("only_step", 0), c.literal("only_step_last", 1)
        if count > 1:
            at = c.wire("step", count - 1)
            last = is_value(c, "step_last", at, count - 1)
            more = c.add("step_more", at, c.literal("step_one", 1)).low(at.width)
            following = c.choose("step_next", last, c.literal("step_zero", 0), more)
            c.connect(at, c.register("step_q", limited(following, count - 1), start, reset=count - 1))
        reducing, page = c.wire("reducing", 1), c.wire("page", 1)
        wraps = c.both("wraps", start, last)
        c.connect(reducing, c.register("reducing_q", c.invert("reducing_next", reducing), wraps, reset=1))
        begins = c.both("product_begins", wraps, reducing)
        c.connect(page, c.register("page_q", c.invert("page_next", page), begins, reset=1))
        return Steps(at, last, reducing, page)

    def timer(self, start: Word, reducing: Word) -> Word:
        """A pulse such that a register behind it follows `start` by a step's cycles."""
        c, timing = self.c, self.timing
        most = max(timing.multiplication, timing.reduction)
        time, ticks, fires = c.wire("elapsed", power(most) - 1), c.wire("ticks", 1), c.wire("fires", 1)
        more = c.add("elapsed_more", time, c.literal("elapsed_one", 1)).low(time.width)
        c.connect(time, c.register("elapsed_q", c.choose("elapsed_next", start, c.literal("elapsed_zero", 0), more)))
        c.connect(ticks, flag(c, "ticks_q", ticks, start, fires, reset=0))
        product = c.both("product_ends", c.invert("multiplying", reducing), self._is_time("product", time))
        reduction = c.both("reduction_ends", reducing, self._is_time("reduction", time))
        return c.connect(fires, c.both("fire", ticks, c.either("step_ends", product, reduction)))

    def _is_time(self, name: str, time: Word) -> Word:
        # By columns the last step of the product is followed by the reduction's first quotient.
        by_rows = name == "product" and self.timing.by == ROWS
        length = self.timing.multiplication if by_rows else self.timing.reduction
        return is_value(self.c, f"{name}_time", time, length - 2)

    def operand(self, place: Word, steps: Steps) -> Word:
        """A word of a or N, a cycle before it is in a register."""
        c, depth = self.c, 4 * power(self.timing.words)
        modulus = c.literal("modulus_page", MODULUS_PAGE)
        page = c.choose("operand_page", steps.reducing, modulus, steps.page)
        return memory(c, "operands", self._a_write, c.join("operand_from", place, page), depth, self.bits)

    def factor(self, step: Word | None, steps: Steps) -> Word:
        """A word of b, a cycle before it is in a register."""
        c, depth = self.c, self._b_depth
        at = steps.page if step is None else c.join("b_from", step, steps.page)
        at = self.later("b_from_q", at, self.timing.read - 1 - latency(depth))
        return memory(c, "b", self._b_write, at, depth, self.bits)

    def multiplied(self, x: Word, y: Word) -> Word:
        """The product of two words in registers, in one."""
        return self.c.register("product_q", self.c.carryless("product", x, y))
