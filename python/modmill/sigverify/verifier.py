"""Ed25519 signatures, each verified independently: one, or arrays of them (files: :mod:`modmill.sigverify.files`).

Callers must name the rule they rely on; "strict" is what Solana and ed25519-dalek's ``verify_strict`` apply
(docs/derivations/ed25519-rules.md). Everything is public; run time depends on it.

>>> from modmill import sigverify
>>> data = sigverify.sample(3, length=20, seed=1)
>>> verifier = sigverify.Verifier("strict")
>>> verifier.verify_many(data.messages, data.signatures, data.keys)
array([0, 0, 0], dtype=uint8)
>>> verifier.verify(b"another message", data.signatures[0].tobytes(), data.keys[0].tobytes()).label
'equation'
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from modmill import _native
from modmill.errors import UsageError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

RULES: tuple[str, ...] = _native.SIGNATURE_RULES


class Verdict(IntEnum):
    """What is said of one signature; the number is its code in arrays. The first check that fails gives it."""

    ACCEPTED = 0
    SCALAR_NOT_REDUCED = 1
    KEY_ENCODING = 2
    COMMITMENT_ENCODING = 3
    KEY_SMALL_ORDER = 4
    COMMITMENT_SMALL_ORDER = 5
    EQUATION = 6

    @property
    def label(self) -> str:
        """The name in files and on the command line.

        >>> Verdict.SCALAR_NOT_REDUCED.label
        'scalar-not-reduced'
        """
        return _native.SIGNATURE_VERDICTS[self]


class Verifier:
    """Verifies signatures under one rule on one backend; may be shared by threads.

    `threads` is how many share the work of one :meth:`verify_many`. `backend` and `why` say what runs.

    Raises UsageError for an unknown rule, BackendUnavailable for a backend that can't run here.
    """

    def __init__(self, rule: str = "strict", *, backend: str = "auto", threads: int = 1) -> None:
        if threads < 1:
            raise UsageError(f"threads: {threads} is out of range (1 or more)", got=threads)
        self._native = _native.SignatureVerifier(rule, backend=backend, threads=threads)
        self.rule = rule
        self.backend = self._native.backend
        self.why = self._native.why

    def verify(self, message: bytes, signature: bytes, key: bytes) -> Verdict:
        """The verdict on one signature: 64 bytes (R, S) of `message` by the encoded `key` of 32 bytes."""
        for name, given, size in (("signature", signature, 64), ("key", key, 32)):
            if len(given) != size:
                raise UsageError(f"{name}: {len(given)} bytes, not {size}", got=len(given))
        return Verdict(self._native.verify(bytes(message), bytes(signature), bytes(key)))

    def verify_many(
        self,
        messages: Sequence[bytes] | NDArray[np.uint8],
        signatures: NDArray[np.uint8],
        keys: NDArray[np.uint8],
        *,
        offsets: NDArray[np.integer[Any]] | None = None,
    ) -> NDArray[np.uint8]:
        """The codes of the verdicts on n signatures; other Python threads run meanwhile.

        `signatures` is (n, 64) and `keys` (n, 32), both uint8. `messages` is a list of n byte strings, an (n, length)
        uint8 array, or one uint8 array with n + 1 `offsets`: message i is ``messages[offsets[i]:offsets[i + 1]]``.

        >>> import numpy as np
        >>> data = sample(2, length=8, seed=5)
        >>> flat, offsets = data.messages.reshape(-1), np.array([0, 8, 16])
        >>> Verifier().verify_many(flat, data.signatures, data.keys[::-1], offsets=offsets)
        array([6, 6], dtype=uint8)

        Raises UsageError where shapes don't fit together.
        """
        import numpy as np

        n = len(keys)
        _check_array("signatures", signatures, (n, 64))
        _check_array("keys", keys, (n, 32))
        if isinstance(messages, np.ndarray):
            flat, bounds = _flat(messages, n, offsets)
        else:
            if offsets is not None:
                raise UsageError("offsets: a list of messages has none")
            flat = b"".join(messages)
            bounds = np.concatenate([[0], np.cumsum([len(m) for m in messages], dtype=np.int64)])
        if len(bounds) != n + 1:
            raise UsageError(f"messages: {len(bounds) - 1} of them for {n} keys", got=len(bounds) - 1)
        codes = self._native.verify_many(
            flat, bounds.astype(np.uint64), np.ascontiguousarray(signatures), np.ascontiguousarray(keys)
        )
        return np.frombuffer(codes, dtype=np.uint8)


def _check_array(name: str, given: NDArray[np.uint8], shape: tuple[int, int]) -> None:
    if given.dtype != "uint8" or given.shape != shape:
        raise UsageError(f"{name}: an array of {given.dtype}, shape {given.shape}; wanted uint8, shape {shape}")


def _flat(
    messages: NDArray[np.uint8], n: int, offsets: NDArray[np.integer[Any]] | None
) -> tuple[NDArray[np.uint8], NDArray[np.integer[Any]]]:
    import numpy as np

    if messages.dtype != "uint8":
        raise UsageError(f"messages: an array of {messages.dtype}; wanted uint8")
    if messages.ndim == 2 and offsets is None:
        return np.ascontiguousarray(messages).reshape(-1), messages.shape[1] * np.arange(len(messages) + 1)
    if messages.ndim != 1 or offsets is None:
        raise UsageError("messages: a list, a two-dimensional array, or a one-dimensional one with offsets")
    ordered = offsets.ndim == 1 and len(offsets) == n + 1 and bool(np.all(offsets[:-1] <= offsets[1:]))
    if not ordered or offsets[0] < 0 or offsets[-1] > len(messages):
        raise UsageError(f"offsets: not {n + 1} ascending places within the {len(messages)} bytes of messages")
    return np.ascontiguousarray(messages), offsets


@dataclass(frozen=True, slots=True)
class Sample:
    """Valid signatures: `messages` (n, length), `signatures` (n, 64) and `keys` (n, 32), all uint8."""

    messages: NDArray[np.uint8]
    signatures: NDArray[np.uint8]
    keys: NDArray[np.uint8]


def sample(count: int, *, length: int = 200, seed: int = 1) -> Sample:
    """`count` valid signatures with as many keys, of random messages of `length` bytes; the same for the same seed."""
    import numpy as np

    made = _native.signatures_sample(natural(count, "count"), length=natural(length, "length"), seed=seed)
    widths = (length, 64, 32)
    return Sample(*(np.frombuffer(m, dtype=np.uint8).reshape(count, w) for m, w in zip(made, widths, strict=True)))


def natural(value: int, what: str) -> int:
    """The value, or a UsageError that says what is negative."""
    if value < 0:
        raise UsageError(f"{what}: {value} is negative")
    return value
