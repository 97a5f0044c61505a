"""Elements of GF(2)[x] / N as words: the storage under :class:`modmill.gf2.FieldArray`.

An array of shape s is (*s, S) uint64, S = ceil(m / 64), lowest word first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, Self

import numpy as np

from modmill.arguments import index, is_index
from modmill.errors import UsageError
from modmill.gf2.engine import Engine
from modmill.gf2.modulus import Modulus
from modmill.quantity import shown

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Ring(Protocol):
    """The interface of a field or ring that arrays need: a :class:`modmill.gf2.Field` has it."""

    modulus: Modulus
    engine: Engine
    ring: bool

    @property
    def degree(self) -> int:
        """m."""
        ...

    @property
    def root_of_x(self) -> NDArray[np.uint64]:
        """The words of sqrt(x), (1, S); only of fields."""
        ...

    def __call__(self, values: Any) -> Any:
        """Elements from integers and other values."""
        ...


class Elements:
    """An array of elements without arithmetic."""

    __slots__ = ("_words", "field")

    def __init__(self, field: Ring, words: NDArray[np.uint64]) -> None:
        """Internal: takes over `words` unchecked. Use the field's methods."""
        self.field: Ring = field
        self._words = words

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape, in elements."""
        return self._words.shape[:-1]

    @property
    def ndim(self) -> int:
        """The number of axes; 0 for a single element."""
        return self._words.ndim - 1

    @property
    def size(self) -> int:
        """The number of elements."""
        return self._words.size // self._words.shape[-1]

    @property
    def nbytes(self) -> int:
        """Bytes of the words."""
        return self._words.nbytes

    @property
    def words(self) -> NDArray[np.uint64]:
        """The words, (*shape, S) uint64, lowest first: a read-only view."""
        view = self._words.view()
        view.flags.writeable = False
        return view

    def copy(self) -> Self:
        """A copy of the elements in new memory."""
        return self.like(self._words.copy(order="C"))

    def reshape(self, *shape: Any) -> Self:
        """The elements, in C order, in another shape; one length may be -1."""
        wanted = shape[0] if len(shape) == 1 and not isinstance(shape[0], int) else shape
        index = np.empty(self.size, dtype=np.int8).reshape(wanted)  # NumPy resolves -1 and rejects what does not fit
        words = self._words.reshape((*index.shape, self._words.shape[-1]))
        return self.like(words if words.ndim > 1 else words.copy())

    def ravel(self) -> Self:
        """One-dimensional, a view where that is possible."""
        return self.reshape(-1)

    def __len__(self) -> int:
        if self.ndim == 0:
            raise TypeError("len() of a single element")
        return self._words.shape[0]

    def __getitem__(self, key: Any) -> Self:
        words = self._words[_key(key)]
        return self.like(words if words.ndim > 1 else words.copy())

    def __setitem__(self, key: Any, value: Any) -> None:
        """Assigns elements, or whatever the field makes elements of: integers, nested lists, arrays of integers."""
        self.require_mutable()
        elements = self.coerce(value) if isinstance(value, Elements) else self.field(value)
        self._words[_key(key)] = elements._words

    # Helpers, for this package

    def like(self, words: NDArray[np.uint64]) -> Self:
        """Elements of the same field that take over `words`."""
        return type(self)(self.field, words)

    def zeros(self, shape: tuple[int, ...]) -> Self:
        """Zeros of the same field."""
        return self.like(np.zeros((*shape, self._words.shape[-1]), dtype=np.uint64))

    def ones(self, shape: tuple[int, ...]) -> Self:
        """Ones of the same field."""
        found = self.zeros(shape)
        found._words[..., 0] = 1
        return found

    def require_mutable(self) -> None:
        """Raises TypeError for a single element."""
        if self.ndim == 0:
            raise TypeError("a single element cannot be changed")

    def rows(self) -> NDArray[np.uint64]:
        """The words as an engine expects them: (size, S), C-contiguous."""
        words = self._words
        return np.ascontiguousarray(words if words.ndim == 2 else words.reshape(-1, words.shape[-1]))

    def coerce(self, other: Any) -> Self:
        """`other` as elements of this field, for arithmetic, where 0 and 1 are the only plain integers.

        Raises TypeError for anything else, UsageError for another modulus.
        """
        if isinstance(other, type(self)):
            if other.field is not self.field and other.field.modulus != self.field.modulus:
                mine, its = self.field.modulus.name, other.field.modulus.name
                raise UsageError(f"elements modulo {its} and modulo {mine} do not mix")
            return other if other.field is self.field else self.like(other._words)
        if is_index(other):
            number = index(other)
            if number in (0, 1):
                return self.ones(()) if number else self.zeros(())
            raise TypeError(f"write F({shown(number)}) for the element: only 0 and 1 are the same in every field")
        raise TypeError(f"{type(other).__name__} is not an element of the field; write F(...) to make one")


def _key(key: Any) -> tuple[Any, ...]:
    """The key that selects whole elements: it never reaches the axis of the words."""
    parts = key if isinstance(key, tuple) else (key,)
    if any(part is Ellipsis for part in parts):
        return (*parts, slice(None))
    return (*parts, Ellipsis, slice(None))
