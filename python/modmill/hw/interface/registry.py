"""The families of units, found by name: a package `hw/units/<room>/<family>` has an attribute `FAMILY`.

Imports little, so that the command line can ask it for options.

>>> "vdf_ozturk" in units()
True
>>> build(configure("vdf_ozturk", bits=64)).latency
4
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any

from modmill.errors import UsageError
from modmill.hw import units as own
from modmill.hw.interface.configuration import Configuration, Value
from modmill.hw.interface.unit import AnyFamily, AnyUnit, Choice, Run
from modmill.progress import ProgressCallback
from modmill.words import nearest

if TYPE_CHECKING:
    from modmill.hw.sim.waveform import Waveform


@functools.cache
def families() -> tuple[AnyFamily, ...]:
    """All families, in the order of their folders' names."""
    found = sorted(_packages(own), key=lambda module: module.__name__.rpartition(".")[2])
    return tuple(module.FAMILY for module in found if hasattr(module, "FAMILY"))


def _packages(parent: ModuleType) -> Iterator[ModuleType]:
    """The packages and modules inside a package that may have a family: a room's files serve its families."""
    for found in pkgutil.iter_modules(parent.__path__):
        if found.ispkg or parent is own:
            module = importlib.import_module(f"{parent.__name__}.{found.name}")
            yield module
            if found.ispkg and not hasattr(module, "FAMILY"):
                yield from _packages(module)


def units(job: str | None = None) -> tuple[str, ...]:
    """The names of all units, or of those that serve a job."""
    return tuple(unit for family in families() if job in (None, family.job) for unit in family.units)


def family(unit: str) -> AnyFamily:
    """The family of a unit. Raises UsageError, which lists the units there are."""
    for found in families():
        if unit in found.units:
            return found
    raise UsageError(f"unit: {unit!r} must be one of {', '.join(units())}{nearest(unit, units())}", got=unit)


def configure(unit: str, **given: Any) -> Configuration:
    """A unit's configuration; what is not given has the unit's default. Raises UsageError for what cannot be built."""
    return family(unit).configure(unit, **given)


def sized(unit: str, bits: int) -> dict[str, Value]:
    """The parameters that make a unit so many bits wide, for units that have widths."""
    return dict(family(unit).sized(unit, bits))


def build(config: Configuration) -> AnyUnit:
    """The unit of a configuration."""
    return family(config.unit).build(config)


def choose(unit: str, given: Mapping[str, Value], constants: Mapping[str, Any]) -> Choice[Any]:
    """A configuration with the constants of its text, each following from the other where one alone is given."""
    return family(unit).choose(unit, given, constants)


def simulate(
    choice: Choice[Any],
    stimulus: Mapping[str, Any],
    simulator: str = "verilator",
    progress: ProgressCallback | None = None,
    wave: Waveform | None = None,
) -> Run:
    """Runs the unit in simulated gates and compares it with its references; `wave` gets the waveform.

    What `stimulus` leaves out has its default.

    >>> run = simulate(choose("vdf_bipartite", {"bits": 128}, {}), {"base": 2, "steps": 1000})  # doctest: +SKIP
    >>> run.cycles  # doctest: +SKIP
    1002

    Raises UsageError, ToolMissing, ToolFailed, HardwareMismatch, Interrupted, StoppedByKeyboard.
    """
    found = family(choice.config.unit)
    return found.simulate(choice, found.stimulated(stimulus), simulator, progress, wave)
