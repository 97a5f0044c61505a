"""Montgomery multiplication of polynomials over GF(2) in words, by the orders of Koç, Acar and Kaliski.

Elements and N are lists of s words of w bits, the lowest first, and N is odd. With R = x^(w s) each function returns
a b / R mod N. A product of two words has a low half and a high one; sums have no carries, so no order needs a last
subtraction. `seen` is called with T after each row, if given.

>>> n = split(0b10011, 3, 2)  # x^4 + x + 1, R = x^6
>>> join(sos(split(9, 3, 2), split(13, 3, 2), n, inverse_word(n, 2), 2), 2)
12
"""

from __future__ import annotations

from collections.abc import Callable

from modmill.golden import gf2

Words = list[int]
Seen = Callable[[Words], object]


def split(a: int, s: int, w: int) -> Words:
    """The s words of a polynomial."""
    assert not a >> s * w
    return [a >> i * w & (1 << w) - 1 for i in range(s)]


def join(words: Words, w: int) -> int:
    """The polynomial of words."""
    return sum(word << i * w for i, word in enumerate(words))


def inverse_word(n: Words, w: int) -> int:
    """n' = 1 / N mod x^w."""
    return gf2.inverse(1 << w, n[0])


def inverse_words(n: Words, w: int) -> Words:
    """N' = 1 / N mod R, in s words."""
    return split(gf2.inverse(1 << len(n) * w, join(n, w)), len(n), w)


def add_row(t: Words, at: int, x: Words, m: int, w: int) -> None:
    """T += x m, a row of products of words, from a word of T on."""
    for j, word in enumerate(x):
        p = gf2.product(word, m)
        t[at + j] ^= p & (1 << w) - 1
        t[at + j + 1] ^= p >> w


def quotient(t: int, inverse: int, w: int) -> int:
    """q = t n' mod x^w, for which t + q N has no terms below x^w."""
    return gf2.product(t, inverse) & (1 << w) - 1


def _no_one(_t: Words) -> None:
    """Nobody looks."""


def sos(a: Words, b: Words, n: Words, inverse: int, w: int, seen: Seen = _no_one) -> Words:
    """Separated operand scanning: all rows of a b, then all rows of the reduction; T has 2 s words."""
    s = len(n)
    t = [0] * (2 * s)
    for i in range(s):
        add_row(t, i, a, b[i], w)
        seen(t)
    for i in range(s):
        add_row(t, i, n, quotient(t[i], inverse, w), w)
        seen(t)
    return t[s:]


def cios(a: Words, b: Words, n: Words, inverse: int, w: int, seen: Seen = _no_one) -> Words:
    """Coarsely integrated operand scanning: a row of a b, a row of the reduction, in turn; T has s + 1 words."""
    s = len(n)
    t = [0] * (s + 1)
    for i in range(s):
        add_row(t, 0, a, b[i], w)
        seen(t)
        add_row(t, 0, n, quotient(t[0], inverse, w), w)
        t = [*t[1:], 0]
        seen(t)
    return t[:s]


def algorithm5(a: Words, b: Words, n: Words, inverse: Words, w: int, seen: Seen = _no_one) -> Words:
    """Algorithm 5 of the thesis over the full width: T = a b, M = T N' mod R, (T + M N) / R.

    Its program in appendix B has 4 s^2 + s products of words, s^2 + s of which reach no word of the result: those of
    N' with the upper half of T, and those of N with a word s of M.
    """
    s = len(n)
    t, m = [0] * (2 * s), [0] * (2 * s)
    for i in range(s):
        add_row(t, i, a, b[i], w)
        seen(t)
    for i in range(s):
        add_row(m, i, inverse, t[i], w)
        seen(m)
    for i in range(s):
        add_row(t, i, n, m[i], w)
        seen(t)
    return t[s:]


ORDERS = {"sos": sos, "cios": cios, "algorithm5": algorithm5}
