"""A Formula that is a call of a plain Python program.

Source: K. Kadkhoda and K. Bowers, "Firedancer", Breakpoint 2023: RFC 8032's Python, called with objects that record.
"""

from __future__ import annotations

import inspect
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from modmill.errors import UsageError
from modmill.formula.element import Element, Number
from modmill.formula.formula import Formula
from modmill.formula.graph import Builder
from modmill.formula.library import FORMULAS, NAME
from modmill.formula.operation import BIT, RESIDUE, FormulaError, Type
from modmill.formula.script.integer import Integer
from modmill.formula.script.modulus import modulus_of
from modmill.formula.script.recorder import Recorder, Refusal
from modmill.formula.script.results import RAISES, Output, Shape, shape
from modmill.formula.script.source import NAMED, RAISED, Source
from modmill.formula.tracer import Traced


def script(name: str, words: Mapping[str, int] | None = None) -> Formula:
    """The formula of `FILE.py:CALL`: the name of a function, or a call whose unknown names are the inputs.

    Inputs are residues, from 0 to N - 1, but for those in `words`, which have so many bits. N is what the program first
    reduces a value by. Raises UsageError, with the line of what cannot be traced.
    """
    match = NAMED.fullmatch(name)
    if match is None:
        raise UsageError(f"formula: {name!r} must be FILE.py:CALL", got=name)
    source = Source(Path(match["file"]), match["call"])
    words = words or {}
    for given, bits in words.items():
        if given not in source.inputs:
            raise UsageError(f"--word: {given} is not one of {', '.join(source.inputs)}", got=given)
        if bits < 1:
            raise UsageError(f"--word: {given} has at least 1 bit", got=bits)
    for one in source.inputs:
        if not NAME.fullmatch(one) or one.startswith(("result", RAISES)):
            raise UsageError(f"{one}: an input has small letters, digits and _, and is not called result", got=one)
    types = {one: Type(words[one]) if one in words else RESIDUE for one in source.inputs}
    modulus = modulus_of(source, types)
    program = Script(source, types, modulus)
    called = source.name if source.name not in FORMULAS else f"script_{source.name}"
    title = f"{match['call']} of {source.path.name}"
    return Formula(called, title, program, modulus, types, source=source.path.name, cases=program.case)


class Script:
    """The function of the formula: the program itself on numbers; on elements that record, all ways through it."""

    def __init__(self, source: Source, types: Mapping[str, Type], modulus: int) -> None:
        """Traces the program once, to know its outputs. Raises UsageError."""
        self.source: Source = source
        self.types: Mapping[str, Type] = types
        self.modulus: int = modulus
        kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
        self.__signature__: inspect.Signature = inspect.Signature([inspect.Parameter(name, kind) for name in types])
        builder = Builder(modulus)
        self.shape: Shape = self._traced(builder, {name: builder.input(name, type_) for name, type_ in types.items()})[
            0
        ]

    def __call__(self, **given: Any) -> dict[str, Element]:
        model = next(iter(given.values()))
        if isinstance(model, Traced):
            if model.builder.modulus != self.modulus:
                raise FormulaError(f"{self.source.path.name} computes modulo {self.modulus} alone")
            nodes = self._traced(model.builder, {name: x.at for name, x in given.items()})[1]
            return {name: Traced(model.builder, at) for name, at in nodes.items()}
        if model.modulus != self.modulus:
            raise FormulaError(f"{self.source.path.name} computes modulo {self.modulus} alone")
        outcome = self.source.run({name: x.value for name, x in given.items()})
        found = self.shape.numbers(outcome, self.modulus)
        return {name: Number(value, type_, self.modulus) for name, (value, type_) in found.items()}

    def case(self, rng: random.Random) -> tuple[str, dict[str, int]]:
        """Inputs of which each is near 0, near N, at the end of its range, or random; and the name of such cases."""
        n, found = self.modulus, {}
        for name, type_ in self.types.items():
            size = type_.size(n)
            ends = [x for x in (0, 1, 2, n - 2, n - 1, n, n + 1, size - 1) if x < size]
            found[name] = rng.choice([*ends, rng.randrange(size), rng.randrange(size)])
        return "near an end", found

    def _traced(self, builder: Builder, inputs: Mapping[str, int]) -> tuple[Shape, dict[str, int]]:
        """The outputs, and the node of each."""
        recorder = Recorder(builder, self.source.branch)

        def run() -> Any:
            return self.source.trace({name: _input(recorder, at) for name, at in inputs.items()})

        try:
            tree, outcomes = recorder.explored(run)
            found = shape(outcomes)
        except Refusal as e:
            raise self.source.error(0, str(e)) from None
        nodes = {
            output.name: recorder.joined(tree, lambda outcome, output=output: _node(recorder, output, outcome))
            for output in found.outputs
            if output.type is not None
        }
        if found.raises:
            nodes[RAISES] = recorder.joined(tree, lambda outcome: recorder.bit(outcome is RAISED))
        return found, nodes


def _input(recorder: Recorder, at: int) -> Integer:
    type_ = recorder.builder.nodes[at].type
    if type_.modular:
        return Integer(recorder, 0, recorder.modulus - 1, residue=lambda: at)
    return Integer(recorder, 0, type_.size(1) - 1, word=at)


def _node(recorder: Recorder, output: Output, outcome: Any) -> int:
    """The node of an output on one way."""
    value = output.of(outcome)
    if type(value) is not Integer:
        return recorder.constant(int(value), output.type or RESIDUE)
    if output.type == BIT:
        assert value.word is not None
        return value.word
    return value.residue
