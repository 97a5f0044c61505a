"""Tickets in, verdicts out of order, results in order: the reorder buffer of the pipeline.

Each signature under way has a ticket, given out in turn. A place of the buffer belongs to a ticket: it keeps the tag of
whoever wants the result, and the verdict once it is there. Results leave in the order of the tickets.

A place is new if its turn is that of the pointer that reads it: both pointers have a bit more than a ticket, which
changes with each round through the buffer. After reset all places are cleared, which takes as many cycles.
"""

from __future__ import annotations

from modmill.hw.circuit.control import flag
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part

VERDICT = 7
"""The largest verdict."""


def build(ticket: int, tag: int) -> Part:
    """The buffer of 2^ticket places.

    `room` says that `ticket` may be given out; `take` does it, with the `tag` of the record. `done` brings a `verdict`
    for a ticket `of`. Results are offered at `out_tag` and `out_verdict`.
    """
    c = Circuit()
    top, places = (1 << ticket) - 1, 1 << ticket
    take, in_tag = c.input("take", 1), c.input("tag", (1 << tag) - 1)
    done, of, verdict = c.input("done", 1), c.input("of", top), c.input("verdict", VERDICT)
    taken_out = c.input("out_ready", 1)
    one, zero = c.literal("one", 1), c.literal("zero", 0)

    c.note("After reset no place is new: the first round is an odd one, and all places are set to an even one.")
    clearing, sweep = c.wire("clearing", 1), c.wire("sweep", top)
    c.connect(sweep, c.register("sweep_q", c.add("sweep_next", sweep, one).low(ticket), clearing, reset=0))
    swept = c.equal("swept", sweep, c.literal("last_place", top))
    c.connect(clearing, flag(c, "clearing_q", clearing, zero, c.both("cleared", clearing, swept), reset=1))

    given, next_out = c.wire("given", 2 * places - 1), c.wire("next_out", 2 * places - 1)
    leaves = c.wire("leaves", 1)
    for pointer, moves in ((given, take), (next_out, leaves)):
        name = pointer.view.wire.name
        following = c.add(f"{name}_next", pointer, one).low(ticket + 1)
        c.connect(pointer, c.register(f"{name}_q", following, moves, reset=places))
    at_same = c.equal("at_same", given.low(ticket), next_out.low(ticket))
    turn = next_out.slice(ticket, 1)
    lapped = c.xor("lapped", given.slice(ticket, 1), turn)
    full = c.both("full", at_same, lapped)
    # From registers, to keep the input's path short: `open` does not count what was taken in the cycle before, so that
    # cycle is followed by one without room.
    open_ = c.register("open", c.invert("not_full", c.either("no_room", full, clearing)), reset=0)
    room = c.both("room", open_, c.invert("none_taken", c.register("taken", take, reset=0)))

    c.note("A ticket before the next result's belongs to the next round.")
    done = c.register("done_q", done, reset=0)
    of, verdict = c.register("of_q", of), c.register("verdict_q", verdict)
    _, later = c.difference("later", of, next_out.low(ticket), ticket)
    its_turn = c.choose("its_turn", later, turn, c.invert("other_turn", turn))
    entry = c.join("entry", limited(verdict, VERDICT), its_turn)
    write = c.either("write", done, clearing)
    to = c.choose("to", clearing, sweep, of)
    shape = {"where": "lut", "latency": 0, "depth": places, "rule": "old"}
    found = c.memory(
        "verdicts",
        (write, to, c.choose("written", clearing, zero, entry)),
        next_out.low(ticket),
        high=2 * VERDICT + 1,
        **shape,
    )
    is_new = c.invert("is_new", c.xor("is_old", found.slice(VERDICT.bit_length(), 1), turn))
    waits = c.both("waits", is_new, c.invert("not_clearing", clearing))
    tags = c.memory("tags", (take, given.low(ticket), in_tag), next_out.low(ticket), high=(1 << tag) - 1, **shape)

    c.note("The next result stands in a register until it is taken.")
    valid = c.wire("valid", 1)
    moves = c.either("moves", c.invert("none_shown", valid), taken_out)
    c.connect(leaves, c.both("leaves_now", waits, moves))
    c.connect(valid, c.register("valid_q", waits, moves, reset=0))
    out_tag = c.register("out_tag_q", tags, moves)
    out_verdict = c.register("out_verdict_q", found.low(VERDICT.bit_length()), moves)
    under_way = c.difference("under_way", given, next_out, ticket + 1)[0]
    results: dict[str, Word] = {
        "room": room,
        "ticket": given.low(ticket),
        "valid": valid,
        "out_tag": out_tag,
        "out_verdict": out_verdict,
        "under_way": limited(under_way, places),
    }
    return Part("reorder", "verdicts in the order of the records", c, results)
