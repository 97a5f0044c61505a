"""The constants of several dual steps in one, from the elements of the evaluation key that they take.

A step with alpha takes (X : Z) to (S : alpha W) with S = (X + Z)^2 and W = 4 X Z. Two steps are
((S + a1 W)^2 : 4 a1 a2 S W), and four have the constants below; a product with such a constant is never reduced before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def constants(alphas: Sequence[int], p: int) -> Mapping[str, int]:
    """The constants of one, two or four steps, by name, each modulo p.

    >>> constants([3, 5], 103)
    {'first': 3, 'second': 60}
    """
    a1 = alphas[0]
    if len(alphas) == 1:
        found = {"first": a1}
    elif len(alphas) == 2:
        found = {"first": a1, "second": 4 * a1 * alphas[1]}
    else:
        _, a2, a3, a4 = alphas
        third = 16 * a1 * a2 * a3
        found = {"first": a1, "crossed": 2 * a1 + 4 * a1 * a2, "squared": a1 * a1}
        found |= {"third": third, "fourth": 4 * third * a4}
    return {name: value % p for name, value in found.items()}


def elements(found: Mapping[str, int], p: int) -> list[int]:
    """The elements of two or four steps from their constants, none of which may be 0; else nothing.

    >>> elements(constants([3, 5, 7, 9], 103), 103)
    [3, 5, 7, 9]
    """
    if 0 in found.values():
        return []
    a1 = found["first"]
    if "second" in found:
        return [a1, found["second"] * pow(4 * a1, -1, p) % p]
    a2 = (found["crossed"] - 2 * a1) * pow(4 * a1, -1, p) % p
    if not a2:
        return []
    return [a1, a2, found["third"] * pow(16 * a1 * a2, -1, p) % p, found["fourth"] * pow(4 * found["third"], -1, p) % p]


NAMES = {1: ("first",), 2: ("first", "second"), 4: ("first", "crossed", "squared", "third", "fourth")}
"""The constants of so many steps, in the order of their words on the port."""


def step(x: int, z: int, alpha: int, p: int) -> tuple[int, int]:
    """One dual step on residues, which also is what several in one are compared with.

    >>> step(2, 1, 3, 103)
    (9, 24)
    """
    return (x + z) ** 2 % p, alpha * 4 * x * z % p
