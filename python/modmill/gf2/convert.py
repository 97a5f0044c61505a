"""Elements as integers, bytes and words: the conversions behind `modmill.gf2.Field` and its arrays.

Words are (..., S) uint64, S = ceil(m / 64), lowest first; bit i of word w is the coefficient of x^(64 w + i). Bytes are
the same bits, little-endian, in `stride` bytes per element; bytes above the element are zero.
"""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

import numpy as np

from modmill.arguments import is_index
from modmill.errors import UsageError
from modmill.quantity import shown

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from modmill.gf2.modulus import Modulus


def top_mask(degree: int) -> np.uint64:
    """The bits of an element's highest word that may be one."""
    return np.uint64((1 << ((degree - 1) % 64 + 1)) - 1)


def check(words: NDArray[np.uint64], modulus: Modulus, what: str, *, above: Any = False, first: int = 0) -> None:
    """Raises UsageError for the first element with a bit at or above x^m.

    `above`: which elements have bits above their words. `first` is the index of the first element, for the message.
    """
    # Of the words only the highest can hold such a bit.
    top, most = words[..., -1], top_mask(modulus.degree)
    if not np.any(above) and (top.size == 0 or top.max() <= most):
        return
    wrong = (top > most) | above
    if wrong.any():
        index = first + int(np.flatnonzero(wrong)[0])
        raise UsageError(
            f"{what}: element {index} has a term at or above x^{modulus.degree}, the degree of the modulus", index=index
        )


def from_ints(values: Any, modulus: Modulus, what: str = "values") -> NDArray[np.uint64]:
    """The words of integers: one, an array of any integer dtype or of objects, or nested sequences.

    Raises UsageError that names the index of a value that is not an integer, is negative, or has a bit at or above x^m.
    """
    array = values if isinstance(values, np.ndarray) else np.array(values, dtype=object)
    flat: list[Any] = array.reshape(-1).tolist()
    size, limit = 8 * modulus.words, modulus.degree
    parts: list[bytes] = []
    for index, given in enumerate(flat):
        if isinstance(given, list | tuple):
            reason = f"is a {type(given).__name__}; all rows must have the same length"
            raise UsageError(f"{what}: element {index} {reason}", index=index)
        if not is_index(given):
            raise UsageError(f"{what}: element {index} is {type(given).__name__}, not an integer", index=index)
        value = operator.index(given)
        if value < 0 or value.bit_length() > limit:
            reason = "is negative" if value < 0 else f"has a term at or above x^{limit}, the degree of the modulus"
            raise UsageError(f"{what}: element {index} {reason}", index=index)
        parts.append(value.to_bytes(size, "little"))
    words = np.frombuffer(b"".join(parts), dtype="<u8").astype(np.uint64)
    return words.reshape((*array.shape, modulus.words))


def to_ints(words: NDArray[np.uint64]) -> NDArray[np.object_]:
    """The integers of words, as an array of objects of shape words.shape[:-1]."""
    size = 8 * words.shape[-1]
    data = np.ascontiguousarray(words).astype("<u8", copy=False).tobytes()
    found = np.empty(len(data) // size, dtype=object)
    found[:] = [int.from_bytes(data[i : i + size], "little") for i in range(0, len(data), size)]
    return found.reshape(words.shape[:-1])


def stride_of(modulus: Modulus, stride: int | None) -> int:
    """The bytes of an element: `stride`, by default ceil(m / 8). Raises UsageError where an element does not fit."""
    least = modulus.bytes
    if stride is None:
        return least
    if not least <= stride <= 1 << 20:
        raise UsageError(f"stride must be {least} (the bytes of an element) to {1 << 20} (got {shown(stride)})")
    return stride


def from_bytes(
    data: bytes | bytearray | memoryview,
    modulus: Modulus,
    stride: int | None = None,
    *,
    what: str = "data",
    first: int = 0,
) -> NDArray[np.uint64]:
    """The (n, S) words of n elements of `stride` bytes each; `first` is the index of the first one, for messages.

    Raises UsageError for a length that is not a multiple of `stride`, and for the first element with bits at or above
    x^m.
    """
    step = stride_of(modulus, stride)
    n, rest = divmod(len(data), step)
    if rest:
        raise UsageError(
            f"{what}: the length must be a multiple of {step}, the bytes of an element (got {len(data)})", got=len(data)
        )
    raw = np.frombuffer(data, dtype=np.uint8).reshape(n, step)
    kept = min(step, 8 * modulus.words)
    padded = np.zeros((n, 8 * modulus.words), dtype=np.uint8)
    padded[:, :kept] = raw[:, :kept]
    words = padded.view("<u8").astype(np.uint64, copy=False)
    check(words, modulus, what, above=raw[:, kept:].any(axis=1), first=first)
    return words


def to_bytes(words: NDArray[np.uint64], modulus: Modulus, stride: int | None = None) -> bytes:
    """The elements, in C order, in `stride` bytes each."""
    step = stride_of(modulus, stride)
    raw = np.ascontiguousarray(words).astype("<u8", copy=False).view(np.uint8).reshape(-1, 8 * modulus.words)
    if step == raw.shape[1]:
        return raw.tobytes()
    kept = min(step, raw.shape[1])
    out = np.zeros((len(raw), step), dtype=np.uint8)
    out[:, :kept] = raw[:, :kept]
    return out.tobytes()
