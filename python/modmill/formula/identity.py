"""A test of whether two graphs compute the same: polynomial identity testing with a stated bound.

Every residue and every bit is an element of the field K of p^2 elements, p the prime modulus; inputs are drawn from it
at random. Two different polynomials of degree at most D agree at a random point with probability at most D / p^2
(Schwartz and Zippel). The larger field makes that small even for powers of about p, such as square roots.

Bits are polynomials, too: `a & b` is a b, `~a` is 1 - a, and a choice of x or y by c is y + c (x - y). Where these are
equal as polynomials, they are equal for all bits, so no branch is left out, however rarely it is taken.

A test of residues or words, and a word as a residue, is no polynomial. Its answer is a random element of K that depends
on the operands alone, alike in both graphs: a variable of its own for each operand that is another polynomial. Graphs
that agree for all values of these variables agree for those that the tests really give. Two different operands have one
variable if they agree by chance, so the bound counts all pairs of tests.

There is no bound for graphs that compute with words, which are drawn at random, or for a modulus that is not prime.
Polynomials over GF(2) modulo one of degree m, and bits beside them, are elements of the field of 2^2m elements, where
`a ^ b` is a + b.
Graphs of words alone are compared by their normal forms, too, which is a proof.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from modmill.formula import operation as ops
from modmill.formula.graph import CONSTANT, INPUT, Graph, Node
from modmill.formula.normal import proved
from modmill.formula.operation import BIT, FormulaError, Operation, compute
from modmill.formula.two_operands import JOIN, SAME, UNLESS, WHEN
from modmill.golden import gf2

Value = tuple[int, int]
"""a + b w with w^2 a number that is no square modulo p; a word is (a, 0)."""
ZERO, ONE = (0, 0), (1, 0)
OTHER = (1 << 127) - 1
"""The prime of bits in graphs without residues."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The agreement of all trials, and how probable that is for different polynomials; None: no bound."""

    same: bool
    trials: int
    degree: int
    bits: int | None
    """The bound is 2^-bits."""
    proved: bool = False
    """True if the results have the same normal forms (`trace.normal`), so that no error is possible."""

    @property
    def words(self) -> str:
        """For people."""
        if not self.same:
            return "different"
        if self.proved:
            return "the same, proved by normal forms of its sums and bitwise functions"
        if self.bits is None:
            return f"the same on {self.trials} random inputs"
        return f"the same, with an error probability of at most 2^-{self.bits}"


def degree(graph: Graph) -> int:
    """The largest degree of an operand of a test or of a result; what a test gives is a variable of its own."""
    found: list[int] = []
    for node in graph.nodes:
        d = [found[i] for i in node.args]
        if node.op is CONSTANT:
            found.append(0)
        elif node.op is ops.SELECT:
            found.append(d[0] + max(d[1:]))
        elif node.op in (WHEN, UNLESS) or _is_of_bits(graph, node):
            found.append(sum(d))
        elif node.type.modular and node.op.degree is not None:
            found.append(node.op.degree(d, node.parameter))
        else:
            found.append(1)
    return max(found, default=0)


def compare(a: Graph, b: Graph, trials: int = 8, seed: int = 1) -> Verdict:
    """Compares the results of two graphs with the same inputs and results.

    Raises FormulaError if they have others.
    """
    if a.types != b.types or set(a.results) != set(b.results) or a.modulus != b.modulus:
        raise FormulaError("graphs of different inputs, results or moduli")
    binary = any(node.type.binary for node in (*a.nodes, *b.nodes))
    rng, p = random.Random(seed), a.modulus if a.modulus > 1 else OTHER
    root = _of_trace_one(p) if binary else _no_square(p)
    same = True
    for _ in range(trials):
        salt = rng.randbytes(16)
        field = (_Polynomials if binary else _Field)(p, root or 0, salt)
        inputs = {name: (rng.randrange(t.size(p)), 0) for name, t in a.types.items()}
        inputs |= {name: field.random(rng) for name, t in a.types.items() if t.bits <= 1}
        same &= field.run(a, inputs) == field.run(b, inputs)
    most = max(degree(a), degree(b))
    size = 1 << gf2.degree(p) if binary else p
    bound = None if root is None else _bound(a, b, Fraction(most, size * size))
    return Verdict(same, trials, most, None if bound is None else _bits(bound) * trials, proved(a, b))


