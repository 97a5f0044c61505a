"""The last step of a reduction: from a few times N to below N, all subtractions side by side."""

from __future__ import annotations

from collections.abc import Sequence

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.modmul.wide import difference

MOST = 4


def settle(c: Circuit, rest: Word, multiples: Sequence[Word], bits: int) -> Word:
    """rest mod N as a word of `bits` bits, those of N; `multiples` are N, 2 N, ..., and rest is below the next one.

    Each multiple is subtracted, and the largest that leaves nothing negative is the right one.
    """
    c.note("The result: what is left of the largest multiple of N that can be taken away.")
    found, width = rest.low(bits), max(rest.width, *(word.width + word.shift for word in multiples))
    for times, multiple in enumerate(multiples, 1):
        less, fits = difference(c, f"less_{times}", rest, multiple, width)
        found = c.choose("r" if times == len(multiples) else f"r_{times}", fits, less.low(bits), found)
    return found


def times(c: Circuit, modulus: int, most: int) -> list[Word]:
    """N, 2 N, ... up to `most`, as constants of the circuit."""
    return [c.literal(f"n_{k}", k * modulus) for k in range(1, most // modulus + 1)]


def settled(c: Circuit, rest: Word, modulus: int) -> Word:
    """rest mod N for a modulus that is built in. Raises AssertionError for a word of more than MOST times N."""
    assert rest.high < MOST * modulus + modulus, f"{rest.high // modulus} times N are not settled at once"
    multiples = times(c, modulus, rest.high)
    return limited(settle(c, rest, multiples, modulus.bit_length()) if multiples else rest, modulus - 1)
