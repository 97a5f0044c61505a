"""The design to be costed: its texts, and the facts that the tools need. This package needs nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from modmill.hw.cost.bits import Bits
from modmill.hw.cost.levels import LevelReport
from modmill.hw.cost.traffic import Traffic


@dataclass(frozen=True, slots=True)
class Subject:
    """A design of one configuration.

    A new `operation` starts every `interval` clock cycles and ends after `latency`. `texts` gives the SystemVerilog
    files for a target: with UltraScale+ cells for `xcup`, with portable ones for the others; what `ecp5` is given is
    placed and routed, so its tables are those of real `constants`.
    `levels` counts them, and `gates` gives the functions between registers; both raise UsageError for a design in which
    they are not known.
    `regions` has the paths of instances that are placed in each of some regions.
    """

    top: str
    configuration: str
    parameters: Mapping[str, Any]
    bits: int
    operation: str
    interval: int
    latency: int
    texts: Callable[[str], Mapping[str, str]]
    constants: str
    levels: Callable[[], LevelReport]
    gates: Callable[[], Bits]
    traffic: Traffic
    regions: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
