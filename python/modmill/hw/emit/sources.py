"""The texts of a whole unit: its own modules, and the library cells that they instantiate."""

from __future__ import annotations

from collections.abc import Mapping

from modmill.hw import rtl
from modmill.hw.card.clock import Mmcm, settings
from modmill.hw.card.top import card_top
from modmill.hw.circuit.layout import registers_as_cells
from modmill.hw.emit.hierarchy import instantiated
from modmill.hw.interface.figures import published
from modmill.hw.interface.unit import AnyUnit, Flavour

PORTABLE = "portable"
"""The leaf cells as behaviour."""


def sources(
    unit: AnyUnit, flavour: Flavour = "file", constants: object = None, primitives: str = PORTABLE
) -> dict[str, str]:
    """File name to text of a whole unit, whose top is called as the unit.

    With the leaf cells of a device or a library registers are leaf cells, too (see `circuit.layout`). The files are in
    no special order. Raises UsageError for an unknown set of leaf cells.
    """
    with registers_as_cells(primitives != PORTABLE):
        own = unit.modules(flavour, constants)
    cells = rtl.read(f"prim/{PORTABLE}") | rtl.read(f"prim/{primitives}")
    return own | used(own, unit.library() | rtl.read("number") | rtl.read("state") | cells)


def card(unit: AnyUnit) -> dict[str, str]:
    """The files beside `sources` for the unit's tops for a card: behind AXI, and that at a clock of its own.

    The latter needs UltraScale+ primitives.
    """
    own = unit.card()
    if not own:
        return own
    own[f"{unit.name}_card.sv"] = card_top(unit.name, unit.tops[f"{unit.name}_axi"], card_clock(unit))
    return own | used(own, unit.library() | rtl.read("card"))


AXI_PERIOD = 4.0
"""Nanoseconds: 250 MHz, the clock of the common shells' streams."""


def card_clock(unit: AnyUnit) -> Mmcm:
    """The clock of the core of the unit's top for a card."""
    return settings(AXI_PERIOD, aim(unit)[1])


def aim(unit: AnyUnit) -> tuple[str, float]:
    """A period of the core's clock to aim at, in ns, and where it comes from: the shortest claimed of the unit."""
    found: list[tuple[float, str]] = []
    figure = published(unit.job, unit.config.unit)
    if figure is not None and figure.bits == unit.bits:
        cycles = f"in {unit.interval} cycle{'s' * (unit.interval > 1)}"
        words = f"{figure.ns} ns a {unit.operation}, published for {figure.bits} bits, {cycles}"
        found.append((figure.ns / unit.interval, words))
    if unit.stated_mhz is not None:
        found.append((1000 / unit.stated_mhz, f"{unit.stated_mhz:g} MHz, at which the unit's rates are stated"))
    if unit.scheduled and unit.datapath is not None:
        planned = unit.datapath.period
        found.append((planned, f"{planned:.2f} ns a cycle, for which the stages are planned"))
    period, words = min(found, default=(5.0, "nothing is claimed, so 5 ns a cycle"))
    return words, period


def testbench(unit: AnyUnit) -> dict[str, str]:
    """The files beside `sources` for a simulation with top `<unit>_tb`."""
    own = unit.testbench()
    return own | used(own, unit.library())


def used(texts: Mapping[str, str], library: Mapping[str, str]) -> dict[str, str]:
    """The files of a library that the texts instantiate, directly or through other files of the library."""
    found: dict[str, str] = {}
    new = texts
    while new:
        names = {f"{module}.sv" for text in new.values() for module in instantiated(text)}
        new = {name: library[name] for name in sorted(names & library.keys() - found.keys())}
        found |= new
    return found
