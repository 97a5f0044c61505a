"""Verification of proof files, with or without the factors of the modulus."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from modmill import _native
from modmill.errors import FormatError, UsageError
from modmill.inputs import read_limited
from modmill.modulus import Modulus
from modmill.record import Record
from modmill.vdf.evaluation import UNIT

MAX_PROOF_BYTES = 1 << 20


@dataclass(frozen=True, slots=True)
class Verified:
    """A statement that holds: `base`^(2^`steps`) = +-`y` modulo `modulus`; `checked_by` says how it is known."""

    modulus: Modulus
    base: int
    steps: int
    y: int
    proof: str
    checked_by: str
    backend: str
    seconds: float

    def record(self) -> Record:
        """The result record of this verification."""
        parameters = {
            **self.modulus.facts(),
            "base": hex(self.base),
            "steps": self.steps,
            "proof": self.proof,
        }
        result: dict[str, Any] = {"valid": True, "y": self.modulus.hex(self.y)}
        why = "verification is short: one ring, whichever backend was asked for"
        return Record("vdf.verify", self.backend, why, parameters, result, self.seconds, None, UNIT, self.checked_by)


def _contents(given: str | bytes | bytearray | os.PathLike[str]) -> bytes:
    if isinstance(given, bytes | bytearray):
        return bytes(given)
    if isinstance(given, str) and given.lstrip()[:1] in ("{", ""):
        return given.encode("utf-8", "replace")
    if not isinstance(given, str | os.PathLike):
        raise UsageError(f"proof_file: must be a path, or the contents of a file (got {type(given).__name__})")
    try:
        return read_limited(Path(given), MAX_PROOF_BYTES)
    except ValueError:  # a path cannot contain a zero
        raise FormatError("neither the path of a proof file nor the contents of one") from None


def verify(
    proof_file: str | bytes | bytearray | os.PathLike[str],
    *,
    trapdoor: Sequence[int] | None = None,
    backend: str = "auto",
) -> Verified:
    """Checks a proof file; returns what it proves, for the caller to compare with what it wanted.

    The file is given by its path, or by its contents: bytes, or a string that begins with a brace.

    With a `trapdoor`, the prime factors of the modulus, the result is also recomputed the fast way, through the order
    of the group, and must agree.

    Raises FormatError (not in the one accepted form), InvalidProof (well formed, does not hold), UsageError (the
    factors don't belong to the modulus).
    """
    found = _native.vdf_verify(_contents(proof_file), backend=backend)
    verified = Verified(**{**found, "modulus": Modulus(found["modulus"])})
    if trapdoor is None:
        return verified
    begin = time.perf_counter()
    how = _native.vdf_verify_trapdoor(verified.modulus.n, verified.base, verified.steps, verified.y, list(trapdoor))
    seconds = verified.seconds + time.perf_counter() - begin
    return replace(verified, checked_by=f"{verified.checked_by}; {how}", seconds=seconds)
