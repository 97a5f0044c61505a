"""All formulas by name.

>>> find("mixed_addition").published
{'M': 7, 'A': 6}
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from modmill.errors import UsageError
from modmill.formula import binary, ed25519, edwards, hessian, isogeny, polynomial, sha512, weierstrass, xonly
from modmill.formula.formula import Formula
from modmill.formula.routine import Routine

FORMULAS = {
    formula.name: formula
    for module in (edwards, hessian, ed25519, weierstrass, xonly, isogeny, sha512, polynomial, binary)
    for formula in module.FORMULAS
}

ROUTINES = {routine.name: routine for module in (weierstrass, binary) for routine in module.ROUTINES}
"""The routines that formulas are put together to, by name."""
NAME = re.compile(r"[a-z][a-z0-9_]*")


def add(formula: Formula) -> None:
    """Makes a formula known by its name, to units and commands of this process.

    Raises UsageError for a name that is taken, and for names that cannot be those of ports.
    """
    if formula.name in FORMULAS:
        raise UsageError(f"formula: there is one called {formula.name} already", got=formula.name)
    for name in (formula.name, *formula.inputs):
        if not NAME.fullmatch(name):
            raise UsageError(f"{name!r}: a name has small letters, digits and _ after a letter", got=name)
    FORMULAS[formula.name] = formula


@contextmanager
def known(formula: Formula) -> Iterator[None]:
    """Makes a formula known for a while, as `add` does for good."""
    add(formula)
    try:
        yield
    finally:
        del FORMULAS[formula.name]


def find_program(name: str) -> Formula | Routine:
    """The formula or the routine of that name. Raises UsageError."""
    return ROUTINES.get(name) or find(name)


def find(name: str) -> Formula:
    """The formula of that name. Raises UsageError, which lists those there are."""
    if name not in FORMULAS:
        raise UsageError(f"formula: {name!r} must be one of {', '.join(FORMULAS)}", got=name)
    return FORMULAS[name]
