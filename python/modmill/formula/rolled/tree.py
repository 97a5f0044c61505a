"""A rolled formula as a tree: loops and assignments of words, of sums of products, and of words of arrays.

A word is a polynomial over GF(2) of w coefficients, so that words add by xor; the product of two is a double word. A
`Total` is a double word that products are added to. :mod:`.trace` makes trees of Python functions.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from modmill.formula.operation import FormulaError
from modmill.formula.rolled.index import Index, Symbol, Variable


class Word(Symbol):
    """An expression for a word. `^` makes the sum of two, `*` their product."""

    __slots__ = ()

    def __xor__(self, other: Word) -> Sum:
        return Sum(self, as_word(other))

    def __mul__(self, other: Word) -> Product:
        return Product(self, as_word(other))

    @property
    def parts(self) -> tuple[Word, ...]:
        """The words that it is computed from."""
        return ()

    @property
    def all(self) -> Iterator[Word]:
        """It and, in turn, all words that it is computed from."""
        yield self
        for part in self.parts:
            yield from part.all


@dataclass(frozen=True, eq=False, slots=True, repr=False)
class Named(Word):
    """A word with a name: a parameter, or one that a statement computes."""

    name: str

    def __repr__(self) -> str:
        return self.name


@dataclass(frozen=True, eq=False, slots=True)
class Bit:
    """A parameter that is 0 or 1; `*` makes its product with a word."""

    name: str

    def __mul__(self, x: Word) -> Times:
        return Times(self, as_word(x))


class Role(Enum):
    """The part that an array has in its formula."""

    INPUT = "an input"
    RESULT = "the result"
    OWN = "the formula's own"


@dataclass(frozen=True, eq=False, slots=True)
class Array:
    """An array of `size` words: an input, the result or a formula's own one, which may be `cleared` at first."""

    name: str
    size: Index
    role: Role
    cleared: bool = False


@dataclass(frozen=True, eq=False, slots=True)
class Total:
    """A double word that products are added to."""

    name: str


@dataclass(frozen=True, eq=False, slots=True, repr=False)
class Load(Word):
    """The word of an array at an index."""

    array: Array
    index: Index

    def __repr__(self) -> str:
        return f"{self.array.name}[{self.index}]"


@dataclass(frozen=True, eq=False, slots=True)
class Sum(Word):
    """The sum of two words."""

    x: Word
    y: Word

    @property
    def parts(self) -> tuple[Word, ...]:
        return self.x, self.y


@dataclass(frozen=True, eq=False, slots=True)
class Times(Word):
    """A word times a bit."""

    bit: Bit
    x: Word

    @property
    def parts(self) -> tuple[Word, ...]:
        return (self.x,)


@dataclass(frozen=True, eq=False, slots=True)
class Product:
    """The product of two words, a double word."""

    x: Word
    y: Word

    @property
    def low(self) -> Half:
        """Its lower word."""
        return Half(self, upper=False)


@dataclass(frozen=True, eq=False, slots=True)
class Half(Word):
    """The upper or lower word of a double word."""

    of: Product | Total
    upper: bool

    @property
    def parts(self) -> tuple[Word, ...]:
        return (self.of.x, self.of.y) if isinstance(self.of, Product) else ()


@dataclass(frozen=True, eq=False, slots=True)
class Store:
    """The word of an array at an index becomes `value`."""

    array: Array
    index: Index
    value: Word


@dataclass(frozen=True, eq=False, slots=True)
class Let:
    """A word gets its name."""

    word: Named
    value: Word


@dataclass(frozen=True, eq=False, slots=True)
class Clear:
    """A total becomes 0; the first statement on a total is one that `declares` it."""

    total: Total
    declares: bool


@dataclass(frozen=True, eq=False, slots=True)
class Add:
    """A product is added to a total."""

    total: Total
    product: Product


@dataclass(frozen=True, eq=False, slots=True)
class Shift:
    """The upper word of a total becomes the lower one, and the upper one 0."""

    total: Total


@dataclass(frozen=True, eq=False, slots=True)
class Show:
    """An observer sees the words of an array or of a total."""

    what: Array | Total


@dataclass(frozen=True, eq=False, slots=True)
class Loop:
    """Statements for each value of a variable, from its first one up."""

    variable: Variable
    body: tuple[Statement, ...]


Statement = Store | Let | Clear | Add | Shift | Show | Loop
Parameter = Array | Named | Bit


@dataclass(frozen=True, eq=False, slots=True)
class Tree:
    """The statements of a formula; `arrays` are its own ones, `result` is the parameter that it fills."""

    name: str
    parameters: tuple[Parameter, ...]
    result: Array
    arrays: tuple[Array, ...]
    body: tuple[Statement, ...]

    @property
    def stored(self) -> Index:
        """The words of the formula's own arrays."""
        return sum((array.size for array in self.arrays), Index())


def as_word(x: object) -> Word:
    """The word that x is. Raises FormulaError for anything else."""
    if not isinstance(x, Word):
        raise FormulaError(f"{x!r} is not a word")
    return x


def words_of(statement: Statement) -> Iterator[Word]:
    """The words that one statement, without those of a loop, reads."""
    match statement:
        case Store(_, _, value) | Let(_, value):
            yield from value.all
        case Add(_, product):
            yield from product.x.all
            yield from product.y.all
        case _:
            pass


def products_of(statement: Statement) -> list[Product]:
    """The products of words that one statement, without those of a loop, forms."""
    found = [word.of for word in words_of(statement) if isinstance(word, Half) and isinstance(word.of, Product)]
    return [statement.product, *found] if isinstance(statement, Add) else found
