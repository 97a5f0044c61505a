"""The family of the front at the wire. What takes long to load is imported when it is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from modmill.hw.configuration import Parameter, Value
from modmill.hw.stream.family import StreamFamily, stimulus
from modmill.hw.unit import About, Choice
from modmill.hw.units.wire_front.config import PARAMETERS, UNIT, WireConfig

if TYPE_CHECKING:
    from modmill.hw.stream.run import Beats
    from modmill.hw.stream.streamed import StreamedUnit
    from modmill.hw.units.wire_front.unit import WireFront


class WireUnits(StreamFamily):
    """Fronts of the signature pipeline; their texts have no constants to choose."""

    units: tuple[str, ...] = (UNIT,)
    constants: tuple[Parameter, ...] = ()
    stimulus: tuple[Parameter, ...] = (
        *stimulus("frames", "Frames: 1000, 1_000 or 2^20."),
        Parameter("capture", "Frames of a pcap file in place of made ones.", str, "FILE", file=True),
    )
    quick: tuple[Mapping[str, Value], Mapping[str, Value]] = {"dedup": 6}, {"frames": 60, "stalls": 30, "seed": 1}
    thorough: tuple[Mapping[str, Value], Mapping[str, Value]] = {}, {"frames": 3_000, "stalls": 30, "seed": 1}
    shipped: tuple[Mapping[str, Value], Mapping[str, Value]] = {}, {"frames": 10_000, "stalls": 30, "seed": 1}

    def about(self, unit: str) -> About:
        from modmill.hw.units.wire_front.unit import ABOUT

        return ABOUT

    def parameters(self, unit: str) -> tuple[Parameter, ...]:
        return PARAMETERS

    def configure(self, unit: str, **given: Any) -> WireConfig:
        return WireConfig(unit, **given)

    def choose(self, unit: str, given: Mapping[str, Value], constants: Mapping[str, Any]) -> Choice[int]:
        del constants
        return Choice(self.configure(unit, **given), 0, "")

    def build(self, config: WireConfig) -> WireFront:
        from modmill.hw.units.wire_front.unit import WireFront

        return WireFront(config)

    def inputs(self, unit: StreamedUnit, stimulus: Mapping[str, Any]) -> tuple[int, Beats | None]:
        """Those of a capture where one is given."""
        from modmill.hw.units.wire_front.frames import frames_of, played

        if not stimulus.get("capture"):
            return super().inputs(unit, stimulus)
        frames = frames_of(stimulus["capture"])
        return len(frames), played(frames, stimulus["seed"])


FAMILY = WireUnits()
"""Fronts of the signature pipeline."""
