"""The common base of multipliers for one modulus, and those that first make the product and then reduce it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from modmill.errors import UsageError
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.circuit.shared.machine import ScheduleError
from modmill.hw.modmul.form import Form, Layout
from modmill.hw.modmul.multiplier import Multiplier
from modmill.hw.modmul.product import product


class FixedMultiplier(Multiplier):
    """For operands of up to k + `slack` bits, k those of N; products take `levels` of Karatsuba, cut at `cuts`.

    Up to `column` multipliers add in their cascade. A `square` has one operand, which levels cut into `split` parts.
    """

    def __init__(
        self,
        modulus: int,
        latency: int,
        *,
        slack: int = 2,
        levels: int = 0,
        cuts: Sequence[int] = (),
        column: int = 1,
        policy: str = "ternary",
        square: bool = False,
        split: int = 2,
    ) -> None:
        self.modulus: int = modulus
        self.latency: int = latency
        self.slack: int = slack
        self.policy: str = policy
        self.levels: int = levels
        self.cuts: tuple[int, ...] = tuple(cuts)
        self.column: int = column
        self.square: bool = square
        self.split: int = split
        self.bits: int = modulus.bit_length()
        self.inputs: int = (1 << (self.bits + slack)) - 1
        self.output: int = modulus - 1
        self.form: Form = self.stated()
        self.exponent: int = self.form.exponent
        self.factor: int = self.form.factor

    def act(self, a: int, b: int) -> int:
        return self.form.product(a, b)

    def stated(self) -> Form:
        """The product that the circuit computes: on integers of one word, with R = 2^`removed`."""
        return Form(self.modulus, self.removed, Layout(self.bits + self.slack), Layout(self.bits), self.square)

    @property
    def removed(self) -> int:
        """The bits that the reduction takes off the bottom."""
        return 0

    @abstractmethod
    def circuit(self) -> tuple[Circuit, Word]:
        """The circuit of operands `a` and `b`, and its result."""

    def build(self) -> Part:
        """The part. Raises UsageError where columns of multipliers alone take longer than the latency."""
        c, found = self.circuit()
        try:
            return Part("multiplier", f"{self.form.formula}, {self.name}", c, {"r": found}, self.latency or None)
        except ScheduleError as e:
            raise UsageError(f"latency: {e}") from None


class Reducing(FixedMultiplier):
    """A product of integers, then a reduction of its own."""

    @abstractmethod
    def reduce(self, c: Circuit, t: Word) -> Word:
        """T `factor` mod N, below N."""

    def circuit(self) -> tuple[Circuit, Word]:
        c = Circuit()
        a = c.input("a", self.inputs)
        b = a if self.square else c.input("b", self.inputs)
        more = {"levels": self.levels, "cuts": self.cuts, "column": self.column, "split": self.split}
        t = product(c, "product", a, b, self.policy, **more)
        return c, self.reduce(c, t)
