"""The family of the bucket memory. What takes long to load is imported when it is used."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from modmill.errors import UsageError
from modmill.hw.interface.configuration import Configuration, Parameter, Value
from modmill.hw.interface.unit import Choice, Sample
from modmill.hw.stream.family import ModularFamily, stimulus
from modmill.hw.units.parts.buckets.config import BucketsConfig
from modmill.quantity import whole

if TYPE_CHECKING:
    from modmill.hw.stream.run import Beats
    from modmill.hw.stream.streamed import StreamedUnit
    from modmill.hw.units.parts.buckets.unit import Buckets


class BucketMemories(ModularFamily):
    """Memories of sums, a part of larger units; the constants of a text are the modulus of their additions."""

    configs: tuple[type[Configuration], ...] = (BucketsConfig,)
    stimulus: tuple[Parameter, ...] = (
        *stimulus("additions", "Inputs, flushes included: 1000, 1_000 or 2^20."),
        Parameter(
            "repeats",
            "Per cent of the values for one of the last few buckets.",
            int,
            "PERCENT",
            default=30,
            bounds=(0, 100),
        ),
    )
    quick: Sample = {"bits": 64, "index": 4}, {"additions": 300, "repeats": 30}
    thorough: Sample = {"bits": 64, "index": 8}, {"additions": 20_000, "repeats": 30}
    shipped: Sample = {"bits": 64, "index": 12}, {"additions": 100_000, "repeats": 30}

    def choose(self, unit: str, given: Mapping[str, Value], constants: Mapping[str, Any]) -> Choice[int]:
        adder = given.get("adder", "modular")
        if adder == "modular":
            return super().choose(unit, given, constants)
        if constants.get("modulus") is not None:
            raise UsageError(f"--modulus: the adder {adder} has none to choose (--adder modular takes one)")
        return Choice(self.configure(unit, **given), 0, "")

    def build(self, config: BucketsConfig) -> Buckets:
        from modmill.hw.units.parts.buckets.unit import Buckets

        return Buckets(config)

    def inputs(self, unit: StreamedUnit, stimulus: Mapping[str, Any]) -> tuple[int, Beats]:
        """Additions, so many of them to the same bucket as one before."""
        whole(stimulus["repeats"], "repeats", 0, 100)
        return stimulus["additions"], partial(cast("Buckets", unit).mixed, repeats=stimulus["repeats"])


FAMILY = BucketMemories()
