"""The front at the wire as a circuit with state: frames are dealt to lanes in turn, and collected in the same turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from modmill.hw.circuit.control import at_turn, counter, is_value, turns
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.sigverify.wire_front import lane, parser, replay
from modmill.hw.units.sigverify.wire_front.config import RULES, WireConfig
from modmill.hw.units.sigverify.wire_front.reasons import BYTES, NUMBER, REASONS

COUNTERS = {
    "frames": "frames that were dropped or whose records have been read",
    "transactions": REASONS["accepted"],
    "duplicates": "of these, transactions that were dropped since their first signature had been seen",
    "signatures": "records",
    **{name: what for name, what in REASONS.items() if name != "accepted"},
}
"""The counters of the unit since reset; they wrap around."""


@dataclass(frozen=True, slots=True)
class Core:
    """The circuit and its results by name."""

    circuit: Circuit
    results: Mapping[str, Word]
    parts: tuple[Part, ...]


def build(config: WireConfig) -> Core:
    """The circuit of a configuration."""
    c = Circuit()
    offered, data = c.input("in_valid", 1), c.input("in_data", parser.MASK)
    size, last = c.input("in_bytes", BYTES), c.input("in_last", 1)
    error, taken_out = c.input("in_error", 1), c.input("out_ready", 1)
    one = c.literal("one", 1)

    c.note("A frame goes to the lane whose turn it is.")
    lanes = range(config.lanes)
    ready = c.wire("ready", 1)
    push = c.both("push", offered, ready)
    to = turns(c, "to", config.lanes, c.both("ends", push, last))
    address, release = c.wire("address", lane.LINES - 1), c.wire("released", 1)
    turn = turns(c, "turn", config.lanes, release)
    part = lane.build(config.port, config.checksum == "check")
    made: list[Mapping[str, Word]] = []
    for i in lanes:
        mine = push if to is None else c.both(f"push_{i}", push, is_value(c, f"to_{i}", to, i))
        its = release if turn is None else c.both(f"release_{i}", release, is_value(c, f"turn_{i}", turn, i))
        beat = {"push": mine, "data": data, "bytes": size, "last": last, "error": error}
        made.append(part.named(c, f"lane_{i}", address=address, release=its, **beat))
    c.connect(ready, at_turn(c, "ready_now", to, [m["ready"] for m in made]))

    c.note("The oldest frame becomes records.")
    reader = replay.build((config.dedup, config.key) if config.dedup else None)
    fields = {
        name: limited(at_turn(c, f"its_{name}", turn, [m[name] for m in made]), h) for name, h in parser.FIELDS.items()
    }
    found = at_turn(c, "found", turn, [m["found"] for m in made])
    then = None if turn is None else c.delay("turn_then", turn, lane.READ)
    word = at_turn(c, "word", then, [m["word"] for m in made])
    r = reader.named(c, "replay", found=found, word=word, out_ready=taken_out, **fields)
    c.connect(address, r["address"])
    c.connect(release, r["release"])

    c.note("The counters, a cycle after what they count.")
    drops = c.register("drops_q", r["drops"], reset=0)
    reason = c.register("reason_q", fields["reason"])
    repeated = c.register("repeated_q", r["repeated"], reset=0)
    released = c.register("released_then", r["release"], reset=0)
    finished = c.register("finished_q", r["finished"], reset=0)
    events = {
        "frames": released,
        "transactions": c.both("transaction", released, c.invert("kept", drops)),
        "duplicates": repeated,
        "signatures": finished,
    }
    for name in [name for name in COUNTERS if name not in events]:
        events[name] = c.both(f"is_{name}", drops, is_value(c, f"reason_{name}", reason, NUMBER[name]))
    counted = {name: counter(c, name, events[name], one) for name in COUNTERS}
    results = {"in_ready": ready, "out_valid": r["valid"]}
    results |= {f"out_{n}": r[n] for n in ("data", "bytes", "last", "tag")}
    results["out_rule"] = c.widen("rule", c.literal("rule_number", RULES.index(config.rule)), len(RULES) - 1, 0.0)
    return Core(c, results | counted, (part, reader))
