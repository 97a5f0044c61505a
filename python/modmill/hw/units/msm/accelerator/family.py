"""The family of the accelerator. What takes long to load is imported when it is used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from modmill.hw.interface.configuration import Configuration, Parameter, Value
from modmill.hw.interface.unit import Sample
from modmill.hw.stream.family import MEMORY_LATENCY, StreamFamily, stimulus
from modmill.hw.units.msm.accelerator.config import MsmConfig

if TYPE_CHECKING:
    from modmill.hw.stream.run import Beats
    from modmill.hw.stream.streamed import StreamedUnit
    from modmill.hw.units.msm.accelerator.designs import Design
    from modmill.hw.units.msm.accelerator.unit import Msm

KINDS = (
    *("uniform", "witness", "0 and 1", "below 2^16", "consecutive", "half equal"),
    *("all equal", "2 values", "9 values", "256 values", "pairs", "runs of 100"),
)
"""The kinds of scalars in a simulation, those of kinds.py."""
SCALARS = Parameter("scalars", "The kind of the scalars.", str, "KIND", default="uniform", choices=KINDS)
TOY: Mapping[str, Value] = {
    "curve": "integers",
    "bits": 12,
    "adders": 3,
    "windows": 2,
    "window": 4,
    "last_rows": 0,
    "tags": 2,
    "copies": 16,
    "queue": 16,
    "index": 16,
    "read": 2,
}
"""A design of integers, for tests and for what is emitted at so many bits."""


class Accelerators(StreamFamily):
    """The accelerator of multi-scalar multiplications."""

    job: str | None = "msm"
    configs: tuple[type[Configuration], ...] = (MsmConfig,)
    stimulus: tuple[Parameter, ...] = (
        *stimulus("points", "Points of the product: 1000, 1_000 or 2^20."),
        SCALARS,
        MEMORY_LATENCY,
    )
    quick: Sample = {**TOY, "tags": 0}, {"points": 200}  # without copies, so that Icarus takes it
    thorough: Sample = {**TOY, "adders": 4, "windows": 4, "window": 6, "bits": 32}, {"points": 5_000}
    shipped: Sample = {}, {"points": 2_000}

    def sized(self, unit: str, bits: int) -> Mapping[str, Value]:
        """Toys: the words of a curve's field are as wide as its seed."""
        del unit
        return {**TOY, "bits": min(bits, 64)}

    def build(self, config: MsmConfig) -> Msm:
        from modmill.hw.units.msm.accelerator.unit import Msm

        return Msm(config)

    def designs(self, variant: str) -> Sequence[Design]:
        """The designs for a device, or for a simulation where it has no name: one for each curve."""
        from modmill.hw.units.msm.accelerator.designs import DESIGNS, SMALL

        return [one for one in DESIGNS if one.device == variant] if variant else SMALL

    def seconds(self, design: Design, log: int, sample: int) -> float:
        """The time of a product of 2^log points on a card, by the model of cycles on 2^sample of them."""
        from modmill.hw.units.msm.accelerator.designs import predicted

        return predicted(design, log, sample).seconds

    def inputs(self, unit: StreamedUnit, stimulus: Mapping[str, Any]) -> tuple[int, Beats | None]:
        from modmill.hw.units.msm.accelerator.plan import plan
        from modmill.hw.units.msm.accelerator.unit import Msm, Workload

        assert isinstance(unit, Msm)
        unit.workload = Workload((stimulus["points"],), stimulus[SCALARS.name])
        return len(plan(unit.config)), None


FAMILY = Accelerators()
