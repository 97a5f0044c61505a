"""Which modulus a formula is built for."""

from __future__ import annotations

from modmill.hw.constants import default_modulus
from modmill.hw.formula.formula import Formula
from modmill.hw.formula.routine import Routine


def own_bits(formula: Formula | Routine) -> int:
    """The width of a formula's modulus, or of its words; 64 where any modulus will do."""
    return formula.words or (formula.modulus.bit_length() if formula.modulus else 64)


def modulus_for(formula: Formula | Routine, bits: int) -> tuple[int, str]:
    """The modulus of that width and its name: the formula's own, or one for tests; 0 for a formula of words."""
    if formula.words:
        return 0, ""
    if formula.modulus is not None and bits == own_bits(formula):
        return formula.modulus, f"that of {formula.name}"
    return default_modulus(bits)
