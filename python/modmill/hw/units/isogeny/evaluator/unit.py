"""The evaluator of the isogeny delay function: one configuration with its text, its reference and its beats."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from modmill.hw.carry_save.gates import gates
from modmill.hw.carry_save.levels import level_report
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.cost.bits import Bits
from modmill.hw.cost.levels import LevelReport
from modmill.hw.interface.unit import Datapath, Flavour
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.stateful import StatefulUnit
from modmill.hw.units.isogeny.evaluator import core
from modmill.hw.units.isogeny.evaluator.config import EvaluatorConfig
from modmill.hw.units.isogeny.evaluator.constants import NAMES, constants, elements, step
from modmill.hw.units.isogeny.evaluator.datapath import build


class Evaluator(StatefulUnit):
    """For one prime, with a fixed number of steps in a clock."""

    operation = "beat"
    latency, interval = 1, 1
    flavours: Sequence[Flavour] = ("rom",)

    def __init__(self, config: EvaluatorConfig) -> None:
        self._config = config
        self.prime: int = config.prime
        self.bits: int = self.prime.bit_length()
        self.small: bool = self.bits < 20
        self.steps: int = config.unroll
        self.step = build(config)
        share = self.step.bits
        numbers = f"as two shares of {share} bits, the lowest first, each times {hex(self.step.numbers.held(1))} mod p"
        fields = (
            {
                "point": ("the words are a point, where an evaluation begins", ""),
                "single": ("one step alone, with the constant `first`", ""),
                "last": ("the evaluation ends with this beat", ""),
                "words": (f"X and Z of a point {numbers}, or constants of {self.bits} bits modulo p", ""),
            },
            {"x": (f"X {numbers}", ""), "z": (f"Z {numbers}", "")},
        )
        circuit, results = core.build(self.step, config.unroll)
        said = "X and Z are 0", "in the order of the points"
        super().__init__(config.unit, config.about, circuit, results, fields, core.COUNTERS, said)
        self.timing: Mapping[str, int] = {"latency": 1, "interval": 1}
        depth, count = self.step.depth, self.step.count
        self.summary: Mapping[str, Any] = {
            "steps": config.unroll,
            "levels": depth.levels,
            "full_adder_levels": depth.adders,
            "full_adders": count.full_adders,
            "half_adders": count.half_adders,
            "key_bits": len(NAMES[config.unroll]) * config.keys * self.bits,
            **self.timing,
        }
        words = ", ".join(f"`{name}` (4^{self.step.digits[name]})" for name in NAMES[config.unroll])
        self.shape: tuple[dict[str, int], str] = (
            dict(self.timing),
            f"A beat takes one cycle: a point, or {config.unroll} steps of 2-isogenies. The constants are {words}, "
            f"each in {config.keys} words: word i is the constant times the power in brackets to the i, modulo p.",
        )
        labels = "X, Z and the words of a beat", "X and Z behind the steps"
        outs = results["out_x"], results["out_z"]
        self.wide: int = share
        self.datapath: Datapath | None = self.drawn(("in_words",), outs, labels, {})

    @property
    def config(self) -> EvaluatorConfig:
        return self._config

    def levels(self) -> LevelReport:
        return level_report(self.step.numbers.rows, self.step.part.results.values(), 4 * self.step.bits)

    def gates(self) -> Bits:
        return gates(self.step.part.circuit, self.step.part.results.values(), ports=("loads", "single", "words"))

    # Beats for a host.

    def start(self, x: int, z: int = 1) -> Beat:
        """The beat that begins an evaluation at (x : z), two residues."""
        held = self.step.numbers.held
        return self._begun(held(x), 0, held(z), 0)

    def walked(self, alphas: Sequence[int], *, last: bool = False) -> Beat:
        """The beat of as many steps as there are elements: all that a clock takes, or one."""
        one = len(alphas) < self.steps
        words = 0
        found = constants(alphas[:1] if one else alphas, self.prime)
        for number, (name, constant) in enumerate(found.items()):
            for i in range(self._config.keys):
                word = constant * pow(4, i * self.step.digits[name], self.prime) % self.prime
                words |= word << (number * self._config.keys + i) * self.bits
        return {"point": 0, "single": int(one and self.steps > 1), "last": int(last), "words": words}

    def walk(self, alphas: Sequence[int]) -> Iterator[Beat]:
        """The beats of a whole walk: groups, then what remains step by step; the last ends it."""
        whole = len(alphas) - len(alphas) % self.steps
        for at in range(0, whole, self.steps):
            yield self.walked(alphas[at : at + self.steps], last=at + self.steps == len(alphas))
        for at in range(whole, len(alphas)):
            yield self.walked(alphas[at : at + 1], last=at + 1 == len(alphas))

    def residues(self, result: Beat) -> tuple[int, int]:
        """X and Z of a result."""
        x, z = (self._residue(result[name]) for name in "xz")
        return x, z

    def _begun(self, *shares: int) -> Beat:
        words = sum(share << i * self.step.bits for i, share in enumerate(shares))
        return {"point": 1, "single": 0, "last": 0, "words": words}

    def _residue(self, word: int) -> int:
        total = (word & (1 << self.step.bits) - 1) + (word >> self.step.bits)
        return total * pow(self.step.numbers.held(1), -1, self.prime) % self.prime

    # The reference.

    def reference(self, constants: int) -> Callable[[Beat], Sequence[Beat]]:
        """The shares of the datapath as it is defined, which must stand for the residues of single steps."""
        del constants
        state = {"x": 0, "z": 0}

        def follow(beat: Beat) -> list[Beat]:
            inputs = {name: beat[name] for name in ("single", "words")} | {"loads": beat["point"], **state}
            values = evaluate(self.step.part.circuit, inputs, self.prime)
            before = self.residues(state)
            state.update({name: value(word, values) for name, word in self.step.part.results.items()})
            if not beat["point"] and (alphas := self._elements(beat)):
                for alpha in alphas:
                    before = step(*before, alpha, self.prime)
                assert self.residues(state) == before, f"{self.name}: other residues than those of single steps"
            return [dict(state)] if beat["last"] else []

        return follow

    def _elements(self, beat: Beat) -> list[int]:
        """The elements whose constants the words of a beat are; none where there are no such elements."""
        mask = (1 << self.bits) - 1
        words = [beat["words"] >> i * self.bits & mask for i in range(len(NAMES[self.steps]) * self._config.keys)]
        found = dict(zip(NAMES[self.steps], words[:: self._config.keys], strict=True))
        one = bool(beat["single"]) or self.steps == 1
        alphas = [found["first"]] if one else elements(found, self.prime)
        return alphas if alphas and self.walked(alphas)["words"] == beat["words"] else []

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        """Evaluations of one to nine beats: of residues, or of any shares and words."""
        del constants
        rng = random.Random(seed)
        top, size = (1 << self.step.bits) - 1, 1 << self.step.wide
        found: list[tuple[str, Beat]] = []
        while len(found) < count:
            shares = [rng.choice((0, top, rng.randint(0, top))) for _ in range(4)]
            found.append(("a point in any shares", self._begun(*shares)))
            alphas = [rng.randrange(self.prime) for _ in range(rng.randint(1, 4 * self.steps + 3))]
            found += [("steps of a walk", beat) for beat in self.walk(alphas)]
            odd = {"point": 0, "single": rng.getrandbits(1), "last": 1}
            found.append(("words of any bits", odd | {"words": rng.choice((size - 1, rng.randrange(size)))}))
        return found[:count]
