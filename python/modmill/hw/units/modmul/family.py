"""The family of the modular multiplier. What takes long to load is imported when it is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from modmill.errors import UsageError
from modmill.hw.configuration import Parameter, Value
from modmill.hw.unit import About, Choice, Family
from modmill.hw.units.modmul.config import PARAMETERS, UNIT, WIDTHS, ModmulConfig
from modmill.modulus import read_number
from modmill.progress import ProgressCallback
from modmill.quantity import parse_steps

if TYPE_CHECKING:
    from modmill.hw.stream.run import StreamRun
    from modmill.hw.units.modmul.unit import Modmul


class Modmuls(Family[int]):
    """Multipliers modulo N, a part of larger units; the constants of a text are its modulus."""

    job = "modmul"
    units = (UNIT,)
    constants = (
        Parameter("modulus", "Built-in name, file, or number.", str, "NAME|FILE|0xHEX", flags=("--modulus", "-m")),
    )
    stimulus = (
        Parameter(
            "products",
            "Products: 1000, 1_000 or 2^20.",
            str,
            "COUNT",
            default="10000",
            parse=lambda text: parse_steps(text, "--products"),
        ),
        Parameter("stalls", "Per cent of the cycles in which a stream stalls.", int, "PERCENT", default=30),
        Parameter("seed", "Of the random inputs and stalls.", int, "N", default=1),
    )
    quick = {"bits": 64}, {"products": 200, "stalls": 30, "seed": 1}
    thorough = {"bits": 64}, {"products": 20_000, "stalls": 30, "seed": 1}
    shipped = {"bits": 128}, {"products": 20_000, "stalls": 30, "seed": 1}

    def about(self, unit: str) -> About:
        from modmill.hw.units.modmul.unit import ABOUT

        return ABOUT

    def parameters(self, unit: str) -> tuple[Parameter, ...]:
        return PARAMETERS

    def configure(self, unit: str, **given: Any) -> ModmulConfig:
        return ModmulConfig(unit, **given)

    def choose(self, unit: str, given: Mapping[str, Value], constants: Mapping[str, Any]) -> Choice[int]:
        from modmill.hw.constants import default_modulus

        modulus = constants.get("modulus")
        if modulus is None:
            config = self.configure(unit, **given)
            return Choice(config, *default_modulus(config.bits))
        number, name, where = read_number(modulus) if isinstance(modulus, str) else (modulus, "", "modulus")
        size = number.bit_length()
        low, high = WIDTHS
        if not low <= size <= high:
            raise UsageError(f"{where}: {size} bits; {unit} takes {low} to {high}", got=size, min=low, max=high)
        if given.get("bits", size) != size:
            raise UsageError(f"{where}: {size} bits; --bits must be that, or left out", got=size, bits=given["bits"])
        return Choice(self.configure(unit, **{**given, "bits": size}), number, name or f"{size}-bit modulus")

    def build(self, config: ModmulConfig) -> Modmul:
        from modmill.hw.units.modmul.unit import Modmul

        return Modmul(config)

    def simulate(
        self, choice: Choice[int], stimulus: Mapping[str, Any], simulator: str, progress: ProgressCallback | None = None
    ) -> StreamRun:
        from modmill.hw.stream.run import simulate

        assert isinstance(choice.config, ModmulConfig)
        return simulate(
            self.build(choice.config),
            choice,
            count=stimulus["products"],
            stalls=stimulus["stalls"],
            seed=stimulus["seed"],
            simulator=simulator,
            progress=progress,
        )

    def built(self, config: ModmulConfig) -> bool:
        from modmill.hw.stream.simulation import is_built

        return is_built(self.build(config))

    def compare(self, run: StreamRun) -> tuple[str, str]:
        return run.checked_by, ""


FAMILY = Modmuls()
