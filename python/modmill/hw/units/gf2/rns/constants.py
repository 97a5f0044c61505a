"""The constants of Algorithm 8 with Lagrange's interpolation, which takes the place of Newton's.

With M_i = M / t_i, a polynomial Q below M of residues q_i is the sum of s_i M_i, s_i = q_i / M_i mod t_i: over GF(2)
nothing is carried, so that the sum is Q itself and not Q plus a multiple of M. The quotient's residues are needed as
s_i only, and so are those of r = (c + q N) / M in the other base. With M'_j = M' / t_j they are

    s_i = c_i / (N M_i) mod t_i,    s'_j = c_j / (M M'_j) + sum over i of s_i N / (t_i M'_j) mod t_j.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

from modmill.golden import gf2
from modmill.golden.gf2_rns import whole

Matrix = list[list[int]]


def times(t: int, *factors: int) -> int:
    """The product of polynomials modulo t."""
    return functools.reduce(lambda a, b: gf2.mul(t, a, gf2.remainder(b, t)), factors, 1)


def rest(base: Sequence[int], t: int) -> int:
    """The product of all moduli of a base but t, modulo t."""
    return times(t, *(u for u in base if u != t))


def quotients(n: int, first: Sequence[int]) -> list[int]:
    """1 / (N M_i) modulo each t_i of the first base."""
    return [gf2.inverse(t, times(t, n, rest(first, t))) for t in first]


def extension(n: int, first: Sequence[int], second: Sequence[int]) -> tuple[list[int], Matrix]:
    """1 / (M M'_j) modulo each t_j of the second base, and N / (t_i M'_j) for each t_i of the first one."""
    scales: list[int] = []
    rows: Matrix = []
    for t in second:
        others = rest(second, t)
        scales.append(gf2.inverse(t, times(t, others, *first)))
        rows.append([times(t, n, gf2.inverse(t, times(t, others, u))) for u in first])
    return scales, rows


def back(first: Sequence[int], second: Sequence[int]) -> Matrix:
    """For each modulus of both bases, M'_j modulo it, for each t_j of the second base."""
    rows: Matrix = []
    for t in first:
        m = times(t, *second)
        rows.append([times(t, m, gf2.inverse(t, u)) for u in second])
    return rows + [[rest(second, t) if u == t else 0 for u in second] for t in second]


def plain(n: int, first: Sequence[int], second: Sequence[int]) -> list[int]:
    """M M'_j modulo N for each t_j of the second base: from s'_j to a b itself."""
    m, everything = gf2.remainder(whole(first), n), whole(second)
    return [gf2.mul(n, m, gf2.remainder(gf2.divide(everything, u)[0], n)) for u in second]
