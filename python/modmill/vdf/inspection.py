"""What a file of the delay function states: a time-lock file, a proof file, or the directory of a checkpoint."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar

from modmill.arguments import public
from modmill.brief import brief
from modmill.modulus import Modulus
from modmill.record import Record
from modmill.vdf.calibration import Calibration
from modmill.vdf.challenge import shown_digest
from modmill.vdf.evaluation import UNIT


@dataclass(frozen=True, slots=True)
@public
class Inspection(ABC):
    """What every kind of file states; `kind` says which it is."""

    kind: ClassVar[str]
    modulus: Modulus
    base: int
    steps: int

    @property
    def left(self) -> int:
        """The squarings that are still to be done."""
        return self.steps

    @property
    @abstractmethod
    def checked_by(self) -> str:
        """What shows that the file is not damaged."""

    @abstractmethod
    def facts(self) -> dict[str, Any]:
        """What the file states besides."""

    def record(self, seconds: float, speed: Calibration | None = None) -> Record:
        """The result record of the inspection; with the `speed` of this machine, the time that it would take here."""
        parameters = {**self.modulus.facts(), "steps": self.steps}
        result: dict[str, Any] = {
            "kind": self.kind,
            "modulus": self.modulus.hex(self.modulus.n),
            "base": self.modulus.hex(self.base),
            **self.facts(),
            "delay_here": None if speed is None else speed.delay_of(self.left),
            "ns_here": None if speed is None else speed.ns,
        }
        why = "reading takes no squarings"
        return Record("vdf.inspect", "sha2", why, parameters, result, seconds, None, UNIT, self.checked_by)


@brief
@dataclass(frozen=True, slots=True)
class LockInspection(Inspection):
    """A time-lock file: as :class:`modmill.vdf.Sealed`, and its `version`, the number of its `chunks`.

    A file of version 1 has no checksums, so only its form was checked.
    """

    kind = "time-lock file"
    length: int
    version: int
    armored: bool
    chunks: int

    @property
    def checked_by(self) -> str:
        """What shows that the file is not damaged."""
        if self.version == 1:
            return "its form alone: files of version 1 have no checksums, so damage may show only when it is opened"
        return "the checksums of header, chunks and length"

    def facts(self) -> dict[str, Any]:
        """What the file states besides."""
        return {name: getattr(self, name) for name in ("length", "version", "armored", "chunks")}


@brief
@dataclass(frozen=True, slots=True)
class ProofInspection(Inspection):
    """A proof file, whose `proof` is of that kind and has so many `elements`; it was not verified."""

    kind = "proof file"
    input_sha256: bytes | None
    y: int
    proof: str
    version: int
    elements: int

    @property
    def checked_by(self) -> str:
        """What shows that the file is not damaged."""
        return "its form and its checksum; the proof was not verified (modmill vdf verify does that)"

    def facts(self) -> dict[str, Any]:
        """What the file states besides."""
        return {
            "input_sha256": shown_digest(self.input_sha256),
            "y": self.modulus.hex(self.y),
            "proof": self.proof,
            "version": self.version,
            "elements": self.elements,
        }


@brief
@dataclass(frozen=True, slots=True)
class CheckpointInspection(Inspection):
    """The saved state of a run that has `done` so many squarings and kept so many `points` for its `proof`."""

    kind = "checkpoint"
    proof: str
    done: int
    points: int

    @property
    def left(self) -> int:
        """The squarings that are still to be done."""
        return self.steps - self.done

    @property
    def checked_by(self) -> str:
        """What shows that the file is not damaged."""
        return "the checksum of its last state; points and numbers are checked when the run goes on"

    def facts(self) -> dict[str, Any]:
        """What the file states besides."""
        return {name: getattr(self, name) for name in ("proof", "done", "points")}
