"""Small circuits that the parts of the accelerator share: counters that are loaded, multiples."""

from __future__ import annotations

from modmill.hw.circuit.control import is_value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.levels import next_is
from modmill.hw.circuit.op import Word


def counted_down(c: Circuit, name: str, load: Word, value: Word, step: Word) -> Word:
    """A number that is loaded by one event, and one less after each of the other's; 0 after reset."""
    now = c.wire(name, (1 << value.width) - 1)
    less, _ = c.difference(f"{name}_less", now, c.literal(f"{name}_one", 1), now.width)
    following = c.choose(f"{name}_next", load, value, less)
    return c.connect(now, c.register(f"{name}_q", following, c.either(f"{name}_moves", load, step), reset=0))


def counted_to(
    c: Circuit, name: str, load: Word, value: Word, step: Word, last: int = 0, begins: Word | None = None
) -> tuple[Word, Word]:
    """The number of `counted_down`, and a register that says whether it is `last`; `begins` says so of the value."""
    now = counted_down(c, name, load, value, step)
    begins = is_value(c, f"{name}_begins", value, last) if begins is None else begins
    comes = c.choose(f"{name}_ends", load, begins, next_is(c, name, now, last, -1))
    there = c.register(f"{name}_is_{last}", comes, c.either(f"{name}_may_end", load, step), reset=int(last == 0))
    return now, there


def counted_up(c: Circuit, name: str, clear: Word, step: Word, bits: int) -> Word:
    """The events since one that clears the number."""
    now = c.wire(name, (1 << bits) - 1)
    more = c.add(f"{name}_more", now, c.literal(f"{name}_one", 1)).low(bits)
    following = c.choose(f"{name}_next", clear, c.literal(f"{name}_zero", 0), more)
    return c.connect(now, c.register(f"{name}_q", following, c.either(f"{name}_moves", clear, step), reset=0))


def multiple(c: Circuit, name: str, word: Word, factor: int) -> Word:
    """A small multiple: of a factor with two bits set at most once it is odd."""
    if factor == 0:
        return c.literal(f"{name}_none", 0)
    if factor == 1:
        return word
    if factor % 2 == 0:
        return c.join(f"{name}_{factor}", c.literal(f"{name}_{factor}_zero", 0), multiple(c, name, word, factor // 2))
    return c.add(f"{name}_{factor}", word, multiple(c, f"{name}_rest", word, factor - 1))
