"""The interface of a modular multiplier, whatever its method.

A multiplier takes two integers of up to `inputs` and gives one of up to `output` that is a b `factor` modulo N. Bounds
above N - 1 let sums and differences go uncorrected into a product. `factor` is 1, or R^-1 for Montgomery's method: then
whoever uses it holds x as x R modulo N (`hw.trace.lower.circuit` does).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property

from modmill.hw.circuit.evaluate import Models
from modmill.hw.circuit.part import Part


class Multiplier(ABC):
    """A method with its parameters, for one modulus."""

    name: str
    """The name of the method."""
    modulus: int
    inputs: int
    """The largest operand, at least N - 1."""
    output: int
    """The largest result."""
    factor: int = 1
    exponent: int = 0
    """`factor` is 2^-exponent modulo N."""
    latency: int
    """Cycles from the operands to the result; 0 for gates without registers."""
    interval: int = 1
    """Cycles between two products."""

    @abstractmethod
    def act(self, a: int, b: int) -> int:
        """The result, exactly as the circuit gives it."""

    @abstractmethod
    def build(self) -> Part:
        """The circuit: operands `a` and `b`, result `r`, so many stages as the latency."""

    @property
    def models(self) -> Models:
        """The multiplier in a circuit by its definition, which takes less time to evaluate than its circuit."""
        return {self.part.kind: lambda x: [self.act(x[0], x[1])]}

    @cached_property
    def part(self) -> Part:
        """The circuit, built once, so that all products of a unit are instances of one module."""
        found = self.build()
        assert found.latency == self.latency, f"{self.name}: latency"
        return found
