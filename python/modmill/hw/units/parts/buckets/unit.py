"""A bucket memory: one configuration with its text, its constants, its reference and its picture."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from modmill.formula.modulus import default_modulus
from modmill.hw.circuit.control import COUNTER_BITS
from modmill.hw.circuit.op import Op
from modmill.hw.emit.constants import constants_module, exactly
from modmill.hw.interface.unit import Datapath, Document, Flavour
from modmill.hw.stream.beat import Beat, Layout
from modmill.hw.stream.scoreboard import Scoreboard
from modmill.hw.stream.stateful import StatefulUnit
from modmill.hw.stream.stateful_toggling import StatefulToggling
from modmill.hw.units.parts.buckets import core
from modmill.hw.units.parts.buckets.adders import Adder, modular, wrapping
from modmill.hw.units.parts.buckets.config import BucketsConfig
from modmill.hw.units.parts.buckets.shape import Shape


class Reference:
    """One addition in plain integers."""

    def __init__(self, modulus: int) -> None:
        self.modulus = modulus

    def stages(self, x: Sequence[int]) -> dict[str, list[int]]:
        """Of an old sum and a value: the new sum."""
        return {"sum": [(x[0] + x[1]) % self.modulus]}


class Buckets(StatefulUnit):
    """2^index sums of `bits` bits."""

    operation = "addition"
    interval = 1

    def __init__(self, config: BucketsConfig) -> None:
        self._config = config
        self.bits: int = config.bits
        shape, adder = shape_of(config), adder_of(config)
        made = core.build(shape, adder, "bucket", "value")
        flight = shape.flight(adder)
        bound = "N - 1" if config.adder == "modular" else ""
        value = "a value of that bucket", bound
        fields = (
            {
                "flush": ("1: streams out all sums and clears them; bucket and value are ignored", ""),
                "bucket": ("where the value belongs", ""),
                "value": value,
            },
            {"bucket": ("a bucket, from 0 up", ""), "value": ("its sum", bound)},
        )
        count = 1 << config.index
        said = "the sums are cleared in the cycles after it", "for each flush all buckets, from 0 up"
        super().__init__(
            config.unit, config.about, made.circuit, made.results, fields, core.counters(shape), said, 4 * count
        )
        if config.adder != "modular":
            self.flavours: Sequence[Flavour] = ("rom",)  # no constant at all
        self.latency: int = flight + 1
        self.timing: Mapping[str, int] = {"latency": self.latency, "interval": 1, "cycles_of_a_flush": count}
        self.summary: Mapping[str, Any] = {"buckets": count, "in_flight": flight, **self.timing}
        self.shape: tuple[dict[str, int], str] = (
            {"latency": self.latency, "interval": 1, "buckets": count},
            f"A value is in its sum {self.latency} cycles after it was taken. One is taken in each cycle, as long as "
            f"the queue of parked values has a place. A flush takes {count} cycles for the sums, and before it those "
            "in which parked values are added.",
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

    def limit(self, constants: int) -> int:
        """What values and sums are below."""
        return constants if self._config.adder == "modular" else 1 << self.bits

    def golden(self, constants: int) -> Reference:
        self.check(constants)
        return Reference(self.limit(constants))

    def reference(self, constants: int) -> Callable[[Beat], Sequence[Beat]]:
        sums, limit = [0] * (1 << self._config.index), self.limit(constants)

        def follow(beat: Beat) -> list[Beat]:
            if not beat["flush"]:
                sums[beat["bucket"]] = (sums[beat["bucket"]] + beat["value"]) % limit
                return []
            found: list[Beat] = [{"bucket": i, "value": s} for i, s in enumerate(sums)]
            sums[:] = [0] * len(sums)
            return found

        return follow

    def scoreboard(self, sink: Layout) -> Scoreboard:
        return Scoreboard(self._config.slug, "sum", sink)

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        return self.mixed(constants, count, seed)

    def mixed(self, constants: int, count: int, seed: int, repeats: int = 30) -> list[tuple[str, Beat]]:
        """Edge values in a row for one bucket; then random ones, of which `repeats` per cent go to one of the last few.

        A flush comes now and then, and last.
        """
        rng = random.Random(seed)
        limit, buckets = self.limit(constants), 1 << self._config.index
        found = [*_edges(limit, buckets)][: count - 1]
        recent = [0]
        while len(found) < count - 1:
            if rng.randrange(4 * buckets) == 0:
                found.append(("flush", _FLUSH))
                continue
            again = rng.randrange(100) < repeats
            recent.append(rng.choice(recent) if again else rng.randrange(buckets))
            del recent[: -2 * self.latency]
            found.append(("random", {"flush": 0, "bucket": recent[-1], "value": rng.randrange(limit)}))
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
        power = f"modulo 2^{self.bits}"
        return Document(facts=dict(self.timing), comment=f"Sums {power}.", rows={"sums": power}, words=self.words)

    def toggling(self) -> StatefulToggling:
        return StatefulToggling(self, default_modulus(self.bits)[0] if self._config.adder == "modular" else 0)

    def _column(self, op: Op, inputs: list[int]) -> int:
        """Single bits of control at the right, then counters and indices, then values."""
        del inputs
        width = max(wire.width for wire in op.outs)
        return 0 if width == 1 else 1 if width <= max(self._config.index, COUNTER_BITS) != self.bits else 2


def shape_of(config: BucketsConfig) -> Shape:
    """What the unit's engine is built for."""
    memory = config.memory, config.read
    return Shape((1 << config.index,), *memory, config.parked, counted=False)


def adder_of(config: BucketsConfig) -> Adder:
    """What the unit's engine adds with."""
    return {"modular": modular, "wrap": wrapping}[config.adder](config.bits, config.adder_stages)


_FLUSH: Beat = {"flush": 1, "bucket": 0, "value": 0}


def _edges(limit: int, buckets: int) -> Iterator[tuple[str, Beat]]:
    """The least and the greatest values, each several times in a row, for the first and the last bucket."""
    named = {"0": 0, "1": 1, "N - 1": limit - 1, "N // 2": limit // 2}
    for bucket in (0, buckets - 1):
        for name, value in named.items():
            for _ in range(3):
                yield f"{name} into bucket {bucket}", {"flush": 0, "bucket": bucket, "value": value}
    yield "flush", _FLUSH
    yield "flush of what is empty", _FLUSH
