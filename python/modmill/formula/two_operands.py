"""A graph in the operations of a processor whose instructions have two operands and one result.

Bits are numbers, 0 or 1. A choice becomes two halves that are added, of which one is zero.
"""

from __future__ import annotations

from collections.abc import Sequence

from modmill.formula import operation as ops
from modmill.formula.graph import Builder, Graph, Node, keep, rewrite
from modmill.formula.operation import BIT, RESIDUE, FormulaError, Operation, Type
from modmill.formula.passes.common import common
from modmill.formula.passes.dead import dead
from modmill.formula.simplify import simplify


def _of_a_bit(types: Sequence[Type]) -> Type:
    if types[1] != BIT:
        raise FormulaError(f"a {types[1]} chooses, not a bit")
    return types[0]


def _two_sorts(types: Sequence[Type]) -> Type:
    if types[0] != RESIDUE or types[1] == RESIDUE:
        raise FormulaError("a residue is compared with a word")
    return BIT


def _bits(types: Sequence[Type]) -> Type:
    if any(t != BIT for t in types):
        raise FormulaError(f"bits are joined, not a {types[0]} and a {types[1]}")
    return BIT


WHEN = Operation("when", "?", 2, _of_a_bit, lambda x, _k, _n: x[0] if x[1] else 0)
"""The first operand where the second, a bit, is set; else 0."""
UNLESS = Operation("unless", "?!", 2, _of_a_bit, lambda x, _k, _n: 0 if x[1] else x[0])
SAME = Operation("same", "==", 2, _two_sorts, lambda x, _k, _n: int(x[0] == x[1]))
"""A test of whether a residue and a word are the same number."""
JOIN = Operation("join", "+", 2, _bits, lambda x, _k, _n: x[0] + x[1], commutes=True)
"""The sum of two bits of which one is zero at least (`disjoint`), so that it is a bit."""


def legal(graph: Graph) -> Graph:
    """The graph in those operations; sums, differences, products and their like stay for `microcode` to name."""
    graph = simplify(rewrite(graph, _of_bits))
    return dead(common(rewrite(graph, _legal)))


def disjoint(b: Builder, x: int, y: int) -> bool:
    """True if two bits are visibly never both set: one is 0, or one excludes the other or its condition."""
    for one, other in ((x, y), (y, x)):
        node = b.nodes[other]
        if b.value(one) == 0:
            return True
        if node.op is UNLESS and (
            node.args[1] == one or (b.nodes[one].op, b.nodes[one].args[1:]) == (WHEN, node.args[1:])
        ):
            return True
    return False


def _of_bits(b: Builder, node: Node) -> int:
    """Sums of bits as tests. First, so that a choice by an inverted bit can exchange its halves."""
    if any(b.nodes[i].type != BIT for i in node.args):
        return keep(b, node)
    if node.op in (ops.XOR, ops.ADD, ops.SUB):
        return b.add(ops.NOT, b.add(ops.EQUAL, *node.args))
    if node.op is ops.CANONICAL:
        return b.constant(1, BIT)
    return node.args[0] if node.op in (ops.NEG, ops.ODD) else keep(b, node)


def _legal(b: Builder, node: Node) -> int:
    args = node.args
    if node.type.bits > 1 and node.works:
        raise FormulaError(f"{node.op}: a processor of residues does not compute with words")
    if node.op is ops.NOT:
        return b.add(ops.EQUAL, args[0], b.constant(0, BIT))
    if node.op is ops.AND:
        return b.add(WHEN, *args)
    if node.op is ops.OR:
        return b.add(JOIN, args[0], b.add(UNLESS, args[1], args[0]))
    if node.op is ops.NEG:
        return b.add(ops.SUB, b.constant(0, node.type), args[0])
    if node.op is ops.CANONICAL:
        return b.add(SAME, b.add(ops.REDUCE, args[0]), args[0])
    if node.op is ops.SELECT:
        bit, first, second = args
        halves = [None if b.value(at) == 0 else b.add(op, at, bit) for op, at in ((WHEN, first), (UNLESS, second))]
        there = [half for half in halves if half is not None]
        return there[0] if len(there) == 1 else b.add(JOIN if node.type == BIT else ops.ADD, *there)
    return keep(b, node)
