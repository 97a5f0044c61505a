"""The unit as a circuit with state: a ring of passes, what makes digits and products of its pairs, and a reduction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from modmill.hw.circuit.control import counter, held
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.sigverify import reducer
from modmill.hw.units.sigverify.scalars import finisher, halver
from modmill.hw.units.sigverify.scalars.config import ScalarsConfig
from modmill.hw.units.sigverify.scalars.numbers import FIRST_INDEX, S_INDEX

COUNTERS = {
    "signatures": "scalars that were taken in",
    "passes": "cycles in which a scalar that is not halved yet came out of the ring",
    "waits": "cycles in which a scalar that is halved did, and had to go round again",
    "pauses": "cycles in which a word waited for a place at the output",
}
"""The counters of the unit since reset; they wrap around."""
WORD = (1 << finisher.WORD) - 1


@dataclass(frozen=True, slots=True)
class Core:
    """The circuit and its results by name."""

    circuit: Circuit
    results: Mapping[str, Word]
    parts: tuple[Part, ...]


def build(config: ScalarsConfig) -> Core:
    """The circuit of a configuration."""
    c = Circuit()
    offered, tag = c.input("in_valid", 1), c.input("in_tag", (1 << config.tag) - 1)
    h, s = c.input("in_h", reducer.ORDER - 1), c.input("in_s", (1 << finisher.S_BITS) - 1)
    ready_out, one = c.input("out_ready", 1), c.literal("one", 1)

    c.note("A scalar waits in registers.")
    load = c.wire("load", 1)
    ready, waiting, (h, s, tag) = held(c, "given", offered, (h, s, tag), load)

    c.note("The ring. A slot that is empty, or whose pair is taken, takes the next scalar.")
    ring, finish, reduces = halver.build(), finisher.build(config.tag), reducer.build()
    state = {op.name: c.wire(f"ring_{op.name}", op.outs[0].high) for op in ring.inputs if op.name in halver.STATE}
    used, free = c.wire("used", 1), c.wire("free", 1)
    done = c.wire("ring_done", 1)
    halved = c.both("halved", used, done)
    takes = c.both("takes", halved, free)
    open_ = c.either("open", c.invert("empty", used), takes)
    c.connect(load, c.both("loads", waiting, open_))
    remains = c.both("remains", used, c.invert("not_taken", takes))
    kept = c.either("kept", load, remains)
    for i in range(halver.SLOTS):
        kept = c.register(f"used_{i}", kept, reset=0)
    c.connect(used, kept)
    passed = ring.named(c, "halver", enable=one, **state)
    for name, word in halver.start(c, h).items():
        c.connect(state[name], c.register(f"{name}_q", c.choose(f"{name}_next", load, word, passed[name])))
    c.connect(done, passed["done"])

    c.note("Tag and S of a scalar wait here; its place is that of its slot.")
    slot = c.wire("slot", halver.SLOTS - 1)
    at_last = c.equal("at_last", slot, c.literal("last_slot", halver.SLOTS - 1))
    turned = c.choose("slot_next", at_last, c.literal("first_slot", 0), c.add("slot_more", slot, one).low(slot.width))
    c.connect(slot, c.register("slot_q", limited(turned, halver.SLOTS - 1), reset=0))
    row = c.join("row", tag, s)
    shape = {"where": "lut", "latency": 0, "depth": halver.SLOTS, "high": row.high, "rule": "old"}
    beside = c.memory("beside", (load, slot, row), slot, **shape)

    c.note("The pair that is taken: digits and product.")
    first = passed["first"]
    u = c.choose("u", first, passed["r0"], passed["r1"])
    v = c.choose("v", first, passed["t0"], passed["t1"])
    product_taken, word_taken = c.wire("product_taken", 1), c.wire("word_taken", 1)
    finished = finish.named(
        c,
        "finisher",
        load=takes,
        taken=word_taken,
        passed=product_taken,
        u=u,
        v=v,
        negative=c.xor("u_negative", passed["negative"], first),
        s=beside.slice(config.tag, finisher.S_BITS),
        tag=beside.low(config.tag),
    )
    c.connect(free, finished["free"])

    c.note("The product modulo L.")
    reduced_taken = c.wire("reduced_taken", 1)
    given = {"offered": finished["made"], "digest": finished["product"], "taken": reduced_taken}
    reduced = reduces.named(c, "reducer", **given)
    c.connect(product_taken, c.both("product_goes", finished["made"], reduced["free"]))
    product_tag = c.register("product_tag", finished["tag"], product_taken)

    c.note("One word at a time leaves, those with vS first.")
    out_valid = c.wire("out_valid_q", 1)
    room = c.either("room", c.invert("nothing", out_valid), ready_out)
    c.connect(reduced_taken, c.both("reduced_goes", reduced["valid"], room))
    digits = c.both("digits_next", finished["full"], c.invert("no_s", reduced["valid"]))
    c.connect(word_taken, c.both("word_goes", digits, room))
    comes = c.either("comes", reduced["valid"], finished["full"])
    c.connect(out_valid, c.register("out_valid_now", comes, room, reset=0))
    index = c.add("digits_index", finished["number"], c.literal("first_index", FIRST_INDEX))
    shown = {
        "tag": c.choose("tag_next", reduced["valid"], product_tag, finished["tag"]),
        "index": c.choose("index_next", reduced["valid"], c.literal("s_index", S_INDEX), index),
        "word": c.choose("word_next", reduced["valid"], reduced["r"], finished["word"]),
    }
    out = {f"out_{name}": c.register(f"out_{name}_q", word, room) for name, word in shown.items()}
    events = {
        "signatures": load,
        "passes": c.both("passing", used, c.invert("not_done", done)),
        "waits": c.both("waits_now", halved, c.invert("not_free", free)),
        "pauses": c.both("pauses_now", finished["full"], c.invert("stuck", word_taken)),
    }
    counted = {name: counter(c, name, event, one) for name, event in events.items()}
    return Core(c, {"in_ready": ready, "out_valid": out_valid, **out, **counted}, (ring, finish, reduces))
