"""Counts of things that come and go, with registers that say whether a count is at a value."""

from __future__ import annotations

from modmill.hw.circuit.control import is_value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word


def level(c: Circuit, name: str, up: Word, down: Word, most: int, start: int = 0) -> Word:
    """A count that rises with each that comes and falls with each that goes."""
    now = c.wire(name, (1 << most.bit_length()) - 1)
    one = c.literal(f"{name}_one", 1)
    more = c.add(f"{name}_more", now, one).low(now.width)
    following = c.choose(f"{name}_next", up, more, c.difference(f"{name}_less", now, one, now.width)[0])
    return c.connect(now, c.register(f"{name}_q", following, c.xor(f"{name}_moves", up, down), reset=start))


def reached(c: Circuit, name: str, now: Word, value: int, up: Word, down: Word, start: int = 0) -> Word:
    """A register that says whether a `level` is at a value."""
    rises, falls = next_is(c, f"{name}_up", now, value, 1), next_is(c, f"{name}_down", now, value, -1)
    changes = c.xor(f"{name}_changes", up, down)
    return c.register(f"{name}_q", c.choose(f"{name}_next", up, rises, falls), changes, reset=int(start == value))


def next_is(c: Circuit, name: str, now: Word, value: int, step: int) -> Word:
    """A bit: a step makes a number that value."""
    before = (value - step) % (1 << now.width)
    return is_value(c, f"{name}_is_next_to_{value}", now, before)
