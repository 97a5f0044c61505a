"""A bucket memory: one configuration with its text, its constants, its reference and its picture."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from modmill.formula.modulus import default_modulus
from modmill.hw.circuit.control import COUNTER_BITS
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Op
from modmill.hw.emit.constants import constants_module, exactly
from modmill.hw.interface.unit import Datapath, Document, Flavour
from modmill.hw.modmul.polynomial import SEEDS, Polynomial
from modmill.hw.stream.beat import Beat, Layout
from modmill.hw.stream.scoreboard import Scoreboard
from modmill.hw.stream.stateful import StatefulUnit
from modmill.hw.trace.lower.polynomials import Polynomials
from modmill.hw.units.parts.buckets import core
from modmill.hw.units.parts.buckets.adders import Adder, integers, modular, wrapping
from modmill.hw.units.parts.buckets.board import Merging
from modmill.hw.units.parts.buckets.config import BucketsConfig
from modmill.hw.units.parts.buckets.points import FORMS, points
from modmill.hw.units.parts.buckets.shape import Shape
from modmill.hw.units.parts.buckets.sums import IntegerSums, PointSums, Sums


class Reference:
    """One addition in Python."""

    def __init__(self, sums: Sums) -> None:
        self.sums = sums

    def stages(self, x: Sequence[int]) -> dict[str, list[int]]:
        """The new sum, from an old sum and a value."""
        return {"sum": [self.sums.added(x[0], x[1])]}


class Buckets(StatefulUnit):
    """2^index sums of `bits` bits."""

    operation = "addition"
    interval = 1

    def __init__(self, config: BucketsConfig) -> None:
        self._config = config
        self.bits: int = config.bits
        shape, adder, self._sums = shape_of(config), *adder_of(config)
        made = core.build(shape, adder, "bucket", "value")
        flight, copied = shape.flight(adder), shape.copied
        self.timed: bool = config.points or bool(copied)
        bound = "N - 1" if config.adder == "modular" else ""
        value = _VALUES.get(config.adder, "a value of that bucket"), bound
        total = ("one of the sums whose sum is its sum" if copied else "its sum"), bound
        fields = (
            {
                "flush": ("1: streams out all sums and clears them; bucket and value are ignored", ""),
                "bucket": ("where the value belongs", ""),
                "value": value,
            },
            {"bucket": ("a bucket", ""), "value": total},
        )
        count = config.count
        order = "for each flush all buckets, from 0 up" + f", then {copied} copies" * bool(copied)
        said = "the sums are cleared in the cycles after it", order
        super().__init__(
            config.unit, config.about, made.circuit, made.results, fields, core.counters(shape), said, 4 * count
        )
        if config.adder != "modular":
            self.flavours: Sequence[Flavour] = ("rom",)  # no constant at all
        self.latency: int = flight + 1
        self.timing: Mapping[str, int] = {"latency": self.latency, "interval": 1, "cycles_of_a_flush": count + copied}
        self.summary: Mapping[str, Any] = {"buckets": count, "in_flight": flight, **self.timing}
        self.shape: tuple[dict[str, int], str] = (
            {"latency": self.latency, "interval": 1, "buckets": count},
            f"A value is in its sum {self.latency} cycles after it was taken. One is taken in each cycle, as long as "
            f"the queue of parked values has a place. A flush takes {count + copied} cycles for the sums, and before "
            "it those in which parked values are added.",
        )
        outs = made.results["out_bucket"], made.results["out_value"]
        inputs = tuple(f"in_{name}" for name in fields[0])
        self.datapath: Datapath | None = self.drawn(inputs, outs, ("an input", "a sum"), {"parts": len(made.parts)})

    @property
    def config(self) -> BucketsConfig:
        return self._config

    def check(self, constants: int) -> None:
        if self._config.adder == "modular":
            exactly(self.bits, constants, self.name)

    def sums(self, constants: int) -> Sums:
        """The values and sums that words stand for."""
        return self._sums or IntegerSums(constants)

    def golden(self, constants: int) -> Reference:
        self.check(constants)
        return Reference(self.sums(constants))

    def reference(self, constants: int) -> Callable[[Beat], Sequence[Beat]]:
        sums = self.sums(constants)
        found = [sums.nothing] * self._config.count
        nothing: Beat = {"bucket": 0, "value": sums.nothing}
        copies = [nothing] * self._config.tags * self._config.copies

        def follow(beat: Beat) -> list[Beat]:
            if not beat["flush"]:
                found[beat["bucket"]] = sums.added(found[beat["bucket"]], beat["value"])
                return []
            listed: list[Beat] = [{"bucket": i, "value": s} for i, s in enumerate(found)]
            found[:] = [sums.nothing] * len(found)
            return listed + copies

        return follow

    def scoreboard(self, sink: Layout) -> Scoreboard:
        slug = self._config.slug
        if not self.timed:
            return Scoreboard(slug, "sum", sink)
        assert self._sums is not None
        return Merging(slug, sink, self.timing["cycles_of_a_flush"], self._sums.merged)

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        return self.mixed(constants, count, seed)

    def mixed(self, constants: int, count: int, seed: int, repeats: int = 30) -> list[tuple[str, Beat]]:
        """Edge values in a row for one bucket; then random ones, of which `repeats` per cent go to one of the last few.

        A flush comes now and then, and last.
        """
        rng = random.Random(seed)
        sums, buckets = self.sums(constants), self._config.count
        found = [*_edges(sums, buckets)][: count - 1]
        recent = [0]
        while len(found) < count - 1:
            if rng.randrange(4 * buckets) == 0:
                found.append(("flush", _FLUSH))
                continue
            again = rng.randrange(100) < repeats
            recent.append(rng.choice(recent) if again else rng.randrange(buckets))
            del recent[: -2 * self.latency]
            found.append(("random", {"flush": 0, "bucket": recent[-1], "value": sums.random(rng)}))
        return [*found, ("flush", _FLUSH)]

    def constants_file(self, flavour: Flavour, constants: int | None) -> str:
        n = constants if constants is not None else default_modulus(self.bits)[0]
        return constants_module(self.name, "The modulus N of the additions.", [("n", self.bits, n)], flavour)

    def images(self, constants: int) -> dict[str, list[int]]:
        self.check(constants)
        return {"constants.hex": [constants]} if self._config.adder == "modular" else {}

    def image_width(self, name: str) -> int:
        del name
        return self.bits

    def document(self, constants: int, name: str) -> Document:
        if self._config.adder == "modular":
            return self.modular_document(constants, name, self.words)
        power = self._config.adder if self._config.points else f"modulo 2^{self.bits}"
        return Document(facts=dict(self.timing), comment=f"Sums {power}.", rows={"sums": power}, words=self.words)

    def _column(self, op: Op, inputs: list[int]) -> int:
        """Single bits of control at the right, then counters and indices, then values."""
        del inputs
        width = max(wire.width for wire in op.outs)
        return 0 if width == 1 else 1 if width <= max(self._config.index, COUNTER_BITS) != self.bits else 2


_VALUES = {
    "signed": "a value of that bucket; above it a bit that is 1 to subtract it",
    "edwards": "a point as (y - x) / 2, (y + x) / 2, d x y; above them a bit that is 1 for its opposite",
    "hessian": "a point as s = X / Z, t = Y / Z, a s; above them a bit that is 1 for its opposite",
}
"""A value in words, of some adders."""


def shape_of(config: BucketsConfig) -> Shape:
    """The shape of the unit's engine."""
    memory = config.memory, config.read
    return Shape((config.count,), *memory, config.parked, config.tags, config.copies, counted=False)


