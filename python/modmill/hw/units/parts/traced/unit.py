"""A compiled formula: one configuration with its text, its reference and its picture."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from modmill.errors import UsageError
from modmill.formula import operation as ops
from modmill.formula.formula import Formula
from modmill.formula.graph import Graph
from modmill.formula.library import find
from modmill.formula.operation import FormulaError, Type
from modmill.formula.simplify import simplify
from modmill.formula.tracer import trace
from modmill.hw.carry_save.gates import gates
from modmill.hw.carry_save.levels import level_report
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Op, Word
from modmill.hw.circuit.shared.machine import Machine, Resource
from modmill.hw.circuit.shared.stages import least_stages
from modmill.hw.cost.bits import Bits
from modmill.hw.cost.levels import LevelReport
from modmill.hw.interface.unit import Datapath, Document
from modmill.hw.modmul.carryless import CarrylessMultiplier
from modmill.hw.modmul.fixed import FixedMultiplier
from modmill.hw.modmul.methods import METHODS
from modmill.hw.modmul.multiplier import Multiplier
from modmill.hw.modmul.polynomial import Polynomial
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.fixed import FixedUnit
from modmill.hw.trace.lower.binary import Binary
from modmill.hw.trace.lower.circuit import Lowered, lower
from modmill.hw.trace.lower.integers import Integers
from modmill.hw.trace.lower.numbers import Numbers
from modmill.hw.trace.lower.pairs import Pairs
from modmill.hw.trace.lower.polynomials import Polynomials
from modmill.hw.trace.timetable import Timetable, of_plan
from modmill.hw.units.parts.traced.config import CARRY_SAVE, CARRYLESS, TracedConfig
from modmill.hw.units.parts.traced.modulus import modulus_of_config


class Reference:
    """The formula on the residues that ports stand for.

    Where a residue has no canonical form, the words of a result are those of the circuit on integers, with the
    multiplier's definition for each product, and must stand for the formula's residue.
    """

    def __init__(self, formula: Formula, graph: Graph, made: Lowered) -> None:
        self.formula: Formula = formula
        self.numbers: Numbers = made.numbers
        self.modulus: int = graph.modulus
        self.types: dict[str, Type] = graph.types | {name: graph.nodes[at].type for name, at in graph.results.items()}
        self._made = made

    def run(self, beat: Beat) -> Beat:
        """The results of the inputs."""
        found = self.formula.run(self._each(self.numbers.residue, beat), self.modulus if self.modulus > 1 else None)
        if self.numbers.unique:
            return self._each(self.numbers.held, found)
        values = evaluate(self._made.circuit, beat, self.modulus, self.numbers.models)
        words = {name: value(word, values) for name, word in self._made.results.items()}
        assert self._each(self.numbers.residue, words) == found, f"{self.formula.name}: a wrong residue"
        return words

    def _each(self, convert: Callable[[int], int], values: Beat) -> Beat:
        """The residues among the values converted."""
        return {x: convert(v) if self.types[x].modular else v for x, v in values.items()}

    def stages(self, x: Sequence[int]) -> dict[str, list[int]]:
        """Each result, from the inputs."""
        found = self.run(dict(zip(self.formula.inputs, x, strict=True)))
        return {name: [value] for name, value in found.items()}


class Traced(FixedUnit):
    """A formula modulo one number, or of words."""

    operation = "run"

    def __init__(self, config: TracedConfig) -> None:
        self._config = config
        self.bits: int = config.bits
        self.formula: Formula = find(config.formula)
        self.modulus: int = modulus_of_config(config)[0]
        self.graph: Graph = simplify(trace(self.formula, self.modulus or None))
        multiplies = any(node.op in (ops.MUL, ops.SQUARE) for node in self.graph.nodes)
        needed = (multiplies and config.method != CARRY_SAVE) or (config.method == Polynomial.name and self.modulus)
        multiplier = _multiplier(config, self.modulus) if needed or config.method == CARRYLESS else None
        try:
            self.made: Lowered = lower(self.graph, _numbers(config, self.graph.modulus, multiplier))
        except FormulaError as e:
            raise UsageError(f"method: {self.formula.name}: {e}", got=config.method) from None
        # Those of the formula, and those by which a number system brings its numbers back into bounds.
        self.products: int = sum(
            multiplier is not None and op.kind is multiplier.part.kind for op in self.made.circuit.ops
        )
        self.products += self.made.numbers.crossed
        machine = _machine(multiplier, self.products, config.interval)
        stages = config.cut or least_stages(self.made.circuit, machine, config.interval)
        self.model: Reference = Reference(self.formula, self.graph, self.made)
        self._note: str = self.made.numbers.note
        what = {name: self._what(type_) for name, type_ in self.model.types.items()}
        timing = (stages, config.interval, machine, config.flow)
        super().__init__(
            config.unit,
            replace(config.about, title=self.formula.title),
            self.made.circuit,
            self.made.results,
            what,
            *timing,
        )
        self.summary: Mapping[str, Any] = {
            "formula": config.formula,
            **self.graph.counts(),
            **(self.made.numbers.counted if config.interval == 1 else {}),
            "multipliers": machine[0].count if machine else self.products,
            **self.shared,
            **self.timing,
        }
        ins = tuple(Word.of(op.outs[0]) for op in self.made.circuit.ops if op.name in self.inputs)
        places = {op.name: i for i, op in enumerate(op for op in self.made.circuit.ops if op.name in self.inputs)}

        def column(op: Op, inputs: list[int]) -> int:
            return places.get(op.name, sum(inputs) // len(inputs) if inputs else 0)

        outs = tuple(self.results.values())
        labels = "the inputs", "the results"
        self.datapath: Datapath | None = Datapath(
            self.made.circuit, self.period, self.stages, ins, outs, column, labels, {}, loop=False
        )

    @property
    def config(self) -> TracedConfig:
        return self._config

    def _what(self, type_: Type) -> str:
        return self.made.numbers.field if type_.modular else f"a {type_}"

    def timetable(self) -> Timetable:
        """When each operation happens."""
        return of_plan(self.made, self.plan, self.latency)

    def golden(self, constants: int) -> Reference:
        self.check(constants)
        return self.model

    def expected(self, constants: int, beat: Beat) -> Beat:
        del constants
        return self.model.run(beat)

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        del constants
        rng = random.Random(seed)
        port = self.made.numbers.port_size
        sizes = {name: port if type_.modular else type_.size(1) for name, type_ in self.graph.types.items()}
        found = [*_edges(sizes)][:count]
        cases = self.formula.cases if self.made.numbers.unique else None
        while len(found) < count:
            if cases is not None and rng.randrange(4):
                what, given = cases(rng)
                held = {n: self.made.numbers.held(x) if self.graph.types[n].modular else x for n, x in given.items()}
                found.append((what, held))
            else:
                found.append(("random", {name: rng.randrange(size) for name, size in sizes.items()}))
        return found

    def document(self, constants: int, name: str) -> Document:
        words = {"title": self.about.title, "about": self._note if constants else "", "latency": str(self.latency)}
        if constants:
            found = self.modular_document(constants, name, words)
            facts = {**found.facts, **self.made.numbers.facts()}
            return replace(found, facts=facts, comment=f"{found.comment} {self._note}")
        size = f"{self.bits} bits"
        return Document(facts=dict(self.timing), comment=f"Words of {size}.", rows={"words": size}, words=words)

    def levels(self) -> LevelReport:
        numbers = self.made.numbers
        if not isinstance(numbers, Pairs):
            return super().levels()
        return level_report(numbers.cs.rows, self.results.values(), sum(self.inputs.values()))

    def gates(self) -> Bits:
        if not isinstance(self.made.numbers, Pairs):
            return super().gates()
        return gates(self.circuit, self.results.values())


def _multiplier(config: TracedConfig, modulus: int) -> FixedMultiplier | CarrylessMultiplier:
    """The multiplier for the products; two bits of slack leave most sums before them unreduced."""
    if config.method == CARRYLESS:
        return CarrylessMultiplier(modulus, config.latency, config.levels, reduced=False)
    method = METHODS[config.method]
    return method(modulus, config.latency, levels=config.levels, column=config.column, policy=config.compressor)


def _machine(multiplier: Multiplier | None, products: int, interval: int) -> Machine:
    """The fewest multipliers that take all products in an interval."""
    if multiplier is None or not products or interval == 1:
        return ()
    return (Resource(multiplier.part.kind, -(-products // interval), multiplier.latency),)


def _numbers(config: TracedConfig, modulus: int, multiplier: Multiplier | None) -> Numbers:
    """The number system that a method is for."""
    if config.method == CARRY_SAVE:
        return Pairs(Circuit(), modulus, config.compressor)
    if isinstance(multiplier, Polynomial):
        return Polynomials(Circuit(), multiplier, config.compressor, crosses=config.interval == 1)
    if isinstance(multiplier, CarrylessMultiplier):
        return Binary(Circuit(), multiplier, config.compressor)
    return Integers(Circuit(), modulus, multiplier, config.compressor)


def _edges(sizes: Mapping[str, int]) -> Iterator[tuple[str, Beat]]:
    """All at an end of their range, and each alone."""
    zero, top = dict.fromkeys(sizes, 0), {name: size - 1 for name, size in sizes.items()}
    yield "all 0", zero
    yield "all 1", dict.fromkeys(sizes, 1)
    yield "all at the top", top
    yield "all in the middle", {name: size // 2 for name, size in sizes.items()}
    for name in sizes:
        yield f"{name} alone", {**zero, name: top[name]}
        yield f"all but {name}", {**top, name: 0}
