"""The family of the pipelined multiplier. What takes long to load is imported when it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from modmill.hw.interface.configuration import Configuration, Parameter
from modmill.hw.interface.unit import Sample
from modmill.hw.stream.family import stimulus
from modmill.hw.units.gf2.field import FieldFamily
from modmill.hw.units.gf2.product.config import ProductConfig

if TYPE_CHECKING:
    from modmill.hw.units.gf2.product.unit import ProductUnit


class Products(FieldFamily):
    """Multipliers with a product in each cycle."""

    configs: tuple[type[Configuration], ...] = (ProductConfig,)
    stimulus: tuple[Parameter, ...] = stimulus("products")
    quick: Sample = {"field": "ghash"}, {"products": 200}
    thorough: Sample = {}, {"products": 20_000}
    shipped: Sample = {}, {"products": 10_000}

    def build(self, config: ProductConfig) -> ProductUnit:
        from modmill.hw.units.gf2.product.unit import ProductUnit

        return ProductUnit(config)


FAMILY = Products()
