"""The modulus that a formula is built for."""

from __future__ import annotations

from modmill.formula.formula import Formula
from modmill.formula.routine import Routine
from modmill.golden import gf2


def default_modulus(bits: int) -> tuple[int, str]:
    """The largest odd number of so many bits that Fermat's test to base 2 does not show to be composite.

    >>> default_modulus(64)
    (18446744073709551557, '2^64 - 59')
    """
    k = next(k for k in range(1, 1 << bits, 2) if pow(2, (1 << bits) - k - 1, (1 << bits) - k) == 1)
    return (1 << bits) - k, f"2^{bits} - {k}"


def own_bits(formula: Formula | Routine) -> int:
    """The width of a formula's elements or words; 64 where any modulus will do."""
    return formula.words or (formula.modulus.bit_length() - formula.binary if formula.modulus else 64)


def modulus_for(formula: Formula | Routine, bits: int) -> tuple[int, str]:
    """The modulus of that width and its name: the formula's own, or one for tests; 0 for a formula of words."""
    if formula.words:
        return 0, ""
    if formula.modulus is not None and bits == own_bits(formula):
        return formula.modulus, f"that of {formula.name}"
    if formula.binary:
        found = gf2.smallest_irreducible(bits)
        return found, " + ".join({0: "1", 1: "x"}.get(e, f"x^{e}") for e in gf2.terms(found))
    return default_modulus(bits)
