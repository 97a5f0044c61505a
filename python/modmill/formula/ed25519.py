"""The operations on points that precede the double-scalar multiplication when an Ed25519 signature is verified.

Source: RFC 8032, section 5.1.3; D. Bernstein, "Curve25519: new Diffie-Hellman speed records", PKC 2006, for the chain.
"""

from __future__ import annotations

from collections.abc import Sequence

from modmill.formula.element import Element, below, canonical, equal, odd, residue, select
from modmill.formula.formula import Formula
from modmill.formula.operation import BIT, Type
from modmill.formula.parameters import ED25519_D, ED25519_P, ED25519_ROOT, number

ENCODED = Type(255)
"""The y of an encoding, which may exceed p."""


def squared(x: Element, times: int) -> Element:
    """x^(2^times)."""
    for _ in range(times):
        x = x**2
    return x


def root_power(z: Element) -> Element:
    """z^(2^252 - 3), where 2^252 - 3 = (p - 5) / 8, by 252 squares and 11 products."""
    z2 = z**2
    z9 = squared(z2, 2) * z
    z11 = z9 * z2
    z_5 = z11**2 * z9  # z_n is z^(2^n - 1)
    z_10 = squared(z_5, 5) * z_5
    z_20 = squared(z_10, 10) * z_10
    z_40 = squared(z_20, 20) * z_20
    z_50 = squared(z_40, 10) * z_10
    z_100 = squared(z_50, 50) * z_50
    z_200 = squared(z_100, 100) * z_100
    z_250 = squared(z_200, 50) * z_50
    return squared(z_250, 2) * z


def decoded(stated: Element, sign: Element) -> tuple[Element, Element, Element, Element]:
    """x and y of an encoding, whether there is such a point, and whether it was encoded canonically.

    With u = y^2 - 1 and v = d y^2 + 1 a candidate is x = u v^3 (u v^7)^((p - 5) / 8): v x^2 is u; or it is
    -u, and x times a root of -1 is the root; or u / v is not a square.
    """
    y = residue(stated)
    yy = y**2
    u, v = yy - 1, yy * ED25519_D + 1
    v3 = v**2 * v
    uv3 = u * v3
    x = uv3 * root_power(uv3 * v3 * v)
    check = v * x**2
    direct, turned = equal(check, u), equal(check, -u)
    x = select(direct, x, x * ED25519_ROOT)
    x = select(odd(x) ^ sign, -x, x)
    # With x = 0 and the sign set, -0 is 0 and the parity stays wrong.
    return x, y, direct | turned, canonical(stated) & ~(odd(x) ^ sign)


def decompress(y: Element, sign: Element) -> dict[str, Element]:
    """A point from its encoding: x is there, and the rules ask whether it exists and was stated canonically."""
    x, reduced, exists, stated_well = decoded(y, sign)
    return {"x": x, "y_reduced": reduced, "exists": exists, "is_canonical": stated_well}


def is_small_order(x: Element, y: Element) -> Element:
    """A bit, set if x y (x^2 + y^2) = 0: in that case 2 P is of order 4 or less, having a coordinate 0, so 8 P is
    neutral.
    """
    return equal(x * y * (x**2 + y**2), 0)


def first_failure(checks: Sequence[Element], none: Element) -> Element:
    """The number, from 1 on, of the first bit that is set; 0, as which `none` is given, if no bit is."""
    found = none
    for at, failed in reversed([*enumerate(checks, 1)]):
        found = select(failed, at, found)
    return found


def cached(x: Element, y: Element, dt: Element, z2: Element) -> tuple[Element, ...]:
    """A point as a table has it: y - x, y + x, 2 d t and 2 z."""
    return y - x, y + x, dt, z2


