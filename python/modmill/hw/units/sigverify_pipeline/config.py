"""Configurations of the signature pipeline: how many of each stage stand side by side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from modmill.errors import UsageError
from modmill.hw.configuration import Configuration, Parameter
from modmill.hw.units.double_scalar.config import DoubleScalarConfig
from modmill.hw.units.ecc_processor.config import EccProcessorConfig
from modmill.hw.units.scalars.config import ScalarsConfig
from modmill.hw.units.sha512.config import Sha512Config
from modmill.hw.units.wire_front.config import PARAMETERS as FRONT
from modmill.hw.units.wire_front.config import WireConfig

_FRONT = WireConfig()
UNIT = "sigverify_pipeline"
FRAME_TAG = 16
RULE = 2
"""Bits that name a rule."""

SOURCES = ("records", "frames")
"""Records of signed messages; or frames from a network, which `wire_front` takes apart."""

PARAMETERS = (
    Parameter("engines", "Engines of the hash unit.", metavar="E", default=4, bounds=(1, 16), usual=(2, 4, 6)),
    Parameter("processors", "Processors that prepare.", metavar="P", default=3, bounds=(1, 8), usual=(2, 3, 4)),
    Parameter("halvers", "Units that halve scalars.", metavar="H", default=1, bounds=(1, 4), usual=(1, 2)),
    Parameter(
        "threads",
        "Threads of a processor, which take turns.",
        metavar="T",
        default=22,
        bounds=(3, 64),
        usual=(22, 32),
        flags=("--processor-threads",),
    ),
    Parameter("ticket", "Bits of a ticket: 2^B under way.", metavar="B", default=8, bounds=(4, 10), usual=(8,)),
    Parameter("tag", "Bits of a signature's tag.", metavar="B", default=16, bounds=(1, 64), usual=(16,)),
    Parameter("multipliers", "Double-scalar multiplications.", metavar="M", default=1, choices=(1, 2, 4), usual=(1, 2)),
    Parameter("consumers", "Consumers of results, each counted.", metavar="C", default=1, bounds=(1, 16), usual=(1,)),
    Parameter("source", "What comes in.", str, "WHAT", default="records", choices=SOURCES, usual=("records",)),
    *FRONT,
)


@dataclass(frozen=True, slots=True)
class PipelineConfig(Configuration):
    """One design point. Raises UsageError for what cannot be built.

    >>> PipelineConfig().slug
    'sigverify_pipeline-e4-p3-h1-t22-k8-tag16'
    """

    unit: str = UNIT
    engines: int = 4
    processors: int = 3
    halvers: int = 1
    threads: int = 22
    ticket: int = 8
    tag: int = 16
    multipliers: int = 1
    consumers: int = 1
    source: str = "records"
    lanes: int = _FRONT.lanes
    port: int = _FRONT.port
    rule: str = _FRONT.rule
    checksum: str = _FRONT.checksum
    dedup: int = _FRONT.dedup
    key: int = _FRONT.key

    def __post_init__(self) -> None:
        self.check(UNIT, PARAMETERS)
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
        """What stands before the intake, if frames come in."""
        return WireConfig(**self._of_front()) if self.source == "frames" else None

    def _of_front(self) -> dict[str, Any]:
        return {parameter.name: getattr(self, parameter.name) for parameter in FRONT}

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
