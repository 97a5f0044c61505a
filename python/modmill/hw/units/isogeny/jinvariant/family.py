"""The family of walks on j-invariants. What takes long to load is imported when it is used."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from modmill.errors import UsageError
from modmill.hw.emit.constants import MODULUS
from modmill.hw.interface.configuration import Configuration, Parameter, Value
from modmill.hw.interface.unit import Choice, Sample
from modmill.hw.stream.family import StreamFamily, stimulus
from modmill.hw.units.isogeny.jinvariant.config import StepConfig
from modmill.hw.units.isogeny.units.config import FIELDS
from modmill.modulus import name_of, read_number

if TYPE_CHECKING:
    from modmill.hw.units.isogeny.jinvariant.unit import StepUnit


class Steps(StreamFamily):
    """Walks on j-invariants, each unit for one prime, which is built in."""

    configs: tuple[type[Configuration], ...] = (StepConfig,)
    constants: tuple[Parameter, ...] = (
        replace(MODULUS, help="Built-in name, file, or prime = 3 mod 4, in place of the field's."),
    )
    stimulus: tuple[Parameter, ...] = stimulus("walks")
    quick: Sample = {"field": "p14"}, {"walks": 20}
    thorough: Sample = {"field": "p89"}, {"walks": 40}
    shipped: Sample = {}, {"walks": 20}

    def choose(self, unit: str, given: Mapping[str, Value], constants: Mapping[str, Any]) -> Choice[int]:
        modulus = constants.get(MODULUS.name)
        if modulus is None:
            config = self.configure(unit, **given)
            assert isinstance(config, StepConfig)
            return Choice(config, config.prime, config.field)
        if "field" in given:
            raise UsageError("field: --modulus states the prime", got=given["field"])
        number, name, _ = read_number(modulus) if isinstance(modulus, str) else (modulus, "", "modulus")
        config = self.configure(unit).with_(n=hex(number))
        return Choice(config, number, name or name_of(number))

    def sized(self, unit: str, bits: int) -> Mapping[str, Value]:
        """The widest prime of at most so many bits, or the narrowest."""
        del unit
        return {"field": max((name for name in FIELDS if FIELDS[name] <= bits), key=FIELDS.__getitem__, default="p14")}

    def build(self, config: StepConfig) -> StepUnit:
        from modmill.hw.units.isogeny.jinvariant.unit import StepUnit

        return StepUnit(config)


FAMILY = Steps()
