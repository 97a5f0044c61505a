"""The texts of a whole unit: its own modules, and the library cells that they instantiate."""

from __future__ import annotations

import re

from modmill.hw import rtl
from modmill.hw.unit import AnyUnit, Flavour


def sources(
    unit: AnyUnit, flavour: Flavour = "file", constants: object = None, primitives: str = "portable"
) -> dict[str, str]:
    """File name to text of a whole unit, whose top is called as the unit.

    The files are in no special order. Raises UsageError for an unknown set of leaf cells.
    """
    own = unit.modules(flavour, constants)
    cells = rtl.read("prim/portable") | rtl.read(f"prim/{primitives}")
    return own | used(own, unit.library() | rtl.read("number") | rtl.read("state") | cells)


def card(unit: AnyUnit) -> dict[str, str]:
    """What `sources` lacks for the unit's top for a card."""
    own = unit.card()
    return own | used(own, unit.library())


def testbench(unit: AnyUnit) -> dict[str, str]:
    """What `sources` lacks for a simulation with top `<unit>_tb`."""
    own = unit.testbench()
    return own | used(own, unit.library())


def used(texts: dict[str, str], library: dict[str, str]) -> dict[str, str]:
    """Those files of a library that the texts instantiate, and those that they instantiate in turn."""
    found: dict[str, str] = {}
    new = texts
    while new:
        names = {f"{word}.sv" for text in new.values() for word in re.findall(r"^ *(\w+) (?:#\(|\w+ \()", text, re.M)}
        new = {name: library[name] for name in sorted(names & library.keys() - found.keys())}
        found |= new
    return found
