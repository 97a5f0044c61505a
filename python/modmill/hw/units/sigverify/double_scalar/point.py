"""The point operation: doubles a point or adds a cached one to it, by two layers of four multipliers.

Doubling and addition are (H. Hisil, K. Wong, G. Carter, E. Dawson, ASIACRYPT 2008, sections 3.2 and 3.3)

    P1 = (X + Y)^2, P2 = Y^2, P0 = X^2, P3 = 2 Z^2        P0 = (Y - X) m, P1 = (Y + X) p, P2 = T t, P3 = Z z
    H = P0 + P2, G = P0 - P2, E = H - P1, F = P3 + G      E = P1 - P0, F = P3 - P2, G = P3 + P2, H = P1 + P0

and then X = E F, Y = G H, Z = F G, T = E H. Sums and differences go uncorrected into the products: none reaches 4 p.
"""

from __future__ import annotations

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.circuit.shared.stages import least_stages
from modmill.hw.modmul.multiplier import Multiplier
from modmill.hw.modmul.pseudo_mersenne import PseudoMersenne
from modmill.hw.trace.lower.residues import Residues

COORDINATES = ("x", "y", "z", "t")
ENTRY = ("minus", "plus", "dt", "zz")
"""The coordinates of a cached point: Y - X, Y + X, 2 d T, 2 Z."""
POLICY = "ternary"


def multiplier(p: int, levels: int, column: int) -> Multiplier:
    """Modulo p, operands below 4 p, with as many stages as its slowest operator asks for."""
    given = {"levels": levels, "column": column, "policy": POLICY}
    circuit, _ = PseudoMersenne(p, 0, **given).circuit()
    return PseudoMersenne(p, least_stages(circuit, (), 1), **given)


def build(product: Multiplier) -> Part:
    """The operation on x, y, z, t, cut into as many stages as it takes.

    `doubles` says which one it is. What is added is the entry, or where `fixed` is set the affine entry of the base
    table; its opposite where `negated` is set. `fresh`: the operand is the neutral point instead.
    """
    circuit, results = _circuit(product)
    return Part("point", "doubles a point or adds a cached one to it", circuit, results, least_stages(circuit, (), 1))


def _circuit(product: Multiplier) -> tuple[Circuit, dict[str, Word]]:
    c, p = Circuit(), product.modulus
    r = Residues(c, p, POLICY)
    zero, one = r.literal(0), r.literal(1)
    control = {name: c.input(name, 1) for name in ("doubles", "fixed", "negated", "fresh")}
    doubles, negated = control["doubles"], control["negated"]
    held = {name: c.input(name, p - 1) for name in COORDINATES}
    starts = {"x": zero, "y": one, "z": one, "t": zero}
    x, y, z, t = (c.choose(f"from_{n}", control["fresh"], starts[n], word) for n, word in held.items())

    c.note("What is added.")
    entry = {name: c.input(name, (1 << p.bit_length()) - 1) for name in ENTRY}
    base = {name: c.input(f"base_{name}", (1 << p.bit_length()) - 1) for name in ENTRY[:3]} | {"zz": r.literal(2)}
    m, s, dt, zz = (c.choose(f"added_{n}", control["fixed"], base[n], word) for n, word in entry.items())
    m, s = c.choose("low", negated, s, m), c.choose("high", negated, m, s)
    opposite = r.sub("opposite", zero, dt)

    def below(name: str, doubled: Word, added: Word) -> Word:
        return c.choose(name, doubles, doubled, added)

    def times(name: str, a: Word, b: Word) -> Word:
        return product.part(c, name, a=a, b=b)[0]

    c.note("The first layer.")
    both = r.add("both", x, y)
    p0 = times("p0", below("p0_a", x, r.sub("apart", y, x)), below("p0_b", x, m))
    p1 = times("p1", both, below("p1_b", both, s))
    p2 = times("p2", below("p2_a", y, t), below("p2_b", y, c.choose("dt_signed", negated, opposite, dt)))
    p3 = times("p3", z, below("p3_b", r.shifted("twice_z", z, 1), zz))

    c.note("The second.")
    last = below("last", p2, p1)
    h = r.add("h", p0, last)
    g = limited(below("g", r.sub("g_doubled", p0, p2), r.add("g_added", p3, p2)), 2 * p - 1)
    e = below("e", r.sub("e_doubled", h, p1), r.sub("e_added", p1, p0))
    f = below("f", r.add("f_doubled", p3, g), r.sub("f_added", p3, p2))
    pairs = {"x": (e, f), "y": (g, h), "z": (f, g), "t": (e, h)}
    return c, {name: times(f"{name}_out", *pair) for name, pair in pairs.items()}
