"""A toy whose results overtake each other: two queues by tag, of which the first is always served first."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from modmill.hw.circuit.graph import Circuit
from modmill.hw.interface.configuration import Configuration
from modmill.hw.interface.unit import About
from modmill.hw.stream.beat import Beat, Layout
from modmill.hw.stream.scoreboard import Scoreboard
from modmill.hw.stream.stateful import StatefulUnit

DEPTH = 4


class TaggedConfig(Configuration):
    @property
    def slug(self) -> str:
        return self.unit


class TaggedToy(StatefulUnit):
    """`tagged`: whether the scoreboard knows of the tag; `broken`: the queue of tag 1 is written with what tag 0 is."""

    job, operation, bits, latency, interval = "toy", "beat", 4, 2, 1
    timing: Mapping[str, int] = {"latency": 2}
    summary: Mapping[str, Any] = {}

    def __init__(self, tagged: bool = True, broken: bool = False) -> None:
        c = Circuit()
        valid, tag, value, ready = (
            c.input("in_valid", 1),
            c.input("in_tag", 1),
            c.input("in_v", 15),
            c.input("out_ready", 1),
        )
        zero, depth = c.literal("zero", 0), c.literal("depth", DEPTH)
        counts = [c.wire(f"count_{i}", DEPTH) for i in (0, 1)]
        full = c.either("full", *(c.equal(f"full_{i}", n, depth) for i, n in enumerate(counts)))
        taken = c.both("taken", valid, c.invert("in_ready", full))
        held = c.wire("held", 1)
        free = c.either("free", c.invert("open", held), ready)
        some = [c.invert(f"some_{i}", c.equal(f"none_{i}", n, zero)) for i, n in enumerate(counts)]
        first = c.both("first", free, some[0])
        second = c.both("second", free, some[1], c.invert("not_first", some[0]))
        fronts = []
        for i, pop in enumerate((first, second)):
            mine = tag if i else c.invert("tag_0", tag)
            data = c.join(f"entry_{i}", tag, value if i or not broken else c.xor("wrong", value, c.literal("one", 1)))
            front, count = c.fifo(f"queue_{i}", c.both(f"push_{i}", taken, mine), data, pop, DEPTH)
            c.connect(counts[i], count)
            fronts.append(front)
        moves = c.either("moves", first, second)
        c.connect(held, c.register("held_q", moves, enable=free, reset=0))
        out = c.register("out", c.choose("chosen", first, *fronts), enable=moves)
        results = {
            "in_ready": c.invert("not_full", full),
            "out_valid": held,
            "out_tag": out.low(1),
            "out_v": out.slice(1, 4),
        }
        fields = {"tag": ("which queue", ""), "v": ("a value", "")}
        said = "both queues are empty", "in the order of the inputs of its tag"
        about = About("two queues", "Serves one first.", "the tests")
        super().__init__("tagged_toy", about, c, results, (fields, fields), {}, said)
        self._tagged, self._broken = tagged, broken

    @property
    def config(self) -> TaggedConfig:
        return TaggedConfig("tagged_toy" + "-broken" * self._broken)

    def scoreboard(self, sink: Layout) -> Scoreboard:
        return Scoreboard("tagged_toy", "beat", sink, ("tag",) if self._tagged else ())

    def reference(self, constants: int) -> Callable[[Beat], Sequence[Beat]]:
        return lambda beat: [beat]

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        rng = random.Random(seed)
        return [("random", {"tag": rng.randrange(2), "v": rng.randrange(16)}) for _ in range(count)]