def _bound(a: Graph, b: Graph, one: Fraction) -> Fraction | None:
    """That a trial does not see a difference, where it does not see that of two polynomials with probability `one`.

    Then two operands of tests are alike by chance, or the results are; words that are inputs are alike with 2^-bits.
    """
    nodes = [*a.nodes, *b.nodes]
    if any(node.works and node.type.bits > 1 for node in nodes):
        return None
    widths = [t.bits for t in a.types.values() if t.bits > 1]
    tests = sum(node.type == BIT or node.op is ops.REDUCE for node in nodes)
    bound = (tests * tests + len(a.results)) * (one + (Fraction(1, 1 << min(widths)) if widths else 0))
    return bound if bound < 1 else None


def _bits(bound: Fraction) -> int:
    """The largest k with bound <= 2^-k."""
    return max(0, (bound.denominator // max(1, bound.numerator)).bit_length() - 1)


def _no_square(p: int) -> int | None:
    """A number that is no square modulo an odd prime; None where Fermat's test finds p composite."""
    if p < 3 or p % 2 == 0 or any(pow(base, p - 1, p) != 1 for base in (2, 3, 5, 7) if base % p):
        return None
    return next(k for k in range(2, p) if pow(k, (p - 1) // 2, p) == p - 1)


def _of_trace_one(n: int) -> int | None:
    """An element modulo N whose trace is 1; None where N is reducible."""
    if not gf2.is_irreducible(n):
        return None
    return next(x for i in range(gf2.degree(n)) if gf2.trace(n, x := 1 << i))


def _is_of_bits(graph: Graph, node: Node) -> bool:
    """True if all operands of an operation are bits, and its result is one, or the residue that it is."""
    return node.works and all(graph.nodes[i].type == BIT for i in node.args) and node.op is not SAME


class _Field:
    """Arithmetic in the field of p^2 elements; `root` is 0 where there is none."""

    def __init__(self, p: int, root: int, salt: bytes) -> None:
        self.p, self.root, self.salt = p, root, salt

    def random(self, rng: random.Random) -> Value:
        """Any element; of the integers modulo p alone where there is no such field."""
        return rng.randrange(self.p), rng.randrange(self.p) if self.root else 0

    def run(self, graph: Graph, inputs: Mapping[str, Value]) -> dict[str, Value]:
        """The results of a graph."""
        found: list[Value] = []
        known: list[bool] = []
        for node in graph.nodes:
            x = [found[i] for i in node.args]
            known.append(node.op is not INPUT and all(known[i] for i in node.args))
            if node.op is INPUT:
                found.append(inputs[graph.inputs[node.parameter]])
            elif known[-1]:
                # As constant folding does.
                found.append((compute(node.op, node.type, [v[0] for v in x], node.parameter, graph.modulus), 0))
            else:
                found.append(self.step(graph, node, x))
        return {name: found[at] for name, at in graph.results.items()}

    def step(self, graph: Graph, node: Node, x: list[Value]) -> Value:
        """One operation."""
        op = node.op
        if node.type.bits > 1:
            return self.word(node, x)
        if op is ops.SELECT:
            return self.add(x[2], self.mul(x[0], self.add(x[1], x[2], -1)))
        if op in (WHEN, UNLESS):
            return self.mul(x[0], x[1] if op is WHEN else self.inverse(x[1]))
        if _is_of_bits(graph, node):
            return BITS[op](self, x, node.parameter)
        if node.type.modular and op in (ops.MUL, ops.SQUARE):
            return self.mul(x[0], x[-1])
        if node.type.modular and op.degree is not None:
            # Linear, so both parts alike.
            first, second = ([v[i] for v in x] for i in (0, 1))
            return tuple(compute(op, node.type, part, node.parameter, self.p) for part in (first, second))  # type: ignore[return-value]
        return self.drawn(op, x, graph.nodes[node.args[0]])

    def add(self, x: Value, y: Value, times: int = 1) -> Value:
        return (x[0] + times * y[0]) % self.p, (x[1] + times * y[1]) % self.p

    def mul(self, x: Value, y: Value) -> Value:
        (a, b), (c, d) = x, y
        return (a * c + b * d * self.root) % self.p, (a * d + b * c) % self.p

    def inverse(self, bit: Value) -> Value:
        """1 - a."""
        return self.add(ONE, bit, -1)

    def exclusive(self, x: Value, y: Value) -> Value:
        """a + b - 2 a b."""
        return self.add(self.add(x, y), self.mul(x, y), -2)

    def word(self, node: Node, x: list[Value]) -> Value:
        """An operation whose result is a word."""
        if node.op is ops.SELECT or node.op in (WHEN, UNLESS):
            # Either way at random, the same for a bit and, with the ways exchanged, for its inverse.
            bit, first, second = (x[1], x[0], ZERO) if node.op is not ops.SELECT else x
            first, second = (second, first) if node.op is UNLESS else (first, second)
            least = min(bit, self.inverse(bit))
            return first if (least == bit) == (self.element("chosen", least)[0] % 2 == 0) else second
        return compute(node.op, node.type, [v[0] for v in x], node.parameter, self.p), 0

    def drawn(self, op: Operation, x: list[Value], first: Node) -> Value:
        """The answer of a test, or a word as a residue: a random element that depends on the operands alone."""
        if op is ops.EQUAL:
            difference = self.difference(x[0], x[1], first.type.size(self.p))
            return ONE if difference == ZERO else self.element(op.name, difference)
        if op is ops.CANONICAL:
            # Whether the word and its residue are the same number.
            return self.drawn(SAME, [self.drawn(ops.REDUCE, x, first), *x], first)
        return self.element(op.name, *x)

    def difference(self, x: Value, y: Value, size: int) -> Value:
        """The difference up to its sign: a = b and a - b = 0 ask the same."""
        (a, b), (c, d) = x, y
        return min(((a - c) % size, (b - d) % size), ((c - a) % size, (d - b) % size))

    def element(self, *what: object) -> Value:
        """The one for this, which is another in every trial."""
        return self.random(random.Random(self.salt + repr(what).encode()))


class _Polynomials(_Field):
    """Arithmetic in the field of 2^2m elements: a + b w with w^2 = w + r, r of trace 1 modulo a polynomial N."""

    def random(self, rng: random.Random) -> Value:
        bits = gf2.degree(self.p)
        return rng.getrandbits(bits), rng.getrandbits(bits) if self.root else 0

    def add(self, x: Value, y: Value, times: int = 1) -> Value:
        return (x[0] ^ y[0], x[1] ^ y[1]) if times % 2 else x

    def mul(self, x: Value, y: Value) -> Value:
        n, (a, b), (c, d) = self.p, x, y
        top = gf2.mul(n, b, d)
        return gf2.mul(n, a, c) ^ gf2.mul(n, top, self.root), gf2.mul(n, a, d) ^ gf2.mul(n, b, c) ^ top

    def difference(self, x: Value, y: Value, size: int) -> Value:
        del size
        return self.add(x, y)


Polynomial = Callable[[_Field, Sequence[Value], int], Value]
BITS: Mapping[Operation, Polynomial] = {
    ops.AND: lambda f, x, _k: f.mul(x[0], x[1]),
    ops.OR: lambda f, x, _k: f.add(f.add(x[0], x[1]), f.mul(x[0], x[1]), -1),
    ops.NOT: lambda f, x, _k: f.inverse(x[0]),
    ops.EQUAL: lambda f, x, _k: f.inverse(f.exclusive(x[0], x[1])),
    ops.BELOW: lambda f, x, _k: f.mul(f.inverse(x[0]), x[1]),
    ops.CANONICAL: lambda _f, _x, _k: ONE,
    ops.SHIFT: lambda _f, x, k: ZERO if k else x[0],
    JOIN: lambda f, x, _k: f.add(x[0], x[1]),
    **dict.fromkeys((ops.XOR, ops.ADD, ops.SUB), lambda f, x, _k: f.exclusive(x[0], x[1])),
    **dict.fromkeys((ops.NEG, ops.ODD, ops.ROTATE, ops.REDUCE), lambda _f, x, _k: x[0]),
}
"""Operations on bits as polynomials."""
