"""The unit of powers: one configuration with its text, its reference, its cycles and the job's operations as beats."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from modmill.formula.chain import inversion
from modmill.golden import gf2
from modmill.hw.modmul.carryless import lookup_tables
from modmill.hw.stream.beat import Beat, Rows
from modmill.hw.units.gf2.edges import edges
from modmill.hw.units.gf2.elements import Words, in_words
from modmill.hw.units.gf2.power import core
from modmill.hw.units.gf2.power.config import PowerConfig
from modmill.hw.units.gf2.stateful import FieldUnit
from modmill.hw.units.gf2.whole import WholeElements


class PowerUnit(WholeElements, FieldUnit):
    """a^e for e below 2^m, 1 / a, and a b modulo N."""

    operation = "operation"

    def __init__(self, config: PowerConfig) -> None:
        self._config = config
        self.modulus: int = config.modulus
        self.bits: int = config.degree
        circuit, results = core.build(config)
        element = f"an element of GF(2)[x] / N, {self.bits} coefficients, the lowest first"
        kinds = "0: a^b, b as a number; 1: a^(2^m - 2), in a field 1 / a; 2: a b"
        fields = (
            {"kind": (kinds, "2"), "a": (element, ""), "b": (f"{element}, or a number", "")},
            {"r": (element, "")},
        )
        said = "the operation under way is lost", "in the order of the operands"
        longest = self.bits * (config.digits + 4)
        super().__init__(config.unit, config.about, circuit, results, fields, core.COUNTERS, said, longest)
        self.latency: int = self.cycles(core.INVERSE)
        self.interval: int = self.latency + 1
        self.timing: Mapping[str, int] = {"latency": self.latency, "interval": self.interval}
        lut4, lut6 = lookup_tables(circuit.ops)
        steps = inversion(self.bits)
        self.summary: Mapping[str, Any] = {
            "lut4": lut4,
            "lut6": lut6,
            "squares_of_an_inverse": sum(step.squares for step in steps),
            "products_of_an_inverse": sum(step.by_a or step.by_start for step in steps),
            **self.timing,
        }
        self.shape: tuple[dict[str, int], str] = (
            dict(self.timing),
            f"An inverse takes {self.latency} cycles, a product {self.cycles(core.PRODUCT)}. A power takes {self.bits} "
            f"and {config.digits + 2} for each bit that is set in the exponent, and one. The next operands are taken "
            "behind the result.",
        )
        labels = "the operands", "the result"
        self.datapath = self.drawn(("in_a", "in_b"), (results["out_r"],), labels, {})

    @property
    def config(self) -> PowerConfig:
        return self._config

    def cycles(self, kind: int, exponent: int = 0) -> int:
        """Cycles from the operands to the offer of the result."""
        product = self._config.digits + 2
        if kind == core.PRODUCT:
            return 1 + product
        if kind == core.POWER:
            return 1 + self.bits + exponent.bit_count() * product
        steps = inversion(self.bits)
        return 1 + sum(step.squares + (step.by_a or step.by_start) * product for step in steps)

    # The reference.

    def reference(self, constants: int) -> Callable[[Beat], Sequence[Beat]]:
        self.check(constants)
        n = self.modulus
        of: Mapping[int, Callable[[int, int], int]] = {
            core.POWER: lambda a, b: gf2.power(n, a, b),
            core.INVERSE: lambda a, _: gf2.power(n, a, (1 << self.bits) - 2),
            core.PRODUCT: lambda a, b: gf2.mul(n, a, b),
        }
        return lambda beat: [{"r": of[beat["kind"]](beat["a"], beat["b"])}]

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        """Operands at the ends of their range, then random ones, with each operation in turn."""
        self.check(constants)
        rng = random.Random(seed)
        named = edges(self.modulus)
        pairs = [(f"a = {i}, b = {j}", a, b) for i, a in named.items() for j, b in named.items()][: (count + 1) // 2]
        while len(pairs) < count:
            pairs.append(("random", rng.getrandbits(self.bits), rng.getrandbits(self.bits)))
        return [(what, {"kind": i % 3, "a": a, "b": b}) for i, (what, a, b) in enumerate(pairs)]

    # The job's operations.

    def beats_of(self, a: Words, b: Words) -> Mapping[str, Rows]:
        """The beats of products of elements."""
        return self._given(core.PRODUCT, a, b)

    def powers_of(self, a: Words, exponent: int) -> Mapping[str, Rows]:
        """The beats of powers of elements, for an exponent below 2^m."""
        octets = exponent.to_bytes(8 * a.shape[1], "little")
        b = np.broadcast_to(np.frombuffer(octets, np.dtype("<u8")).astype(np.uint64), a.shape)
        return self._given(core.POWER, a, b)

    def inverses_of(self, a: Words) -> Mapping[str, Rows]:
        """The beats of inverses of elements."""
        return self._given(core.INVERSE, a, np.zeros_like(a))

    def _given(self, kind: int, a: Words, b: Words) -> Mapping[str, Rows]:
        (source,) = self.sources
        layout = self.layouts[source.name]
        fields = {name: in_words(x, layout.slots[name].words) for name, x in (("a", a), ("b", b))}
        return {source.name: layout.joined({"kind": np.full(len(a), kind, np.uint64), **fields})}
