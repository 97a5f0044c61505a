"""Verdicts: of one signature, and of many. A verdict is true exactly if the signature is accepted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING

from modmill import _native
from modmill.errors import UsageError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Verdict(IntEnum):
    """The verdict on one signature; the number is its code in arrays. The first check that fails gives it.

    >>> bool(Verdict.ACCEPTED), any(verdict for verdict in Verdict if verdict != Verdict.ACCEPTED)
    (True, False)
    """

    ACCEPTED = 0
    SCALAR_NOT_REDUCED = 1
    KEY_ENCODING = 2
    COMMITMENT_ENCODING = 3
    KEY_SMALL_ORDER = 4
    COMMITMENT_SMALL_ORDER = 5
    EQUATION = 6

    def __bool__(self) -> bool:
        # An integer's truth would be the opposite: `if verifier.verify(...)` would accept forgeries.
        return self is Verdict.ACCEPTED

    @property
    def label(self) -> str:
        """The name in files and on the command line.

        >>> Verdict.SCALAR_NOT_REDUCED.label
        'scalar-not-reduced'
        """
        return _native.SIGNATURE_VERDICTS[self]


@dataclass(frozen=True, slots=True, eq=False)
class Verdicts:
    """The verdicts on several signatures, in their order: `codes` are the numbers of :class:`Verdict`.

    Iterating gives each :class:`Verdict`. The truth of all of them together is ambiguous, and an error: ask
    `all_accepted`.
    """

    codes: NDArray[np.uint8]

    @property
    def accepted(self) -> NDArray[np.bool_]:
        """An array of bools: True where a signature is accepted."""
        return self.codes == int(Verdict.ACCEPTED)

    @property
    def all_accepted(self) -> bool:
        """True if no signature is rejected, also if there are none at all."""
        return bool(self.accepted.all())

    def __len__(self) -> int:
        return len(self.codes)

    def __getitem__(self, index: int) -> Verdict:
        return Verdict(int(self.codes[index]))

    def __iter__(self) -> Iterator[Verdict]:
        return map(Verdict, self.codes.tolist())

    def __bool__(self) -> bool:
        raise UsageError("the truth of several verdicts is ambiguous: use .all_accepted, or .accepted for each")
