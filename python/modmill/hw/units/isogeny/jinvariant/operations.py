"""The operations of a step, on values by name.

A power is taken from the lowest bit of its exponent on: in each cycle the squarer squares z, and the multiplier takes z
into the power where the bit is set. So a bit takes one cycle, set or not.

With z = g0 + sqrt(n) and u = z^((p-3)/4) the root of 2 g is x + v i for x = z u and v = g1 u if x u = 1, and -v + x i
if x u = -1, without an inversion. If g1 = 0 then 2 g0 takes the place of z, since g0 + sqrt(n) can be 0 there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from modmill.formula import operation as ops
from modmill.formula.graph import CONSTANT, INPUT
from modmill.formula.jinvariant import equation
from modmill.formula.tracer import trace

SQUARE, PRODUCT, SUM, CANONICAL, TEST = "square", "product", "sum", "canonical", "test"
"""The units. A test reads what a canonical form was, in registers of its own."""
STATE: tuple[str, ...] = ("p0", "p1", "x0", "x1")
"""The coordinates of j_before and j_now, which are integers below p."""
ZERO, ONE, CHECK, DECIDE = "zero", "one", "check", "decide"
"""Tests: the last canonical form is 0, or 1; it must be 0; which root is less, with which a step ends."""


@dataclass(frozen=True, slots=True)
class Operation:
    """The work of a unit in one cycle: what it makes of the values that it reads, which are known by their names.

    `also`: operations that come before for another reason. A `flagged` sum reads `other` in place of its second operand
    where the flag is set, and is a difference where it was a sum, or the other way round, if it `turns`.
    """

    unit: str
    to: str
    reads: tuple[str, ...]
    also: tuple[str, ...] = ()
    minus: bool = False
    other: str = ""
    turns: bool = False

    @property
    def needs(self) -> tuple[str, ...]:
        """All values and operations that come before."""
        return (*self.reads, *((self.other,) if self.other else ()), *self.also)


@dataclass(slots=True)
class Operations:
    """The operations of a step, and the constants that they read, by name. `unit`: the residue of the integer 1."""

    p: int
    unit: int
    made: list[Operation] = field(default_factory=list)
    constants: dict[str, int] = field(default_factory=dict)

    def step(self) -> None:
        """All of them."""
        self._equation()
        plain = self._constant(self.unit)
        for name in ("m0", "m1", "g1"):
            self._add(PRODUCT, f"{name}_plain", name, plain)
        self._add(CANONICAL, "c_g1", "g1_plain")
        self._add(TEST, ZERO, "c_g1")
        r = self._power("n", (self.p + 1) // 4, "r")
        self.made.append(Operation(SUM, "z", ("g0", r), (ZERO,), other="g0"))
        self._add(SQUARE, "r_square", r)
        self.made.append(Operation(SUM, "lack", ("r_square", "n"), minus=True))
        self.made.append(Operation(CANONICAL, "c_lack", ("lack",), (ZERO,)))
        self._add(TEST, CHECK, "c_lack")
        self._add(PRODUCT, "z_plain", "z", plain)
        u = self._power("z", (self.p - 3) // 4, "u")
        self._add(SQUARE, "u_square", u)
        self._add(PRODUCT, "x", "z_plain", u)
        self._add(PRODUCT, "w", "z_plain", "u_square")
        self._add(PRODUCT, "v", "g1_plain", u)
        self.made.append(Operation(CANONICAL, "c_w", ("w",), (CHECK,)))
        self._add(TEST, ONE, "c_w")
        for i, minus in enumerate((True, False)):
            self._root(f"re_{i}", ("m0_plain", "v"), "x", minus=minus, turns=True)
        for i, minus in enumerate((False, True)):
            self._root(f"im_{i}", ("m1_plain", "x"), "v", minus=minus)
        self._add(TEST, DECIDE, "c_re_0", "c_re_1", "c_im_0", "c_im_1")

    def _equation(self) -> None:
        """The graph of the formula; each of its constants is read where it occurs."""
        graph = trace(equation(self.p, self.unit), self.p)
        called = {at: name for name, at in graph.results.items()}
        names: dict[int, str] = {}
        for at, node in enumerate(graph.nodes):
            reads = [names[arg] for arg in node.args]
            if node.op is INPUT:
                names[at] = graph.inputs[node.parameter]
                continue
            if node.op is CONSTANT:
                names[at] = self._constant(node.parameter)
                continue
            names[at] = called.get(at, f"e{at}")
            if node.op is ops.MUL and node.args[0] == node.args[1]:
                self._add(SQUARE, names[at], reads[0])
            elif node.op is ops.MUL:
                self._add(PRODUCT, names[at], *reads)
            else:
                assert node.op in (ops.ADD, ops.SUB), f"{node.op}: no unit does it"
                self.made.append(Operation(SUM, names[at], tuple(reads), minus=node.op is ops.SUB))

    def _root(self, name: str, reads: tuple[str, str], other: str, *, minus: bool, turns: bool = False) -> None:
        """A coordinate of a root, and its canonical form."""
        self.made.append(Operation(SUM, name, reads, (ONE,), minus=minus, other=other, turns=turns))
        self._add(CANONICAL, f"c_{name}", name)

    def _power(self, base: str, exponent: int, name: str) -> str:
        """The value with the power: the product of the squares that belong to the bits that are set."""
        z, power = base, ""
        for at in range(exponent.bit_length()):
            if at:
                self._add(SQUARE, f"{name}_z{at}", z)
                z = f"{name}_z{at}"
            if exponent >> at & 1:
                if power:
                    self._add(PRODUCT, f"{name}_{at}", power, z)
                power = f"{name}_{at}" if power else z
        return power

    def _constant(self, residue: int) -> str:
        name = next((name for name, known in self.constants.items() if known == residue), "")
        if not name:
            name = f"k{len(self.constants)}"
            self.constants[name] = residue
        return name

    def _add(self, unit: str, to: str, *reads: str) -> None:
        self.made.append(Operation(unit, to, reads))


def operations(p: int, unit: int) -> Operations:
    """The operations of a step modulo p, where the integer 1 stands for the residue `unit`."""
    found = Operations(p, unit)
    found.step()
    return found


def scheduled(made: Sequence[Operation]) -> Mapping[str, int]:
    """The cycle of each operation by what it makes: one on each unit in a cycle, and nothing that has not been made.

    What has the longest way to the end goes first. Products and squares come from cycle 1 on, since their operands are
    loaded one cycle before.
    """
    after: dict[str, list[str]] = {op.to: [] for op in made}
    left = {op.to: 0 for op in made}
    for op in made:
        for name in dict.fromkeys(op.needs):
            if name in after:
                after[name].append(op.to)
                left[op.to] += 1
    way: dict[str, int] = {}
    for op in reversed(made):
        way[op.to] = 1 + max((way[name] for name in after[op.to]), default=0)
    return dict(_placed({op.to: op for op in made}, after, left, way))


def _placed(
    made: Mapping[str, Operation], after: Mapping[str, list[str]], left: dict[str, int], way: Mapping[str, int]
) -> Iterator[tuple[str, int]]:
    order = {name: at for at, name in enumerate(made)}
    ready = [name for name, count in left.items() if not count]
    cycle, count = 0, 0
    while count < len(made):
        taken: dict[str, str] = {}
        for name in sorted(ready, key=lambda n: (-way[n], order[n])):
            unit = made[name].unit
            if unit not in taken and (cycle or unit not in (SQUARE, PRODUCT)):
                taken[unit] = name
        for name in taken.values():
            ready.remove(name)
            yield name, cycle
        count += len(taken)
        for name in taken.values():
            for following in after[name]:
                left[following] -= 1
                if not left[following]:
                    ready.append(following)
        cycle += 1
