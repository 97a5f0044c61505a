"""A graph as operations of a processor, and a program as a graph again, to compare the two."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count

from modmill.hw.formula import operation as ops
from modmill.hw.formula.operation import RESIDUE, FormulaError, Operation, Type
from modmill.hw.microcode.machine import LOAD, STORE, Place, Space
from modmill.hw.microcode.operation import Operation as Instruction
from modmill.hw.microcode.program import Instruction as Slot
from modmill.hw.microcode.program import Program
from modmill.hw.trace.graph import CONSTANT, INPUT, Builder, Graph, Node
from modmill.hw.trace.lower.two_operands import JOIN, SAME, UNLESS, WHEN, disjoint, legal

FUNCTIONS = ("mul", "add", "sub", "equal", "below", "odd", "when", "unless")
"""Names of all functions that `translate` may use."""
NAMES: Mapping[Operation, str] = {
    ops.MUL: "mul",
    ops.SQUARE: "mul",
    ops.SCALE: "mul",
    ops.REDUCE: "mul",
    ops.ADD: "add",
    JOIN: "add",
    ops.SUB: "sub",
    ops.EQUAL: "equal",
    SAME: "equal",
    ops.BELOW: "below",
    ops.ODD: "odd",
    WHEN: "when",
    UNLESS: "unless",
}


@dataclass(frozen=True, slots=True)
class Assembly:
    """The operations of a graph, in two-operand form (`graph`), and the constants that they name, by name.

    Those of `words` are numbers as they are, the others stand for residues.
    """

    graph: Graph
    operations: tuple[Instruction, ...]
    constants: Mapping[str, int]
    words: frozenset[str]

    @property
    def functions(self) -> tuple[str, ...]:
        """Those that occur, products, sums and differences always, in the order of FUNCTIONS."""
        used = {op.function for op in self.operations} | set(FUNCTIONS[:3])
        return tuple(name for name in FUNCTIONS if name in used)


def translate(graph: Graph) -> Assembly:
    """The operations of a graph. Raises FormulaError for those that work on words."""
    return _Translation(legal(graph)).assembly()


class _Translation:
    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.constants: dict[tuple[int, bool], str] = {}
        self.found: list[Instruction] = []
        self.names: dict[int, str] = {}

    def assembly(self) -> Assembly:
        """Node by node; what is read or is the result twice goes into a result by a copy."""
        read = {i for node in self.graph.nodes for i in node.args}
        by_node: dict[int, list[str]] = {}
        for name, at in self.graph.results.items():
            by_node.setdefault(at, []).append(name)
        for at, node in enumerate(self.graph.nodes):
            names = by_node.get(at, [])
            direct = node.works and len(names) == 1 and at not in read
            self.names[at] = names[0] if direct else self._name(at, node)
            if node.works:
                self.found.append(self._instruction(at, node))
            if not direct:
                self.found += [Instruction("add", name, self.names[at], self._constant(0)) for name in names]
        constants = {name: value for (value, _), name in self.constants.items()}
        words = frozenset(name for (_, word), name in self.constants.items() if word)
        return Assembly(self.graph, tuple(self.found), constants, words)

    def _name(self, at: int, node: Node) -> str:
        if node.op is INPUT:
            return self.graph.inputs[node.parameter]
        return self._constant(node.parameter, word=node.type.bits > 1) if node.op is CONSTANT else f"%{at}"

    def _constant(self, value: int, *, word: bool = False) -> str:
        if (value, word) not in self.constants:
            taken = {*self.graph.inputs, *self.graph.results, *self.constants.values()}
            self.constants[value, word] = next(name for i in count() if (name := f"k{i}") not in taken)
        return self.constants[value, word]

    def _instruction(self, at: int, node: Node) -> Instruction:
        operands = [self.names[i] for i in node.args]
        function = NAMES.get(node.op)
        if node.op is ops.SCALE:
            if node.parameter == 2:
                function, operands = "add", 2 * operands
            else:
                operands.append(self._constant(node.parameter))
        elif node.op is ops.REDUCE:
            operands.append(self._constant(1))
        elif node.op.arity == 1:
            operands = 2 * operands
        if function is None:
            raise FormulaError(f"{node.op}: no instruction does it")
        return Instruction(function, self.names[at], *operands)


def retrace(program: Program, types: Mapping[str, Type], constants: Mapping[str, int], modulus: int) -> Graph:
    """What a program computes, as a graph: its words read slot by slot, each result written when its unit is done.

    Independent of how the program was scheduled and where its values lie. Raises FormulaError for a program that
    reads a register before it is written.
    """
    machine, b = program.machine, Builder(modulus)
    places: dict[Place, int] = {}
    for i, name in enumerate(machine.inputs):
        places[Space.BEAT, i] = b.input(name, types[name])
    results: dict[int, int] = {}
    coming: dict[int, list[tuple[Place, int]]] = {}
    values = list(constants.values())

    def read(place: Place, like: int | None) -> int:
        space, index = place
        if space is Space.CONSTANT:
            type_ = RESIDUE if like is None else b.nodes[like].type
            if values[index] >= type_.size(modulus):
                raise FormulaError(f"{machine.constants[index]}: the constant {values[index]} is not a {type_}")
            return b.constant(values[index], type_)
        if place not in places:
            raise FormulaError(f"{machine.names(space)[index]} is read before it is written")
        return places[place]

    def computed(instruction: Slot) -> int:
        first = read(instruction.a, None) if instruction.a[0] is not Space.CONSTANT else None
        second = read(instruction.b, first)
        if first is None:
            # What is chosen is a residue: choices between bits that are constant have been simplified.
            first = read(instruction.a, None if instruction.function.name in ("when", "unless") else second)
        return _meant(b, instruction.function.name, first, second)

    for slot, instruction in enumerate(program.slots):
        for (space, index), node in coming.pop(slot, ()):
            if space is Space.BEAT:
                results[index] = node
            else:
                places[space, index] = node
        if instruction is None:
            continue
        if instruction.function.name in (STORE, LOAD):
            node = read(instruction.a, None)
        else:
            node = computed(instruction)
        coming.setdefault(slot + machine.slots(instruction.function), []).append((instruction.to, node))
    return b.graph({machine.results[i]: node for i, node in results.items()})


def _meant(b: Builder, function: str, x: int, y: int) -> int:
    """The operation that a function carries out on operands of these types."""
    first, second = b.nodes[x].type, b.nodes[y].type
    if function == "mul":
        if first != RESIDUE:
            if b.value(y) != 1:
                raise FormulaError(f"mul: a {first} is multiplied")
            return b.add(ops.REDUCE, x)
        return b.add(ops.MUL, x, y)
    if function == "equal" and first != second:
        return b.add(SAME, x, y)
    if function == "odd":
        return b.add(ops.ODD, x)
    if function in ("add", "sub") and first != RESIDUE:
        if function == "sub" or not disjoint(b, x, y):
            raise FormulaError(f"{function}: a {first} and a {second} that may both be set")
        return b.add(JOIN, x, y)
    if function in ("when", "unless"):
        return b.add(WHEN if function == "when" else UNLESS, x, y)
    return b.add({"add": ops.ADD, "sub": ops.SUB, "equal": ops.EQUAL, "below": ops.BELOW}[function], x, y)
