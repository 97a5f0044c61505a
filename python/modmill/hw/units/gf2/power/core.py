"""The unit of powers as a circuit with state: one squarer, one multiplier by digits, and the steps between them.

A step is squares, one in each cycle, and then a product or none. The steps of a power are those of its exponent's bits,
from the highest on; those of an inverse are in a table. A product alone begins with its digits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from modmill.formula.chain import inversion
from modmill.hw.circuit.control import counter, flag, is_value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.modmul.binary_reduction import squared
from modmill.hw.units.gf2.digits import following, highest_first, moved_up
from modmill.hw.units.gf2.place import Place
from modmill.hw.units.gf2.power.config import PowerConfig

POWER, INVERSE, PRODUCT = range(3)
"""The operations of a beat: a^b with b as a number, 1 / a, and a b."""
COUNTERS = {
    "operations": "results that left",
    "squares": "squares",
    "products": "products",
}
"""The counters of the unit since reset; they wrap around."""


def build(config: PowerConfig) -> tuple[Circuit, Mapping[str, Word]]:
    """The circuit, and its results by name."""
    return _Builder(config).build()


class _Builder:
    def __init__(self, config: PowerConfig) -> None:
        self.config, self.c = config, Circuit()
        self.top = (1 << config.degree) - 1
        self.steps = inversion(config.degree)

    def build(self) -> tuple[Circuit, Mapping[str, Word]]:
        c, config = self.c, self.config
        offered, out_ready = c.input("in_valid", 1), c.input("out_ready", 1)
        kind, in_a, in_b = c.input("in_kind", PRODUCT), c.input("in_a", self.top), c.input("in_b", self.top)
        squares, loads, digits, sums, waits = (
            c.wire(n, 1) for n in ("squaring", "loading", "digiting", "adding", "waits")
        )
        ends = c.wire("ends", 1)

        c.note("Operands are taken while nothing is under way.")
        ready = c.invert("ready", c.either("occupied", squares, loads, digits, sums, waits))
        taken = c.both("taken", offered, ready)
        leaves = c.both("leaves", waits, out_ready)
        c.connect(waits, flag(c, "waits_q", waits, ends, leaves, reset=0))
        a = c.register("a", in_a, taken)
        held = c.register("kind", kind, taken)
        is_power, is_inverse, alone = (
            is_value(c, f"is_{n}", held, i) for i, n in enumerate(("power", "inverse", "product"))
        )

        c.note("The step: how many squares, and what is multiplied then.")
        goes_on = c.wire("step_ends", 1)
        place = self._index("step", max(config.degree, len(self.steps)), taken, goes_on)
        b = c.wire("b", self.top)
        shifted = moved_up(c, "b_moved", b, 1, config.degree)
        b_loads = c.either("b_loads", taken, c.both("b_moves", goes_on, is_power))
        c.connect(b, c.register("b_q", c.choose("b_next", taken, in_b, shifted), b_loads))
        table = self._table(place)
        count, by_a, by_start, table_last = table
        bit = c.both("top_bit", is_power, b.slice(config.degree - 1, 1))
        multiplies = c.either("multiplies", bit, c.both("in_chain", is_inverse, c.either("by_any", by_a, by_start)))
        power_last = c.both("power_last", is_power, is_value(c, "at_last_bit", place, config.degree - 1))
        last = c.either("last_step", alone, power_last, c.both("inverse_last", is_inverse, table_last))

        c.note("Squares.")
        found, start = c.wire("found", self.top), c.wire("start", self.top)
        enters = c.both("enters", goes_on, c.invert("not_last", last))
        done = c.wire("done", count.high)
        enough = c.select(
            "enough", (is_inverse, c.equal("at_count", done, count)), (is_power, c.literal("one_square", 1))
        )
        squared_all = c.both("squared_all", squares, enough)
        fresh = c.either(
            "begins_squares",
            c.both("begins", taken, c.invert("not_product", is_value(c, "asks_product", kind, PRODUCT))),
            enters,
        )
        c.connect(squares, flag(c, "squaring_q", squares, fresh, squared_all, reset=0))
        more = c.add("done_more", done, c.literal("done_one", 1)).low(done.width)
        counted = c.select("done_next", (c.both("square_again", squares, c.invert("not_enough", enough)), more))
        c.connect(done, c.register("done_q", counted, reset=0))
        first = c.both("first_square", squares, is_value(c, "none_done", done, 0))
        c.connect(start, c.register("start_q", found, first))

        c.note("A product, digit by digit.")
        wants = c.both("wants", squared_all, multiplies)
        asked = c.both("asked", taken, is_value(c, "product_asked", kind, PRODUCT))
        c.connect(loads, c.register("loading_q", c.either("loading_next", wants, asked), reset=0))
        moves = c.either("rest_loads", loads, digits)
        coming = highest_first(c, "rest", found, config.digits, config.digit, loads, moves)
        digit = Place(c, "digit", config.digits, digits)
        over = c.both("over", digits, digit.last)
        c.connect(digits, flag(c, "digiting_q", digits, loads, over, reset=0))
        c.connect(sums, c.register("adding_q", over, reset=0))
        by = c.select(
            "by",
            (alone, b),
            (c.either("takes_a", is_power, c.both("chain_a", is_inverse, by_a)), a),
            (c.both("chain_start", is_inverse, by_start), start),
        )
        # A register, so that no mapper copies the choice into each column of the product.
        by = c.register("by_q", by, loads)
        part = c.register("part", c.carryless("digit_product", by, coming), digits)
        later = c.register("later", c.invert("not_first", is_value(c, "at_first", digit.now, 0)), digits)
        total = c.wire("total", self.top)
        reduced = following(c, config.modulus, c.select("kept", (later, total)), part, config.digit)
        c.connect(total, c.register("total_q", reduced))

        c.note("What was found.")
        one = c.choose("start_value", is_value(c, "asks_power", kind, POWER), c.literal("one", 1), in_a)
        choices = (taken, one), (squares, squared(c, "square", found, config.modulus)), (sums, reduced)
        moves = c.either("found_moves", taken, squares, sums)
        c.connect(found, c.register("found_q", c.select("found_next", *choices), moves))
        idle = c.both("no_product", squared_all, c.invert("multiplies_not", multiplies))
        c.connect(goes_on, c.either("step_over", sums, idle))
        c.connect(ends, c.both("ending", goes_on, last))
        event = c.literal("an_event", 1)
        counted_ = {"operations": leaves, "squares": squares, "products": sums}
        return c, {
            "in_ready": ready,
            "out_valid": waits,
            "out_r": found,
            **{name: counter(c, name, happens, event) for name, happens in counted_.items()},
        }

    def _index(self, name: str, count: int, clears: Word, moves: Word) -> Word:
        """A count of steps since the operands came."""
        c = self.c
        now = c.wire(name, (1 << count.bit_length()) - 1)
        more = c.add(f"{name}_more", now, c.literal(f"{name}_one", 1)).low(now.width)
        following_ = c.choose(f"{name}_next", clears, c.literal(f"{name}_zero", 0), more)
        return c.connect(now, c.register(f"{name}_q", following_, c.either(f"{name}_moves", clears, moves), reset=0))

    def _table(self, place: Word) -> Sequence[Word]:
        """The inverse's step: squares less one, whether a or the start multiplies, and whether it is the last."""
        c, steps = self.c, self.steps
        most = max(step.squares for step in steps)
        wide = max(1, (most - 1).bit_length())
        words = [
            step.squares - 1 | step.by_a << wide | step.by_start << wide + 1 | (i == len(steps) - 1) << wide + 2
            for i, step in enumerate(steps)
        ]
        bits = max(1, (len(steps) - 1).bit_length())
        words += [words[-1]] * ((1 << bits) - len(words))
        choices = [c.literal(f"step_{i}", word) for i, word in enumerate(words)]
        found = c.widen("step_word", c.pick("step_picked", place.low(bits), *choices), (1 << wide + 3) - 1, 0.0)
        return found.low(wide), found.slice(wide, 1), found.slice(wide + 1, 1), found.slice(wide + 2, 1)
