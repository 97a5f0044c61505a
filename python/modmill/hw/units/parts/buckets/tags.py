"""Rows that keep colliding: which ones have a tag, and which ones are parked more than once."""

from __future__ import annotations

from modmill.hw.circuit.control import any_of, flag, is_value, turns
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part


def tags(last: int, count: int, copies: int) -> Part:
    """So many tags. A row with a tag has `copies` sums, a power of 2, to which its values go in turn.

    Results: `fresh_tagged` and `parked_tagged`, whether these rows have a tag; `fresh_slot` and `parked_slot`, the
    copy whose turn it is; `left`, a tag is free; `rows` of all tags, 0 for a free one. A turn ends when an addition
    `begins`, that of the input where `from_fresh` is high.
    """
    c = Circuit()
    fresh, parked = c.input("fresh", last), c.input("parked", last)
    allocate, begins, from_fresh = c.input("allocate", 1), c.input("begins", 1), c.input("from_fresh", 1)
    clear = c.input("clear", 1)
    before, nothing = c.literal("first", 1), c.literal("nothing", 0)
    used: list[Word] = []
    rows: list[Word] = []
    of_fresh: list[Word] = []
    of_parked: list[Word] = []
    slots: list[Word] = []
    for k in range(count):
        taken = c.wire(f"taken_{k}", 1)
        takes = c.both(f"takes_{k}", allocate, before, c.invert(f"left_{k}", taken))
        c.connect(taken, flag(c, f"taken_{k}_q", taken, takes, clear, reset=0))
        row = c.register(f"row_{k}", fresh, takes)
        of_fresh.append(c.both(f"fresh_{k}", taken, c.equal(f"fresh_is_{k}", row, fresh)))
        of_parked.append(c.both(f"parked_{k}", taken, c.equal(f"parked_is_{k}", row, parked)))
        hit = c.choose(f"hit_{k}", from_fresh, of_fresh[k], of_parked[k])
        turn = turns(c, f"turn_{k}", copies, c.both(f"moves_{k}", begins, hit))
        assert turn is not None
        slots.append(c.join(f"slot_{k}", turn, c.literal(f"tag_{k}", k)))
        used.append(taken)
        rows.append(c.choose(f"shown_{k}", taken, row, nothing))
        before = taken
    results = {"left": c.invert("left", used[-1])}
    for name, hits in (("fresh", of_fresh), ("parked", of_parked)):
        results[f"{name}_tagged"] = any_of(c, f"{name}_tagged", hits)
        slot = c.select(f"{name}_slot", *zip(hits, slots, strict=True))
        results[f"{name}_slot"] = limited(slot, count * copies - 1)
    results["rows"] = c.join("rows", *rows)
    return Part("tags", "the rows that have copies of their sums", c, results)


def waiting(last: int, places: int) -> Part:
    """The rows of the parked values, in the order of the queue: whether the input's is among them."""
    c = Circuit()
    push, pop, fresh = c.input("push", 1), c.input("pop", 1), c.input("fresh", last)
    to, at = turns(c, "to", places, push), turns(c, "at", places, pop)
    hits: list[Word] = []
    for k in range(places):
        here = push if to is None else c.both(f"push_{k}", push, is_value(c, f"to_{k}", to, k))
        leaves = pop if at is None else c.both(f"pop_{k}", pop, is_value(c, f"at_{k}", at, k))
        holds = c.wire(f"holds_{k}", 1)
        c.connect(holds, flag(c, f"holds_{k}_q", holds, here, leaves, reset=0))
        row = c.register(f"row_{k}", fresh, here)
        hits.append(c.both(f"hit_{k}", holds, c.equal(f"same_{k}", row, fresh)))
    return Part("waiting", "the rows of the parked values", c, {"among": any_of(c, "among", hits)})