def table(ax: Element, ay: Element, rx: Element, ry: Element) -> dict[str, Element]:
    """-A, -R, -A - R and -A + R as a table has them (`cached`), from affine A and R: 18 products.

    The sum and the difference of -A and -R share C = 2 d t_a t_r, whose sign alone differs, so F and G change places
    and Z = F G is the same.
    """
    two = ay.constant(2, ay.type)
    a_minus, a_plus, r_minus, r_plus = ay + ax, ay - ax, ry + rx, ry - rx
    product = ax * ay
    a_dt, r_dt = product * (-2 * ED25519_D), rx * ry * (-2 * ED25519_D)
    less_c = product * r_dt
    f, g = 2 + less_c, 2 - less_c
    z2 = 2 * (f * g)
    entries: dict[str, tuple[Element, ...]] = {"a": (a_minus, a_plus, a_dt, two), "r": (r_minus, r_plus, r_dt, two)}
    for name, (minus, plus, f_, g_) in {"sum": (r_minus, r_plus, f, g), "apart": (r_plus, r_minus, g, f)}.items():
        a, b = a_minus * minus, a_plus * plus
        e, h = b - a, b + a
        entries[name] = cached(e * f_, g_ * h, e * h * (2 * ED25519_D), z2)
    return {f"{e}_{c}": value for e, found in entries.items() for c, value in zip(COORDINATES, found, strict=True)}


def prepare(
    key: Element,
    key_sign: Element,
    commitment: Element,
    commitment_sign: Element,
    scalar: Element,
    scalar_top: Element,
    strict: Element,
    wants_canonical: Element,
    cofactored: Element,
) -> dict[str, Element]:
    """A and R decompressed, all checks of a rule, and the table of their double-scalar multiplication (`table`).

    The last three inputs state the rule (see RULES). `state` is 8 for a cofactored rule, plus the verdict so far: the
    number of the first check that fails, in the order of `golden.ed25519.VERDICTS`, or 0 where the equation is left to
    decide. Cofactorless rules compare bytes, which is the equation of points together with "R exists and is canonical":
    6 says that it cannot hold. Without a verdict A and R are points; with one the table may be of anything.
    """
    ax, ay, a_exists, a_canonical = decoded(key, key_sign)
    rx, ry, r_exists, r_canonical = decoded(commitment, commitment_sign)
    zero = ay.constant(0, ay.type)
    checks = (
        ~below(scalar, ORDER) | scalar_top,
        ~(a_exists & (a_canonical | ~wants_canonical)),
        cofactored & ~(r_exists & (r_canonical | ~wants_canonical)),
        strict & is_small_order(ax, ay),
        strict & r_exists & is_small_order(rx, ry),
        ~(cofactored | (r_exists & r_canonical)),
    )
    state = first_failure(checks, zero) + select(cofactored, COFACTORED, zero)
    return {**table(ax, ay, rx, ry), "state": state}


COORDINATES = ("minus", "plus", "dt", "z2")
"""The coordinates of an entry of a table: y - x, y + x, 2 d t, 2 z."""
COFACTORED = 8
"""In `state`, beside the verdict."""
RULES = {"strict": (1, 0, 0), "rfc8032": (0, 1, 0), "rfc8032-cofactored": (0, 1, 1), "zip215": (0, 0, 1)}
"""For each rule `strict`, `wants_canonical` and `cofactored`."""
ORDER = number("ed25519", "order")

FORMULAS = (
    Formula(
        "decompress",
        "a point of edwards25519 from its encoding",
        decompress,
        ED25519_P,
        types={"y": ENCODED, "sign": BIT},
        source="RFC 8032, section 5.1.3",
    ),
    Formula(
        "prepare",
        "two points of edwards25519 from their encodings, the checks of a rule, and a table of their sums",
        prepare,
        ED25519_P,
        types={
            **dict.fromkeys(("key", "commitment", "scalar"), ENCODED),
            **dict.fromkeys(("key_sign", "commitment_sign", "scalar_top"), BIT),
            **dict.fromkeys(("strict", "wants_canonical", "cofactored"), BIT),
        },
        published={"instructions": 1153},
        source="RFC 8032, section 5.1.7; Firedancer's program for this work has 1153 instructions (K. Kadkhoda, 2023)",
    ),
)
