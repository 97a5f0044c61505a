"""The family of the processor. What takes long to load is imported when it is used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from modmill.errors import UsageError
from modmill.hw.interface.configuration import Configuration, Parameter, Value
from modmill.hw.interface.unit import Sample
from modmill.hw.stream.family import StreamFamily, stimulus
from modmill.hw.units.isogeny.processor.config import MODES, PLACES, SEPARATE, WORDS, ProcessorConfig
from modmill.hw.units.isogeny.units.config import FIELDS

if TYPE_CHECKING:
    from modmill.hw.units.isogeny.processor.unit import Processor


class Processors(StreamFamily):
    """Processors of the walk from a kernel point."""

    job: str | None = "isogeny.walk"
    configs: tuple[type[Configuration], ...] = (ProcessorConfig,)
    stimulus: tuple[Parameter, ...] = stimulus("beats", "Words, and walks that begin: 1000, 1_000 or 2^20.")
    quick: Sample = {"field": "p14", "units": 1, "kept": 8, "words": 64}, {"beats": 60}
    thorough: Sample = {"field": "p14", "mode": "pipelined"}, {"beats": 500}
    shipped: Sample = {}, {"beats": 100}

    def sized(self, unit: str, bits: int) -> Mapping[str, Value]:
        """The widest prime of at most so many bits, or the narrowest."""
        del unit
        return {"field": max((name for name in FIELDS if FIELDS[name] <= bits), key=FIELDS.__getitem__, default="p14")}

    def fitted(
        self,
        unit: str,
        field: str,
        mode: str,
        times: Sequence[int],
        units: int,
        steps: Sequence[tuple[int, int, int, int, int]],
    ) -> ProcessorConfig:
        """The smallest configuration that runs a schedule.

        Raises UsageError where its operations have other `times` than the mode's, and where there is none.
        """
        from modmill.hw.units.isogeny.processor.program import assembled

        if tuple(times) != MODES[mode]:
            said = f"cycles: {mode} units take {','.join(map(str, MODES[mode]))}"
            raise UsageError(f"{said} (got {','.join(map(str, times))})", got=list(times))
        program = assembled(steps, mode)
        places = {"kept": program.points, "curves": program.curves}
        places |= {"isogenies": program.isogenies} if mode == SEPARATE else {}
        given = {name: _least(name, PLACES, need) for name, need in places.items()}
        words = _least("words", WORDS, len(program.words))
        found = self.configure(unit, field=field, mode=mode, units=units, words=words, **given)
        assert isinstance(found, ProcessorConfig)
        return found

    def build(self, config: ProcessorConfig) -> Processor:
        from modmill.hw.units.isogeny.processor.unit import Processor

        return Processor(config)


def _least(name: str, sizes: Sequence[int], need: int) -> int:
    """The least of the sizes that is enough. Raises UsageError where none is."""
    found = next((size for size in sizes if size >= need), 0)
    if not found:
        raise UsageError(f"{name}: the schedule needs {need}, at most {sizes[-1]} can be had", got=need, max=sizes[-1])
    return found


FAMILY = Processors()
