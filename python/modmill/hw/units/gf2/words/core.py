"""The word-serial multiplier as a circuit with state: memories of words, lanes of products, rings of T.

In each cycle of a row a group of words, one for each lane, is multiplied by one word; the products are added to the
group of T that has its turn. A ring that moves down by a word writes each group one group later, when the word above it
is known; no word of T is ever moved between lanes by more than one place. q, the quotient's word, is the product of n'
and the lowest word of the sum, which is final long before the row is.
"""

from __future__ import annotations

from collections.abc import Mapping

from modmill.hw.circuit.control import counter
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.units.gf2.loading import MODULUS, leaving
from modmill.hw.units.gf2.words.columns.control import control as column_control
from modmill.hw.units.gf2.words.columns.core import Columns
from modmill.hw.units.gf2.words.columns.hybrid import Hybrid
from modmill.hw.units.gf2.words.columns.hybrid_control import control as hybrid_control
from modmill.hw.units.gf2.words.columns.order import ColumnTiming, HybridTiming
from modmill.hw.units.gf2.words.control import control
from modmill.hw.units.gf2.words.fixed import Fixed
from modmill.hw.units.gf2.words.lanes import Lanes
from modmill.hw.units.gf2.words.operands import INVERSES, load
from modmill.hw.units.gf2.words.order import Timing
from modmill.hw.units.gf2.words.rings import Rings
from modmill.hw.units.gf2.words.site import Site

COUNTERS = {
    "products": "products whose last word was read",
    "cycles": "cycles of products, without those in which they waited for the stream out",
    "words": "words of operands and of T that rows read or wrote",
}
"""The counters of the unit since reset; they wrap around."""


def build(timing: Timing, bits: int, karatsuba: int, modulus: int = 0) -> tuple[Circuit, Mapping[str, Word]]:
    """The circuit for words of so many bits, and its results by name; `modulus`: N where it is built in, else 0."""
    c = Circuit()
    site = Site(c, timing, bits, karatsuba, Fixed(modulus, timing, bits) if modulus else None)
    offered, out_ready = c.input("in_valid", 1), c.input("out_ready", 1)
    kind = None if modulus else c.input("in_kind", INVERSES if not timing.order.quotients else MODULUS)
    a, b = (c.input(f"in_{name}", (1 << site.wide) - 1) for name in "ab")
    loaded, room = c.wire("loaded", 1), c.wire("room", 1)
    given = offered, kind, a, b
    if isinstance(timing, ColumnTiming):
        turns = column_control(c, timing, loaded, room)
        operands = load(site, turns, given, loaded)
        sums = Columns(site, turns, operands)
        found, old, words = sums.found, 0, site.lanes + 1
    elif isinstance(timing, HybridTiming):
        turns = hybrid_control(c, timing, loaded, room)
        operands = load(site, turns, given, loaded)
        sums = Hybrid(site, turns, operands)
        found, old, words = sums.found, timing.old, 3 * site.lanes
    else:
        turns = control(c, timing, loaded, room)
        operands = load(site, turns, given, loaded)
        sums = Lanes(site, turns, operands)
        # Operands, and a group of T that is read and written; in a fine order two rows share that.
        found, old, words = Rings(site, turns, sums).found, timing.old, (2 if timing.order.fine else 3) * site.lanes
    late = timing.sum + 1 - old
    c.note("The result waits in a queue, which has room for those groups, too, that are on their way to it.")
    push = site.later("gives_to_queue", turns.gives, late, reset=0)
    result = leaving(c, push, site.later("result_q", found, 1 - old), late, out_ready, room)
    moved = c.literal("words_of_a_group", words)
    events = {
        "products": (turns.ends, c.literal("a_product", 1)),
        "cycles": (turns.moves, c.literal("a_cycle", 1)),
        "words": (sums.summed, moved),
    }
    counted = {name: counter(c, name, *event) for name, event in events.items()}
    return c, {"in_ready": operands.ready, **result, **counted}
