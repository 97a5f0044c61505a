"""Montgomery multiplication of polynomials over GF(2) in words: seven orders of its loops, each a rolled formula.

Elements and N have s words of w bits, the lowest first, and N is odd; with `top`, N has the term x^(w s), too. With
R = x^(w s) the result is a b / R mod N. Sums have no carries, so no order needs a last subtraction. The formulas run on
integers here; kernels for OpenCL devices are printed from them, and units of gates take their rows.

The orders are those of Koç, Acar and Kaliski, "Analyzing and Comparing Montgomery Multiplication Algorithms" (1996),
with Koç and Acar's words without carries (1998); `algorithm5` and `montgomery` are Algorithm 5 of the thesis, whose
Algorithms 6 and 7, sos and cios, return the wrong words and lose the upper words of products
(docs/derivations/gf2-errata.md).

>>> n = split(0b10011, 3, 2)  # x^4 + x + 1, R = x^6
>>> join(ORDERS["sos"](split(9, 3, 2), split(13, 3, 2), n, inverse_word(n, 2), 2), 2)
12
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from modmill.formula.rolled.formula import BIT, RESULT, WORD, WORDS, Rolled
from modmill.formula.rolled.index import Index, S
from modmill.formula.rolled.run import Seen
from modmill.formula.rolled.trace import Total, Trace, Words
from modmill.formula.rolled.tree import Bit, Word
from modmill.golden import gf2


def split(a: int, s: int, w: int) -> list[int]:
    """The s words of a polynomial."""
    assert not a >> s * w
    return [a >> i * w & (1 << w) - 1 for i in range(s)]


def join(words: list[int], w: int) -> int:
    """The polynomial of words."""
    return sum(word << i * w for i, word in enumerate(words))


def inverse_word(n: list[int], w: int) -> int:
    """n' = 1 / N mod x^w."""
    return gf2.inverse(1 << w, n[0])


def inverse_words(n: list[int], w: int) -> list[int]:
    """N' = 1 / N mod R, in s words."""
    return split(gf2.inverse(1 << len(n) * w, join(n, w)), len(n), w)


def row(f: Trace, t: Words, at: Index | int, x: Words, y: Word, end: Index = S) -> Total:
    """T += x y from a word of T on, for `end` words of x. The lower word of the total belongs above them."""
    total = f.total("carry")
    for j in f.loop("j", 0, end):
        total ^= x[j] * y
        t[at + j] ^= total.low
        total.shift()
    return total


def shifted_row(f: Trace, t: Words, n: Words, q: Word) -> Total:
    """T = (T + q N) / x^w, up to word s - 2; q clears the lowest word of T."""
    total = f.total("carry")
    total ^= q * n[0]
    total.shift()
    for j in f.loop("j", 1, S):
        total ^= q * n[j]
        t[j - 1] = t[j] ^ total.low
        total.shift()
    return total


def copy(f: Trace, r: Words, t: Words, at: Index | int) -> None:
    """The result is in T from a word on."""
    for i in f.loop("i", 0, S):
        r[i] = t[at + i]


def sos(f: Trace, a: Words, b: Words, n: Words, top: Bit, inverse: Word, r: Words) -> None:
    """All rows of a b, then all rows of the reduction; T has 2 s words."""
    t = f.zeros("t", 2 * S)
    for i in f.loop("i", 0, S):
        t[i + S] = row(f, t, i, a, b[i]).low
        f.show(t)
    for i in f.loop("i", 0, S):
        q = f.word("q", (t[i] * inverse).low)
        carry = row(f, t, i, n, q)
        t[i + S] ^= carry.low ^ top * q
        f.show(t)
    copy(f, r, t, S)


def cios(f: Trace, a: Words, b: Words, n: Words, top: Bit, inverse: Word, r: Words) -> None:
    """A row of a b, a row of the reduction, in turn; T has s + 1 words."""
    t = f.zeros("t", S + 1)
    for i in f.loop("i", 0, S):
        t[S] = row(f, t, 0, a, b[i]).low
        f.show(t)
        q = f.word("q", (t[0] * inverse).low)
        t[S - 1] = shifted_row(f, t, n, q).low ^ t[S] ^ top * q
        f.show(t)
    copy(f, r, t, 0)


def fios(f: Trace, a: Words, b: Words, n: Words, top: Bit, inverse: Word, r: Words) -> None:
    """Both rows in one inner loop; T has s words."""
    t = f.zeros("t", S)
    for i in f.loop("i", 0, S):
        total = f.total("carry")
        total ^= a[0] * b[i]
        q = f.word("q", ((t[0] ^ total.low) * inverse).low)
        total ^= q * n[0]
        total.shift()
        for j in f.loop("j", 1, S):
            total ^= a[j] * b[i]
            total ^= q * n[j]
            t[j - 1] = t[j] ^ total.low
            total.shift()
        t[S - 1] = total.low ^ top * q
        f.show(t)
    copy(f, r, t, 0)


def fips(f: Trace, a: Words, b: Words, n: Words, top: Bit, inverse: Word, r: Words) -> None:
    """Column by column, a b and the reduction in one sum; there is no T, but the s words of q are kept."""
    q = f.words("q", S)
    total = f.total("sum")
    for k in f.loop("k", 0, S):
        for j in f.loop("j", 0, k):
            total ^= a[j] * b[k - j]
            total ^= q[j] * n[k - j]
        total ^= a[k] * b[0]
        q[k] = (total.low * inverse).low
        total ^= q[k] * n[0]
        f.show(total)
        total.shift()
    for k in f.loop("k", S, 2 * S):
        for j in f.loop("j", k - S + 1, S):
            total ^= a[j] * b[k - j]
            total ^= q[j] * n[k - j]
        r[k - S] = total.low ^ top * q[k - S]
        f.show(total)
        total.shift()


