"""Verification of proof files, with or without the factors of the modulus."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from modmill import _native
from modmill.modulus import Modulus
from modmill.record import Record
from modmill.vdf.evaluation import UNIT


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
        parameters: dict[str, Any] = {
            "modulus": self.modulus.name,
            "bits": self.modulus.bits,
            "base": hex(self.base),
            "steps": self.steps,
            "proof": self.proof,
        }
        result: dict[str, Any] = {"valid": True, "y": self.modulus.hex(self.y)}
        why = "verification is short: one ring, whichever backend was asked for"
        return Record("vdf.verify", self.backend, why, parameters, result, self.seconds, None, UNIT, self.checked_by)


def verify(proof_file: str | bytes, *, trapdoor: Sequence[int] | None = None, backend: str = "auto") -> Verified:
    """Checks the contents of a proof file; returns what it proves, for the caller to compare with what it wanted.

    With a `trapdoor`, the prime factors of the modulus, the result is also recomputed the fast way, through the order
    of the group, and must agree.

    Raises FormatError (not in the one accepted form), InvalidProof (well formed, does not hold), UsageError (the
    factors don't belong to the modulus).
    """
    text = proof_file.encode() if isinstance(proof_file, str) else proof_file
    found = _native.vdf_verify(text, backend=backend)
    verified = Verified(**{**found, "modulus": Modulus(found["modulus"])})
    if trapdoor is None:
        return verified
    begin = time.perf_counter()
    how = _native.vdf_verify_trapdoor(verified.modulus.n, verified.base, verified.steps, verified.y, list(trapdoor))
    seconds = verified.seconds + time.perf_counter() - begin
    return replace(verified, checked_by=f"{verified.checked_by}; {how}", seconds=seconds)
