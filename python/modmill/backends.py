"""The names of backends as values, and who carries them out: each job has one protocol for its engines, and a registry.

>>> parse("rtl:vdf_ozturk:checked")
Named(fabric=<Fabric.RTL: 'rtl'>, choice='vdf_ozturk:checked')
>>> parse("avx2").fabric
<Fabric.CPU: 'cpu'>
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Generic, TypeVar

from modmill import _native
from modmill.errors import BackendUnavailable

M = TypeVar("M")


class Fabric(Enum):
    """A kind of machine: the word before the colon of a backend's name; names of the processor's backends have none."""

    CPU = "cpu"
    OPENCL = "opencl"
    RTL = "rtl"


@dataclass(frozen=True, slots=True)
class Named:
    """A fabric, and what follows the colon: a device or a unit. Of a processor's backend, the whole name."""

    fabric: Fabric
    choice: str


def parse(backend: object) -> Named:
    """The backend that a caller names. A name of no other fabric counts as one of the processor, which checks it."""
    head, colon, rest = backend.partition(":") if isinstance(backend, str) else ("", "", "")
    if head == Fabric.RTL.value and colon:
        return Named(Fabric.RTL, rest)
    if head == Fabric.OPENCL.value:
        return Named(Fabric.OPENCL, rest)
    return Named(Fabric.CPU, str(backend))


@dataclass(frozen=True, slots=True)
class Engines(Generic[M]):
    """The engines of a job by their fabric: what makes one, or its class."""

    makers: Mapping[Fabric, M]

    def of(self, backend: object) -> M:
        """The one for a backend. Names of a fabric that the job does not have are the processor's to refuse."""
        return self.makers.get(parse(backend).fabric, self.makers[Fabric.CPU])


@dataclass(frozen=True, slots=True)
class Gates:
    """The backends of a job in simulated gates: `rtl:<unit>` for each unit that serves it.

    `variants` are further names, `rtl:<unit>:<variant>`, for units that have all of these parameters.
    """

    job: str
    variants: Mapping[str, Mapping[str, Any]] = field(default_factory=dict[str, Mapping[str, Any]])

    def backends(self) -> tuple[str, ...]:
        """Their names."""
        return tuple(self._settings())

    def find(self, backend: str) -> tuple[str, Mapping[str, Any]]:
        """The unit of a backend, and the parameters that its name sets.

        Raises BackendUnavailable, which lists what exists.
        """
        known = self._settings()
        if backend not in known:
            listed = ", ".join(known)
            raise BackendUnavailable(
                f"unknown simulated unit {backend!r} (units: {listed})",
                wanted=backend,
                reason="unknown",
                available=listed,
            )
        return known[backend]

    @contextmanager
    def named(self) -> Iterator[None]:
        """Adds these backends to the list in the error about an unknown backend."""
        try:
            yield
        except BackendUnavailable as e:
            if e.data.get("wanted") in _native.BACKENDS:
                raise
            also = ", ".join(self.backends())
            available = f"{e.data.get('available')}, {also}"
            told = f"{e}; in simulated gates: {also}"
            raise BackendUnavailable(told, **(e.data | {"available": available})) from None

    def _settings(self) -> dict[str, tuple[str, Mapping[str, Any]]]:
        from modmill.hw.interface import registry  # takes a tenth of a command's start, and few commands need it

        units = registry.units(self.job)
        known = {unit: {p.name for p in registry.family(unit).parameters(unit)} for unit in units}
        plain = {f"{Fabric.RTL.value}:{unit}": (unit, {}) for unit in units}
        return plain | {
            f"{Fabric.RTL.value}:{unit}:{variant}": (unit, given)
            for variant, given in self.variants.items()
            for unit in units
            if given.keys() <= known[unit]
        }
