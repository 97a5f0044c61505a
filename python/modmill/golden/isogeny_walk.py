"""The 4^k-isogeny of a kernel point, by 4-isogenies, on plain integers modulo p.

Points are x = X/Z as pairs (X, Z), on y^2 = x^3 + A x^2 + x; a curve is the pair (A + 2 C, 4 C) up to a factor.
Formulas: SIKE's specification (2022), algorithms 3, 13 and 14.

The walk of the delay function goes from E_a: y^2 = x^3 - (a + 1/a) x^2 + x by the isogeny with kernel (a, 0). Two of
its steps lead to the curve of A = 2 - 4 x^4 where x belongs to a point of order 4 that doubles to (a, 0); the 4-isogeny
of that point leads to the curve of -A, so x changes its sign, once, as the result depends on x^4 only. Hence
    a = (x^2 + 1) / (2 x) at first, -(x^2 + 1) / (2 x) after one or more 4-isogenies; and the next a = x^2.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Pair = tuple[int, int]
Operation = tuple[int, int, int]
"""Kind (0 doubling, 1 construction, 2 evaluation), doublings h and column i of the point that it reads."""


def double(p: int, curve: Pair, point: Pair) -> Pair:
    """2 P."""
    (a24, c24), (x, z) = curve, point
    t0, t1 = (x - z) ** 2, (x + z) ** 2
    t2 = t1 - t0
    z = c24 * t0
    return z * t1 % p, (z + a24 * t2) * t2 % p


def construct(p: int, point: Pair) -> tuple[Pair, tuple[int, int, int]]:
    """The curve behind the 4-isogeny with this kernel point of order 4, and the constants K1, K2, K3 of the isogeny."""
    x, z = point
    return (4 * x**4 % p, 4 * z**4 % p), (4 * z * z % p, (x - z) % p, (x + z) % p)


def evaluate(p: int, isogeny: tuple[int, int, int], point: Pair) -> Pair:
    """The image of a point."""
    (k1, k2, k3), (x, z) = isogeny, point
    t0, t1 = x + z, x - z
    x, z = t0 * k2 % p, t1 * k3 % p
    t0 = t0 * t1 * k1 % p
    t1, z = (x + z) ** 2 % p, (x - z) ** 2 % p
    return (t0 + t1) * t1 % p, z * (z - t0) % p


def simulate(p: int, curve: Pair, kernel: Pair, operations: Iterable[Operation]) -> tuple[list[Pair], Pair]:
    """Does the operations of a schedule in their order: the points of order 4, and the last curve.

    Raises KeyError when an operation reads a point or an isogeny that has not been made.
    """
    points, curves = {(0, 0): kernel}, {0: curve}
    isogenies: dict[int, tuple[int, int, int]] = {}
    leaves: dict[int, Pair] = {}
    for kind, h, i in operations:
        point = points[h, i]
        if kind == 0:
            points[h + 1, i] = double(p, curves[i], point)
        elif kind == 1:
            leaves[i] = point
            curves[i + 1], isogenies[i] = construct(p, point)
        else:
            points[h, i + 1] = evaluate(p, isogenies[i], point)
    return [leaves[i] for i in range(len(leaves))], curves[len(leaves)]


def alphas(p: int, leaves: Sequence[Pair]) -> list[int]:
    """The walk's a at each of its 2 k steps, from the points of order 4."""
    found = []
    for i, (x, z) in enumerate(leaves):
        sign = -1 if i else 1
        ratio = x * pow(z, -1, p) % p
        found += [sign * (ratio * ratio + 1) * pow(2 * ratio, -1, p) % p, ratio * ratio % p]
    return found


def curve_of(p: int, a: int) -> Pair:
    """The curve E_a."""
    return (2 - a - pow(a, -1, p)) % p, 4


def j_invariant(p: int, curve: Pair) -> int:
    """256 (A^2 - 3)^3 / (A^2 - 4)."""
    square = (4 * curve[0] * pow(curve[1], -1, p) - 2) ** 2
    return 256 * (square - 3) ** 3 * pow(square - 4, -1, p) % p


def multiply(p: int, curve: Pair, n: int, x: int) -> Pair:
    """[n] P for a point with this x != 0 and n >= 1: Montgomery's ladder."""
    one, two = (x, 1), double(p, curve, (x, 1))
    for bit in bin(n)[3:]:
        u, v = (one[0] - one[1]) * (two[0] + two[1]), (one[0] + one[1]) * (two[0] - two[1])
        total = (u + v) ** 2 % p, x * (u - v) ** 2 % p
        if bit == "1":
            one, two = total, double(p, curve, two)
        else:
            one, two = double(p, curve, one), total
    return one


def kernel_point(p: int, a: int, steps: int) -> int:
    """x of a point of E_a(Fp) of order 2^steps, a multiple of which is (a, 0); steps up to n - 2 where p + 1 = 2^n odd.

    Twice a point of order 2^(n-1) is the longest: of that order itself two points with the same double lead to (a, 0),
    and they differ in the last step of the walk.

    The first x = 2, 3, ... whose multiple by the odd part of p + 1 has the full order.
    """
    n = ((p + 1) & -(p + 1)).bit_length() - 1
    if not 1 <= steps < n - 1:
        raise ValueError(f"a kernel has an order of 2^1 to 2^{n - 2} (got 2^{steps})")
    curve = curve_of(p, a)
    for x in range(2, p):
        side = x * (x * x - (a + pow(a, -1, p)) * x + 1) % p
        if pow(side, (p - 1) // 2, p) != 1:
            continue
        point = multiply(p, curve, (p + 1) >> n, x)
        ways = [point]
        while len(ways) < n - 1:
            ways.append(double(p, curve, ways[-1]))
        if ways[-1][1] and ways[-1][0] * pow(ways[-1][1], -1, p) % p == a % p:
            x, z = ways[n - 1 - steps]
            return x * pow(z, -1, p) % p
    raise AssertionError
