"""Memories of words: of LUTs where they are small, else blocks."""

from __future__ import annotations

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word

LUT_DEPTH = 32
"""Words of the deepest memory that is made of LUTs."""


def latency(depth: int) -> int:
    """The cycles from an address to the word, of a memory so deep: one of LUTs at once, a block by its registers."""
    return 0 if depth <= LUT_DEPTH else 2


def power(count: int) -> int:
    """The least power of 2 that is not smaller.

    >>> power(1), power(5), power(8)
    (1, 8, 8)
    """
    return 1 << (count - 1).bit_length()


def memory(c: Circuit, name: str, write: tuple[Word, Word, Word], at: Word, depth: int, width: int) -> Word:
    """The word of so many bits at an address, `latency(depth)` cycles later."""
    wait = latency(depth)
    shape = {"where": "block" if wait else "lut", "latency": wait, "depth": depth, "rule": "old"}
    return c.memory(name, write, at, high=(1 << width) - 1, **shape)


def later(c: Circuit, name: str, word: Word, cycles: int, reset: int | None = None) -> Word:
    """A word so many cycles later; with a value after reset it passes registers that have one."""
    if reset is None:
        return c.delay(name, word, cycles) if cycles else word
    for i in range(cycles):
        word = c.register(f"{name}_{i}", word, reset=reset)
    return word