def cihs(f: Trace, a: Words, b: Words, n: Words, top: Bit, inverse: Word, r: Words) -> None:
    """The words of a b below R; then rows of the reduction, each with a column of the rest; T has s + 1 words."""
    t = f.zeros("t", S + 1)
    for i in f.loop("i", 0, S):
        carry = row(f, t, i, a, b[i], S - i)
        t[S] ^= carry.low
        f.show(t)
    for i in f.loop("i", 0, S):
        q = f.word("q", (t[0] * inverse).low)
        last = f.word("last", shifted_row(f, t, n, q).low ^ t[S] ^ top * q)
        total = f.total("sum")
        for j in f.loop("j", i + 1, S):
            total ^= a[j] * b[S + i - j]
        t[S - 1] = total.low ^ last
        t[S] = total.high
        f.show(t)
    copy(f, r, t, 0)


def algorithm5(f: Trace, a: Words, b: Words, n: Words, top: Bit, inverse: Words, r: Words) -> None:
    """Algorithm 5 over the full width: T = a b, M = T N' mod R, (T + M N) / R.

    Its program in the thesis' appendix B has 4 s^2 + s products of words, s^2 + s of which reach no word of the result:
    those of N' with the upper half of T, and those of N with a word s of M.
    """
    t, m = f.zeros("t", 2 * S), f.zeros("m", 2 * S)
    for i in f.loop("i", 0, S):
        t[i + S] = row(f, t, i, a, b[i]).low
        f.show(t)
    for i in f.loop("i", 0, S):
        word = f.word("word", t[i])
        m[i + S] = row(f, m, i, inverse, word).low
        f.show(m)
    for i in f.loop("i", 0, S):
        q = f.word("q", m[i])
        carry = row(f, t, i, n, q)
        t[i + S] ^= carry.low ^ top * q
        f.show(t)
    copy(f, r, t, S)


def low_columns(f: Trace, total: Total, t: Words, x: Words, y: Words) -> None:
    """T = x y mod R, column by column; the total keeps the carry into the next one."""
    for k in f.loop("k", 0, S):
        for j in f.loop("j", 0, k + 1):
            total ^= x[j] * y[k - j]
        t[k] = total.low
        total.shift()


def montgomery(f: Trace, a: Words, b: Words, n: Words, top: Bit, inverse: Words, r: Words) -> None:
    """Algorithm 5 column by column: T = a b, the lower half of M = T N', the upper half of M N."""
    t, m = f.words("t", 2 * S), f.words("m", S)
    total = f.total("sum")
    low_columns(f, total, t, a, b)
    for k in f.loop("k", S, 2 * S):
        for j in f.loop("j", k - S + 1, S):
            total ^= a[j] * b[k - j]
        t[k] = total.low
        total.shift()
    total.clear()
    low_columns(f, total, m, t, inverse)
    total.clear()
    for j in f.loop("j", 0, S):
        total ^= m[j] * n[S - 1 - j]
    total.shift()
    for k in f.loop("k", S, 2 * S):
        for j in f.loop("j", k - S + 1, S):
            total ^= m[j] * n[k - j]
        r[k - S] = t[k] ^ total.low ^ top * m[k - S]
        total.shift()


SORTS = {"a": WORDS, "b": WORDS, "n": WORDS, "top": BIT, "inverse": WORD, "r": RESULT}
WHOLE = SORTS | {"inverse": WORDS}
FORMULAS = {
    formula.name: formula
    for formula in (
        Rolled("sos", "separated operand scanning", sos, SORTS),
        Rolled("cios", "coarsely integrated operand scanning", cios, SORTS),
        Rolled("fios", "finely integrated operand scanning", fios, SORTS),
        Rolled("fips", "finely integrated product scanning", fips, SORTS),
        Rolled("cihs", "coarsely integrated hybrid scanning", cihs, SORTS),
        Rolled("algorithm5", "the whole product, then a whole quotient", algorithm5, WHOLE),
        Rolled("montgomery", "Algorithm 5 by columns, without those that cancel", montgomery, WHOLE),
    )
}
"""The formulas by name."""


def inverse_for(name: str, n: list[int], w: int) -> int | list[int]:
    """n' or N', as the formula takes it."""
    return (inverse_words if FORMULAS[name].sorts["inverse"] == WORDS else inverse_word)(n, w)


def multiply(
    formula: Rolled,
    a: list[int],
    b: list[int],
    n: list[int],
    inverse: int | list[int],
    w: int,
    seen: Seen | None = None,
    top: int = 0,
) -> list[int]:
    """a b / R mod N by a formula, `inverse` being n' or N', as it takes it; `seen` gets T after each row or column."""
    return formula.run({"a": a, "b": b, "n": n, "top": top, "inverse": inverse}, w, seen)


ORDERS: dict[str, Callable[..., list[int]]] = {name: partial(multiply, formula) for name, formula in FORMULAS.items()}
"""The formulas as functions of their operands, N and its inverse, and the bits of a word."""