def adder_of(config: BucketsConfig) -> tuple[Adder, Sums | None]:
    """The adder of the unit's engine, and the values of its sums unless they depend on constants."""
    shape, top = (config.bits, config.adder_stages), 1 << config.bits
    if config.adder == "modular":
        return modular(*shape), None
    if config.adder == "wrap":
        return wrapping(*shape), IntegerSums(top)
    if config.adder == "signed":
        return integers(*shape), IntegerSums(top, top)
    modulus = next(n for n in SEEDS if n.bit_length() == config.bits)
    form, multiplier = FORMS[config.adder], Polynomial(modulus, config.latency, column=config.column)
    adder = points(form, multiplier)
    return adder, PointSums(form, Polynomials(Circuit(), multiplier), adder.neutral)


_FLUSH: Beat = {"flush": 1, "bucket": 0, "value": 0}


def _edges(sums: Sums, buckets: int) -> Iterator[tuple[str, Beat]]:
    """Values at an end of their range, each several times in a row, for the first and the last bucket."""
    for bucket in (0, buckets - 1):
        for name, value in sums.edges().items():
            for _ in range(3):
                yield f"{name} into bucket {bucket}", {"flush": 0, "bucket": bucket, "value": value}
    yield "flush", _FLUSH
    yield "flush of what is empty", _FLUSH
