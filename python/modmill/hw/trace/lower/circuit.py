"""A graph as a feed-forward circuit: one operator, or a few, for each operation.

Where the circuit is cut into stages, and which products share a multiplier, is for those to say who schedule it
(`circuit.schedule`, `circuit.shared`): this is the same circuit for a pipeline, for shared units, and for gates alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from modmill.formula import operation as ops
from modmill.formula.graph import CONSTANT, INPUT, Graph, Node
from modmill.formula.operation import BIT, RESIDUE, FormulaError, Operation
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.trees import sum_rows
from modmill.hw.modmul.multiplier import Multiplier
from modmill.hw.trace.lower.residues import Residues

WIDEST = 6
"""Operands of one bitwise operator, as many as a LUT takes."""


@dataclass(frozen=True, slots=True)
class Lowered:
    """The circuit, whose inputs have the graph's names, and its results, canonical residues and words.

    `words` has the word of each node, but for those that another one takes in. A residue x is held as x `scaling`
    modulo N, on inputs and results too: 1 / factor of the multiplier, so 1 but for methods such as Montgomery's.
    """

    circuit: Circuit
    results: Mapping[str, Word]
    words: Mapping[int, Word]
    scaling: int


def lower(graph: Graph, multiplier: Multiplier | None, policy: str = "ternary") -> Lowered:
    """The circuit of a graph, with that multiplier for all products.

    Raises FormulaError where it needs one, and for the parity of a residue that is held in a multiplier's own form.
    """
    return _Lowering(graph, multiplier, policy).lowered()


class _Lowering:
    def __init__(self, graph: Graph, multiplier: Multiplier | None, policy: str) -> None:
        self.scaling = pow(multiplier.factor, -1, graph.modulus) if multiplier else 1
        self.graph, self.multiplier, self.policy = graph, multiplier, policy
        self.c = Circuit()
        self.residues = Residues(self.c, graph.modulus, policy)
        self.words: dict[int, Word] = {}
        self.readers = graph.readers()
        self.kept = set(graph.results.values())

    def lowered(self) -> Lowered:
        """Every node in order, but for those that another one takes in."""
        for at, node in enumerate(self.graph.nodes):
            if not self._is_inside(at):
                self.words[at] = self._lower(f"{node.op}_{at}", at, node)
        results = {}
        for name, at in self.graph.results.items():
            canonical = self.graph.nodes[at].type == RESIDUE
            results[name] = self._canonical(at) if canonical else self.words[at]
        return Lowered(self.c, results, self.words, self.scaling)

    def _lower(self, name: str, at: int, node: Node) -> Word:
        if node.op is INPUT:
            return self.c.input(self.graph.inputs[node.parameter], node.type.size(self.graph.modulus) - 1)
        if node.op is CONSTANT:
            held = node.parameter * self.scaling % self.graph.modulus if node.type == RESIDUE else node.parameter
            return self.residues.literal(held)
        table = RESIDUE_RULES if node.type == RESIDUE else RULES
        if node.op not in table:
            raise FormulaError(f"{node.op}: there is no circuit for it")
        return table[node.op](self, name, at, node)

    # Residues.

    def _canonical(self, at: int) -> Word:
        return self.residues.below(f"canonical_{at}", self.words[at], self.graph.modulus - 1)

    def product(self, name: str, _at: int, node: Node) -> Word:
        m = self.multiplier
        if m is None:
            raise FormulaError(f"{name}: a product without a multiplier")
        a, b = (self.residues.below(f"operand_{i}", self.words[i], m.inputs) for i in (node.args[0], node.args[-1]))
        return m.part(self.c, name, a=a, b=b)[0]

    def sum(self, name: str, _at: int, node: Node) -> Word:
        return self.residues.add(name, *(self.words[i] for i in node.args))

    def difference(self, name: str, _at: int, node: Node) -> Word:
        return self.residues.sub(name, *(self.words[i] for i in node.args))

    def negative(self, name: str, _at: int, node: Node) -> Word:
        return self.residues.sub(name, self.residues.literal(0), self.words[node.args[0]])

    def scaled(self, name: str, _at: int, node: Node) -> Word:
        return self.residues.scale(name, self.words[node.args[0]], node.parameter)

    def itself(self, name: str, _at: int, node: Node) -> Word:
        self._plain(name)
        return self.words[node.args[0]]

    # Either.

    def choice(self, name: str, _at: int, node: Node) -> Word:
        bit, a, b = (self.words[i] for i in node.args)
        return self.c.choose(name, bit, a, b)

    def equality(self, name: str, _at: int, node: Node) -> Word:
        residues = self.graph.nodes[node.args[0]].type == RESIDUE
        return self.c.equal(name, *(self._canonical(i) if residues else self.words[i] for i in node.args))

    def parity(self, name: str, _at: int, node: Node) -> Word:
        (i,) = node.args
        if self.graph.nodes[i].type != RESIDUE:
            return self.words[i].low(1)
        self._plain(name)
        return self._canonical(i).low(1)

    def _plain(self, name: str) -> None:
        if self.scaling != 1:
            raise FormulaError(f"{name}: residues are held in the multiplier's form, not as themselves")

    def comparison(self, name: str, _at: int, node: Node) -> Word:
        a = self.words[node.args[0]]
        n = self.words[node.args[1]] if node.op is ops.BELOW else self.residues.literal(self.graph.modulus)
        _, reaches = self.c.difference(f"{name}_beyond", a, n, max(a.width, n.width))
        return self.c.invert(name, reaches)

    # Words.

    def _is_inside(self, at: int) -> bool:
        """Whether the one operation that reads it is of the same sort, so that one tree or operator has both."""
        node = self.graph.nodes[at]
        if node.op not in (ops.ADD, ops.XOR) or node.type == RESIDUE or at in self.kept or len(self.readers[at]) != 1:
            return False
        reader = self.graph.nodes[self.readers[at][0]]
        return reader.op is node.op and reader.args.count(at) == 1

    def _operands(self, at: int) -> list[Word]:
        """Those of an operation and of all that are inside it."""
        found = []
        for i in self.graph.nodes[at].args:
            found += self._operands(i) if self._is_inside(i) else [self.words[i]]
        return found

    def word_sum(self, name: str, at: int, node: Node) -> Word:
        return sum_rows(self.c, name, self._operands(at), self.policy).low(node.type.bits)

    def word_difference(self, name: str, _at: int, node: Node) -> Word:
        a, b = (self.words[i] for i in node.args)
        return self.c.difference(name, a, b, node.type.bits)[0]

    def word_negative(self, name: str, _at: int, node: Node) -> Word:
        return self.c.difference(name, self.residues.literal(0), self.words[node.args[0]], node.type.bits)[0]

    def exclusive(self, name: str, at: int, _node: Node) -> Word:
        words = self._operands(at)
        for step in range(len(words)):
            if len(words) == 1:
                break
            words = [*words[WIDEST:], self.c.xor(f"{name}_{step}", *words[:WIDEST])]
        return words[0]

    def bitwise(self, name: str, _at: int, node: Node) -> Word:
        a, b = (self.words[i] for i in node.args)
        return self.c.both(name, a, b) if node.op is ops.AND else self.c.either(name, a, b)

    def inverse(self, name: str, _at: int, node: Node) -> Word:
        (i,) = node.args
        if node.type == BIT:
            return self.c.invert(name, self.words[i])
        return self.c.xor(name, self.words[i], self.residues.literal((1 << node.type.bits) - 1))

    def turned(self, name: str, _at: int, node: Node) -> Word:
        by = node.parameter % node.type.bits
        return self.c.rotate(name, self._whole(node.args[0]), by) if by else self.words[node.args[0]]

    def moved(self, _name: str, _at: int, node: Node) -> Word:
        return self.words[node.args[0]].above(node.parameter) or self.residues.literal(0)

    def _whole(self, at: int) -> Word:
        """A word in all its bits, whatever its bound."""
        word, bits = self.words[at], self.graph.nodes[at].type.bits
        return word if word.width == bits else self.c.widen(f"whole_{at}", word, (1 << bits) - 1, 0.0)


Rule = Callable[[_Lowering, str, int, Node], Word]
RESIDUE_RULES: Mapping[Operation, Rule] = {
    ops.MUL: _Lowering.product,
    ops.SQUARE: _Lowering.product,
    ops.ADD: _Lowering.sum,
    ops.SUB: _Lowering.difference,
    ops.NEG: _Lowering.negative,
    ops.SCALE: _Lowering.scaled,
    ops.REDUCE: _Lowering.itself,
    ops.SELECT: _Lowering.choice,
}
RULES: Mapping[Operation, Rule] = {
    ops.SELECT: _Lowering.choice,
    ops.EQUAL: _Lowering.equality,
    ops.ODD: _Lowering.parity,
    ops.CANONICAL: _Lowering.comparison,
    ops.BELOW: _Lowering.comparison,
    ops.ADD: _Lowering.word_sum,
    ops.SUB: _Lowering.word_difference,
    ops.NEG: _Lowering.word_negative,
    ops.XOR: _Lowering.exclusive,
    ops.AND: _Lowering.bitwise,
    ops.OR: _Lowering.bitwise,
    ops.NOT: _Lowering.inverse,
    ops.ROTATE: _Lowering.turned,
    ops.SHIFT: _Lowering.moved,
}
