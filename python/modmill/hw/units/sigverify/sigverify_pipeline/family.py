"""The family of the signature pipeline. What takes long to load is imported when it is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from modmill.errors import UsageError
from modmill.hw.interface.configuration import Configuration, Parameter
from modmill.hw.interface.unit import Sample
from modmill.hw.stream.family import StreamFamily, stimulus
from modmill.hw.units.sigverify.sigverify_pipeline.config import PipelineConfig

if TYPE_CHECKING:
    from modmill.hw.stream.run import Beats
    from modmill.hw.stream.streamed import StreamedUnit
    from modmill.hw.units.sigverify.sigverify_pipeline.unit import Pipeline


class Pipelines(StreamFamily):
    """Pipelines that verify Ed25519 signatures."""

    job: str | None = "sigverify"
    configs: tuple[type[Configuration], ...] = (PipelineConfig,)
    stimulus: tuple[Parameter, ...] = (
        *stimulus("signatures", "Signatures: 200, 1_000 or 2^12; with --source frames, frames."),
        Parameter("capture", "Play the frames of this capture (pcap); with --source frames.", str, "FILE"),
    )
    quick: Sample = {}, {"signatures": 20}
    thorough: Sample = {}, {"signatures": 200}
    shipped: Sample = {}, {"signatures": 2_000}

    def build(self, config: PipelineConfig) -> Pipeline:
        from modmill.hw.units.sigverify.sigverify_pipeline.unit import Pipeline

        return Pipeline(config)

    def inputs(self, unit: StreamedUnit, stimulus: Mapping[str, Any]) -> tuple[int, Beats | None]:
        """The inputs of a capture if one is given."""
        from modmill.hw.units.sigverify.sigverify_pipeline.unit import Pipeline
        from modmill.hw.units.sigverify.wire_front.frames import frames_of, played

        if not stimulus.get("capture"):
            return super().inputs(unit, stimulus)
        if not isinstance(unit, Pipeline) or unit.config.front is None:
            raise UsageError("--capture: needs --source frames")
        frames = frames_of(stimulus["capture"])
        return len(frames), played(frames, stimulus["seed"])


FAMILY = Pipelines()
