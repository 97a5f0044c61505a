"""The programs that a processor may be built with: what they read and give, their text, the formula they must equal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Formula:
    """A program for people. `constants` are numbers; `golden` computes the results from the inputs, modulo N."""

    title: str
    inputs: tuple[str, ...]
    results: tuple[str, ...]
    constants: Mapping[str, int]
    text: str
    golden: Callable[[Mapping[str, int], int], dict[str, int]]


def _horner(x: Mapping[str, int], n: int) -> dict[str, int]:
    return {"y": sum(x[f"c{i}"] * x["x"] ** i for i in range(5)) % n}


TWO_D = 0x2406D9DC56DFFCE7198E80F2EEF3D13000E0149A8283B156EBD69B9426B2F159
"""2 d of edwards25519 (RFC 8032): any constant does, and this one is known."""


def _extended(x: Mapping[str, int], n: int) -> dict[str, int]:
    a = (x["y1"] - x["x1"]) * (x["y2"] - x["x2"])
    b = (x["y1"] + x["x1"]) * (x["y2"] + x["x2"])
    c = x["t1"] * TWO_D * x["t2"]
    d = 2 * x["z1"] * x["z2"]
    e, f, g, h = b - a, d - c, d + c, b + a
    return {"x3": e * f % n, "y3": g * h % n, "z3": f * g % n, "t3": e * h % n}


FORMULAS = {
    "horner": Formula(
        "a polynomial of degree 4 by Horner's rule",
        ("x", "c0", "c1", "c2", "c3", "c4"),
        ("y",),
        {},
        """
        s = c4 * x
        s = s + c3
        s = s * x
        s = s + c2
        s = s * x
        s = s + c1
        s = s * x
        y = s + c0
        """,
        _horner,
    ),
    "edwards": Formula(
        "the sum of two points of a twisted Edwards curve with a = -1 (RFC 8032, section 5.1.4)",
        ("x1", "y1", "z1", "t1", "x2", "y2", "z2", "t2"),
        ("x3", "y3", "z3", "t3"),
        {"two_d": TWO_D},
        """
        p = y1 - x1
        q = y2 - x2
        a = p * q
        p = y1 + x1
        q = y2 + x2
        b = p * q
        c = t1 * two_d
        c = c * t2
        d = z1 * z2
        d = d + d
        e = b - a
        f = d - c
        g = d + c
        h = b + a
        x3 = e * f
        y3 = g * h
        z3 = f * g
        t3 = e * h
        """,
        _extended,
    ),
}
