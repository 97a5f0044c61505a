"""All formulas by name.

>>> find("mixed_addition").published
{'M': 7, 'A': 6}
"""

from __future__ import annotations

from modmill.errors import UsageError
from modmill.hw.formula import ed25519, edwards, isogeny, polynomial, sha512, xonly
from modmill.hw.formula.formula import Formula

FORMULAS = {
    formula.name: formula
    for module in (edwards, ed25519, xonly, isogeny, sha512, polynomial)
    for formula in module.FORMULAS
}


def find(name: str) -> Formula:
    """The formula of that name. Raises UsageError, which lists those there are."""
    if name not in FORMULAS:
        raise UsageError(f"formula: {name!r} must be one of {', '.join(FORMULAS)}", got=name)
    return FORMULAS[name]
