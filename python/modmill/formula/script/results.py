"""Results of a program as the outputs of a circuit.

A tuple or an object is taken apart into its numbers. Where one way gives None and another one does not, a bit says
whether there is a value, and a bit `raises` says where the program raises an exception; numbers are 0 there. A number
that is the same on all ways is no output.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from modmill.formula.operation import BIT, RESIDUE, FormulaError, Type
from modmill.formula.script.integer import Integer
from modmill.formula.script.recorder import Refusal
from modmill.formula.script.source import RAISED

RESULT, RAISES, EXISTS = "result", "raises", "exists"
DEEPEST = 8
"""Levels of objects in objects."""
Steps = tuple[int | str, ...]
"""The indices and attributes that lead to a value."""


@dataclass(frozen=True, slots=True)
class Output:
    """A number of the results, or a bit that says whether there is a value; `type` is None for a constant."""

    name: str
    steps: Steps
    type: Type | None
    is_flag: bool = False
    constant: Any = None

    def of(self, outcome: Any) -> Any:
        """The number of an outcome: 0 where there is none."""
        if outcome is RAISED:
            return 0
        for step in self.steps:
            if outcome is None:
                break
            outcome = outcome[step] if isinstance(step, int) else _attributes(outcome)[step]
        if self.is_flag:
            return outcome is not None
        return 0 if outcome is None else outcome


@dataclass(frozen=True, slots=True)
class Shape:
    """The outputs of a program; `raises` says whether it raises an exception on some way."""

    outputs: tuple[Output, ...]
    raises: bool

    def numbers(self, outcome: Any, modulus: int) -> dict[str, tuple[int, Type]]:
        """The outputs of a run on integers. Raises FormulaError for what no way through the program gives."""
        found: dict[str, tuple[int, Type]] = {}
        if outcome is RAISED and not self.raises:
            raise FormulaError("the program raises an exception, which it does on no way that was traced")
        for output in self.outputs:
            value = output.of(outcome)
            if output.type is None:
                if outcome is not RAISED and value not in (output.constant, 0):
                    raise FormulaError(f"{output.name} is {value}, and {output.constant} on the ways that were traced")
            else:
                found[output.name] = int(value) % output.type.size(modulus), output.type
        return found | ({RAISES: (int(outcome is RAISED), BIT)} if self.raises else {})


def shape(outcomes: Sequence[Any]) -> Shape:
    """The shape that all outcomes have. Raises Refusal where they have none in common."""
    values = [one for one in outcomes if one is not RAISED]
    outputs = tuple(_outputs((), values, len(values) < len(outcomes)))
    names = [output.name for output in outputs]
    if again := [name for name in names if names.count(name) > 1]:
        raise Refusal(f"two results are called {again[0]}")
    if not any(output.type for output in outputs):
        raise Refusal("no result depends on an input")
    return Shape(outputs, len(values) < len(outcomes))


def _outputs(steps: Steps, values: Sequence[Any], missing: bool) -> Iterator[Output]:
    """The outputs at a place; `missing`: on some way there is nothing at it."""
    name = "_".join([RESULT, *(_part(step) for step in steps)])
    there = [value for value in values if value is not None]
    if there and len(there) < len(values):
        yield Output(f"{name}_{EXISTS}", steps, BIT, is_flag=True)
    missing = missing or len(there) < len(values)
    if not there:
        return
    if len(steps) > DEEPEST:
        raise Refusal(f"{name}: objects in objects, more than {DEEPEST} deep")
    if all(_is_number(value) for value in there):
        constants = [value for value in there if type(value) is not Integer]
        if len(constants) == len(there) and len(set(constants)) == 1:
            yield Output(name, steps, None, constant=constants[0])
        else:
            yield Output(name, steps, BIT if all(_is_bit(value) for value in there) else RESIDUE)
        return
    if any(_is_number(value) for value in there) or len({_class(value) for value in there}) > 1:
        kinds = sorted({_class(value) for value in there})
        raise Refusal(f"{name} is of type {' or '.join(kinds)}, as a traced value decides")
    if isinstance(there[0], tuple | list):
        if len({len(value) for value in there}) > 1:
            raise Refusal(f"{name} has a length that a traced value decides")
        for i in range(len(there[0])):
            yield from _outputs((*steps, i), [value[i] for value in there], missing)
    elif hasattr(there[0], "__dict__") and not callable(there[0]):
        attributes = [_attributes(value) for value in there]
        for key in attributes[0]:
            if any(key not in one for one in attributes):
                raise Refusal(f"{name}.{key} is there on some ways only")
            yield from _outputs((*steps, key), [one[key] for one in attributes], missing)
    elif any(value is not there[0] and value != there[0] for value in there):
        raise Refusal(f"{name} is a {type(there[0]).__name__} that a traced value decides")


def _part(step: int | str) -> str:
    """An index or an attribute in the name of a port; private names as they are written in their class."""
    return str(step) if isinstance(step, int) else re.sub(r"^_\w+?__|^_+", "", step).lower()


def _class(value: Any) -> str:
    """The class by its name: each run executes the file anew, which makes its classes anew."""
    return value.__class__.__qualname__


def _attributes(value: Any) -> Mapping[str, Any]:
    return vars(value)


def _is_number(value: Any) -> bool:
    return type(value) is Integer or isinstance(value, int)


def _is_bit(value: Any) -> bool:
    return value.is_bit if type(value) is Integer else isinstance(value, bool)
