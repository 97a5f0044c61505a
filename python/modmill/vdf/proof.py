"""Verification of proof files, with or without the factors of the modulus."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Literal

from modmill import _native, params
from modmill.arguments import public
from modmill.brief import brief
from modmill.errors import FormatError, InvalidProof
from modmill.inputs import read_limited
from modmill.modulus import Modulus
from modmill.record import Record
from modmill.stated import RESIDUE, told
from modmill.vdf.challenge import Input, digest, digest_to_group
from modmill.vdf.evaluation import UNIT, Statement, factors

MAX_PROOF_BYTES = 1 << 20

Trust = Literal["built-in", "checked", "accepted", "factors"]

TRUST_NOTES: dict[Trust, str] = {
    "checked": "not a built-in modulus. It is not known to be weak: a number of ways to factor it at once failed."
    " That does not show that it is strong, and its maker must be trusted not to know its factors",
    "accepted": "not a built-in modulus, and not checked. Its maker, and everyone else, must be trusted",
    "factors": "the result is right by the factors of the modulus. Whoever knows them needs no time for it",
}


@brief
@dataclass(frozen=True, slots=True)
class Verified(Statement):
    """A statement that holds: `base`^(2^`steps`) = +-`y` modulo `modulus`; `checked_by` says how it is known.

    Whoever made the modulus must be trusted, too. `trust` says what speaks for the modulus: it is "built-in", it was
    "checked" and is not known to be weak, the caller "accepted" it, or its "factors" are known here, which makes the
    result certain without the proof. `input_sha256` is that of the input whose hash `base` is, None where neither the
    file nor the caller names one.
    """

    valid: Annotated[Literal[True], "the proof holds"] = field(default=True, init=False, repr=False)
    y: Annotated[int, "the result", RESIDUE]
    trust: Annotated[Trust, "whom the result rests on besides the proof"]
    checked_by: str
    backend: str
    seconds: float

    @property
    def trust_note(self) -> Annotated[str, "the same in words"]:
        """Whom the result rests on besides the proof, in words."""
        if self.trust == "built-in":
            return f"built-in modulus. {params.modulus(self.modulus.name).trust}"
        return TRUST_NOTES[self.trust]

    def record(self) -> Record:
        """The result record of this verification."""
        why = "verification is short: one ring, whichever backend was asked for"
        return Record("vdf.verify", self.backend, why, *told(self), self.seconds, None, UNIT, self.checked_by)


def _contents(given: str | bytes | bytearray | os.PathLike[str]) -> bytes:
    if isinstance(given, bytes | bytearray):
        return bytes(given)
    if isinstance(given, str) and given.lstrip()[:1] in ("{", ""):
        return given.encode("utf-8", "replace")
    try:
        return read_limited(Path(given), MAX_PROOF_BYTES)
    except ValueError:  # a path cannot contain a zero
        raise FormatError("neither the path of a proof file nor the contents of one") from None


@public
def verify(
    proof_file: str | bytes | bytearray | os.PathLike[str],
    *,
    input: Input | None = None,  # noqa: A002  # as on the command line
    trapdoor: Sequence[int] | None = None,
    accept_modulus: bool = False,
    backend: str = "auto",
) -> Verified:
    """Checks a proof file; returns what it proves, for the caller to compare with what it wanted.

    The file is given by its path, or by its contents: bytes, or a string that begins with a brace.

    With an `input`, the base must be :func:`modmill.vdf.hash_to_group` of it. If the file names an input, that the base
    is its hash is always checked.

    With a `trapdoor`, the prime factors of the modulus, the result is also recomputed the fast way, through the order
    of the group, and must agree. A modulus that is not built in is checked for weaknesses that let anyone prove false
    statements, unless `accept_modulus` or a trapdoor is given. This takes many times as long as the proof, but the
    process remembers the last 16 moduli that were checked.

    Raises FormatError (not in the one accepted form), InvalidProof (well formed, does not hold), ModulusRefused,
    UsageError (the factors don't belong to the modulus).
    """
    # who knows the factors need not trust the proof
    accept = accept_modulus or trapdoor is not None
    found = _native.vdf_verify(_contents(proof_file), accept_modulus=accept, backend=backend)
    verified = Verified(**{**found, "modulus": Modulus(found["modulus"])})
    if input is not None:
        wanted = digest(input)
        if verified.base != digest_to_group(verified.modulus, wanted):
            raise InvalidProof("the proof is about another input than required")
        verified = replace(verified, input_sha256=wanted)
    if trapdoor is None:
        return verified
    begin = time.perf_counter()
    how = _native.vdf_verify_trapdoor(verified.modulus.n, verified.base, verified.steps, verified.y, factors(trapdoor))
    seconds = verified.seconds + time.perf_counter() - begin
    return replace(verified, checked_by=f"{verified.checked_by}; {how}", trust="factors", seconds=seconds)
