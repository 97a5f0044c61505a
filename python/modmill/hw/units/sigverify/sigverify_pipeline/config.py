"""Configurations of the signature pipeline: how many of each stage stand side by side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from modmill.errors import UsageError
from modmill.hw.interface.configuration import About, Configuration, but, option
from modmill.hw.units.parts.processor.config import Threads
from modmill.hw.units.sigverify.double_scalar.config import DoubleScalarConfig
from modmill.hw.units.sigverify.ecc_processor.config import EccProcessorConfig
from modmill.hw.units.sigverify.scalars.config import ScalarsConfig
from modmill.hw.units.sigverify.sha512.config import Sha512Config
from modmill.hw.units.sigverify.wire_front.config import Checksum, Dedup, Key, Lanes, Port, Rule, WireConfig

_FRONT = WireConfig()
UNIT = "sigverify_pipeline"
FRAME_TAG = 16
RULE = 2
"""Bits that name a rule."""

SOURCES = ("records", "frames")
"""Records of signed messages; or frames from a network, which `wire_front` takes apart."""


@dataclass(frozen=True, slots=True)
class PipelineConfig(Configuration):
    """One design point. Raises UsageError for what cannot be built.

    >>> PipelineConfig().slug
    'sigverify_pipeline-e4-p3-h1-t22-k8-tag16'
    """

    about: ClassVar[About] = About(
        "Ed25519 signatures verified one by one as they stream in, results in order",
        "A hash unit, processors that decompress and check, units that halve scalars, and a double-scalar "
        "multiplication whose eight multipliers never rest, joined by tickets. Each signature is verified on its own, "
        "under its own rule.",
        "the signature pipeline of Firedancer (K. Bowers, K. Aasaraai, 2023); its stages are designed for this project",
    )

    unit: str = UNIT
    engines: Annotated[int, option("Engines of the hash unit.", "E", bounds=(1, 16), usual=(2, 4, 6))] = 4
    processors: Annotated[int, option("Processors that prepare.", "P", bounds=(1, 8), usual=(2, 3, 4))] = 3
    halvers: Annotated[int, option("Units that halve scalars.", "H", bounds=(1, 4), usual=(1, 2))] = 1
    threads: Annotated[Threads, but(bounds=(3, 64), usual=(22, 32))] = 22
    ticket: Annotated[int, option("Bits of a ticket: 2^B under way.", "B", bounds=(4, 10), usual=(8,))] = 8
    tag: Annotated[int, option("Bits of a signature's tag.", "B", bounds=(1, 64), usual=(16,))] = 16
    multipliers: Annotated[int, option("Double-scalar multiplications.", "M", choices=(1, 2, 4), usual=(1, 2))] = 1
    consumers: Annotated[int, option("Consumers of results, each counted.", "C", bounds=(1, 16), usual=(1,))] = 1
    source: Annotated[str, option("The input: records or frames.", "WHAT", choices=SOURCES, usual=("records",))] = (
        "records"
    )
    lanes: Lanes = _FRONT.lanes
    port: Port = _FRONT.port
    rule: Rule = _FRONT.rule
    checksum: Checksum = _FRONT.checksum
    dedup: Dedup = _FRONT.dedup
    key: Key = _FRONT.key

    def agree(self) -> None:
        WireConfig(**self._of_front())
        for name, value in self._of_front().items():
            if self.source != "frames" and value != getattr(_FRONT, name):
                raise UsageError(f"{name}: needs --source frames", got=value)
        if self.source == "frames" and self.tag != FRAME_TAG:
            raise UsageError(f"tag: {FRAME_TAG} bits with --source frames, the number of a frame", got=self.tag)
        if self.source == "frames" and self.consumers > 1:
            raise UsageError("consumers: 1 with --source frames, whose records name none", got=self.consumers)

    @property
    def slug(self) -> str:
        stages = f"e{self.engines}-p{self.processors}-h{self.halvers}-t{self.threads}"
        source = "" if self.source == "records" else f"-{self.source}"
        if self.front is not None and self.front != _FRONT:
            source += self.front.slug.removeprefix(self.front.unit)
        consumers = "" if self.consumers == 1 else f"-c{self.consumers}"
        stages += "" if self.multipliers == 1 else f"-m{self.multipliers}"
        return f"{self.unit}-{stages}-k{self.ticket}-tag{self.tag}{consumers}{source}"

    @property
    def front(self) -> WireConfig | None:
        """The configuration of the unit before the intake, if frames come in."""
        return WireConfig(**self._of_front()) if self.source == "frames" else None

    def _of_front(self) -> dict[str, Any]:
        return {parameter.name: getattr(self, parameter.name) for parameter in _FRONT.stated()}

    @property
    def hash(self) -> Sha512Config:
        return Sha512Config(engines=self.engines, tag=self.ticket)

    @property
    def processor(self) -> EccProcessorConfig:
        return EccProcessorConfig(threads=self.threads, tag=self.ticket)

    @property
    def scalars(self) -> ScalarsConfig:
        return ScalarsConfig(tag=self.ticket)

    @property
    def double_scalar(self) -> DoubleScalarConfig:
        """One of them: tickets go to them in turn, so each has the upper bits of its own as tags."""
        return DoubleScalarConfig(tag=self.ticket - (self.multipliers - 1).bit_length())
