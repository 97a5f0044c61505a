"""A graph as a feed-forward circuit: one operator, or a few, for each operation.

Where the circuit is cut into stages, and which products share a multiplier, is for those to say who schedule it
(`circuit.schedule`, `circuit.shared`): this is the same circuit for a pipeline, for shared units, and for gates alone.
What a residue is in words, and what an operation on residues does to them, is up to the number system (`numbers.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from modmill.formula import operation as ops
from modmill.formula.graph import CONSTANT, INPUT, Graph, Node
from modmill.formula.operation import BIT, FormulaError, Operation
from modmill.formula.passes.crossed import CROSS_DIFFERENCE, CROSS_SUM, crossed
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.trees import sum_rows
from modmill.hw.trace.lower.numbers import Numbers, Value

WIDEST = 6
"""Operands of one bitwise operator, as many as a LUT takes."""


@dataclass(frozen=True, slots=True)
class Lowered:
    """The circuit, whose inputs have the graph's names, and its results: words, and residues as they are on ports.

    `values` has the words of each node of `graph`, which the number system may have had changed, but for those that
    another one takes in.
    """

    graph: Graph
    circuit: Circuit
    results: Mapping[str, Word]
    values: Mapping[int, Value]
    numbers: Numbers

    @property
    def scaling(self) -> int:
        """A residue x is held as x `scaling` modulo N."""
        return self.numbers.scaling


def lower(graph: Graph, numbers: Numbers, given: Mapping[str, Word] | None = None) -> Lowered:
    """The circuit of a graph, in the circuit of a number system; inputs that are `given` are words of that circuit.

    Raises FormulaError for what that system lacks: products without a multiplier, the parity of a residue that is held
    in another form, anything that takes a canonical form where there is none.
    """
    return _Lowering(crossed(graph) if numbers.crosses else graph, numbers, given or {}).lowered()


class _Lowering:
    def __init__(self, graph: Graph, numbers: Numbers, given: Mapping[str, Word]) -> None:
        self.graph, self.numbers, self.c, self.given = graph, numbers, numbers.c, given
        self.values: dict[int, Value] = {}
        self.readers = graph.readers()
        self.kept = set(graph.results.values())

    def lowered(self) -> Lowered:
        """Every node in order, but for those that another one takes in."""
        for at, node in enumerate(self.graph.nodes):
            if not self._is_inside(at):
                if node.works:
                    self.c.note(self._said(at, node))
                self.values[at] = self._lower(f"{node.op}_{at}", at, node)
                if node.type.modular and len(self.readers[at]) + (at in self.kept) > 1:
                    self.values[at] = self.numbers.shared(self.values[at])
        outputs = {at: self._output(at) for at in dict.fromkeys(self.graph.results.values())}
        results = {name: outputs[at] for name, at in self.graph.results.items()}
        return Lowered(self.graph, self.c, results, self.values, self.numbers)

    def _said(self, at: int, node: Node) -> str:
        """A node as a line: `mul_5 = sub_4 * x`."""
        names = [self._name(i) for i in node.args]
        if node.op is ops.SELECT:
            said = "{} ? {} : {}".format(*names)
        elif len(names) == 2:
            said = f"{names[0]} {node.op.symbol} {names[1]}"
        else:
            amount = str(node.parameter) if node.parameter else ""
            said = " ".join(part for part in (node.op.symbol, amount, ", ".join(names)) if part)
        return f"{self._name(at)} = {said}"

    def _name(self, at: int) -> str:
        node = self.graph.nodes[at]
        if node.op is INPUT:
            return self.graph.inputs[node.parameter]
        return f"{node.parameter:#x}" if node.op is CONSTANT else f"{node.op}_{at}"

    def _output(self, at: int) -> Word:
        self.c.note(f"{self._name(at)} as it leaves.")
        if self.graph.nodes[at].type.modular:
            return self.numbers.output(f"canonical_{at}", self.values[at])
        return self.word(at)

    def word(self, at: int) -> Word:
        """The word of a node that is one."""
        (word,) = self.values[at]
        return word

    def _lower(self, name: str, at: int, node: Node) -> Value:
        residue = node.type.modular
        if node.op is INPUT:
            port = self.graph.inputs[node.parameter]
            if port in self.given:
                return self.numbers.taken(self.given[port]) if residue else (self.given[port],)
            return self.numbers.input(port) if residue else (self.c.input(port, (1 << node.type.bits) - 1),)
        if node.op is CONSTANT:
            known = node.parameter
            return self.numbers.constant(known) if residue else (self.numbers.literal(known),)
        if residue and node.op in RESIDUE_RULES:
            return RESIDUE_RULES[node.op](self, name, at, node)
        if residue or node.op not in RULES:
            raise FormulaError(f"{node.op}: there is no circuit for it")
        return (RULES[node.op](self, name, at, node),)

    # Residues.

    def _canonical(self, at: int) -> Word:
        return self.numbers.canonical(f"canonical_{at}", self.values[at])

    def product(self, name: str, _at: int, node: Node) -> Value:
        pair = (node.args[0], node.args[-1])
        return self.numbers.product(name, *(self.numbers.operand(f"operand_{i}", self.values[i]) for i in pair))

    def crossing(self, name: str, _at: int, node: Node) -> Value:
        operands = (self.numbers.operand(f"operand_{i}", self.values[i]) for i in node.args)
        return self.numbers.cross(name, *operands, negative=node.op is CROSS_DIFFERENCE)

    def sum(self, name: str, _at: int, node: Node) -> Value:
        return self.numbers.add(name, *(self.values[i] for i in node.args))

    def difference(self, name: str, _at: int, node: Node) -> Value:
        return self.numbers.sub(name, *(self.values[i] for i in node.args))

    def negative(self, name: str, _at: int, node: Node) -> Value:
        return self.numbers.sub(name, self.numbers.constant(0), self.values[node.args[0]])

    def scaled(self, name: str, _at: int, node: Node) -> Value:
        return self.numbers.scale(name, self.values[node.args[0]], node.parameter)

    def reduced(self, name: str, _at: int, node: Node) -> Value:
        self.numbers.plain(name)
        return self.values[node.args[0]]

    def choice(self, name: str, _at: int, node: Node) -> Value:
        bit, a, b = node.args
        return self.numbers.choose(name, self.word(bit), self.values[a], self.values[b])

    # Tests.

    def equality(self, name: str, _at: int, node: Node) -> Word:
        residues = self.graph.nodes[node.args[0]].type.modular
        if residues:
            self.numbers.comparable(name)
        return self.c.equal(name, *(self._canonical(i) if residues else self.word(i) for i in node.args))

    def parity(self, name: str, _at: int, node: Node) -> Word:
        (i,) = node.args
        if not self.graph.nodes[i].type.modular:
            return self.word(i).low(1)
        self.numbers.plain(name)
        return self._canonical(i).low(1)

    def comparison(self, name: str, _at: int, node: Node) -> Word:
        a = self.word(node.args[0])
        n = self.word(node.args[1]) if node.op is ops.BELOW else self.numbers.literal(self.graph.modulus)
        _, reaches = self.c.difference(f"{name}_beyond", a, n, max(a.width, n.width))
        return self.c.invert(name, reaches)

    # Words.

    def _is_inside(self, at: int) -> bool:
        """True if the one operation that reads it is of the same sort, so that one tree or operator can do both."""
        node = self.graph.nodes[at]
        if node.op not in (ops.ADD, ops.XOR) or node.type.modular or at in self.kept or len(self.readers[at]) != 1:
            return False
        reader = self.graph.nodes[self.readers[at][0]]
        return reader.op is node.op and reader.args.count(at) == 1

    def _operands(self, at: int) -> list[Word]:
        """The operands of an operation and of all that are inside it."""
        found = []
        for i in self.graph.nodes[at].args:
            found += self._operands(i) if self._is_inside(i) else [self.word(i)]
        return found

    def word_sum(self, name: str, at: int, node: Node) -> Word:
        return sum_rows(self.c, name, self._operands(at), self.numbers.policy).low(node.type.bits)

    def word_difference(self, name: str, _at: int, node: Node) -> Word:
        a, b = (self.word(i) for i in node.args)
        return self.c.difference(name, a, b, node.type.bits)[0]

    def word_negative(self, name: str, _at: int, node: Node) -> Word:
        return self.c.difference(name, self.numbers.literal(0), self.word(node.args[0]), node.type.bits)[0]

    def exclusive(self, name: str, at: int, _node: Node) -> Word:
        words = self._operands(at)
        for step in range(len(words)):
            if len(words) == 1:
                break
            words = [*words[WIDEST:], self.c.xor(f"{name}_{step}", *words[:WIDEST])]
        return words[0]

    def bitwise(self, name: str, _at: int, node: Node) -> Word:
        a, b = (self.word(i) for i in node.args)
        return self.c.both(name, a, b) if node.op is ops.AND else self.c.either(name, a, b)

    def inverse(self, name: str, _at: int, node: Node) -> Word:
        (i,) = node.args
        if node.type == BIT:
            return self.c.invert(name, self.word(i))
        return self.c.xor(name, self.word(i), self.numbers.literal((1 << node.type.bits) - 1))

    def turned(self, name: str, _at: int, node: Node) -> Word:
        by = node.parameter % node.type.bits
        return self.c.rotate(name, self._whole(node.args[0]), by) if by else self.word(node.args[0])

    def moved(self, _name: str, _at: int, node: Node) -> Word:
        return self.word(node.args[0]).above(node.parameter) or self.numbers.literal(0)

    def _whole(self, at: int) -> Word:
        """A word in all its bits, whatever its bound."""
        word, bits = self.word(at), self.graph.nodes[at].type.bits
        return word if word.width == bits else self.c.widen(f"whole_{at}", word, (1 << bits) - 1, 0.0)

    def word_choice(self, name: str, _at: int, node: Node) -> Word:
        return self.c.choose(name, *(self.word(i) for i in node.args))


ResidueRule = Callable[[_Lowering, str, int, Node], Value]
RESIDUE_RULES: Mapping[Operation, ResidueRule] = {
    ops.MUL: _Lowering.product,
    ops.SQUARE: _Lowering.product,
    CROSS_SUM: _Lowering.crossing,
    CROSS_DIFFERENCE: _Lowering.crossing,
    ops.ADD: _Lowering.sum,
    ops.SUB: _Lowering.difference,
    ops.NEG: _Lowering.negative,
    ops.SCALE: _Lowering.scaled,
    ops.REDUCE: _Lowering.reduced,
    ops.SELECT: _Lowering.choice,
}
Rule = Callable[[_Lowering, str, int, Node], Word]
RULES: Mapping[Operation, Rule] = {
    ops.SELECT: _Lowering.word_choice,
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
