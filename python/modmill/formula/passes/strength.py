"""Cheaper operations for dearer ones: squares, small constants, signs moved outwards, choices that are none."""

from __future__ import annotations

from collections.abc import Callable

from modmill.formula import operation as ops
from modmill.formula.graph import Builder, Graph, Node, keep, rewrite
from modmill.formula.operation import RESIDUE, Operation

SMALL = 20
"""Bits of the largest constant whose product counts as a scaling: a row or two of multipliers, or shifts and adders."""


def strength(graph: Graph) -> Graph:
    """The graph after one look at every operation."""

    def rule(builder: Builder, node: Node) -> int:
        found = RULES.get(node.op, _nothing)(builder, node)
        return keep(builder, node) if found is None else found

    return rewrite(graph, rule)


def _nothing(_b: Builder, _node: Node) -> int | None:
    return None


def _under(b: Builder, at: int, op: Operation) -> tuple[int, ...] | None:
    """The operands of a node if it is that operation."""
    return b.nodes[at].args if b.nodes[at].op is op else None


def _negated(b: Builder, at: int) -> int | None:
    """The operand of a negation; None for any other node."""
    args = _under(b, at, ops.NEG)
    return args[0] if args else None


def _add(b: Builder, node: Node) -> int | None:
    x, y = node.args
    if node.type.binary and x == y:
        return b.constant(0, node.type)
    for one, other in ((x, y), (y, x)):
        if b.value(one) == 0:
            return other
        if (positive := _negated(b, one)) is not None:
            return b.add(ops.SUB, other, positive)
    return b.add(ops.SCALE, x, parameter=2) if x == y and node.type == RESIDUE else None


def _sub(b: Builder, node: Node) -> int | None:
    x, y = node.args
    if node.type.binary:
        return b.add(ops.ADD, x, y)
    if x == y:
        return b.constant(0, node.type)
    if b.value(y) == 0:
        return x
    if b.value(x) == 0:
        return b.add(ops.NEG, y)
    if (positive := _negated(b, y)) is not None:
        return b.add(ops.ADD, x, positive)
    if (positive := _negated(b, x)) is not None:
        return b.add(ops.NEG, b.add(ops.ADD, positive, y))
    return None


def _neg(b: Builder, node: Node) -> int | None:
    (x,) = node.args
    if node.type.binary:
        return x
    if (positive := _negated(b, x)) is not None:
        return positive
    difference = _under(b, x, ops.SUB)
    return b.add(ops.SUB, *reversed(difference)) if difference else None


def _mul(b: Builder, node: Node) -> int | None:
    x, y = node.args
    if x == y:
        return b.add(ops.SQUARE, x)
    if (found := _signs(b, ops.MUL, x, y)) is not None:
        return found
    for one, other in ((x, y), (y, x)):
        value = b.value(one)
        if value == 0:
            return b.constant(0, node.type)
        if value is not None and node.type.binary:
            if value == 1:
                return other
        elif value is not None:
            # The smaller of the constant and its negative.
            size, negative = min((value, False), (b.modulus - value, True))
            if size.bit_length() <= SMALL:
                scaled = other if size == 1 else b.add(ops.SCALE, other, parameter=size)
                return b.add(ops.NEG, scaled) if negative else scaled
    return None


def _signs(b: Builder, op: Operation, x: int, y: int) -> int | None:
    """(-x) y = -(x y), so that signs meet outside, where a difference takes them up."""
    p, q = _negated(b, x), _negated(b, y)
    if p is None and q is None:
        return None
    product = b.add(op, x if p is None else p, y if q is None else q)
    return product if p is not None and q is not None else b.add(ops.NEG, product)


def _square(b: Builder, node: Node) -> int | None:
    positive = _negated(b, node.args[0])
    return None if positive is None else b.add(ops.SQUARE, positive)


def _scale(b: Builder, node: Node) -> int | None:
    (x,), k = node.args, node.parameter
    if node.type.binary:
        return x if k % 2 else b.constant(0, node.type)
    if (positive := _negated(b, x)) is not None:
        return b.add(ops.NEG, b.add(ops.SCALE, positive, parameter=k))
    inner = b.nodes[x]
    if inner.op is ops.SCALE and (k * inner.parameter).bit_length() <= SMALL:
        return b.add(ops.SCALE, *inner.args, parameter=k * inner.parameter)
    return None


def _select(b: Builder, node: Node) -> int | None:
    bit, x, y = node.args
    if x == y:
        return x
    if (value := b.value(bit)) is not None:
        return x if value else y
    inverted = _under(b, bit, ops.NOT)
    return b.add(ops.SELECT, *inverted, y, x) if inverted else None


def _equal(b: Builder, node: Node) -> int | None:
    x, y = node.args
    if x == y:
        return b.constant(1, node.type)
    for one, other in ((x, y), (y, x)):
        difference = _under(b, one, ops.SUB)
        if difference and b.value(other) == 0:
            return b.add(ops.EQUAL, *difference)
    return None


def _bitwise(zero: Callable[[int, int], int | None]) -> Callable[[Builder, Node], int | None]:
    """`zero` of an operand beside the constant: its value and the largest; the operand, if it gives -1."""

    def rule(b: Builder, node: Node) -> int | None:
        x, y = node.args
        most = (1 << node.type.bits) - 1
        if x == y:
            return b.constant(0, node.type) if node.op is ops.XOR else x
        for one, other in ((x, y), (y, x)):
            if (value := b.value(one)) is not None:
                found = zero(value, most)
                if found is not None:
                    return other if found < 0 else b.constant(found, node.type)
        return None

    return rule


def _not(b: Builder, node: Node) -> int | None:
    inner = _under(b, node.args[0], ops.NOT)
    return inner[0] if inner else None


def _moved(b: Builder, node: Node) -> int | None:
    """No way at all, or two ways one after the other."""
    inner, bits = b.nodes[node.args[0]], node.type.bits
    if node.parameter == 0 or (node.op is ops.ROTATE and node.parameter % bits == 0):
        return node.args[0]
    if node.op is ops.ROTATE and node.parameter > bits:
        return b.add(ops.ROTATE, *node.args, parameter=node.parameter % bits)
    if inner.op is not node.op:
        return None
    by = inner.parameter + node.parameter
    if node.op is ops.ROTATE:
        return b.add(ops.ROTATE, *inner.args, parameter=by % bits)
    return b.constant(0, node.type) if by >= bits else b.add(ops.SHIFT, *inner.args, parameter=by)


RULES: dict[Operation, Callable[[Builder, Node], int | None]] = {
    ops.ADD: _add,
    ops.SUB: _sub,
    ops.NEG: _neg,
    ops.MUL: _mul,
    ops.SQUARE: _square,
    ops.SCALE: _scale,
    ops.SELECT: _select,
    ops.EQUAL: _equal,
    ops.XOR: _bitwise(lambda value, _most: -1 if value == 0 else None),
    ops.AND: _bitwise(lambda value, most: 0 if value == 0 else -1 if value == most else None),
    ops.OR: _bitwise(lambda value, most: -1 if value == 0 else most if value == most else None),
    ops.NOT: _not,
    ops.SHIFT: _moved,
    ops.ROTATE: _moved,
}
