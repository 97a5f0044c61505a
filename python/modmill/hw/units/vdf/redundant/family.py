"""The base of families of squarers. Modules that take long to load are imported when they are used."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from modmill.hw.emit.constants import MODULUS
from modmill.hw.interface.configuration import Parameter, Value
from modmill.hw.interface.unit import Choice, Family, Sample
from modmill.hw.units.vdf.redundant.modulus import choose
from modmill.progress import ProgressCallback
from modmill.quantity import parse_int, parse_steps

if TYPE_CHECKING:
    from modmill.hw.sim.waveform import Waveform
    from modmill.hw.stream.loop.run import LoopRun
    from modmill.hw.stream.loop.unit import LoopedUnit
    from modmill.hw.units.vdf.redundant.unit import Squarer


NARROWEST = 128
"""Bits of a modulus from which a run is compared with a CPU backend, too."""


class SquaringFamily(Family[int]):
    """Units that square modulo N, T times in a row; the constants of a text are its modulus."""

    job: str | None = "vdf"
    constants: tuple[Parameter, ...] = (MODULUS,)
    stimulus: tuple[Parameter, ...] = (
        Parameter(
            "steps",
            "Squarings: 1000000, 1_000_000, 1e7 or 2^33.",
            str,
            "T",
            default="10000",
            flags=("--steps", "-t"),
            parse=parse_steps,
        ),
        Parameter(
            "base",
            "The number to square, decimal or 0x hex.",
            str,
            "X",
            default="2",
            flags=("--base", "-x"),
            parse=lambda text: parse_int(text, "--base"),
        ),
    )
    quick: Sample = {"bits": 64}, {"steps": 100, "base": 2}
    thorough: Sample = {"bits": 128}, {"steps": 20_000, "base": 2}
    shipped: Sample = {"bits": 1024}, {"steps": 1_000, "base": 2}

    def choose(self, unit: str, given: Mapping[str, Value], constants: Mapping[str, Any]) -> Choice[int]:
        return choose(self.config(unit), given, constants.get("modulus"))

    @abstractmethod
    def build(self, config: Any) -> LoopedUnit:
        """The squarer of a configuration."""

    def simulate(
        self,
        choice: Choice[int],
        stimulus: Mapping[str, Any],
        simulator: str,
        progress: ProgressCallback | None = None,
        wave: Waveform | None = None,
    ) -> LoopRun:
        from modmill.hw.stream.loop.icarus import require_narrow
        from modmill.hw.units.vdf.redundant.run import Chain, simulate

        if simulator == "icarus":
            require_narrow(int(choice.config.parameters()["bits"]))  # before the circuit is built, which takes seconds
        chain = Chain(choice.constants, choice.name, stimulus["base"], stimulus["steps"], stimulus.get("expected"))
        return simulate(self.build(choice.config), chain, simulator, progress, wave)

    def built(self, config: Any) -> bool:
        from modmill.hw.stream.simulation import is_built

        return is_built(self.build(config))

    def compare(self, run: LoopRun) -> tuple[str, str]:
        from modmill import vdf

        if run.modulus.bit_length() < NARROWEST:
            return "Python integers", ""
        other = vdf.evaluate(run.modulus, run.steps, run.base, proof="none")
        different = "" if other.y_full == run.y else f"{other.backend} has another result"
        return f"{other.backend}, Python integers", different


class Squarers(SquaringFamily):
    """Units that square numbers in redundant words."""

    @abstractmethod
    def build(self, config: Any) -> Squarer:
        """The squarer of a configuration."""
