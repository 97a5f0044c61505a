"""The 21 words of a signature: which index has what, and where in the word it stands."""

from __future__ import annotations

from modmill.hw.units.sigverify.double_scalar.point import ENTRY

WORD = 256
"""Bits of a word."""
ENTRIES = 4
"""Cached points: -A, -R, -A - R, -A + R; words 4 e + c are their coordinates."""
DIGITS = ENTRIES * len(ENTRY)
"""The first of three words with pairs of digits, four bits each, the lowest pair lowest."""
PAIRS = 64
"""Pairs in a word."""
NUMBER = DIGITS + 2, 192
"""The number of pairs: word, and its lowest bit in it; those from there on do not count."""
NUMBER_BITS = 8
MOST_PAIRS = 176
LONG = NUMBER[1] + NUMBER_BITS
"""The bit above the number: u or v is longer, and the digits count for nothing."""
SCALAR = DIGITS + 3
"""S'."""
VERDICT = DIGITS + 4
"""Bits 0 to 2: the verdict so far; bit 3: the equation is asked for with the cofactor."""
WORDS = VERDICT + 1
"""Beats of a signature."""
UNEQUAL = 6
"""The verdict where the equation does not hold (`golden.ed25519.VERDICTS`)."""
UNDECIDED = 7
"""The verdict where no u and v of half the length of h fit it: the host must verify. A hash is such an h with a
probability of about 2^-96 (docs/units/scalars.md)."""
