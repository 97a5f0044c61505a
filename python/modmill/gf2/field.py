"""Fields GF(2^m) = GF(2)[x] / N and, on request, rings with a reducible N.

>>> from modmill import gf2
>>> F = gf2.Field("thesis-256")
>>> a, b = F.random(1000, seed=1), F.random(1000, seed=2)
>>> bool(((a + b) ** 2 == a.square() + b.square()).all()), bool((a / b * b == a).all())
(True, True)
>>> print(F(0x13) * F("x^250"))
x^254 + x^251 + x^250
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from modmill import binary_fields as names
from modmill.arguments import public
from modmill.errors import ReducibleModulus, UsageError
from modmill.gf2 import convert, numpy_api, roots
from modmill.gf2.array import FieldArray
from modmill.gf2.engine import ENGINES, Engine
from modmill.gf2.modulus import Modulus, described, read_polynomial
from modmill.progress import ProgressCallback
from modmill.quantity import MAX_THREADS, quoted, shown, whole

if TYPE_CHECKING:
    from numpy.typing import NDArray


Shape = int | tuple[int, ...]
TRIED = 8
"""Candidates for a primitive element that are tried together."""


@public
class Field:
    """GF(2)[x] modulo a polynomial of degree m, 2 <= m <= 65536, on one backend. Call it to make elements.

    `modulus`: a name, a polynomial as text or number, its exponents, or a :class:`Modulus` (:meth:`Modulus.parse` lists
    the forms). A reducible one is refused unless `ring` is true; then elements other than 0 may lack an inverse.
    `backend`: "portable", "neon", "avx2", "avx512", "opencl", "opencl:<index or name>", or "auto": the processor's
    fastest.
    `method`: one of `modmill.gf2.METHODS`, some followed by ":LEVELS", or "auto", which measures. All give the same
    results. `threads` share the work of one call; 0 is all cores (on OpenCL the device decides). A forked process makes
    its own; OpenCL does not work in one whose parent has used it. `progress` is called
    while the modulus is searched for or tested, and methods are measured; returning False stops with Interrupted.

    :attr:`backend`, :attr:`method` and :attr:`why` say what runs. Two fields are equal if their moduli are; their
    elements mix, and the left operand's engine computes.

    Raises ModulusError, ReducibleModulus (`factor`), BackendUnavailable, UsageError (an unknown method, or one that
    does not support this modulus).
    """

    _primitive: int | None = None
    _root_of_x: NDArray[np.uint64] | None = None

    def __init__(
        self,
        modulus: int | str | Sequence[int] | Modulus,
        backend: str = "auto",
        method: str = "auto",
        *,
        ring: bool = False,
        threads: int = 1,
        progress: ProgressCallback | None = None,
    ) -> None:
        whole(threads, "threads", 0, MAX_THREADS)
        self.modulus: Modulus = Modulus.of(modulus)
        self.ring = ring
        self._asked = (backend, method, threads)
        try:
            make = ENGINES.of(backend)
            self.engine: Engine = make(self.modulus, backend, method, ring=ring, threads=threads, progress=progress)
        except ReducibleModulus as e:
            if not isinstance(modulus, int) or modulus.bit_count() > 1:
                raise
            # Whoever writes 2**8 means the number of elements, as in other packages.
            m = self.degree
            read = f"an integer is the modulus, bit i for x^i, and {names.SEROUSSI}{m} has 2^{m} elements"
            raise ReducibleModulus(f"{e}; {read}", **e.data) from None

    @classmethod
    def on(cls, engine: Engine, modulus: int | str | Sequence[int] | Modulus, *, ring: bool = False) -> Field:
        """A field over an existing engine, which must be of that modulus."""
        field = object.__new__(cls)
        field.modulus, field.ring, field.engine = Modulus.of(modulus), ring, engine
        field._asked = (engine.backend, engine.method, 1)
        return field

    @property
    def degree(self) -> int:
        """m; elements have terms 1 .. x^(m-1)."""
        return self.modulus.degree

    @property
    def words(self) -> int:
        """S = ceil(m / 64), the 64-bit words of an element."""
        return self.modulus.words

    @property
    def order(self) -> int:
        """The number of elements, 2^m."""
        return 1 << self.degree

    @property
    def characteristic(self) -> int:
        """2: a + a = 0 for all elements."""
        return 2

    @property
    def primitive_element(self) -> FieldArray:
        """The primitive element that is least as an integer. Raises UsageError as `FieldArray.is_primitive` does.

        >>> print(Field("x^8 + x^4 + x^3 + x + 1").primitive_element)
        x + 1
        """
        if self._primitive is None:
            first = 2
            while not len(found := np.flatnonzero(self(range(first, min(first + TRIED, self.order))).is_primitive())):
                first += TRIED
            self._primitive = first + int(found[0])
        return self(self._primitive)

    @property
    def root_of_x(self) -> NDArray[np.uint64]:
        """The words of sqrt(x), (1, S), computed once: square roots need it. Only for fields."""
        if self._root_of_x is None:
            self._root_of_x = roots.root_of_x(self.engine)
        return self._root_of_x

    @property
    def backend(self) -> str:
        """The place of the computation: "portable", "neon", "avx2", "avx512" or "opencl:<index>"."""
        return self.engine.backend

    @property
    def method(self) -> str:
        """The method of multiplication, with levels if the method has them."""
        return self.engine.method

    @property
    def why(self) -> str:
        """The reason for the choice of backend and method, with figures if they were measured."""
        return self.engine.why

    def __call__(self, values: Any) -> FieldArray:
        """Elements from other values: a new array of the same shape.

        Accepts integers (one, nested sequences, NumPy arrays of integers or of objects), bit i for x^i; one text such
        as "x^7 + 1" or "0x81"; elements of this field or of an equal one, and sequences of them; an array of `galois`
        over the same polynomial.

        >>> F = Field("ghash")
        >>> F([[1, 2, 3], [4, 5, 2**127]]).shape
        (2, 3)

        Raises UsageError that names the index of a value that is not an element.
        """
        if isinstance(values, FieldArray):
            return self.zeros().coerce(values).copy()
        if isinstance(values, str):
            return self._wrap(convert.from_ints(_from_text(values), self.modulus))
        if isinstance(values, list | tuple) and any(isinstance(v, FieldArray) for v in values):
            return numpy_api.stack([self(v) for v in values])
        poly = getattr(type(values), "irreducible_poly", None)
        if poly is not None:
            if int(poly) != self.modulus.poly:
                raise UsageError(f"values: the modulus must be {self.modulus.text} (got {described(int(poly))})")
            values = np.asarray(values).astype(object)
        return self._wrap(convert.from_ints(values, self.modulus))

    def zeros(self, shape: Shape = ()) -> FieldArray:
        """An array of zeros."""
        return self._wrap(np.zeros((*_shape(shape), self.words), dtype=np.uint64))

    def ones(self, shape: Shape = ()) -> FieldArray:
        """An array of ones."""
        found = self.zeros(shape)
        found._words[..., 0] = 1
        return found

    def random(self, shape: Shape = (), seed: int | np.random.Generator | None = None) -> FieldArray:
        """Uniform elements, the same for the same integer `seed`. Do not use them as secrets."""
        generator = np.random.default_rng(seed)
        words = generator.integers(0, 1 << 64, size=(*_shape(shape), self.words), dtype=np.uint64)
        words[..., -1] &= convert.top_mask(self.degree)
        return self._wrap(words)

    def x(self) -> FieldArray:
        """The element x."""
        return self(2)

    def quadratic_roots(self, a: Any, b: Any, c: Any) -> tuple[FieldArray, FieldArray]:
        """The two roots of a x^2 + b x + c for each of the elements, which broadcast; where b is 0, they are equal.

        >>> F = Field("nist-b163")
        >>> first, second = F.quadratic_roots(1, F(5) + F(9), F(5) * F(9))
        >>> print(first, second)
        x^2 + 1 x^3 + 1

        The coefficients are what calling the field takes. Of two roots y b / a and (y + 1) b / a, the one comes first
        whose y has no constant term. Raises NoSolution where the trace of a c / b^2 is 1, NotInvertible where a is 0
        (both with an `index` in C order of the broadcast shape), UsageError for a ring.
        """
        if self.ring:
            raise UsageError("quadratic equations need a field: in a ring roots may be missing or more than two")
        given = [self.zeros().coerce(v) if isinstance(v, FieldArray) else self(v) for v in (a, b, c)]
        shape = np.broadcast_shapes(*(v.shape for v in given))
        a, b, c = (numpy_api.broadcast(v, shape) for v in given)
        double = b == 0
        over_a = a.inv()
        linear = numpy_api.where(double, 1, b)
        y = numpy_api.where(double, 0, a * c / linear.square()).quadratic_root()
        root = (c * over_a).sqrt()
        first = numpy_api.where(double, root, y * linear * over_a)
        return first, numpy_api.where(double, root, first + linear * over_a)

    def from_words(self, words: NDArray[np.uint64], *, copy: bool = True) -> FieldArray:
        """Elements from (..., S) uint64. Without `copy` the array's memory is used and must not change.

        Raises UsageError for another dtype or shape and for bits at or above x^m.
        """
        if words.dtype != np.uint64 or words.ndim < 1 or words.shape[-1] != self.words:
            got = f"{words.dtype} of shape {words.shape}"
            raise UsageError(f"words must be uint64 of shape (..., {self.words}) (got {got})")
        convert.check(words, self.modulus, "words")
        aligned = np.require(words, requirements=["C", "A"])
        return self._wrap(aligned.copy() if copy and aligned is words else aligned)

    def from_bytes(self, data: bytes | bytearray | memoryview, *, stride: int | None = None) -> FieldArray:
        """A one-dimensional array from little-endian elements of `stride` bytes each, by default ceil(m / 8).

        Raises UsageError for a length that is not a multiple of `stride` and for bits at or above x^m.
        """
        return self._wrap(convert.from_bytes(data, self.modulus, stride))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Field) and self.modulus == other.modulus

    def __hash__(self) -> int:
        return hash(self.modulus)

    def __repr__(self) -> str:
        kind = "Ring" if self.ring else "Field"
        return f"<{kind} GF(2)[x] / {self.modulus.name}: {self.backend}, {self.method}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.modulus, self._asked, self.ring)

    def _wrap(self, words: NDArray[np.uint64]) -> FieldArray:
        return FieldArray(self, words)


@public
def GF(  # noqa: N802  # as repr writes it, and `galois`
    values: Any, *, modulus: int | str | Sequence[int] | Modulus, m: int | None = None, ring: bool = False
) -> FieldArray:
    """Elements of GF(2^m) from whatever a :class:`Field` of that modulus takes; `repr` of an array is such a call.

    >>> GF([3, 5], modulus="x^8 + x^4 + x^3 + x + 1") * GF(7, m=8, modulus=0x11B)
    GF([9, 27], m=8, modulus="x^8 + x^4 + x^3 + x + 1")

    The backend and the method are chosen once for each modulus. Raises UsageError where `m` is given and is not the
    degree of the modulus, and what :class:`Field` raises.
    """
    found = Modulus.of(modulus)
    if m is not None and m != found.degree:
        raise UsageError(f"m must be {found.degree}, the degree of the modulus (got {shown(m)})", got=m)
    return _field(found, ring=ring)(values)


@functools.lru_cache(maxsize=64)
def _field(modulus: Modulus, *, ring: bool) -> Field:
    return Field(modulus, ring=ring)


def _again(modulus: Modulus, asked: tuple[str, str, int], ring: bool) -> Field:
    backend, method, threads = asked
    return Field(modulus, backend, method, ring=ring, threads=threads)


def _shape(shape: Shape) -> tuple[int, ...]:
    found = (shape,) if isinstance(shape, int) else tuple(shape)
    if any(n < 0 for n in found) or math.prod(found) > 1 << 48:
        raise UsageError(f"shape: ({', '.join(map(shown, found))}) is negative or too large")
    return found


def _from_text(text: str) -> int:
    """The element that a text writes."""
    found = read_polynomial(text, "values")
    if found is None:
        raise UsageError(f"values: {quoted(text)} is not a polynomial; write x^7+x+1, or 0x and hex digits", got=text)
    return found
