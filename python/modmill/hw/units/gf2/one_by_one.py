"""Units that take the digits of a product in turn, and then the next product."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from modmill.golden import gf2
from modmill.hw.stream.beat import Beat
from modmill.hw.units.gf2.stateful import FieldUnit
from modmill.hw.units.gf2.whole import WholeElements


class OneByOneUnit(WholeElements, FieldUnit):
    """A unit that multiplies modulo N, a product every `interval` cycles."""

    def reference(self, constants: int) -> Callable[[Beat], Sequence[Beat]]:
        self.check(constants)
        return lambda beat: [{"r": gf2.mul(self.modulus, beat["a"], beat["b"])}]

    def predicted(self, count: int) -> int:
        return (count - 1) * self.interval + self.latency + 1
