"""The multiplier in residues: one configuration with its text and its reference."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from modmill.hw.modmul.carryless import lookup_tables
from modmill.hw.units.gf2.one_by_one import OneByOneUnit
from modmill.hw.units.gf2.rns import core
from modmill.hw.units.gf2.rns.config import PLAIN, RnsConfig
from modmill.hw.units.gf2.rns.form import InResidues
from modmill.hw.units.gf2.whole import NOTE


class RnsUnit(OneByOneUnit):
    """a b modulo N in as many cycles as a residue has digits."""

    operation = "product"

    def __init__(self, config: RnsConfig) -> None:
        self._config = config
        self.modulus: int = config.modulus
        self.bits: int = config.degree
        both = len(config.first) + len(config.second)
        circuit, results = core.build(config)
        element = f"an element of GF(2)[x] / N, {self.bits} coefficients, the lowest first"
        if config.form != PLAIN:
            element = f"an element modulo each of {both} trinomials, the residue of the first one lowest"
        fields = {"a": (element, ""), "b": (element, "")}, {"r": (element, "")}
        said = "the products under way are lost", "in the order of the operands"
        self.latency: int = core.latency(config)
        super().__init__(config.unit, config.about, circuit, results, fields, core.COUNTERS, said, 2 * self.latency)
        self.interval: int = config.digits
        self.timing: Mapping[str, int] = {"latency": self.latency, "interval": self.interval}
        lut4, lut6 = lookup_tables(circuit.ops)
        self.summary: Mapping[str, Any] = {
            "channels": both,
            "in_first_base": len(config.first),
            "lut4": lut4,
            "lut6": lut6,
            **self.timing,
        }
        self.shape: tuple[dict[str, int], str] = (
            dict(self.timing),
            f"{len(config.first)} and {len(config.second)} trinomials of degree up to {config.longest}; a product "
            f"begins every {self.interval} cycles, which take {config.digit} coefficients of each residue each. {NOTE}",
        )
        labels = "the operands", "the product"
        self.datapath = self.drawn(("in_a", "in_b"), (results["out_r"],), labels, {})

    @property
    def config(self) -> RnsConfig:
        return self._config


class RnsInResidues(InResidues, RnsUnit):
    """The multiplier with residues in Montgomery's form as operands and results."""
