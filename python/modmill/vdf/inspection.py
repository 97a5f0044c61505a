"""The statement in a file of the delay function: a time-lock file, a proof file, or the directory of a checkpoint."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Annotated, Literal

from modmill.arguments import public
from modmill.brief import brief
from modmill.modulus import Modulus
from modmill.record import Record
from modmill.stated import BYTES, RESIDUE, Form, Hex, written
from modmill.vdf.calibration import Calibration
from modmill.vdf.evaluation import UNIT, ProofKind


@dataclass(frozen=True, slots=True)
@public
class Inspection(ABC):
    """The statement of a file; `kind` says which kind of file it is."""

    kind: Annotated[str, "what it is"] = field(init=False, repr=False)
    modulus: Annotated[Modulus, "N", Form(Hex, lambda _, modulus: modulus.hex(modulus.n))]
    base: Annotated[int, "x", RESIDUE]
    steps: int

    @property
    def left(self) -> int:
        """The squarings that are still to be done."""
        return self.steps

    @property
    @abstractmethod
    def checked_by(self) -> str:
        """The evidence that the file is not damaged."""

    def record(self, seconds: float, speed: Calibration | None = None) -> Record:
        """The result record of the inspection; with the `speed` of this machine, the time that it would take here."""
        parameters = {**self.modulus.facts(), "steps": self.steps}
        here = (None, None) if speed is None else (speed.delay_of(self.left), speed.ns)
        result = written(self) | dict(zip(("delay_here", "ns_here"), here, strict=True))
        why = "reading takes no squarings"
        return Record("vdf.inspect", "sha2", why, parameters, result, seconds, None, UNIT, self.checked_by)


@brief
@dataclass(frozen=True, slots=True)
class LockInspection(Inspection):
    """A time-lock file.

    A file of version 1 has no checksums, so only its form was checked.
    """

    kind: Annotated[Literal["time-lock file"], "what it is"] = field(default="time-lock file", init=False, repr=False)
    length: Annotated[int, "bytes of the contents"]
    version: Annotated[int, "of the format"]
    armored: Annotated[bool, "whether it is text"]
    chunks: Annotated[int, "sealed chunks"]

    @property
    def checked_by(self) -> str:
        """The evidence that the file is not damaged."""
        if self.version == 1:
            return "its form alone: files of version 1 have no checksums, so damage may show only when it is opened"
        return "the checksums of header, chunks and length"


@brief
@dataclass(frozen=True, slots=True)
class ProofInspection(Inspection):
    """A proof file, which was not verified."""

    kind: Annotated[Literal["proof file"], "what it is"] = field(default="proof file", init=False, repr=False)
    input_sha256: Annotated[
        bytes | None, "SHA-256 of the input that was hashed to x; null if the file names none", BYTES
    ]
    y: Annotated[int, "the result that it claims", RESIDUE]
    proof: Annotated[ProofKind, "the kind of proof"]
    version: Annotated[int, "of the format"]
    elements: Annotated[int, "elements of the proof"]

    @property
    def checked_by(self) -> str:
        """The evidence that the file is not damaged."""
        return "its form and its checksum; the proof was not verified (modmill vdf verify does that)"


@brief
@dataclass(frozen=True, slots=True)
class CheckpointInspection(Inspection):
    """The saved state of a run."""

    kind: Annotated[Literal["checkpoint"], "what it is"] = field(default="checkpoint", init=False, repr=False)
    proof: Annotated[ProofKind, "the kind of proof that the run makes"]
    done: Annotated[int, "squarings in the saved state"]
    points: Annotated[int, "points saved for the proof"]

    @property
    def left(self) -> int:
        """The squarings that are still to be done."""
        return self.steps - self.done

    @property
    def checked_by(self) -> str:
        """The evidence that the file is not damaged."""
        return "the checksum of its last state; points and numbers are checked when the run goes on"
