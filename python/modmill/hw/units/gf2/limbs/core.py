"""The multiplier as a circuit with state: stages that halve, one multiplier, stages that join, the modulus taken off.

Behind the multiplier nothing waits: a product begins only while the queue of results has room for it.
"""

from __future__ import annotations

from collections.abc import Mapping

from modmill.hw.circuit.control import counter, is_value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.levels import level, reached
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.modmul.karatsuba import Karatsuba
from modmill.hw.units.gf2.limbs.config import LimbsConfig
from modmill.hw.units.gf2.limbs.fold import fold
from modmill.hw.units.gf2.limbs.stages import collapse, expand
from modmill.hw.units.gf2.place import Place

COUNTERS = {
    "products": "products that began",
    "limbs": "pairs of limbs that the multiplier took",
    "held": "cycles in which a pair was ready and the results had no room",
}
"""The counters of the unit since reset; they wrap around."""


def multiplier(config: LimbsConfig) -> Part:
    """The multiplier of limbs."""
    return Karatsuba(config.leaf, config.levels).part(config.limb)


def latency(config: LimbsConfig, part: Part) -> int:
    """Cycles from the first pair of limbs that is taken to the offer of the product's last word, without stalls.

    A queue for each stage; the pairs; the multiplier; a register and a wait for the lowest quarter for each stage
    behind it; the filter with its input, and the queue of results.
    """
    times = config.times
    return times + 3**times - 1 + part.latency + times + 2 ** (times - 1) + 3


def results_kept(config: LimbsConfig, latency: int) -> int:
    """Products whose results have room: those that are under way at once, and the one that leaves."""
    return 2 + -(-(latency + 2 * config.times + 2 + (1 << config.times)) // 3**config.times)


def build(config: LimbsConfig, part: Part) -> tuple[Circuit, Mapping[str, Word]]:
    """The circuit, and its results by name."""
    c, limb, times = Circuit(), config.limb, config.times
    top = (1 << 2 * limb) - 1
    valid, leaves = c.input("in_valid", 1), c.input("out_ready", 1)
    operands = c.join("operands", *(c.input(f"in_{name}", (1 << limb) - 1) for name in "ab"))
    ready: Word | None = None
    room = c.wire("room", 1)
    rooms: list[Word] = []
    for k in reversed(range(times)):
        after = c.wire(f"room_{k}", 1)
        free, valid, operands = expand(c, f"expand_{k}", 1 << k, valid, operands, after)
        if ready is None:
            ready = free
        else:
            c.connect(rooms[-1], free)
        rooms.append(after)
    c.connect(rooms[-1], room)

    c.note("A product begins while the queue of results has room for it.")
    begun = c.wire("begun", 1)
    gone = c.wire("gone", 1)
    begins = c.wire("begins", 1)
    most = results_kept(config, part.latency)
    under_way = level(c, "under_way", begins, gone, most)
    full = reached(c, "full", under_way, most, begins, gone)
    c.connect(room, c.either("may", begun, c.invert("not_full", full)))
    moves = c.both("moves", valid, room)
    pairs = Place(c, "pairs", 3**times, moves)
    c.connect(begun, c.register("begun_q", c.invert("more_pairs", pairs.last), moves, reset=0))
    c.connect(begins, c.both("first", moves, c.invert("none_begun", begun)))

    (found,) = part(c, "product", a=operands.low(limb), b=operands.slice(limb, limb))
    word = c.widen("product_word", found, top, 0.0)
    there = moves
    for k in range(part.latency):
        there = c.register(f"product_valid_{k}", there, reset=0)
    for k in range(times):
        there, word = collapse(c, f"collapse_{k}", 1 << k, there, word)
    there, word = fold(c, config.degree, config.shifts, 1 << times, there, word)

    c.note("The results.")
    words = -(-config.degree // (2 * limb))
    shown = c.wire("shown", 1)
    taken = c.both("taken", shown, leaves)
    front, count = c.fifo("results", there, word, taken, words * most)
    c.connect(shown, c.invert("some", is_value(c, "empty", count, 0)))
    if words > 1:
        c.connect(gone, c.both("last_word", taken, Place(c, "result", words, taken).last))
    else:
        c.connect(gone, taken)
    one = c.literal("an_event", 1)
    held = c.both("no_room", valid, c.invert("no_place", room))
    counted = {"products": begins, "limbs": moves, "held": held}
    assert ready is not None
    return c, {
        "in_ready": ready,
        "out_valid": shown,
        "out_r": front,
        **{name: counter(c, name, event, one) for name, event in counted.items()},
    }
