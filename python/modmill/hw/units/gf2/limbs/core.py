"""The multiplier as a circuit with state: stages that halve, one multiplier, stages that join, the modulus taken off.

Behind the multiplier nothing waits: a product begins only while the queue of results has room for it.
"""

from __future__ import annotations

from collections.abc import Mapping

from modmill.hw.circuit.control import counter, is_value, queued
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.levels import level, reached
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.modmul.karatsuba import Karatsuba
from modmill.hw.units.gf2.limbs.config import LimbsConfig
from modmill.hw.units.gf2.limbs.dense import Passes
from modmill.hw.units.gf2.limbs.fold import fold
from modmill.hw.units.gf2.limbs.stages import collapse, expand
from modmill.hw.units.gf2.limbs.timing import under_way
from modmill.hw.units.gf2.place import Place

COUNTERS = {
    "products": "products that began",
    "limbs": "pairs of limbs that the multiplier took",
    "held": "cycles in which a product was offered and the results had no room",
}
"""The counters of the unit since reset; they wrap around."""


def multiplier(config: LimbsConfig) -> Part:
    """The multiplier of limbs."""
    return Karatsuba(config.leaf, config.levels).part(config.limb)


def build(config: LimbsConfig, part: Part) -> tuple[Circuit, Mapping[str, Word]]:
    """The circuit, and its results by name."""
    c, limb, times = Circuit(), config.limb, config.times
    top = (1 << 2 * limb) - 1
    valid, leaves = c.input("in_valid", 1), c.input("out_ready", 1)
    operands = c.join("operands", *(c.input(f"in_{name}", (1 << limb) - 1) for name in "ab"))

    c.note("A product begins while the queue of results has room for it.")
    free, takes, gone = (c.wire(name, 1) for name in ("free", "takes", "gone"))
    place = Place(c, "limb", 1 << times, takes)
    begun = c.register("begun", c.invert("more_limbs", place.last), takes, reset=0)
    first = c.both("first", takes, c.invert("none_begun", begun))
    # A product has two limbs at least, so the count is right when the next one may begin.
    begins, most = c.wire("begins", 1), under_way(config, part.latency)
    begins_q, gone_q = (c.register(f"{name}_q", word, reset=0) for name, word in (("begins", begins), ("gone", gone)))
    full = reached(c, "full", level(c, "under_way", begins_q, gone_q, most), most, begins_q, gone_q)
    may = c.either("may", begun, c.invert("not_full", full))
    entering, ready = c.both("offered", valid, may), c.both("ready", free, may)
    passes = Passes(c, config, most) if config.dense else None
    if passes is None:
        c.connect(begins, first)
    else:
        entering, operands = passes.enter(begun, place, entering, operands)
        new = c.invert("is_new", passes.now)
        ready = c.both("ready_for_new", ready, new)
        c.connect(begins, c.both("begins_new", first, new))
    c.connect(takes, c.both("pair_enters", entering, free))
    room = c.wire("room", 1)
    taken, entering, (operands,) = queued(c, "entry", entering, [operands], room)
    c.connect(free, taken)
    for k in reversed(range(times)):
        after = c.wire(f"room_{k}", 1)
        taken, entering, operands = expand(c, f"expand_{k}", 1 << k, entering, operands, after)
        c.connect(room, taken)
        room = after
    c.connect(room, c.literal("no_wait", 1))

    (found,) = part(c, "product", a=operands.low(limb), b=operands.slice(limb, limb))
    word = c.widen("product_word", found, top, 0.0)
    there = entering
    for k in range(part.latency):
        there = c.register(f"product_valid_{k}", there, reset=0)
    for k in range(times):
        there, word = collapse(c, f"collapse_{k}", 1 << k, there, word)
    if passes is None:
        there, word = fold(c, config.degree, config.shifts, 1 << times, there, word)
    else:
        there, word = passes.reduce(takes, begun, place, there, word)

    c.note("The results.")
    words = config.result_words
    shown = c.wire("shown", 1)
    taken = c.both("taken", shown, leaves)
    front, count = c.fifo("results", there, word, taken, words * most)
    c.connect(shown, c.invert("some", is_value(c, "empty", count, 0)))
    if words > 1:
        c.connect(gone, c.both("last_word", taken, Place(c, "result", words, taken).last))
    else:
        c.connect(gone, taken)
    one = c.literal("an_event", 1)
    held = c.both("no_room", valid, c.invert("no_place", may))
    counted = {"products": begins_q, "limbs": entering, "held": held}
    return c, {
        "in_ready": ready,
        "out_valid": shown,
        "out_r": front,
        **{name: counter(c, name, event, one) for name, event in counted.items()},
    }
