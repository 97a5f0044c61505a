"""The base classes of families whose units stand between streams, with or without a modulus of exactly `bits` bits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from modmill.errors import UsageError
from modmill.hw.emit.constants import MODULUS
from modmill.hw.interface.configuration import Configuration, Parameter, Value
from modmill.hw.interface.unit import Choice, Family
from modmill.hw.stream.limits import LATENCY, SEEDS, STALLS
from modmill.modulus import name_of, read_number
from modmill.progress import ProgressCallback
from modmill.quantity import parse_steps

if TYPE_CHECKING:
    from modmill.hw.sim.waveform import Waveform
    from modmill.hw.stream.run import Beats, StreamRun
    from modmill.hw.stream.streamed import StreamedUnit


def stimulus(counted: str, text: str = "") -> tuple[Parameter, ...]:
    """The parameters of a simulation: a number of whatever is counted, stalls and a seed."""
    what = text or f"{counted.capitalize()}: 1000, 1_000 or 2^20."
    return (
        Parameter(counted, what, str, "COUNT", default="10000", parse=lambda text: parse_steps(text, f"--{counted}")),
        Parameter("stalls", "Per cent of cycles that a stream stalls.", int, "PERCENT", default=30, bounds=STALLS),
        Parameter("seed", "Seed of inputs and stalls.", int, "N", default=1, bounds=SEEDS),
    )


MEMORY_LATENCY = Parameter(
    "memory_latency",
    "Clock cycles from a request to the memory to its first word.",
    int,
    "CYCLES",
    default=LATENCY,
    bounds=(1, 500),
)
"""The further parameters of simulations of units with a memory."""


class StreamFamily(Family[int]):
    """Units between streams; the stimulus begins with what is counted. Their texts have no constants to choose."""

    def choose(self, unit: str, given: Mapping[str, Value], constants: Mapping[str, Any]) -> Choice[int]:
        del constants
        return Choice(self.configure(unit, **given), 0, "")

    def simulate(
        self,
        choice: Choice[int],
        stimulus: Mapping[str, Any],
        simulator: str,
        progress: ProgressCallback | None = None,
        wave: Waveform | None = None,
    ) -> StreamRun:
        from modmill.hw.stream.run import simulate

        unit: StreamedUnit = self.build(choice.config)  # type: ignore[assignment]
        count, beats = self.inputs(unit, stimulus)
        return simulate(
            unit,
            choice,
            count=count,
            beats=beats,
            stalls=stimulus["stalls"],
            seed=stimulus["seed"],
            simulator=simulator,
            progress=progress,
            wave=wave,
            latency=stimulus.get(MEMORY_LATENCY.name, LATENCY),
        )

    def inputs(self, unit: StreamedUnit, stimulus: Mapping[str, Any]) -> tuple[int, Beats | None]:
        """The number of inputs of a simulation, and the inputs themselves if they are not the unit's own."""
        del unit
        return stimulus[self.stimulus[0].name], None

    def built(self, config: Any) -> bool:
        from modmill.hw.stream.simulation import is_built

        return is_built(self.build(config))  # type: ignore[arg-type]

    def compare(self, run: StreamRun) -> tuple[str, str]:
        return run.checked_by, ""


class ModularFamily(StreamFamily):
    """Units whose constants are a modulus."""

    constants: tuple[Parameter, ...] = (MODULUS,)

    def choose(self, unit: str, given: Mapping[str, Value], constants: Mapping[str, Any]) -> Choice[int]:
        modulus = constants.get("modulus")
        if modulus is None:
            config = self.configure(unit, **given)
            return Choice(config, *self.default_modulus(config))
        number, name, where = read_number(modulus) if isinstance(modulus, str) else (modulus, "", "modulus")
        size = number.bit_length()
        low, high = next(p.bounds for p in self.parameters(unit) if p.name == "bits") or (size, size)
        if not low <= size <= high:
            raise UsageError(f"{where}: {size} bits; {unit} takes {low} to {high}", got=size, min=low, max=high)
        if given.get("bits", size) != size:
            raise UsageError(f"{where}: {size} bits; --bits must be that, or left out", got=size, bits=given["bits"])
        return Choice(self.configure(unit, **{**given, "bits": size}), number, name or name_of(number))

    def default_modulus(self, config: Configuration) -> tuple[int, str]:
        """The modulus of a configuration where none is asked for, and its name."""
        from modmill.formula.modulus import default_modulus

        bits = config.parameters()["bits"]
        assert isinstance(bits, int)
        return default_modulus(bits)
