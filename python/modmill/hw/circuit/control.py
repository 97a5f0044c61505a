"""Small pieces of control logic: bits of state, counters of events, trees of gates."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word

COUNTER_BITS = 32
"""Of a counter of events, which wraps around."""
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
    """Whether a word is that number."""
    return c.equal(name, word, c.literal(f"{name}_value", value))


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
