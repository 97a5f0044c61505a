"""The pipelined multiplier of a binary field: Karatsuba's product, then its reduction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from modmill.golden import gf2
from modmill.hw.circuit.graph import Circuit
from modmill.hw.interface.unit import Datapath
from modmill.hw.modmul.binary_reduction import FOLD, reduced, squared
from modmill.hw.modmul.carryless import lookup_tables
from modmill.hw.modmul.karatsuba import Karatsuba
from modmill.hw.stream.beat import Beat
from modmill.hw.units.gf2.pipelined import PipelinedUnit
from modmill.hw.units.gf2.product.config import SQUARE, ProductConfig


class ProductUnit(PipelinedUnit):
    """a b modulo N, or a^2, of operands of m bits."""

    operation = "product"

    def __init__(self, config: ProductConfig) -> None:
        self._config = config
        self.modulus: int = config.modulus
        self.bits: int = config.degree
        c = Circuit()
        multipliers = Karatsuba(config.leaf, config.levels)
        names = "a" if config.operation == SQUARE else "ab"
        operands = tuple(c.input(name, (1 << self.bits) - 1) for name in names)
        if config.operation == SQUARE:
            result, method = squared(c, "square", operands[0], self.modulus), FOLD
        else:
            (found,) = multipliers.part(self.bits)(c, "product", **dict(zip(names, operands, strict=True)))
            result, method = reduced(c, found, self.modulus, config.reduction)
        element = f"an element of GF(2)[x] / N, {self.bits} coefficients, the lowest first"
        about = replace(config.about, title=f"{'a^2' if config.operation == SQUARE else 'a b'} modulo N over GF(2)")
        what = dict.fromkeys([*names, "r"], element)
        super().__init__(*(config.unit, about, c, {"r": result}, what, multipliers.stages(c)), flow=config.flow)
        lut4, lut6 = lookup_tables(c.ops)
        self.summary: Mapping[str, Any] = {"lut4": lut4, "lut6": lut6, "reduction": method, **self.timing}
        self.datapath: Datapath | None = self.pictured(c, operands, result)

    @property
    def config(self) -> ProductConfig:
        return self._config

    def expected(self, constants: int, beat: Beat) -> Beat:
        del constants
        if self._config.operation == SQUARE:
            return {"r": gf2.square(self.modulus, beat["a"])}
        return {"r": gf2.mul(self.modulus, beat["a"], beat["b"])}
