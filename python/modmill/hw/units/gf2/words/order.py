"""The orders of word-serial Montgomery multiplication as rows, and the cycles that they take.

A row is one word times s words, added to a ring of s words of T; after most rows the ring has moved down by a word.
"""

from __future__ import annotations

from dataclasses import dataclass

from modmill.formula.operation import FormulaError
from modmill.formula.rolled import tree
from modmill.formula.rolled.count import products
from modmill.formula.rolled.rows import phases, source
from modmill.golden.gf2_orders import FORMULAS
from modmill.hw.units.gf2.memories import latency, power

A, N, INVERSE = "a", "n", "inverse"
WORD, QUOTIENT, KEPT = "word", "quotient", "kept"


@dataclass(frozen=True, slots=True)
class Row:
    """A sort of rows: `operand` times a word `by`, a word of b, the quotient q, or a word that an earlier row kept.

    `upper`: added to the ring that holds the upper half of a b at the end; otherwise to that of the result. `moves`:
    the ring moves down. `keeps`: the word that it moves out is kept.
    """

    operand: str
    by: str
    upper: bool
    moves: bool
    keeps: bool


@dataclass(frozen=True, slots=True)
class Order:
    """Sorts of rows of a formula.

    `coarse`: each step of the outer loop has a row of every sort; else all rows of a sort follow each other. `fine`:
    both rows of a step share one inner loop, so that T is read and written once.
    """

    rows: tuple[Row, ...]
    coarse: bool
    formula: tree.Tree
    fine: bool = False

    @property
    def upper(self) -> bool:
        """True if the result is the sum of both rings."""
        return any(row.upper for row in self.rows)

    @property
    def quotients(self) -> bool:
        """True if n', a word, is what is needed of N's inverse; else all of it is."""
        return any(isinstance(parameter, tree.Named) for parameter in self.formula.parameters)


def derived(formula: tree.Tree) -> Order:
    """The order of a formula of rows. Raises FormulaError for a formula that has none."""
    loops, result = phases(formula), source(formula)
    coarse, found = len(loops) == 1, [row for phase in loops for row in phase]
    if not coarse and len(found) > len(loops):
        raise FormulaError(f"{formula.name}: some rows take turns, and others do not")
    fine = coarse and any(row.shares for row in found)
    made: list[Row] = []
    for place, row in enumerate(found, 1):
        later = [] if coarse else found[place:]
        read = {word.array for other in later for word in other.by.all if isinstance(word, tree.Load)}
        upper = row.target is result and any(other.target is result for other in later)
        moves = row.moves and not row.shares
        made.append(Row(row.operand.name, _multiplier(row.by), upper, moves, row.target in read))
    return Order(tuple(made), coarse, formula, fine)


def _multiplier(by: tree.Word) -> str:
    if isinstance(by, tree.Load):
        return WORD if by.array.role is tree.Role.INPUT else KEPT
    return QUOTIENT


ORDERS = {name: derived(FORMULAS[name].tree) for name in ("sos", "cios", "fios", "algorithm5")}
"""The orders of the golden model that are rows."""


@dataclass(frozen=True, slots=True)
class Timing:
    """The cycles of one product: s words in G groups of so many lanes.

    A product of words takes `step` cycles, and so does each step of a row. `registers`: 1 for those of q behind its
    product and around memories, 2 for others inside each product of words, too. `pages` of the memory of operands: two
    of a, and those of N and its inverse where they come through the stream.
    """

    order: Order
    words: int
    lanes: int
    registers: int
    step: int = 1
    pages: int = 4

    @property
    def groups(self) -> int:
        """G."""
        return -(-self.words // self.lanes)

    @property
    def sorts(self) -> int:
        """Loops over the groups that follow each other: one for each sort of rows, or one for all in a fine order."""
        return 1 if self.order.fine else len(self.order.rows)

    @property
    def spacing(self) -> int:
        """Steps from a group of a row to the next one; in between, two rows of a fine order take turns."""
        return 2 if self.order.fine and self.groups > self.quotient else 1

    @property
    def behind(self) -> int:
        """The steps by which the row of N is behind that of a in a fine order."""
        return self.quotient if self.spacing == 1 else self.quotient | 1

    @property
    def group_places(self) -> int:
        """Places of a page of groups."""
        return power(self.groups)

    @property
    def read(self) -> int:
        """Cycles from a group's turn to its operands in registers."""
        return 2 + self.chosen + max(latency(self.pages * self.group_places), latency(power(self.words)))

    @property
    def chosen(self) -> int:
        """Registers behind the choice of the word that multiplies a row."""
        return int(self.registers > 0)

    @property
    def inside(self) -> int:
        """Registers inside a product of words."""
        return int(self.registers > 1)

    @property
    def digit(self) -> int:
        """Registers behind the choice of a digit, where there are more than two."""
        return int(self.step > 2)

    @property
    def sum(self) -> int:
        """Cycles from a group's turn to its sum with the group of T."""
        return self.read + 1 + self.digit + self.inside

    @property
    def quotient(self) -> int:
        """The least steps from the row that makes a word of T final to the row that q for it multiplies.

        They are the product, the sum with T and q's product, each before registers, and those that were asked for;
        with one lane the word that a row makes final is in its second group.
        """
        if self.step > 1:
            # Both products take a step, and end in registers of their own.
            return -(-2 * (self.step + 1 + self.digit + self.inside) // self.step)
        return 3 + int(self.registers > 0) + 2 * self.inside

    @property
    def old(self) -> int:
        """Registers between the memories of T and the sum."""
        return int(self.registers > 0)

    @property
    def ring(self) -> int:
        """The least steps of a row, after which a group of T that it wrote can be read."""
        return 1 + (self.groups > 1) + self.old

    def length(self, sort: int, *, last: bool) -> int:
        """The steps of a row of a sort; `last`: of its last row."""
        if self.order.fine:
            return self._fine(last=last)
        rows = self.order.rows
        found = max(self.groups, self.ring)
        if self.order.coarse:
            if rows[(sort + 1) % len(rows)].by == QUOTIENT:
                found = max(found, self.quotient)
        elif rows[sort].by == QUOTIENT:
            found = max(found, self.quotient + (self.lanes == 1))
        elif last:
            found = max(found, self.quotient)
        return found

    def _fine(self, *, last: bool) -> int:
        """The steps from a row of a to the next one, which reads what N's row wrote; after the last, to its end."""
        if self.spacing == 1:
            return self.behind + max(self.groups, self.ring)
        if last:
            return self.behind + 2 * self.groups - 1
        least = self.behind + 3 + self.old
        return max(2 * self.groups, least + least % 2)

    @property
    def cycles(self) -> int:
        """Cycles between two products: those of the rows, and one for each group of the result."""
        rows = range(self.sorts)
        ordinary = sum(self.length(sort, last=False) for sort in rows) * (self.words - 1)
        return self.step * (ordinary + sum(self.length(sort, last=True) for sort in rows)) + self.groups

    @property
    def products(self) -> int:
        """Products of words of one product: those of the rows, and the quotients."""
        return products(self.order.formula, self.words)
