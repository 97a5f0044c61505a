"""The unit's computation in plain integers, step by step as the circuit does it.

All pairs (u, v) with u = v h modulo 8L form a lattice of determinant 8L. Euclid's algorithm keeps two rows r = +-t h of
it, r0 and r1 positive, the signs of the two t opposite; then r0 |t1| + r1 |t0| = 8L throughout.
"""

from __future__ import annotations

from typing import NamedTuple

from modmill.hw.units.sigverify.reducer import ORDER

MODULUS = 8 * ORDER
"""The exponent of the curve's group, points of small order included."""
R_BITS, T_BITS = 256, 176
ENOUGH = 128
"""Bits of r1 from which on a pair is short."""
LIMIT = 175
"""Bits that u and v may have, so that there are at most 176 pairs of digits; beyond, a scalar is given up."""
PAIRS = LIMIT + 1
"""The pairs of digits: a joint sparse form has one digit more than its numbers have bits."""
PER_WORD = 64
"""Pairs of digits in a word."""
WORDS = -(-PAIRS // PER_WORD)
FIRST_INDEX, S_INDEX = 16, 19
"""The indices of the first word of digits, and of the one with vS."""
COUNT_AT, GIVEN_UP_AT = 192, 200
"""Bits of the last word of digits: the number of pairs, and whether the scalar was given up."""


class Halves(NamedTuple):
    """u = +-|u|, v odd and positive, u = v h modulo 8L; `passes` is how many steps that took."""

    u: int
    v: int
    negative: bool
    passes: int

    @property
    def given_up(self) -> bool:
        """True if u or v is too long."""
        return max(self.u, self.v) >> LIMIT != 0


def halve(h: int) -> Halves:
    """The odd pair of a scalar below L.

    In each pass 2^k r1 is taken from r0, k one less than the difference of their lengths, or 0, so that nothing
    gets negative but where the lengths are the same; then the rows change places and nothing else happens.
    """
    (r0, t0), (r1, t1), flip, negative = (MODULUS, 0), (h, 1), False, False
    passes = 0
    while True:
        passes += 1
        at = [max(0, x.bit_length() - 1) for x in (r0, r1, t0, t1)]
        if flip or at[0] < at[1]:
            r0, t0, r1, t1 = r1, t1, r0, t0
            at = [at[1], at[0], at[3], at[2]]
            negative = not negative
        shift = max(0, at[0] - at[1] - 1)
        if at[1] < ENOUGH:
            if t1 & 1:
                return Halves(r1, t1, negative, passes)
            # t0 is odd. It may grow until it is as long as r0, and no longer than what the digits have room for.
            room = min(at[0], LIMIT - 1)
            if at[0] <= ENOUGH or room <= at[2] or room <= at[3]:
                return Halves(r0, t0, not negative, passes)
            shift = min(shift, room - at[3] - 1)
        flip = r0 < r1 << shift
        if not flip:
            r0, t0 = r0 - (r1 << shift), t0 + (t1 << shift)


def joint_sparse_form(u: int, v: int) -> list[tuple[int, int]]:
    """Digits of both, lowest first, each -1, 0 or 1, of any three neighbouring pairs one (0, 0).

    Source: J. A. Solinas, "Low-Weight Binary Representations for Pairs of Integers", CORR 2001-41.
    """
    digits: list[tuple[int, int]] = []
    while u or v:
        pair = (_digit(u, v), _digit(v, u))
        digits.append(pair)
        u, v = (u - pair[0]) // 2, (v - pair[1]) // 2
    return digits


def _digit(x: int, other: int) -> int:
    if x % 2 == 0:
        return 0
    digit = 2 - x % 4
    return -digit if x % 8 in (3, 5) and other % 4 == 2 else digit


ENTRIES = {(1, 0): 0, (0, 1): 1, (1, 1): 2, (1, -1): 3}
"""The entries of a table with -A, -R, -A - R and -A + R; the negative of an entry serves the negative pair."""
NOT_ZERO, NEGATE = 8, 4


def coded(u: int, v: int) -> int:
    """A pair of digits as four bits."""
    if (u, v) == (0, 0):
        return 0
    return NOT_ZERO | (ENTRIES[u, v] if (u, v) in ENTRIES else NEGATE | ENTRIES[-u, -v])


def words(h: int, s: int) -> dict[int, int]:
    """The four words of a scalar by index.

    The digits of a scalar that is given up are those of the lowest bits of u and v, which count for nothing.
    """
    found = halve(h)
    sign = -1 if found.negative else 1
    # Whole carries are kept, as a circuit does that goes through all bits: digits beyond the last pair are cut off.
    digits = joint_sparse_form(found.u % (1 << T_BITS), found.v % (1 << T_BITS))[:PAIRS]
    last = max(i for i, pair in enumerate(digits) if pair != (0, 0)) + 1
    code = sum(coded(sign * u, v) << 4 * i for i, (u, v) in enumerate(digits))
    per_word = 4 * PER_WORD
    given = [code >> per_word * i & (1 << per_word) - 1 for i in range(WORDS)]
    given[-1] |= last << COUNT_AT | found.given_up << GIVEN_UP_AT
    return {FIRST_INDEX + i: word for i, word in enumerate(given)} | {S_INDEX: found.v * s % ORDER}
