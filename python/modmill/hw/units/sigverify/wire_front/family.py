"""The family of the front at the wire. What takes long to load is imported when it is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from modmill.hw.interface.configuration import Configuration, Parameter
from modmill.hw.interface.unit import Sample
from modmill.hw.stream.family import StreamFamily, stimulus
from modmill.hw.units.sigverify.wire_front.config import WireConfig

if TYPE_CHECKING:
    from modmill.hw.stream.run import Beats
    from modmill.hw.stream.streamed import StreamedUnit
    from modmill.hw.units.sigverify.wire_front.unit import WireFront


class WireUnits(StreamFamily):
    """Fronts of the signature pipeline."""

    configs: tuple[type[Configuration], ...] = (WireConfig,)
    stimulus: tuple[Parameter, ...] = (
        *stimulus("frames"),
        Parameter("capture", "Frames of a pcap file in place of made ones.", str, "FILE", file=True),
    )
    quick: Sample = {"dedup": 6}, {"frames": 60}
    thorough: Sample = {}, {"frames": 3_000}
    shipped: Sample = {}, {"frames": 10_000}

    def build(self, config: WireConfig) -> WireFront:
        from modmill.hw.units.sigverify.wire_front.unit import WireFront

        return WireFront(config)

    def inputs(self, unit: StreamedUnit, stimulus: Mapping[str, Any]) -> tuple[int, Beats | None]:
        """The inputs of a capture if one is given."""
        from modmill.hw.units.sigverify.wire_front.frames import frames_of, played

        if not stimulus.get("capture"):
            return super().inputs(unit, stimulus)
        frames = frames_of(stimulus["capture"])
        return len(frames), played(frames, stimulus["seed"])


FAMILY = WireUnits()
"""Fronts of the signature pipeline."""
