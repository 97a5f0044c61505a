"""The processor of an isogeny walk: one configuration with its text, its reference and its beats."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import log2
from typing import Any

from modmill.errors import UsageError
from modmill.formula.formula import Formula
from modmill.formula.isogeny import CONSTRUCT, DOUBLE, EVALUATE, FUSED
from modmill.hw.carry_save.levels import level_report
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.circuit.part import Part
from modmill.hw.cost.levels import LevelReport, PathPart
from modmill.hw.interface.unit import Datapath, Flavour
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.stateful import StatefulUnit
from modmill.hw.trace.lower.pairs import Pairs
from modmill.hw.units.isogeny.processor import core
from modmill.hw.units.isogeny.processor.config import MODES, ProcessorConfig
from modmill.hw.units.isogeny.processor.program import Format, Program, assembled, full
from modmill.hw.units.isogeny.units.unit import lowered

NAMES = ("double", "construct", "evaluate")
"""The sorts of units, in the order of their kinds."""


class _Made:
    """A sort of units: the part, and what its circuit computes."""

    def __init__(self, name: str, formula: Formula, prime: int, stages: int) -> None:
        made, self.numbers = lowered(formula, prime)
        used = {"construct": ("a24", "c24")} if stages > 1 else {}
        results = {key: word for key, word in made.results.items() if key in used.get(name, made.results)}
        staged = stages > 1
        self.part: Part = Part(
            *(name, formula.title, made.circuit, results, stages if staged else None),
            opened=staged,
            between_registers=not staged,
        )

    def run(self, operands: Mapping[str, int], prime: int) -> dict[str, int]:
        """The results."""
        values = evaluate(self.part.circuit, operands, prime)
        return {name: value(word, values) for name, word in self.part.results.items()}

    def levels(self) -> LevelReport:
        """The levels of one unit."""
        return level_report(self.numbers.cs.rows, self.part.results.values(), 0)


class Processor(StatefulUnit):
    """For one prime, with fixed numbers of units and registers."""

    operation = "beat"
    latency, interval = 1, 1
    flavours: Sequence[Flavour] = ("rom",)

    def __init__(self, config: ProcessorConfig) -> None:
        self._config = config
        self.prime: int = config.prime
        self.bits: int = self.prime.bit_length()
        self.small: bool = self.bits < 20
        formulas = DOUBLE, CONSTRUCT, EVALUATE if config.separate else FUSED
        staged = MODES[config.mode]
        self.made: dict[str, _Made] = {
            name: _Made(name, formula, self.prime, stages)
            for name, formula, stages in zip(NAMES, formulas, staged, strict=True)
        }
        self.numbers: Pairs = self.made["double"].numbers
        self.format: Format = Format.of(config)
        self.port: int = 2 * self.numbers.bits
        double, construct, evaluate_ = (self.made[name].part for name in NAMES)
        parts = core.Parts(double, construct, evaluate_, self.port)
        circuit, results = core.build(config, parts)
        number = self.numbers.field
        fields = (
            {
                "start": ("the words are a kernel point and its curve, with which the program begins", ""),
                "words": (f"X, Z, A + 2C and 4C, each {number}; or the next word of the program", ""),
            },
            {
                "x": (f"X of the last point of order 4, {number}", ""),
                "z": (f"its Z, {number}", ""),
                "a24": (f"A + 2C of the last curve, {number}", ""),
                "c24": (f"its 4C, {number}", ""),
            },
        )
        said = "an empty program", "in the order of the kernel points"
        super().__init__(config.unit, config.about, circuit, results, fields, core.COUNTERS, said, config.words)
        self.timing: Mapping[str, int] = {"latency": 1, "interval": 1}
        found = self.levels()
        self.summary: Mapping[str, Any] = {
            "evaluation_units": config.units,
            "word_bits": self.format.bits,
            "levels": found.levels,
            "full_adder_levels": found.full_adder_levels,
            "full_adders": found.full_adders,
            "half_adders": found.half_adders,
            **self.timing,
        }
        self.shape: tuple[dict[str, int], str] = (
            dict(self.timing),
            "A beat takes one cycle: a word of the program, or a kernel point and its curve. The program then runs one "
            "word a cycle, two cycles after that beat, and the result is offered behind its last word. The store keeps "
            "the program; words behind a result replace it from its first on.",
        )
        outs = tuple(results[f"out_{name}"] for name in ("x", "z", "a24", "c24"))
        self.wide: int = self.numbers.bits
        labels = "words, or a point and its curve", "the last point and curve"
        self.datapath: Datapath | None = self.drawn(("in_words",), outs, labels, {})

    @property
    def config(self) -> ProcessorConfig:
        return self._config

    def levels(self) -> LevelReport:
        """The longest unit between a bank's selections, and the cells of all units.

        A pipeline's longest stage is counted with both, though its first has one of them and its last the other.
        """
        config = self._config
        reports = [self.made[name].levels() for name in NAMES]
        count = dict(zip(NAMES, (1, 1, config.units), strict=True))
        gates, cells = Counter[str](), Counter[str]()
        for name, report in zip(NAMES, reports, strict=True):
            gates.update({gate: n * count[name] for gate, n in report.gates.items()})
            for cell in ("full_adders", "half_adders", "registers"):
                cells[cell] += getattr(report, cell) * count[name]
        banks = {config.kept: 2, config.curves: 2} | ({config.isogenies: 3} if config.separate else {})
        reads = (2 + config.units) * 2 * (config.kept - 1) + 2 * (config.curves - 1)
        reads += config.units * (3 * (config.isogenies - 1) if config.separate else 2 * (config.kept - 1))
        gates["multiplexers"] += self.port * reads
        cells["registers"] += self.port * (2 * config.kept + 2 * config.curves)
        cells["registers"] += self.port * 3 * config.isogenies * config.separate
        read = PathPart("register read", 1, 0.5 * log2(max(banks)), 0)
        write = PathPart("register write", 1, 0.5 * (1 + (config.units + 1).bit_length()), 0)
        longest = max(reports, key=lambda report: report.levels)
        deepest = max(reports, key=lambda report: report.full_adder_levels)
        return LevelReport(
            levels=longest.levels + read.levels + write.levels,
            full_adder_levels=deepest.full_adder_levels,
            path=(read, *longest.path, write),
            full_adder_path=(read, *deepest.full_adder_path, write),
            full_adders=cells["full_adders"],
            half_adders=cells["half_adders"],
            gates=dict(gates),
            registers=cells["registers"],
        )

    # Beats for a host.

    def program(self, steps: Iterable[tuple[int, int, int, int, int]]) -> list[Beat]:
        """The beats of the program of a schedule: kind, h, i, unit and start of each operation.

        Raises UsageError for one that needs more registers or words than there are.
        """
        return self.loaded(assembled(steps, self._config.mode))

    def loaded(self, program: Program) -> list[Beat]:
        """The beats of a program. Raises UsageError for one that needs more registers or words than there are."""
        config = self._config
        needs = {"kept": program.points, "curves": program.curves, "words": len(program.words)}
        needs |= {"isogenies": program.isogenies} if config.separate else {}
        for name, need in needs.items():
            there = getattr(config, name)
            if need > there:
                raise UsageError(f"{name}: the program needs {need}, {config.slug} has {there}", got=need, max=there)
        return [{"start": 0, "words": self.format.encoded(word)} for word in program.words]

    def start(self, point: tuple[int, int], curve: tuple[int, int]) -> Beat:
        """The beat that begins the program: a kernel point (X : Z), its curve (A + 2C : 4C).

        Raises UsageError for a point of x = 1 or -1: a point of order 4 there has a 4-isogeny with another formula.
        """
        x, z = (v % self.prime for v in point)
        if x in (z, -z % self.prime):
            raise UsageError("point: x = 1 and x = -1 generate kernels whose 4-isogeny has another formula", got=point)
        return self._begun([self.numbers.held(v) for v in (x, z, *curve)])

    def residues(self, result: Beat) -> dict[str, int]:
        """The numbers of a result."""
        return {name: self.numbers.residue(word) for name, word in result.items()}

    def _begun(self, ports: Sequence[int]) -> Beat:
        return {"start": 1, "words": sum(port << i * self.port for i, port in enumerate(ports))}

    # The reference.

    def reference(self, constants: int) -> Callable[[Beat], Sequence[Beat]]:
        """The words one after the other, on the circuits of the units."""
        del constants
        store: list[int] = []
        fresh = [True]

        def follow(beat: Beat) -> list[Beat]:
            if not beat["start"]:
                if fresh[0]:
                    store.clear()
                fresh[0] = False
                store.append(beat["words"] & (1 << self.format.bits) - 1)
                return []
            fresh[0] = True
            mask = (1 << self.port) - 1
            x, z, a24, c24 = (beat["words"] >> i * self.port & mask for i in range(4))
            return [_Run(self, (x, z), (a24, c24)).result(map(self.format.decoded, store))]

        return follow

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        """Programs of full evaluation, each begun with a point of residues, and again with any shares."""
        del constants
        rng, config = random.Random(seed), self._config
        found: list[tuple[str, Beat]] = []
        while len(found) < count:
            k = rng.randint(1, 4)
            program = assembled(full(k, config.units, config.mode), config.mode)
            if program.points <= config.kept and len(program.words) <= config.words:
                found += [("a word", beat) for beat in self.loaded(program)]
                residues = [rng.randrange(2, self.prime - 1) for _ in range(3)]
                found.append(("a kernel point", self.start((residues[0], 1), (residues[1], residues[2]))))
                top = (1 << self.port) - 1
                any_ = [rng.choice((0, top, rng.randint(0, top))) for _ in range(4)]
                found.append(("a point in any shares", self._begun(any_)))
        return found[:count]


class _Run:
    """A program at work on shares."""

    def __init__(self, unit: Processor, point: tuple[int, int], curve: tuple[int, int]) -> None:
        config = unit.config
        self.unit, self.separate, self.times = unit, config.separate, MODES[config.mode]
        self.points: dict[int, tuple[int, ...]] = {0: point}
        self.curves: dict[int, tuple[int, ...]] = {0: curve}
        self.isogenies: dict[int, tuple[int, ...]] = {}

    def result(self, words: Iterable[Mapping[str, int]]) -> Beat:
        """The result: the point that the last word names, and what the construction has made by then."""
        read: list[Mapping[str, dict[str, int]]] = []
        for word in words:
            read.append(self._operands(word))
            if word["last"]:
                x, z = self.points[word["c_from"]]
                end = self._made("construct", "c", read)
                return {"x": x, "z": z, "a24": end["a24"], "c24": end["c24"]}
            self._written(word, read)
        raise AssertionError("a program without a last word")

    def _operands(self, word: Mapping[str, int]) -> dict[str, dict[str, int]]:
        """The operands of each unit; registers that were never written do not count."""
        config = self.unit.config
        by, names = (self.isogenies, ("k1", "k2", "k3")) if self.separate else (self.points, ("x4", "z4"))
        found = {
            "d": self._named(self.points, word["d_from"], "xz")
            | self._named(self.curves, word["d_curve"], ("a24", "c24")),
            "c": self._named(self.points, word["c_from"], "xz"),
        }
        for u in range(config.units):
            found[f"e{u}"] = self._named(self.points, word[f"e{u}_from"], "xz")
            found[f"e{u}"] |= self._named(by, word[f"e{u}_by"], names)
        return found

    def _named(self, bank: Mapping[int, tuple[int, ...]], at: int, names: Sequence[str]) -> dict[str, int]:
        return dict(zip(names, bank.get(at, ()), strict=False))

    def _made(self, kind: str, unit: str, read: Sequence[Mapping[str, dict[str, int]]]) -> dict[str, int]:
        """The results that a unit has made by the end of this cycle."""
        since = self.times[NAMES.index(kind)]
        return self.unit.made[kind].run(read[-since][unit], self.unit.prime)

    def _written(self, word: Mapping[str, int], read: Sequence[Mapping[str, dict[str, int]]]) -> None:
        if word["d_write"]:
            self.points[word["d_to"]] = tuple(self._made("double", "d", read).values())
        kept = word["c_curve_write"], self.separate and word["c_isogeny_write"]
        if any(kept):
            made = self._made("construct", "c", read)
            if kept[0]:
                self.curves[word["c_curve"]] = made["a24"], made["c24"]
            if kept[1]:
                self.isogenies[word["c_isogeny"]] = made["k1"], made["k2"], made["k3"]
        for u in range(self.unit.config.units):
            if word[f"e{u}_write"]:
                self.points[word[f"e{u}_to"]] = tuple(self._made("evaluate", f"e{u}", read).values())
