"""Sums and differences of long numbers in pieces, so that no carry chain is longer than a stage of a pipeline.

A piece is added with what the piece below it carries; a schedule then puts the pieces into stages one after another.
"""

from __future__ import annotations

from collections.abc import Sequence

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.trees import sum_rows

LONGEST = 384
"""Places of a carry chain. With as many an adder of three takes as long as a multiplier, by the planning delays."""


def total(c: Circuit, name: str, rows: Sequence[Word], policy: str) -> Word:
    """The sum of rows as a word without shift."""
    high = sum(row.top for row in rows)
    if high.bit_length() <= LONGEST:
        return _plain(c, name, sum_rows(c, name, rows, policy))
    parts: list[Word] = []
    carry: Word | None = None
    for at, bits in cuts(high.bit_length()):
        mine = [part for row in rows if (part := _cut(row, at, bits)) is not None]
        mine += [] if carry is None else [carry]
        found = _plain(c, f"{name}_{at}", sum_rows(c, f"{name}_{at}", mine, policy))
        parts.append(_padded(c, f"{name}_at_{at}", found.low(bits), bits))
        carry = found.above(bits)
    return limited(c.join(name, *parts), high)


def difference(c: Circuit, name: str, a: Word, b: Word, bits: int) -> tuple[Word, Word]:
    """a - b modulo 2^bits, and a bit that says whether a is at least b, for words of up to that many bits."""
    if bits <= LONGEST:
        return c.difference(name, a, b, bits)
    one, zero = c.literal(f"{name}_one", 1), c.literal(f"{name}_zero", 0)
    parts: list[Word] = []
    enough: Word | None = None
    for at, size in cuts(bits):
        x, y = (_cut(word, at, size) or zero for word in (a, b))
        if enough is None:
            found, enough = c.difference(f"{name}_{at}", x, y, size)
        else:
            # The place below the piece holds [nothing is borrowed] - 1.
            x, y = c.join(f"{name}_x_{at}", enough, x), c.join(f"{name}_y_{at}", one, y)
            found, enough = c.difference(f"{name}_{at}", x, y, size + 1)
            found = found.slice(1, size)
        parts.append(found)
    assert enough is not None
    return c.join(name, *parts), enough


def cuts(bits: int) -> list[tuple[int, int]]:
    """The begin and the length of each piece: as few pieces as chains allow, of about equal length.

    >>> cuts(384), cuts(385)
    ([(0, 384)], [(0, 193), (193, 192)])
    """
    size = -(-bits // -(-bits // LONGEST))
    return [(at, min(size, bits - at)) for at in range(0, bits, size)]


def _cut(row: Word, at: int, bits: int) -> Word | None:
    """The bits of a row from that place on, counted from there; None when nothing can be there."""
    plain, low = Word(row.view, row.high), at - row.shift
    if low >= 0:
        upper = plain.above(low) if low else plain
        return upper and upper.low(bits)
    return plain.low(bits + low).shifted(-low) if bits + low > 0 else None


def _plain(c: Circuit, name: str, word: Word) -> Word:
    """A word without shift."""
    if not word.shift:
        return word
    zeros = c.widen(f"{name}_zeros", c.literal(f"{name}_zero", 0), (1 << word.shift) - 1, 0.0)
    return limited(c.join(f"{name}_placed", zeros, Word(word.view, word.high)), word.top)


def _padded(c: Circuit, name: str, word: Word, bits: int) -> Word:
    return word if word.width == bits else c.widen(name, word, (1 << bits) - 1, 0.0)
