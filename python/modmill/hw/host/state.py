"""The state of simulated devices, which results state and monitors show."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from modmill.hw.stream.stages import Shown


@dataclass(frozen=True, slots=True)
class Device:
    """A simulated device: its clock cycles since reset, its counters, and its stages as they follow from them."""

    cycles: int
    counters: Mapping[str, int]
    stages: tuple[Shown, ...]


@dataclass(frozen=True, slots=True)
class Simulation:
    """Simulated devices that ran side by side, and the configuration of their unit."""

    unit: str
    simulator: str
    devices: tuple[Device, ...]

    @property
    def cycles(self) -> int:
        """The clock cycles of the device that took longest."""
        return max(device.cycles for device in self.devices)
