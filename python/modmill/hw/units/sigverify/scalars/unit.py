"""The unit of half-size scalars: one configuration with its text, its reference and its picture."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from modmill.hw.interface.balance import Stage
from modmill.hw.interface.unit import Datapath, Flavour
from modmill.hw.stream.beat import Beat, Layout
from modmill.hw.stream.scoreboard import Scoreboard
from modmill.hw.stream.stateful import StatefulUnit
from modmill.hw.units.sigverify import reducer
from modmill.hw.units.sigverify.scalars import core, halver
from modmill.hw.units.sigverify.scalars.config import ScalarsConfig
from modmill.hw.units.sigverify.scalars.finisher import S_BITS
from modmill.hw.units.sigverify.scalars.numbers import ORDER, PAIRS, WORDS, words

INTERVAL = PAIRS + WORDS + 3
"""Cycles from one pair of scalars to the next in the last stages, if no word waits."""


PASSES = 173
"""The mean number of passes of a random scalar."""

STAGES = Stage("halver", PASSES), Stage("finisher", INTERVAL), Stage("reducer", reducer.LAST + 1)


class Scalars(StatefulUnit):
    """The unit with tags of so many bits."""

    stated_mhz: float | None = 250
    operation = "scalar"
    bits = 253
    flavours: Sequence[Flavour] = ("rom",)
    any_order = True

    def __init__(self, config: ScalarsConfig) -> None:
        self._config = config
        made = core.build(config)
        fields = (
            {
                "tag": ("the tag that the results will bear", ""),
                "h": ("the hash", "L - 1"),
                "s": ("the signature's S, any number", ""),
            },
            {
                "tag": ("the scalar's", ""),
                "index": ("16, 17, 18: digits, 64 pairs a word; 19: vS modulo L", "19"),
                "word": ("the word", ""),
            },
        )
        said = "all scalars are forgotten", "in any order, so each has its tag and index"
        super().__init__(config.unit, config.about, made.circuit, made.results, fields, core.COUNTERS, said, 4000)
        self.latency: int = latency(PASSES)
        self.balance: Sequence[Stage] = STAGES
        self.interval = INTERVAL
        self.timing: Mapping[str, int] = {
            "latency": self.latency,
            "interval": INTERVAL,
            "cycles_of_a_pass": halver.SLOTS,
        }
        self.summary: Mapping[str, Any] = dict(self.timing)
        self.shape: tuple[dict[str, int], str] = (
            dict(self.timing),
            f"Up to {halver.SLOTS} scalars are halved at a time, a pass of one in each cycle, about {PASSES} "
            f"passes each; one leaves every {INTERVAL} cycles at best. Those that are under way need different tags.",
        )
        outs = (made.results["out_tag"], made.results["out_word"])
        self.datapath: Datapath | None = self.drawn(
            ("in_h", "in_s"), outs, ("h, S", "words"), {"parts": len(made.parts)}
        )

    @property
    def config(self) -> ScalarsConfig:
        return self._config

    def reference(self, constants: int) -> Callable[[Beat], Sequence[Beat]]:
        del constants

        def follow(beat: Beat) -> list[Beat]:
            found = words(beat["h"], beat["s"])
            return [{"tag": beat["tag"], "index": index, "word": word} for index, word in found.items()]

        return follow

    def scoreboard(self, sink: Layout) -> Scoreboard:
        return Scoreboard(self._config.slug, "word", sink, ("tag", "index"))

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        """Edge values of h and S, then random ones."""
        del constants
        rng = random.Random(seed)
        given = [(f"h = {h:#x}, edge {i}", h) for i, h in enumerate(edges())][:count]
        given += [("random", rng.randrange(ORDER)) for _ in range(count - len(given))]
        tags = (1 << self._config.tag) - 1
        found = []
        for i, (what, h) in enumerate(given):
            s = (0, 1, ORDER - 1, ORDER, (1 << S_BITS) - 1)[i] if i < 5 else rng.getrandbits(S_BITS)
            found.append((what, {"tag": i & tags, "h": h, "s": s}))
        return found


def edges() -> list[int]:
    """Scalars that are unusual: tiny or long halves, quotients all 1, all 2, very large."""
    silver = ORDER * 0xB504F333F9DE6484597D89B3754ABE9F >> 128
    fractions = [8 * ORDER * a // b for a, b in ((1, 9), (1, 10), (1, 16), (1, 17), (1, 1000), (3, 25), (5, 48))]
    powers = [(1 << k) + d for k in (64, 126, 127, 128, 129, 200, 251, 252) for d in (-1, 0, 1)]
    near = [0, 1, 2, 3, 4, 5, 7, 8, ORDER - 1, ORDER - 2, ORDER - 3, ORDER - 8, ORDER // 2, ORDER // 2 + 1]
    return [*near, fibonacci(), silver, *fractions, *(f + 1 for f in fractions), *powers]


def fibonacci() -> int:
    """A scalar whose quotients are 8 and then all 1: the most passes."""
    a, b = 1, 1
    while b < ORDER:
        a, b = b, a + b
    return 8 * ORDER * b // (8 * b + a)


def latency(passes: int) -> int:
    """Cycles from a scalar that is halved in so many passes to the last of its words, if nothing else is there."""
    return halver.SLOTS * passes + PAIRS + 4 + reducer.LAST + 1
