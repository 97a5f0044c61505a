"""The multiplier by digits: one configuration with its text and its reference."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from modmill.hw.modmul.carryless import lookup_tables
from modmill.hw.units.gf2.one_by_one import OneByOneUnit
from modmill.hw.units.gf2.serial import core
from modmill.hw.units.gf2.serial.config import SerialConfig
from modmill.hw.units.gf2.whole import NOTE


class SerialUnit(OneByOneUnit):
    """a b modulo N in as many cycles as a has digits."""

    operation = "product"

    def __init__(self, config: SerialConfig) -> None:
        self._config = config
        self.modulus: int = config.modulus
        self.bits: int = config.degree
        circuit, results = core.build(config)
        element = f"an element of GF(2)[x] / N, {self.bits} coefficients, the lowest first"
        fields = {"a": (element, ""), "b": (element, "")}, {"r": (element, "")}
        said = "the product under way is lost", "in the order of the operands"
        super().__init__(
            config.unit, config.about, circuit, results, fields, core.COUNTERS, said, 2 * config.digits + 4
        )
        self.latency: int = config.digits + 2
        self.interval: int = config.digits
        self.timing: Mapping[str, int] = {"latency": self.latency, "interval": self.interval}
        lut4, lut6 = lookup_tables(circuit.ops)
        self.summary: Mapping[str, Any] = {"lut4": lut4, "lut6": lut6, **self.timing}
        self.shape: tuple[dict[str, int], str] = (
            dict(self.timing),
            f"A product takes {self.interval} cycles, a digit of {config.digit} coefficients in each. {NOTE}",
        )
        labels = "the operands", "the product"
        self.datapath = self.drawn(("in_a", "in_b"), (results["out_r"],), labels, {})

    @property
    def config(self) -> SerialConfig:
        return self._config
