"""Whether two graphs compute the same: polynomial identity testing with a stated bound.

Residues are drawn at random from the field of p^2 elements, p the prime modulus. Two different polynomials of degree
at most D agree at a random point with probability at most D / p^2 (Schwartz and Zippel). The larger field makes that
small even for powers of about p, such as square roots. A test of residues is not a polynomial: each is answered by a
random bit that depends on its operands alone, alike in both graphs, so every trial compares the polynomials of one way
through the choices. Words are drawn at random; there is no bound for operations on words, or for a modulus that is not
prime. Graphs of words alone are compared by their normal forms, too, which is a proof.
"""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass
from fractions import Fraction

from modmill.hw.formula import operation as ops
from modmill.hw.formula.operation import BIT, RESIDUE, FormulaError, compute
from modmill.hw.trace.graph import CONSTANT, INPUT, Graph, Node
from modmill.hw.trace.lower.two_operands import SAME, UNLESS, WHEN
from modmill.hw.trace.normal import proved

Value = tuple[int, int]
"""a + b w with w^2 a number that is no square modulo p; a word is (a, 0)."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether all trials agreed, and how probable it is that they do so for different polynomials; None: no bound."""

    same: bool
    trials: int
    degree: int
    bits: int | None
    """The bound is 2^-bits; where a graph has choices, for each way through them that a trial took."""
    choices: bool
    proved: bool = False
    """Whether the results have the same normal forms (`trace.normal`), so that no error is possible."""

    @property
    def words(self) -> str:
        """For people."""
        if not self.same:
            return "different"
        if self.proved:
            return "the same, proved by normal forms of its sums and bitwise functions"
        if self.bits is None:
            return f"the same on {self.trials} random inputs"
        ways = f" on each of {self.trials} random ways through its choices" if self.choices else ""
        return f"the same but with probability 2^-{self.bits}{ways}"


def degree(graph: Graph) -> int:
    """The largest degree of a result as a polynomial; what is no polynomial counts as a variable of its own."""
    found: list[int] = []
    for node in graph.nodes:
        own = node.op.degree
        d = [found[i] for i in node.args]
        if node.op is ops.SELECT:
            found.append(max(d[1:]))
        elif node.op in (WHEN, UNLESS):
            found.append(d[0])
        elif node.type != RESIDUE or own is None:
            found.append(1)
        else:
            found.append(own(d, node.parameter))
    return max((found[at] for at in graph.results.values()), default=0)


def compare(a: Graph, b: Graph, trials: int = 8, seed: int = 1) -> Verdict:
    """Compares the results of two graphs with the same inputs and results.

    Raises FormulaError if they have others.
    """
    if a.types != b.types or set(a.results) != set(b.results) or a.modulus != b.modulus:
        raise FormulaError("graphs of different inputs, results or moduli")
    rng, p = random.Random(seed), a.modulus
    root = _no_square(p)
    most = max(degree(a), degree(b))
    same = True
    for _ in range(trials):
        salt = rng.randbytes(16)
        inputs = {
            name: (rng.randrange(t.size(p)), rng.randrange(p) if t == RESIDUE and root else 0)
            for name, t in a.types.items()
        }
        found = [_Field(p, root or 0, salt).run(graph, inputs) for graph in (a, b)]
        same &= found[0] == found[1]
    nodes = [node for node in (*a.nodes, *b.nodes) if node.works]
    words = any(node.type.bits > 1 for node in nodes)
    choices = any(node.type == BIT for node in nodes) or BIT in a.types.values()
    bound = Fraction(most, p * p) if root and not words and most < p * p else None
    bits = None if bound is None else _bits(bound) * (1 if choices else trials)
    return Verdict(same, trials, most, bits, choices, proved(a, b))


def _bits(bound: Fraction) -> int:
    """The largest k with bound <= 2^-k."""
    return max(0, (bound.denominator // max(1, bound.numerator)).bit_length() - 1)


def _no_square(p: int) -> int | None:
    """A number that is no square modulo an odd prime; None where Fermat's test finds p composite."""
    if p < 3 or p % 2 == 0 or any(pow(base, p - 1, p) != 1 for base in (2, 3, 5, 7) if base % p):
        return None
    return next(k for k in range(2, p) if pow(k, (p - 1) // 2, p) == p - 1)


class _Field:
    """Arithmetic in the field of p^2 elements."""

    def __init__(self, p: int, root: int, salt: bytes) -> None:
        self.p, self.root, self.salt = p, root, salt

    def run(self, graph: Graph, inputs: dict[str, Value]) -> dict[str, Value]:
        """The results of a graph."""
        found: list[Value] = []
        for node in graph.nodes:
            if node.op is INPUT:
                found.append(inputs[graph.inputs[node.parameter]])
            elif node.op is CONSTANT:
                found.append((node.parameter, 0))
            else:
                found.append(self.step(graph, node, [found[i] for i in node.args]))
        return {name: found[at] for name, at in graph.results.items()}

    def step(self, graph: Graph, node: Node, x: list[Value]) -> Value:
        """One operation."""
        if node.op is ops.SELECT:
            return x[1] if x[0][0] else x[2]
        if node.op in (WHEN, UNLESS):
            return x[0] if (x[1][0] != 0) == (node.op is WHEN) else (0, 0)
        residues = any(graph.nodes[i].type == RESIDUE for i in node.args)
        if not residues and node.type != RESIDUE and node.op is not ops.CANONICAL:
            return compute(node.op, node.type, [v[0] for v in x], node.parameter, self.p), 0
        p = self.p
        if node.op in (ops.MUL, ops.SQUARE):
            (a, b), (c, d) = x[0], x[-1]
            return (a * c + b * d * self.root) % p, (a * d + b * c) % p
        if node.op.degree is not None:
            # Linear, so both parts alike.
            first, second = ([v[i] for v in x] for i in (0, 1))
            return tuple(compute(node.op, RESIDUE, part, node.parameter, p) for part in (first, second))  # type: ignore[return-value]
        return self.drawn(node, x)

    def drawn(self, node: Node, x: list[Value]) -> Value:
        """The answer of a test, or a word as a residue: a random value that depends on the operands alone."""
        if node.op is ops.EQUAL:
            # Of the difference up to its sign: a = b and a - b = 0 ask the same.
            (a, b), (c, d) = x
            difference = ((a - c) % self.p, (b - d) % self.p)
            if difference == (0, 0):
                return 1, 0
            x = [min(difference, (-difference[0] % self.p, -difference[1] % self.p))]
        name = str(node.op)
        if node.op is ops.CANONICAL:
            # Whether the word and its residue are the same number.
            name, x = str(SAME), [self.drawn(Node(ops.REDUCE, RESIDUE), x), x[0]]
        text = f"{name} {node.parameter} {x}".encode()
        number = int.from_bytes(hashlib.blake2b(text, key=self.salt, digest_size=64).digest(), "big")
        return number % node.type.size(self.p), 0
