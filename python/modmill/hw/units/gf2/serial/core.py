"""The multiplier by digits as a circuit with state.

In each cycle the highest digit of a times b goes to a register, and the sum so far, moved up by a digit, takes the one
before. Only that sum is a circle, and its reduction is a map of one digit. The next operands are taken with the last
digit, so products follow each other without a gap. A result waits in a register; the next one waits for it.
"""

from __future__ import annotations

from collections.abc import Mapping

from modmill.hw.circuit.control import counter, flag, is_value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.units.gf2.digits import following, highest_first
from modmill.hw.units.gf2.place import Place
from modmill.hw.units.gf2.serial.config import SerialConfig

COUNTERS = {
    "products": "products that left",
    "stopped": "cycles in which a result waited for the one before to leave",
}
"""The counters of the unit since reset; they wrap around."""


def build(config: SerialConfig) -> tuple[Circuit, Mapping[str, Word]]:
    """The circuit, and its results by name."""
    c, bits, digit, digits = Circuit(), config.degree, config.digit, config.digits
    offered, out_ready = c.input("in_valid", 1), c.input("out_ready", 1)
    in_a, in_b = (c.input(f"in_{name}", (1 << bits) - 1) for name in "ab")
    busy, stops, steps, waits = (c.wire(name, 1) for name in ("busy", "stops", "steps", "waits"))

    c.note("The digits of a, the highest first.")
    goes = c.invert("goes", stops)
    c.connect(steps, c.both("stepping", busy, goes))
    place = Place(c, "place", digits, steps)
    ends = c.both("ends", steps, place.last)
    ready = c.either("ready", c.invert("idle", busy), ends)
    taken = c.both("taken", offered, ready)
    c.connect(busy, flag(c, "busy_q", busy, taken, ends, reset=0))
    top = highest_first(c, "rest", in_a, digits, digit, taken, c.either("loads", taken, steps))
    b = c.register("b", in_b, taken)

    c.note("A digit times b, and the sum so far.")
    part = c.register("part", c.carryless("product", b, top), steps)
    first = c.register("first", is_value(c, "at_first", place.now, 0), steps)
    last = c.register("last", place.last, steps)
    there = c.register("there", c.either("there_next", steps, stops), reset=0)
    total = c.wire("total", (1 << bits) - 1)
    kept = c.select("kept", (c.invert("not_first", first), total))
    reduced = following(c, config.modulus, kept, part, digit)
    ended = c.both("ended", there, last)
    moves = c.both("moves", there, goes)
    c.connect(total, c.register("total_q", reduced, moves))

    c.note("The result.")
    leaves = c.both("leaves", waits, out_ready)
    shows = c.both("shows", ended, goes)
    c.connect(waits, flag(c, "waits_q", waits, shows, leaves, reset=0))
    c.connect(stops, c.both("stopping", ended, waits))
    one = c.literal("an_event", 1)
    counted = {"products": leaves, "stopped": stops}
    return c, {
        "in_ready": ready,
        "out_valid": waits,
        "out_r": c.register("result", reduced, shows),
        **{name: counter(c, name, event, one) for name, event in counted.items()},
    }
