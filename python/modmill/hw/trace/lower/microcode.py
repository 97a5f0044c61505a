"""A graph as operations of a processor, and a program as a graph again, to compare the two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from modmill.formula import operation as ops
from modmill.formula.graph import CONSTANT, INPUT, Builder, Graph, Node
from modmill.formula.operation import POLYNOMIAL, RESIDUE, FormulaError, Operation, Type
from modmill.formula.two_operands import JOIN, SAME, UNLESS, WHEN, disjoint, legal
from modmill.hw.microcode.machine import LOAD, STORE, Place, Space
from modmill.hw.microcode.operation import Operation as Instruction
from modmill.hw.microcode.program import Instruction as Slot
from modmill.hw.microcode.program import Program

PRODUCTS = "mul", "mulo"
"""Products modulo the modulus of a processor, and modulo another one that it may have."""
BIT_OF = "bit"
"""The bit of a number whose place the second operand says."""
FUNCTIONS = ("mul", "add", "sub", "equal", "below", "odd", "when", "unless", BIT_OF, PRODUCTS[1], "square")
"""Names of all functions, in the order of their codes."""
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
    """The operations of a graph, and the constants that they name, by name.

    Those of `words` are numbers as they are, the others stand for residues; in a `binary` assembly for polynomials over
    GF(2), whose sums are their differences.
    """

    operations: tuple[Instruction, ...]
    constants: Mapping[str, int]
    words: frozenset[str]
    binary: bool = False

    @property
    def functions(self) -> tuple[str, ...]:
        """The functions that occur, products, sums and differences always, in the order of FUNCTIONS."""
        used = {op.function for op in self.operations} | set(FUNCTIONS[: 2 if self.binary else 3])
        return tuple(name for name in FUNCTIONS if name in used)


def translate(graph: Graph, product: str = PRODUCTS[0]) -> Assembly:
    """The operations of a graph, with that function for products.

    Raises FormulaError for those that work on words, and for sums modulo the other modulus.
    """
    return _Translation(legal(graph), product).assembly()


class _Translation:
    def __init__(self, graph: Graph, product: str) -> None:
        self.graph, self.product = graph, product
        self.constants: dict[tuple[int, bool], str] = {}
        self.found: list[Instruction] = []
        self.names: dict[int, str] = {}

    def assembly(self) -> Assembly:
        """Node by node; what is read or is the result twice goes into a result by a copy."""
        if both := set(self.graph.inputs) & set(self.graph.results):
            raise FormulaError(f"{min(both)}: an input and a result of one name")
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
        return Assembly(tuple(self.found), constants, words, any(node.type.binary for node in self.graph.nodes))

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
            function = "square" if node.type.binary else function
        if function is None:
            raise FormulaError(f"{node.op}: no instruction does it")
        if self.product != PRODUCTS[0]:
            if function in ("add", "sub") and node.type == RESIDUE:
                raise FormulaError(f"{node.op}: sums are modulo one modulus only")
            function = self.product if function == PRODUCTS[0] else function
        return Instruction(function, self.names[at], *operands)


@dataclass(frozen=True, slots=True)
class Portion:
    """A section of a program: its slots, the registers of all variables, and which of these it gives a new value.

    `bits` names the variable of each input that is a bit of it, at the place that the loop's counter says; `product`
    is the function that multiplies modulo the section's modulus.
    """

    span: range
    variables: Mapping[str, Place]
    gives: frozenset[str]
    bits: Mapping[str, str]
    product: str


def retrace(
    program: Program, types: Mapping[str, Type], constants: Mapping[str, int], modulus: int, part: Portion | None = None
) -> Graph:
    """The computation of a program, or of a part of it, as a graph: read slot by slot, each result written when it is
    there.

    Independent of how the program was scheduled and where its values lie. Raises FormulaError for a program that
    reads a register before it is written, and for a part that changes another variable than those that it gives.
    """
    if program.slots[-1] is not None:
        raise FormulaError("the last slot has an instruction, whose result comes too late")
    whole = Portion(range(len(program.slots) - 1), {}, frozenset(), {}, PRODUCTS[0])
    return _Reading(program, types, list(constants.values()), modulus, part or whole).graph()


class _Reading:
    def __init__(
        self, program: Program, types: Mapping[str, Type], constants: Sequence[int], modulus: int, part: Portion
    ) -> None:
        self.program, self.machine, self.constants, self.part = program, program.machine, constants, part
        self.b = Builder(modulus)
        self.element = POLYNOMIAL if any(type_.binary for type_ in types.values()) else RESIDUE
        self.places: dict[Place, int] = {}
        self.bits: dict[Place, int] = {}
        for name, type_ in types.items():
            node = self.b.input(name, type_)
            if name in part.bits:
                self.bits[self.place(part.bits[name])] = node
            else:
                self.places[self.place(name)] = node

    def place(self, name: str) -> Place:
        """That of an input or a variable."""
        return self.part.variables.get(name) or (Space.BEAT, self.machine.inputs.index(name))

    def graph(self) -> Graph:
        """All slots, and the results that come when the last one has passed."""
        machine, before = self.machine, dict(self.places)
        results: dict[str, int] = {}
        coming: dict[int, list[tuple[Place, int]]] = {}
        span = self.part.span
        for slot in range(span.start, span.stop + 1):
            for (space, index), node in coming.pop(slot, ()):
                if space is Space.BEAT:
                    results[machine.results[index]] = node
                else:
                    self.places[space, index] = node
            instruction = self.program.slots[slot] if slot in span else None
            if instruction is None:
                continue
            node = self.result(instruction)
            coming.setdefault(slot + machine.slots(instruction.function), []).append((instruction.to, node))
        if coming:
            raise FormulaError("a result comes after the last slot")
        for name, place in self.part.variables.items():
            if name in self.part.gives:
                results[name] = self.read(place, None)
            elif self.places.get(place) != before.get(place):
                raise FormulaError(f"{name} is changed")
        return self.b.graph(results)

    def read(self, place: Place, like: int | None) -> int:
        """The node that is there; constants are of the type of the other operand."""
        (space, index), b = place, self.b
        if space is Space.CONSTANT:
            type_ = self.element if like is None else b.nodes[like].type
            if self.constants[index] >= type_.size(b.modulus):
                raise FormulaError(f"{self.machine.constants[index]}: {self.constants[index]} is not a {type_}")
            return b.constant(self.constants[index], type_)
        if place not in self.places:
            raise FormulaError(f"{self.machine.names(space)[index]} is read before it is written")
        return self.places[place]

    def result(self, instruction: Slot) -> int:
        """The result of an instruction."""
        name = instruction.function.name
        if name in (STORE, LOAD):
            return self.read(instruction.a, None)
        if name == BIT_OF:
            if instruction.a not in self.bits or instruction.b[0] is not Space.COUNT:
                raise FormulaError("bit: not that bit of a variable whose turn it is")
            return self.bits[instruction.a]
        first = self.read(instruction.a, None) if instruction.a[0] is not Space.CONSTANT else None
        second = self.read(instruction.b, first)
        if first is None:
            # What is chosen is a residue: choices between bits that are constant have been simplified.
            first = self.read(instruction.a, None if name in ("when", "unless") else second)
        found = _meant(self.b, "mul" if name == self.part.product else name, first, second)
        if self.part.product != PRODUCTS[0] and name in ("mul", "add", "sub") and self.b.nodes[found].type == RESIDUE:
            raise FormulaError(f"{name}: modulo another modulus")
        return found


def _meant(b: Builder, function: str, x: int, y: int) -> int:
    """The operation that a function carries out on operands of these types."""
    if function == PRODUCTS[1]:
        raise FormulaError(f"{function}: modulo another modulus")
    first, second = b.nodes[x].type, b.nodes[y].type
    if function == "mul":
        if not first.modular:
            if b.value(y) != 1:
                raise FormulaError(f"mul: a {first} is multiplied")
            return b.add(ops.REDUCE, x)
        return b.add(ops.MUL, x, y)
    if function == "equal" and first != second:
        return b.add(SAME, x, y)
    if function == "odd":
        return b.add(ops.ODD, x)
    if function in ("add", "sub") and not first.modular:
        if function == "sub" or not disjoint(b, x, y):
            raise FormulaError(f"{function}: a {first} and a {second} that may both be set")
        return b.add(JOIN, x, y)
    if function in ("when", "unless"):
        return b.add(WHEN if function == "when" else UNLESS, x, y)
    if function == "square":
        return b.add(ops.SQUARE, x)
    return b.add({"add": ops.ADD, "sub": ops.SUB, "equal": ops.EQUAL, "below": ops.BELOW}[function], x, y)
