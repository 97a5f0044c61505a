"""Ed25519 signatures, each verified independently: one, or arrays of them (files: :mod:`modmill.sigverify.files`).

Callers must name the rule they rely on; "strict" is what Solana and ed25519-dalek's ``verify_strict`` apply
(docs/derivations/ed25519-rules.md). Everything is public; run time depends on it.

>>> from modmill import sigverify
>>> data = sigverify.sample(3, length=20, seed=1)
>>> verifier = sigverify.Verifier("strict")
>>> verifier.verify_many(data.messages, data.signatures, data.keys).all_accepted
True
>>> verifier.verify(b"another message", data.signatures[0].tobytes(), data.keys[0].tobytes()).label
'equation'
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from modmill import _native
from modmill.arguments import public
from modmill.errors import UsageError
from modmill.quantity import MAX_THREADS, whole
from modmill.sigverify.verdicts import Verdict, Verdicts

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

RULES: tuple[str, ...] = _native.SIGNATURE_RULES
SCHEMES: dict[str, str] = _native.SIGNATURE_SCHEMES
"""Ed25519ctx and Ed25519ph, which share keys with Ed25519, and why no rule verifies them."""
SIGNATURE_BYTES, KEY_BYTES = 64, 32

Octets = bytes | bytearray | memoryview
"""Objects that give bytes, as every object with the buffer protocol does."""


@public
class Verifier:
    """Verifies signatures under one rule on one backend; may be shared by threads.

    `threads` is how many share the work of one :meth:`verify_many`. `backend` and `why` say what runs.

    Raises UsageError for an unknown rule, BackendUnavailable for a backend that can't run here.
    """

    def __init__(self, rule: str = "strict", *, backend: str = "auto", threads: int = 1) -> None:
        whole(threads, "threads", 1, MAX_THREADS)
        self._native = _native.SignatureVerifier(rule, backend=backend, threads=threads)
        self.rule = rule
        self.threads = threads
        self.backend: str = self._native.backend
        self.why: str = self._native.why

    def __repr__(self) -> str:
        """The call that makes it again.

        >>> Verifier("zip215", backend="portable")
        Verifier('zip215', backend='portable', threads=1)
        """
        return f"Verifier({self.rule!r}, backend={self.backend!r}, threads={self.threads})"

    def verify(self, message: Octets, signature: Octets, key: Octets) -> Verdict:
        """The verdict on one signature: 64 bytes (R, S) of `message` by the encoded `key` of 32 bytes.

        Raises UsageError for arguments of another type or length.
        """
        given = (
            _octets(message, "message"),
            _octets(signature, "signature", SIGNATURE_BYTES),
            _octets(key, "key", KEY_BYTES),
        )
        return Verdict(self._native.verify(*given))

    def verify_many(
        self,
        messages: Sequence[Octets] | NDArray[np.uint8],
        signatures: Sequence[Octets] | NDArray[np.uint8],
        keys: Sequence[Octets] | NDArray[np.uint8],
        *,
        offsets: Sequence[int] | NDArray[np.integer[Any]] | None = None,
    ) -> Verdicts:
        """The verdicts on n signatures; other Python threads run meanwhile.

        Each argument is a list of n byte strings or an array: `signatures` (n, 64), `keys` (n, 32) and `messages`
        (n, length), all uint8. `messages` may also be one uint8 array with n + 1 `offsets`: message i is
        ``messages[offsets[i]:offsets[i + 1]]``.

        >>> data = sample(2, length=8, seed=5)
        >>> flat = data.messages.reshape(-1)
        >>> list(Verifier().verify_many(flat, data.signatures, data.keys[::-1], offsets=[0, 8, 16]))
        [<Verdict.EQUATION: 6>, <Verdict.EQUATION: 6>]

        Raises UsageError for arguments of another type, or that don't fit together.
        """
        import numpy as np

        key_rows = _rows("keys", keys, KEY_BYTES)
        n = len(key_rows)
        signature_rows = _rows("signatures", signatures, SIGNATURE_BYTES)
        if len(signature_rows) != n:
            raise UsageError(f"signatures: {len(signature_rows)} of them for {n} keys", got=len(signature_rows))
        if isinstance(messages, np.ndarray):
            flat, bounds = _flat(messages, n, offsets)
        else:
            if offsets is not None:
                raise UsageError("offsets: a list of messages has none")
            listed = _listed(messages, "messages")
            flat = b"".join(listed)
            bounds = np.zeros(len(listed) + 1, np.uint64)
            np.cumsum(np.fromiter(map(len, listed), np.uint64, len(listed)), out=bounds[1:])
        if len(bounds) != n + 1:
            raise UsageError(f"messages: {len(bounds) - 1} of them for {n} keys", got=len(bounds) - 1)
        codes = self._native.verify_many(flat, np.require(bounds, np.uint64, ["C", "A"]), signature_rows, key_rows)
        return Verdicts(np.frombuffer(codes, dtype=np.uint8))


def _octets(given: Octets, what: str, size: int | None = None) -> bytes:
    try:
        view = memoryview(given)
    except TypeError:
        raise UsageError(f"{what}: must be bytes (got {type(given).__name__})") from None
    if view.itemsize != 1:
        raise UsageError(f"{what}: must be bytes (got items of {view.itemsize} bytes)")
    if size is not None and view.nbytes != size:
        raise UsageError(f"{what}: {view.nbytes} bytes, not {size}", got=view.nbytes)
    return view.tobytes()


def _listed(given: Sequence[Octets], what: str, size: int | None = None) -> list[bytes]:
    try:
        items = list(given)
    except TypeError:
        raise UsageError(f"{what}: must be a list of byte strings or an array (got {type(given).__name__})") from None
    if set(map(type, items)) <= {bytes} and (size is None or set(map(len, items)) <= {size}):
        return items  # type: ignore[return-value]
    return [_octets(item, f"{what}[{i}]", size) for i, item in enumerate(items)]


def _rows(what: str, given: Sequence[Octets] | NDArray[np.uint8], width: int) -> NDArray[np.uint8]:
    import numpy as np

    if not isinstance(given, np.ndarray):
        return np.frombuffer(b"".join(_listed(given, what, width)), dtype=np.uint8).reshape(-1, width)
    if given.dtype != "uint8" or given.ndim != 2 or given.shape[1] != width:
        wanted = f"uint8, shape (n, {width})"
        raise UsageError(f"{what}: an array of {given.dtype}, shape {given.shape}; wanted {wanted}")
    return np.ascontiguousarray(given)


def _flat(
    messages: NDArray[np.uint8], n: int, given: Sequence[int] | NDArray[np.integer[Any]] | None
) -> tuple[NDArray[np.uint8], NDArray[np.integer[Any]]]:
    import numpy as np

    if messages.dtype != "uint8":
        raise UsageError(f"messages: an array of {messages.dtype}; wanted uint8")
    if messages.ndim == 2 and given is None:
        return np.ascontiguousarray(messages).reshape(-1), messages.shape[1] * np.arange(len(messages) + 1)
    if messages.ndim != 1 or given is None:
        raise UsageError("messages: a list, a two-dimensional array, or a one-dimensional one with offsets")
    try:
        offsets = np.asarray(given)
    except ValueError as e:
        raise UsageError(f"offsets: {e}") from None
    ordered = offsets.dtype.kind in "iu" and offsets.ndim == 1 and len(offsets) == n + 1
    if not (ordered and np.all(offsets[:-1] <= offsets[1:]) and offsets[0] >= 0 and offsets[-1] <= len(messages)):
        raise UsageError(f"offsets: not {n + 1} ascending places within the {len(messages)} bytes of messages")
    return np.ascontiguousarray(messages), offsets


@dataclass(frozen=True, slots=True)
class Sample:
    """Valid signatures: `messages` (n, length), `signatures` (n, 64) and `keys` (n, 32), all uint8."""

    messages: NDArray[np.uint8]
    signatures: NDArray[np.uint8]
    keys: NDArray[np.uint8]


@public
def sample(count: int, *, length: int = 200, seed: int = 1) -> Sample:
    """`count` valid signatures with as many keys, of random messages of `length` bytes; the same for the same seed."""
    import numpy as np

    made = _native.signatures_sample(whole(count, "count"), length=whole(length, "length"), seed=whole(seed, "seed"))
    widths = (length, 64, 32)
    return Sample(*(np.frombuffer(m, dtype=np.uint8).reshape(count, w) for m, w in zip(made, widths, strict=True)))
