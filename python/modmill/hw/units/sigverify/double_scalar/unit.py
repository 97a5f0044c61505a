"""The double-scalar multiplication: one configuration with its text, its reference and its picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from modmill.hw.interface.unit import Datapath, Flavour
from modmill.hw.stream.beat import Beat, Layout
from modmill.hw.stream.scoreboard import Scoreboard
from modmill.hw.stream.stateful import StatefulUnit
from modmill.hw.units.sigverify.double_scalar import assembly, core, layout, slots
from modmill.hw.units.sigverify.double_scalar.config import DoubleScalarConfig
from modmill.hw.units.sigverify.double_scalar.model import verdict_of
from modmill.hw.units.sigverify.double_scalar.stimulus import HALF, Stimulus


class DoubleScalar(StatefulUnit):
    """On the curve of a width."""

    stated_mhz: float | None = 250
    operation = "signature"
    flavours: Sequence[Flavour] = ("rom",)
    any_order = True
    beats_in: int = layout.WORDS

    def __init__(self, config: DoubleScalarConfig) -> None:
        self._config = config
        self.bits: int = config.bits
        self.small: bool = config.bits <= 32
        made = core.build(config)
        fields = (
            {
                "tag": ("the signature's tag; those under way differ", ""),
                "index": ("which of its words this is, 0 to 20, each once, in any order", "20"),
                "word": ("coordinates 4 e + c of the table, pairs of digits, S', verdict so far (layout.py)", ""),
            },
            {
                "tag": ("the signature's", ""),
                "verdict": ("the verdict so far; else 0, the equation holds, or 6, it does not", "7"),
            },
        )
        said = "all signatures are forgotten", "not in the order of the signatures, so each has its tag"
        self.interval: int = turns(config)
        self.ring: int = made.ring
        self.latency: int = latency(config, made.ring)
        patience = 2 * self.latency
        super().__init__(config.unit, config.about, made.circuit, made.results, fields, core.COUNTERS, said, patience)
        self.timing: Mapping[str, int] = {"latency": self.latency, "interval": self.interval, "ring": made.ring}
        multipliers = sum(op.kind.dsps for op in made.circuit.ops)
        self.summary: Mapping[str, Any] = {"multipliers": 8, "dsps": multipliers, **self.timing}
        self.shape: tuple[dict[str, int], str] = (
            dict(self.timing),
            f"{made.ring} signatures go round; each has a turn every {made.ring} cycles and takes about "
            f"{self.interval} of them, so one is done every {self.interval} cycles on average.",
        )
        self.wide: int = config.bits - 1
        outs = (made.results["out_tag"], made.results["out_verdict"])
        self.datapath: Datapath | None = self.drawn(
            ("in_word",), outs, ("the words of a signature", "its verdict"), {"parts": len(made.parts)}
        )

    @property
    def config(self) -> DoubleScalarConfig:
        return self._config

    def reference(self, constants: int) -> Callable[[Beat], Sequence[Beat]]:
        del constants
        under_way: dict[int, dict[int, int]] = {}

        def follow(beat: Beat) -> list[Beat]:
            words = under_way.setdefault(beat["tag"], {})
            words[beat["index"]] = beat["word"]
            if len(words) < layout.WORDS:
                return []
            del under_way[beat["tag"]]
            return [{"tag": beat["tag"], "verdict": verdict_of(self._config, words)}]

        return follow

    def scoreboard(self, sink: Layout) -> Scoreboard:
        return Scoreboard(self._config.slug, "verdict", sink, ("tag",))

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        del constants
        return list(Stimulus(self._config, seed).beats(count, seed))


def turns(config: DoubleScalarConfig) -> int:
    """The turns of a signature with u and v of 128 bits on average: doublings, half as many pairs that are not zero,
    windows.
    """
    return HALF + (HALF + 1) // 2 + config.windows


def latency(config: DoubleScalarConfig, ring: int) -> int:
    """Cycles from the last word of a signature of no pairs, which needs least, to its verdict, alone in the unit."""
    # A word is looked up and counted; a complete signature passes four registers on its way to a slot.
    before, after = assembly.BEAT + 4, slots.DECIDES + slots.FETCH + ring + 3
    return before + after + (config.half - config.window + config.windows - 1) * ring
