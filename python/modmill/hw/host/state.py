"""The state of simulated devices, which results state and monitors show."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated


@dataclass(frozen=True, slots=True)
class Shown:
    """A stage as it follows from a device's counters."""

    name: Annotated[str, "of the pipeline"]
    done: Annotated[int, "its results"]
    busy: Annotated[float, "part of its cycles in which it worked"]
    waits: Annotated[int, "cycles in which its input waited"]
    waiting: Annotated[int | None, "results still to come; null where it does not count them"] = None


@dataclass(frozen=True, slots=True)
class Device:
    """A simulated device."""

    cycles: Annotated[int, "clock cycles since reset"]
    counters: Annotated[
        Mapping[str, int], "its counters; `taken`: signatures that it got, `undecided`: left to the host"
    ]
    stages: Annotated[tuple[Shown, ...], "what follows from them"]


@dataclass(frozen=True, slots=True)
class Simulation:
    """Simulated devices that ran side by side."""

    unit: Annotated[str, "the unit's configuration in short"]
    simulator: Annotated[str, "its name and version"]
    devices: Annotated[tuple[Device, ...], "they work side by side"]

    @property
    def cycles(self) -> int:
        """The clock cycles of the device that took longest."""
        return max(device.cycles for device in self.devices)
