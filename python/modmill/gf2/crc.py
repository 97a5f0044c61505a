"""Cyclic redundancy checks as remainders in GF(2)[x], of many messages of one length at once.

>>> Crc("crc-32")(b"123456789") == 0xCBF43926
True

A message M of n bytes has the check (M x^w + init x^8n) mod N. Its elements of whole bytes are folded in halves: each
step multiplies every second one by a power of x, all at once, so that a message takes few calls of long arrays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from modmill.arguments import public
from modmill.errors import UsageError
from modmill.gf2 import numpy_api
from modmill.gf2.field import Field
from modmill.quantity import whole

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from modmill.gf2.array import FieldArray

MAX_WIDTH = 65536
"""The largest degree of a field."""
REVERSED = np.packbits(np.unpackbits(np.arange(256, dtype=np.uint8)), bitorder="little")
"""Each byte with its bits in the opposite order."""


class Parameters(NamedTuple):
    """A check: `polynomial` is N without x^width, and `added` is added to the remainder of a message.

    With `reflected` the lowest bit of a byte is its highest coefficient, and the check is written so, too.
    """

    width: int
    polynomial: int
    init: int = 0
    reflected: bool = False
    added: int = 0


_MOST_32, _MOST_64 = (1 << 32) - 1, (1 << 64) - 1
KNOWN = {
    "crc-32": Parameters(32, 0x04C11DB7, _MOST_32, True, _MOST_32),
    "crc-32c": Parameters(32, 0x1EDC6F41, _MOST_32, True, _MOST_32),
    "crc-64-ecma": Parameters(64, 0x42F0E1EBA9EA3693),
    "crc-64-xz": Parameters(64, 0x42F0E1EBA9EA3693, _MOST_64, True, _MOST_64),
}
"""Checks by name: of Ethernet, gzip and PNG (ISO/IEC 13239), Castagnoli's (RFC 3720), of ECMA-182, of XZ files."""


@public
class Crc:
    """A check, named in `KNOWN` or described, on one backend (see :class:`modmill.gf2.Field`). Raises UsageError."""

    def __init__(self, check: str | Parameters = "crc-32", backend: str = "auto") -> None:
        if isinstance(check, str) and check not in KNOWN:
            raise UsageError(f"check: must be one of {', '.join(KNOWN)} (got {check!r})", got=check)
        found = KNOWN[check] if isinstance(check, str) else check
        whole(found.width, "width", 8, MAX_WIDTH)
        for what in ("polynomial", "init", "added"):
            whole(getattr(found, what), what, 0, (1 << found.width) - 1)
        self.parameters: Parameters = found
        self._octets: int = found.width // 8
        self.field: Field = Field(1 << found.width | found.polynomial, backend, ring=True)
        """GF(2)[x] / N."""

    def __call__(self, data: bytes) -> int:
        """The check of one message."""
        return int(self.many(np.frombuffer(data, np.uint8)[np.newaxis])[0])

    def many(self, messages: Any) -> list[int]:
        """The checks of messages of one length, the rows of an array of bytes."""
        rows = np.asarray(messages)
        if rows.dtype != np.uint8 or rows.ndim != 2:
            raise UsageError("messages: must be the rows of a two-dimensional array of bytes (uint8)")
        field, shift = self.field, self.field("x")
        found, step = self._elements(rows), shift ** (8 * self._octets)
        while found.shape[1] > 1:
            if found.shape[1] % 2:
                found = numpy_api.concatenate([field.zeros((len(rows), 1)), found], axis=1)
            found, step = found[:, ::2] * step + found[:, 1::2], step.square()
        remainders = found[:, 0] * shift**self.parameters.width + field(self.parameters.init) * shift ** (
            8 * rows.shape[1]
        )
        return [self._shown(value) for value in remainders.tolist()]

    def _elements(self, rows: NDArray[np.uint8]) -> FieldArray:
        """The messages as elements of `octets` bytes, the highest first; zeros before them change nothing."""
        octets = self._octets
        count = max(1, -(-rows.shape[1] // octets))
        padded = np.zeros((len(rows), count * octets), np.uint8)
        padded[:, count * octets - rows.shape[1] :] = REVERSED[rows] if self.parameters.reflected else rows
        stride = -(-self.field.degree // 8)
        elements = np.zeros((len(rows), count, stride), np.uint8)
        elements[..., :octets] = padded.reshape(len(rows), count, octets)[..., ::-1]
        return self.field.from_bytes(elements.tobytes()).reshape(len(rows), count)

    def _shown(self, remainder: int) -> int:
        """A remainder as the check is written."""
        reflected = int(f"{remainder:0{self.parameters.width}b}"[::-1], 2)
        return (reflected if self.parameters.reflected else remainder) ^ self.parameters.added
