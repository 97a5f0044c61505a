"""The algorithms of the thesis as it prints them, run on plain integers, for test_thesis_errata.

M. U. Büyükşahin, OpenCL Implementation of Montgomery Multiplication on FPGA, METU 2014. Names and line numbers are
the thesis'. A word has `w` bits; a number of s words is a list, lowest first. What is wrong is left as it is; keywords
choose the corrected lines.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from modmill.golden import gf2


def words(a: int, s: int, w: int) -> list[int]:
    """The s words of a."""
    return [a >> (w * i) & ((1 << w) - 1) for i in range(s)]


def number(a: Sequence[int], w: int) -> int:
    """The number of these words."""
    return sum(word << (w * i) for i, word in enumerate(a))


def inverse_modulo_power(n: int, bits: int) -> int:
    """1 / n modulo x^bits, n having a constant term."""
    inverse = 1
    for i in range(1, bits):
        if gf2.product(n & ((1 << (i + 1)) - 1), inverse) >> i & 1:
            inverse |= 1 << i
    return inverse


def karatsuba(a: int, b: int, size: int, *, multiplier: int, inverted: bool = True, crossed: bool = True) -> int:
    """Algorithm 4, function Karatsuba, for a and b of `size` bits, a power of two; Mult takes `multiplier` bits.

    `inverted`: line 7 as printed multiplies at once what is longer than the multiplier.
    `crossed`: line 10 as printed, (a_H + b_L) (a_L + b_H).
    """
    if size > multiplier if inverted else size <= multiplier:
        return gf2.product(a, b)
    half = size // 2
    mask = (1 << half) - 1
    (ah, al), (bh, bl) = (a >> half, a & mask), (b >> half, b & mask)

    def inner(x: int, y: int) -> int:
        return karatsuba(x, y, half, multiplier=multiplier, inverted=inverted, crossed=crossed)

    hh, ll = inner(ah, bh), inner(al, bl)
    hl = inner(ah ^ bl, al ^ bh) if crossed else inner(ah ^ al, bh ^ bl)
    return hh << size ^ (hl ^ hh ^ ll) << half ^ ll


def algorithm_5(a: int, b: int, n: int, r: int) -> int:
    """Algorithm 5, MontProd, with R = x^r: right as printed."""
    modulo_r = (1 << r) - 1
    t = gf2.product(a, b)
    m = gf2.product(t, inverse_modulo_power(n, r)) & modulo_r
    return (t ^ gf2.product(m, n)) >> r


@dataclass
class Memory:
    """Words of t, with the highest index that was written."""

    w: int
    t: list[int]
    highest: int = 0

    def add(self, i: int, product: int, *, high: bool) -> None:
        """t[i] += product; its high word to t[i + 1] where `high`."""
        self.t[i] ^= product & ((1 << self.w) - 1)
        self.highest = max(self.highest, i)
        if high and product >> self.w:
            self.t[i + 1] ^= product >> self.w
            self.highest = max(self.highest, i + 1)


def algorithm_6(a: int, b: int, n: int, s: int, w: int, *, high: bool = False, upper: bool = False) -> int:
    """Algorithm 6, MontMultSOS. `high` keeps the high half of a word product; `upper` returns the upper words, not the
    lower ones of line 9."""
    x, y, nn = words(a, s, w), words(b, s, w), words(n, s, w)
    inverse = inverse_modulo_power(nn[0], w)
    memory = Memory(w, [0] * (2 * s + 1))
    for i in range(s):
        for j in range(s):
            memory.add(i + j, gf2.product(x[j], y[i]), high=high)
    for i in range(s):
        m = gf2.product(memory.t[i], inverse) & ((1 << w) - 1)
        for j in range(s):
            memory.add(i + j, gf2.product(m, nn[j]), high=high)
    return number(memory.t[s : 2 * s] if upper else memory.t[:s], w)


def algorithm_7(a: int, b: int, n: int, s: int, w: int, *, high: bool = False, upper: bool = False) -> tuple[int, int]:
    """(C, highest index of t that was written) of Algorithm 7, which calls itself CIOS."""
    x, y, nn = words(a, s, w), words(b, s, w), words(n, s, w)
    inverse = inverse_modulo_power(nn[0], w)
    memory = Memory(w, [0] * (2 * s + 1))
    for i in range(s):
        for j in range(s):
            memory.add(i + j, gf2.product(x[j], y[i]), high=high)
        m = gf2.product(memory.t[i], inverse) & ((1 << w) - 1)
        for j in range(s):
            memory.add(i + j, gf2.product(m, nn[j]), high=high)
    return number(memory.t[s : 2 * s] if upper else memory.t[:s], w), memory.highest


def cios(a: int, b: int, n: int, s: int, w: int) -> tuple[int, int]:
    """(C, words of memory) of CIOS as Koc, Acar and Kaliski have it: t moves down by a word in every step."""
    x, y, nn = words(a, s, w), words(b, s, w), words(n, s, w)
    inverse = inverse_modulo_power(nn[0], w)
    memory = Memory(w, [0] * (s + 2))
    for i in range(s):
        for j in range(s):
            memory.add(j, gf2.product(x[j], y[i]), high=True)
        m = gf2.product(memory.t[0], inverse) & ((1 << w) - 1)
        for j in range(s):
            memory.add(j, gf2.product(m, nn[j]), high=True)
        memory.t = [*memory.t[1:], 0]
    return number(memory.t[:s], w), memory.highest + 1


def base_extension(q: Sequence[int], base: Sequence[int], other: Sequence[int]) -> list[int]:
    """Algorithm 8, function BaseExt: residues q modulo `base` to residues modulo `other`, bases of n trinomials.

    Line 14 multiplies by the inverse of t_i modulo t_i. `modmill.golden.gf2_rns` has all lines corrected.
    """
    digit = [q[0]]
    for value, t in zip(q[1:], base[1:], strict=True):
        for before in digit:
            value = gf2.mul(t, value ^ before, gf2.inverse(t, t))
        digit.append(value)
    return horner(digit, base, other)


def horner(digit: Sequence[int], base: Sequence[int], other: Sequence[int]) -> list[int]:
    """Lines 15 to 18: digits of the mixed radix to residues, j running upwards from 0 to i - 1."""
    found: list[int] = []
    for i, t in enumerate(other):
        value = gf2.remainder(digit[-1], t)
        for j in range(i):
            value = gf2.mul(t, value, base[j]) ^ gf2.remainder(digit[j], t)
        found.append(value)
    return found


@dataclass
class Buffers:
    """The buffers of the kernel of appendix B. Of t and m the host gives twice the words of an input (4.3.1)."""

    a: list[int]
    b: list[int]
    n_inverse: list[int]
    n: list[int]
    t: list[int]
    m: list[int]
    c: list[int]
    products: int = field(default=0)

    @classmethod
    def of(cls, a: int, b: int, n: int, s: int, w: int, *, t: int, m: int) -> Buffers:
        """Buffers of s words; t and m of these many words, zeros."""
        # R = x^(w (s + 1)), but N' is passed in s words.
        inverse = inverse_modulo_power(n, w * (s + 1))
        return cls(words(a, s, w), words(b, s, w), words(inverse, s, w), words(n, s, w), [0] * t, [0] * m, [0] * s)


def work_item(i: int, size: int, w: int, of: Buffers) -> Iterator[None]:
    """One work item of appendix B's kernel; it stops at every barrier."""
    low = (1 << w) - 1
    size_r = size + 1

    def mult(x: int, y: int) -> int:
        of.products += 1
        return gf2.product(x, y)

    yield
    for j in range(size):
        tmp = mult(of.a[i], of.b[j])
        of.t[i + j] ^= tmp & low
        yield
        of.t[i + j + 1] ^= tmp >> w
        yield
    for j in range(size * 2):
        tmp = mult(of.t[j], of.n_inverse[i])
        of.m[i + j] ^= tmp & low
        yield
        of.m[i + j + 1] ^= tmp >> w
        yield
    for j in range(size_r):
        tmp = mult(of.m[j], of.n[i])
        of.t[i + j] ^= tmp & low
        yield
        of.t[i + j + 1] ^= tmp >> w
        yield
    of.c[i] = of.t[i + size_r]
    yield


ENDED = object()


def launch(size: int, w: int, of: Buffers, *, group: int, together: bool = False) -> int:
    """C after a launch with work groups of `group` items.

    A barrier holds one group only. Groups run one after the other, which is as good an order as any, or `together`, in
    step, which nothing promises.
    """
    items = [work_item(i, size, w, of) for i in range(size)]
    step = size if together else group
    for first in range(0, size, step):
        running = items[first : first + step]
        while running:
            # From barrier to barrier.
            running = [item for item in running if next(item, ENDED) is not ENDED]
    return number(of.c, w)


def kernel_as_integers(a: int, b: int, n: int, s: int, w: int) -> int:
    """The result of one work group, without its words: Algorithm 5 with N' cut to s words and R of s + 1 words."""
    r = w * (s + 1)
    t = gf2.product(a, b)
    cut = inverse_modulo_power(n, r) & ((1 << (w * s)) - 1)
    m = gf2.product(t, cut) & ((1 << r) - 1)
    return (t ^ gf2.product(m, n)) >> r & ((1 << (w * s)) - 1)
