"""Proofs that graphs of words compute the same: equal normal forms, which no random test could replace.

A word is a sum modulo 2^bits, kept as the multiset of its summands, or a bitwise function, kept as the table of its
values over the words that it reads. Both are unique for given summands and words read, so equal forms are a proof.
Different ones are none: whatever mixes sums with bits may be equal for reasons that the forms do not have.
"""

from __future__ import annotations

from collections.abc import Hashable

from modmill.formula import operation as ops
from modmill.formula.graph import CONSTANT, INPUT, Graph, Node

BITWISE = (ops.XOR, ops.AND, ops.OR, ops.NOT)
SUMS = (ops.ADD, ops.SUB, ops.NEG)
WIDEST = 10
"""Words that a table is over; a function of more is taken as it stands."""
Form = Hashable
Table = tuple[tuple[int, ...], int]
"""The words that a bitwise function reads, in a fixed order, and bit k its value where their bits are those of k."""


def proved(a: Graph, b: Graph) -> bool:
    """True if all results of two graphs have the same normal forms. False unless they compute with words alone."""
    if any(node.type.modular for graph in (a, b) for node in graph.nodes) or set(a.results) != set(b.results):
        return False
    numbers: dict[Form, int] = {}
    forms = [_Forms(graph, numbers).forms() for graph in (a, b)]
    return all(forms[0][a.results[name]] == forms[1][b.results[name]] for name in a.results)


class _Forms:
    def __init__(self, graph: Graph, numbers: dict[Form, int]) -> None:
        self.graph, self.numbers = graph, numbers
        self.found: list[int] = []
        self.sums: list[dict[int, int]] = []
        self.tables: list[Table] = []

    def forms(self) -> list[int]:
        """The number of each node's form; equal forms have equal numbers in all graphs that share `numbers`."""
        for node in self.graph.nodes:
            self.add(node)
        return self.found

    def add(self, node: Node) -> None:
        """Gives a node its form, as a sum and as a table, too."""
        total: dict[int, int] | None = None
        table: Table | None = None
        if node.op is CONSTANT:
            total = {-1: node.parameter} if node.parameter else {}
            full = (1 << node.type.bits) - 1
            table = ((), int(bool(node.parameter))) if node.parameter in (0, full) else None
        elif node.op in SUMS:
            total = self.summed(node)
        elif node.op in BITWISE:
            table = self.tabled(node)
        if total is not None:
            own = self.one(total) or self.number(("sum", node.type.bits, *sorted(total.items())))
        elif table is not None:
            own = (
                table[0][0] if table[1] == 2 and len(table[0]) == 1 else self.number(("table", node.type.bits, *table))
            )
        else:
            what = self.graph.inputs[node.parameter] if node.op is INPUT else node.parameter
            args = [self.found[i] for i in node.args]
            args = sorted(args) if node.op.commutes else args
            own = self.number((node.op.name, node.type.bits, what, *args))
        self.found.append(own)
        self.sums.append({own: 1} if total is None else total)
        self.tables.append(((own,), 2) if table is None else table)

    @staticmethod
    def one(total: dict[int, int]) -> int | None:
        """The only summand."""
        return next(iter(total)) if list(total.values()) == [1] and -1 not in total else None

    def number(self, form: Form) -> int:
        """That of a form."""
        return self.numbers.setdefault(form, len(self.numbers) + 1)

    def summed(self, node: Node) -> dict[int, int]:
        """The summands with their coefficients modulo 2^bits; that of the constant 1 is numbered -1."""
        signs = {ops.ADD: (1, 1), ops.SUB: (1, -1), ops.NEG: (-1,)}[node.op]
        total: dict[int, int] = {}
        for sign, i in zip(signs, node.args, strict=True):
            for form, times in self.sums[i].items():
                total[form] = (total.get(form, 0) + sign * times) % (1 << node.type.bits)
        return {form: times for form, times in total.items() if times}

    def tabled(self, node: Node) -> Table | None:
        """The function over the words that it depends on; None over too many."""
        read = sorted({form for i in node.args for form in self.tables[i][0]})
        if len(read) > WIDEST:
            return None
        value = 0
        for k in range(1 << len(read)):
            bit = {form: k >> at & 1 for at, form in enumerate(read)}
            x = [table >> sum(bit[form] << at for at, form in enumerate(forms)) & 1 for forms, table in self.of(node)]
            value |= (node.op.act(x, 0, 0) & 1) << k
        for at in reversed(range(len(read))):
            low = [k for k in range(1 << len(read)) if not k >> at & 1]
            if all(value >> k & 1 == value >> (k | 1 << at) & 1 for k in low):
                value = sum((value >> k & 1) << n for n, k in enumerate(low))
                del read[at]
        return tuple(read), value

    def of(self, node: Node) -> list[Table]:
        """The tables of a node's operands."""
        return [self.tables[i] for i in node.args]
