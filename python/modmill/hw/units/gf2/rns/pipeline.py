"""Algorithm 8 as a pipeline: a product in residues in each cycle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from modmill.golden import gf2
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds.polynomials import transposed
from modmill.hw.circuit.op import Word
from modmill.hw.interface.unit import Datapath
from modmill.hw.modmul.carryless import lookup_tables, residues
from modmill.hw.modmul.karatsuba import Karatsuba
from modmill.hw.units.gf2.pipelined import PipelinedUnit
from modmill.hw.units.gf2.rns import newton
from modmill.hw.units.gf2.rns.config import PipelineConfig
from modmill.hw.units.gf2.rns.core import side_by_side
from modmill.hw.units.gf2.rns.form import InResidues


class PipelineUnit(InResidues, PipelinedUnit):
    """a b / M in residues, one product in each cycle."""

    operation = "product"

    def __init__(self, config: PipelineConfig) -> None:
        self._config = config
        self.modulus: int = config.modulus
        self.bits: int = config.degree
        c, multipliers = Circuit(), Karatsuba(config.leaf, config.levels)
        width = sum(map(gf2.degree, self.moduli))
        operands = tuple(c.input(name, (1 << width) - 1) for name in "ab")
        result = self._product(c, multipliers, operands)
        beat = f"an element modulo each of {len(self.moduli)} trinomials, the residue of the first one lowest"
        what = dict.fromkeys("abr", beat)
        super().__init__(*(config.unit, config.about, c, {"r": result}, what, multipliers.stages(c)), flow=config.flow)
        lut4, lut6 = lookup_tables(c.ops)
        self.summary: Mapping[str, Any] = {
            "channels": len(self.moduli),
            "in_first_base": len(config.first),
            "lut4": lut4,
            "lut6": lut6,
            **self.timing,
        }
        self.datapath: Datapath | None = self.pictured(c, operands, result)

    @property
    def config(self) -> PipelineConfig:
        return self._config

    def _product(self, c: Circuit, multipliers: Karatsuba, operands: Sequence[Word]) -> Word:
        first, second, n = self._config.first, self._config.second, self.modulus
        products: list[Word] = []
        at = 0
        for i, t in enumerate(self.moduli):
            d = gf2.degree(t)
            cut = {name: word.slice(at, d) for name, word in zip("ab", operands, strict=True)}
            (long,) = multipliers.part(d)(c, f"c_{i}_long", **cut)
            products.append(c.linear(f"c_{i}", long, transposed(residues(t, long.width))))
            at += d
        quotients = [
            newton.by_constant(c, f"q_{i}", t, word, gf2.inverse(t, gf2.remainder(n, t)))
            for i, (t, word) in enumerate(zip(first, products, strict=False))
        ]
        results: list[Word] = []
        for j, (t, q) in enumerate(zip(second, newton.extended(c, "q", quotients, first, second), strict=True)):
            inverse = 1
            for u in first:
                inverse = gf2.mul(t, inverse, gf2.inverse(t, gf2.remainder(u, t)))
            scaled = newton.by_constant(c, f"r_{j}_scaled", t, products[len(first) + j], inverse)
            multiple = newton.by_constant(c, f"r_{j}_multiple", t, q, gf2.mul(t, inverse, gf2.remainder(n, t)))
            results.append(c.xor(f"r_{j}", scaled, multiple))
        found = zip(self.moduli, [*newton.extended(c, "s", results, second, first), *results], strict=True)
        wide = [c.widen(f"out_{i}", word, (1 << gf2.degree(t)) - 1, 0.0) for i, (t, word) in enumerate(found)]
        return side_by_side(c, "residues", wide)
