"""The modulus of a configuration: the formula's own, or one of that width which its method is for."""

from __future__ import annotations

from modmill.formula.library import find
from modmill.formula.modulus import modulus_for, own_bits
from modmill.hw.modmul.methods import modulus_of
from modmill.hw.modmul.polynomial import Polynomial
from modmill.hw.units.parts.traced.config import TracedConfig


def modulus_of_config(config: TracedConfig) -> tuple[int, str]:
    """The modulus and its name; 0 for a formula of words."""
    formula = find(config.formula)
    own = formula.words or (formula.modulus and config.bits == own_bits(formula))
    if config.method == Polynomial.name and not own:
        return modulus_of(config.bits, config.method)
    return modulus_for(formula, config.bits)
