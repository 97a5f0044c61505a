"""Rows that keep colliding: which ones have a tag, and which ones are parked more than once."""

from __future__ import annotations

from collections.abc import Sequence

from modmill.hw.circuit.control import any_of, flag, is_value, turns
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part


def tags(last: int, count: int, copies: int, others: Sequence[str], choices: Sequence[str]) -> Part:
    """So many tags for rows up to `last`. A row with one has `copies` sums, to which its values go in turn.

    A `row` that `wants` a tag in the next cycle gets one then if it has none and one is free,
    until `clear` frees all. Results: for the row of
    each of `others`, `<name>_tags`, a bit for each tag that it has and keeps; for each of `choices`, whose operand
    `<name>_has` is such bits, `<name>_slot`, the copy whose turn it is; `rows` of all tags, 0 for a free one. An
    addition that `begins`, a bit for each tag, ends the turn.
    """
    c = Circuit()
    wants, row, clear = c.input("wants", 1), c.input("row", last), c.input("clear", 1)
    begins = c.input("begins", (1 << count) - 1)
    rows = {name: c.input(name, last) for name in others}
    nothing, stays = c.literal("nothing", 0), c.invert("stays", clear)
    taken = [c.wire(f"taken_{k}", 1) for k in range(count)]
    held = [c.wire(f"row_{k}", last) for k in range(count)]

    def hits(name: str, row: Word) -> list[Word]:
        same = (c.equal(f"{name}_is_{k}", held[k], row) for k in range(count))
        return [c.both(f"{name}_has_{k}", taken[k], stays, equal) for k, equal in enumerate(same)]

    c.note("A row that wants a tag was compared with the others in the cycle before.")
    has, wanted = c.wire("has", 1), c.register("wanted", row)
    allocates = c.both("allocates", wants, c.invert("has_none", has), c.invert("some_left", taken[-1]))
    again = c.both("again", allocates, c.equal("same", row, wanted))
    c.connect(has, c.register("has_q", any_of(c, "has_then", [*hits("wanted", row), again])))
    slots: list[Word] = []
    shown: list[Word] = []
    before = c.literal("first", 1)
    for k in range(count):
        takes = c.both(f"takes_{k}", allocates, before, c.invert(f"left_{k}", taken[k]))
        c.connect(taken[k], flag(c, f"taken_{k}_q", taken[k], takes, clear, reset=0))
        c.connect(held[k], c.register(f"row_{k}_q", wanted, takes))
        turn = turns(c, f"turn_{k}", copies, begins.slice(k, 1))
        assert turn is not None
        slots.append(c.join(f"slot_{k}", turn, c.literal(f"tag_{k}", k)))
        shown.append(c.choose(f"shown_{k}", taken[k], held[k], nothing))
        before = taken[k]

    def slot(name: str) -> Word:
        has = c.input(f"{name}_has", (1 << count) - 1)
        return c.select(f"{name}_slot", *((has.slice(k, 1), one) for k, one in enumerate(slots)))

    results = {f"{name}_tags": c.join(f"{name}_tags", *hits(name, row)) for name, row in rows.items()}
    results |= {f"{name}_slot": slot(name) for name in choices} | {"rows": c.join("rows", *shown)}
    return Part("tags", "the rows that have copies of their sums", c, results)


def waiting(last: int, places: int) -> Part:
    """The rows of the parked values, in the order of the queue: whether the one that comes is `among` them.

    The result is a cycle late. A row that is pushed is compared with those before it.
    """
    c = Circuit()
    push, pop, row = c.input("push", 1), c.input("pop", 1), c.input("row", last)
    to, at = turns(c, "to", places, push), turns(c, "at", places, pop)
    hits: list[Word] = []
    for k in range(places):
        here = push if to is None else c.both(f"push_{k}", push, is_value(c, f"to_{k}", to, k))
        leaves = pop if at is None else c.both(f"pop_{k}", pop, is_value(c, f"at_{k}", at, k))
        holds = c.wire(f"holds_{k}", 1)
        c.connect(holds, flag(c, f"holds_{k}_q", holds, here, leaves, reset=0))
        held = c.register(f"row_{k}", row, here)
        hits.append(c.both(f"hit_{k}", holds, c.equal(f"same_{k}", held, row)))
    among = c.register("among", c.both("among_now", push, any_of(c, "some", hits)), reset=0)
    return Part("waiting", "the rows of the parked values", c, {"among": among})
