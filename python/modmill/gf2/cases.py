"""The cases of the benchmark of binary fields: fields, operations, working sets, and their operands."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from modmill.binary_fields import named

BITS = (256, 512, 1024, 2048, 4096, 8192)
"""The thesis' sizes."""
KINDS = ("trinomial", "dense")
OPS = ("mul", "single", "square", "inv", "pow")
"""mul, square, inv, pow (64-bit exponent): arrays in one call; single: one product per call."""
MEMORY_OPS = {"trinomial": ("mul", "square", "inv"), "dense": ("mul",)}
"""The operations that are timed on arrays in memory, too, by kind."""
CACHE_BYTES = 96 << 10
"""Bytes of operands and results that stay in a core's second-level cache."""
MEMORY_BYTES = 192 << 20
"""Bytes that stay in no cache."""
EXPONENT = 0xD6E8FEB86659FD93
"""The exponent of `pow`: 64 bits, 39 of them set."""


@dataclass(frozen=True)
class Case:
    """One line of the table: an operation in a field on arrays of a working set."""

    bits: int
    kind: str
    op: str
    memory: bool = False

    @property
    def name(self) -> str:
        """The name in a row, OP-BITS-KIND-WORKINGSET; the last is the bytes of all operands and results."""
        working_set = f"{MEMORY_BYTES >> 20}MiB" if self.memory else f"{CACHE_BYTES >> 10}KiB"
        return f"{self.op}-{self.bits}-{self.kind}-{working_set}"

    @property
    def plain(self) -> str:
        """The operation, however it is called."""
        return "mul" if self.op == "single" else self.op

    @cached_property
    def poly(self) -> int:
        """The thesis' trinomial of that size, or a polynomial of the same degree with about half of all terms."""
        trinomial = named()[f"thesis-{self.bits}"].poly
        return trinomial if self.kind == "trinomial" else dense(trinomial.bit_length() - 1)

    @property
    def ring(self) -> bool:
        """True if the modulus may be reducible: the dense polynomials are random."""
        return self.kind == "dense"

    @property
    def degree(self) -> int:
        """m."""
        return self.poly.bit_length() - 1

    @property
    def words(self) -> int:
        """S = ceil(m / 64)."""
        return -(-self.degree // 64)

    @property
    def count(self) -> int:
        """Elements of each operand: the working set of a product is three arrays; other operations use fewer."""
        return max(1, (MEMORY_BYTES if self.memory else CACHE_BYTES) // (3 * 8 * self.words))

    def operands(self) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
        """Two arrays (count, words) of random elements, the same every time; the first contains no zero."""
        source = np.random.default_rng((self.bits, KINDS.index(self.kind)))
        both = source.integers(0, 1 << 64, size=(2, self.count, self.words), dtype=np.uint64)
        both[:, :, -1] &= np.uint64((1 << (self.degree - 64 * (self.words - 1))) - 1)
        both[0, :, 0] |= np.uint64(1)
        return both[0], both[1]


def dense(degree: int) -> int:
    """A polynomial of that degree without structure: fixed random digits, and a constant term.

    >>> dense(255).bit_length(), dense(255) & 1
    (256, 1)
    """
    digits = hashlib.shake_256(f"modmill bench gf2 {degree}".encode()).digest((degree + 7) // 8)
    return 1 << degree | int.from_bytes(digits, "big") >> (-degree % 8) | 1


def cases(bits: Sequence[int] = BITS, ops: Sequence[str] = OPS) -> Iterator[Case]:
    """Every case of these sizes and operations, in the order of the table; no inverses or powers in dense rings."""
    for kind in KINDS:
        for op in ops:
            if kind == "dense" and op in ("inv", "pow"):
                continue
            for memory in (False, True) if op in MEMORY_OPS[kind] else (False,):
                yield from (Case(size, kind, op, memory) for size in bits)


def as_int(element: NDArray[np.uint64]) -> int:
    """An element as an integer, bit i being the coefficient of x^i.

    >>> as_int(np.array([1, 2], dtype=np.uint64)) == 1 + (2 << 64)
    True
    """
    return int.from_bytes(element.tobytes(), "little")
