"""Small pieces of control logic: bits of state, counters of events, trees of gates, short queues."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word

COUNTER_BITS = 32
"""The width of a counter of events, which wraps around."""
WIDEST = 6
"""Bits that one gate takes."""


def flag(c: Circuit, name: str, now: Word, sets: Word, clears: Word, reset: int) -> Word:
    """A bit of state that one event sets and another clears; `now` is its wire, both at once set it."""
    kept = c.both(f"{name}_kept", now, c.invert(f"{name}_stays", clears))
    return c.register(name, c.either(f"{name}_next", kept, sets), reset=reset)


def counter(c: Circuit, name: str, event: Word, amount: Word) -> Word:
    """The sum of `amount` over the cycles since reset in which `event` was high."""
    now = c.wire(name, (1 << COUNTER_BITS) - 1)
    return c.connect(now, c.register(f"{name}_q", c.add(f"{name}_next", now, amount).low(COUNTER_BITS), event, reset=0))


def any_of(c: Circuit, name: str, bits: Sequence[Word]) -> Word:
    """The or of any number of bits, as a tree."""
    return _tree(c.either, name, bits)


def all_of(c: Circuit, name: str, bits: Sequence[Word]) -> Word:
    """The and of any number of bits, as a tree."""
    return _tree(c.both, name, bits)


def _tree(gate: Callable[..., Word], name: str, bits: Sequence[Word]) -> Word:
    level = 0
    while len(bits) > 1:
        groups = [bits[i : i + WIDEST] for i in range(0, len(bits), WIDEST)]
        bits = [gate(f"{name}_{level}_{i}", *g) if len(g) > 1 else g[0] for i, g in enumerate(groups)]
        level += 1
    return bits[0]


def is_value(c: Circuit, name: str, word: Word, value: int) -> Word:
    """1 where the word equals the number, else 0."""
    return c.equal(name, word, c.literal(f"{name}_value", value))


def at_least(c: Circuit, name: str, word: Word, least: int) -> Word:
    """A bit: a word is so large."""
    return c.difference(name, word, c.literal(f"{name}_least", least), word.width + 1)[1]


def turns(c: Circuit, name: str, count: int, moves: Word | None = None) -> Word | None:
    """Counts through so many places, in each cycle or when `moves` is high; None where there is but one."""
    if count == 1:
        return None
    now = c.wire(name, count - 1)
    last = is_value(c, f"last_{name}", now, count - 1)
    more = c.add(f"{name}_more", now, c.literal(f"{name}_one", 1)).low(now.width)
    nexts = c.choose(f"{name}_next", last, c.literal(f"{name}_zero", 0), more)
    return c.connect(now, c.register(f"{name}_q", limited(nexts, count - 1), moves, reset=0))


def at_turn(c: Circuit, name: str, turn: Word | None, words: Sequence[Word]) -> Word:
    """The word of the place that `turns` is at."""
    return words[0] if turn is None else c.pick(name, turn, *words)


def queued(c: Circuit, name: str, valid: Word, words: Sequence[Word], room: Word) -> tuple[Word, Word, list[Word]]:
    """A queue of two places in a stream, so that neither side's handshake reaches the other in the same cycle.

    All that it shows comes from registers: a beat that finds the first place taken goes to a spare one. Returns whether
    it has room, then its valid bit and words, which stand until `room`.
    """
    some, spare, free = (c.wire(f"{name}_{n}", 1) for n in ("some", "spare", "free"))
    moves = c.either(f"{name}_moves", c.invert(f"{name}_none", some), room)
    fills = c.either(f"{name}_fills", spare, c.both(f"{name}_push", valid, free))
    c.connect(some, c.register(f"{name}_some_q", fills, moves, reset=0))
    spare_next = c.both(f"{name}_spare_next", fills, c.invert(f"{name}_stands", moves))
    c.connect(spare, c.register(f"{name}_spare_q", spare_next, reset=0))
    c.connect(free, c.register(f"{name}_free_q", c.invert(f"{name}_free_next", spare_next), reset=1))
    beat = c.join(f"{name}_beat", *words) if len(words) > 1 else words[0]
    given = c.choose(f"{name}_given", spare, c.register(f"{name}_kept", beat, free), beat)
    front = c.register(f"{name}_front", given, moves)
    found, low = list[Word](), 0
    for word in words:
        found.append(limited(front.slice(low, word.width), word.high))
        low += word.width
    return free, some, found


def held(c: Circuit, name: str, valid: Word, words: Sequence[Word], takes: Word) -> tuple[Word, Word, list[Word]]:
    """A beat waits in registers before a stage until the stage `takes` it; whether there is room is a register, too.

    So nothing of the stage reaches what is before it in the same cycle; at most one beat comes in two cycles. Returns
    whether it has room, then its valid bit and words.
    """
    waits, room = c.wire(f"{name}_waits", 1), c.wire(f"{name}_room", 1)
    comes = c.both(f"{name}_comes", valid, room)
    stays = c.both(f"{name}_stays", waits, c.invert(f"{name}_not_taken", takes))
    following = c.either(f"{name}_waits_next", comes, stays)
    c.connect(waits, c.register(f"{name}_waits_q", following, reset=0))
    c.connect(room, c.register(f"{name}_room_q", c.invert(f"{name}_room_next", following), reset=1))
    return room, waits, [c.register(f"{name}_{i}_q", word, comes) for i, word in enumerate(words)]
