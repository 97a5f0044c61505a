"""Repeated squaring y = x^(2^T) mod N as a job: evaluate with a proof, verify, calibrate.

Results are elements of Z_N*/{+-1}: ``y`` is min(v, N - v) of the plain residue v, which stands beside it as ``y_full``.
Everything here treats its input as public; run time depends on it.

>>> from modmill import vdf
>>> result = vdf.evaluate("vdf-alliance", steps=10_000, proof="wesolowski")
>>> vdf.verify(result.proof_file).y == result.y
True
>>> hex(result.y_full)[:18]
'0x9ec1003ee2f9f318'
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal, get_args

from modmill import _native
from modmill.errors import UsageError
from modmill.files import write_atomic
from modmill.jobs import simulated
from modmill.modulus import Modulus
from modmill.quantity import MAX_STEPS
from modmill.record import Record

ProofKind = Literal["wesolowski", "pietrzak", "none"]
PROOF_KINDS: tuple[str, ...] = get_args(ProofKind)

ModulusLike = int | str | Modulus
"""A number, whatever :meth:`Modulus.parse` takes, or a modulus."""

UNIT = "squarings"


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a run stands: `done` of `total` units of `phase`, `start` by earlier runs; `seconds` of this run."""

    phase: str
    done: int
    total: int
    start: int
    seconds: float


ProgressCallback = Callable[[Progress], bool | None]
"""Called about ten times a second; returning False stops the run (its state is saved if it has a checkpoint)."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """A finished run.

    `proof_file` is the text of the versioned JSON proof file (None for proof "none"). `seconds` is the squaring time of
    this run and `seconds_proof` the proof's; `resumed_from` squarings came from a checkpoint. `checks_passed` counts
    self-checks, `faults` how many errors they caught and repaired. A run in simulated gates (backend "rtl:...") has
    `simulation`: their clock `cycles`, `branches` and the `simulator`; `checked_against` says what they agreed with.
    """

    modulus: Modulus
    base: int
    steps: int
    y: int
    y_full: int
    proof: ProofKind
    proof_file: str | None
    backend: str
    why: str
    seconds: float
    seconds_proof: float
    resumed_from: int
    checks_passed: int
    faults: int
    checked_against: str = ""
    simulation: dict[str, Any] | None = None

    @property
    def rate(self) -> float:
        """Squarings per second of this run."""
        return (self.steps - self.resumed_from) / self.seconds if self.seconds > 0 else 0.0

    def record(self) -> Record:
        """The result record of this run."""
        result: dict[str, Any] = {
            "y": self.modulus.hex(self.y),
            "y_full": self.modulus.hex(self.y_full),
            "seconds_proof": self.seconds_proof,
            "resumed_from": self.resumed_from,
            "faults": self.faults,
        }
        if self.simulation is not None:
            result["simulation"] = self.simulation
        parameters: dict[str, Any] = {
            "modulus": self.modulus.name,
            "bits": self.modulus.bits,
            "base": hex(self.base),
            "steps": self.steps,
            "proof": self.proof,
        }
        return Record(
            "vdf.eval", self.backend, self.why, parameters, result, self.seconds, self.rate, UNIT, self.checked_by
        )

    @property
    def checked_by(self) -> str:
        """What checked the result."""
        own = f"{self.checks_passed} self-checks" + (", its proof verified" if self.proof != "none" else "")
        return f"{self.checked_against} ({own})" if self.checked_against else own

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the proof file, whole or not at all.

        Raises UsageError for a run without proof.
        """
        if self.proof_file is None:
            raise UsageError("a run with proof 'none' has no proof file to save")
        write_atomic(Path(path), self.proof_file)


def evaluate(
    modulus: ModulusLike,
    steps: int,
    base: int = 2,
    *,
    proof: ProofKind = "wesolowski",
    backend: str = "auto",
    threads: int | None = None,
    checkpoint: str | os.PathLike[str] | None = None,
    checkpoint_interval: float = 30.0,
    progress: ProgressCallback | None = None,
) -> Evaluation:
    """Squares `base` `steps` times modulo `modulus`, checking itself, and proves the result.

    The squarings are one dependent chain on one core; the proof uses `threads` (default: all cores). With a
    `checkpoint` directory the state is saved every `checkpoint_interval` seconds and on a stop, and a call with the
    same arguments goes on from there.

    A `backend` "rtl:<unit>" squares in simulated gates, beside the CPU, which makes the proof (see
    :mod:`modmill.jobs.simulated`); such a run keeps no checkpoints, and "auto" never chooses it.

    >>> evaluate(2**128 - 159, 1000, proof="none").y_full == pow(2, 2**1000, 2**128 - 159)
    True

    Raises UsageError (bad modulus, base, steps, backend), CheckpointError (a damaged or foreign checkpoint),
    Interrupted (the callback said stop), StoppedByKeyboard (^C), FaultError (this machine computes wrong results);
    for simulated gates ToolMissing, ToolFailed and HardwareMismatch too.
    """
    n = as_modulus(modulus)
    _check_steps(steps)
    if proof not in PROOF_KINDS:
        raise UsageError(f"proof: {proof!r} is none of {', '.join(PROOF_KINDS)}")
    if backend.startswith(simulated.PREFIX):
        if checkpoint is not None:
            raise UsageError(f"checkpoint: a run of {backend} keeps none (choose a backend of the CPU)")

        def on_cpu() -> Evaluation:
            return evaluate(n, steps, base, proof=proof, threads=threads, progress=progress)

        return simulated.evaluate(on_cpu, n, backend, None if progress is None else told(progress))
    with simulated.told_of_all_backends():
        done = _native.vdf_evaluate(
            n.n,
            _natural(base, "base"),
            steps,
            proof=proof,
            backend=backend,
            threads=threads or 0,
            checkpoint=None if checkpoint is None else os.fspath(checkpoint),
            checkpoint_interval=checkpoint_interval,
            progress=native_progress(progress),
        )
    return Evaluation(modulus=n, base=base, steps=steps, proof=proof, **done)


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


def evaluate_with_trapdoor(modulus: ModulusLike, steps: int, base: int = 2, *, trapdoor: Sequence[int]) -> int:
    """The plain residue base^(2^steps) mod N in 0..N, at once, by the prime factors of N.

    >>> p, q = 18446744073709551557, 18446744073709551533
    >>> evaluate_with_trapdoor(p * q, 2**62, trapdoor=(p, q)) == pow(2, pow(2, 2**62, (p - 1) * (q - 1)), p * q)
    True

    Raises UsageError when these are not the prime factors of N.
    """
    _check_steps(steps)
    return _native.vdf_evaluate_trapdoor(as_modulus(modulus).n, _natural(base, "base"), steps, list(trapdoor))


@dataclass(frozen=True, slots=True)
class Calibration:
    """The measured speed of one modulus on one backend here.

    `ns` per squaring is the median over slices of 0.1 s or less; `steps` squarings were timed in `seconds`.
    """

    modulus: Modulus
    backend: str
    why: str
    ns: float
    steps: int
    seconds: float

    @property
    def rate(self) -> float:
        """Squarings per second."""
        return 1e9 / self.ns

    def steps_for(self, seconds: float) -> int:
        """The T that takes this machine `seconds`, at least 1.

        Raises UsageError when that is more than 2^62.
        """
        steps = max(1, round(seconds * self.rate))
        if steps > MAX_STEPS:
            raise UsageError(f"a delay of {seconds:.3g} s needs more than 2^62 squarings on this machine")
        return steps

    def delay_of(self, steps: int) -> float:
        """The seconds that T = `steps` takes this machine."""
        return steps * self.ns * 1e-9


def calibrate(
    modulus: ModulusLike = "lcs35",
    *,
    measure: float = 3.0,
    backend: str = "auto",
    progress: ProgressCallback | None = None,
) -> Calibration:
    """Runs the job itself, self-checks included, for `measure` seconds and returns its speed.

    The first fifth of the time warms up and is not counted: a core needs a moment to settle on its clock.

    >>> speed = calibrate(2**128 - 159, measure=0.5)
    >>> speed.delay_of(speed.steps_for(60.0)) > 59
    True
    """
    n = as_modulus(modulus)
    if not 0.2 <= measure <= 86400:
        raise UsageError(f"measure: {measure} s is out of range (0.2 s to one day)")
    found = _native.vdf_calibrate(n.n, seconds=measure, backend=backend, progress=native_progress(progress))
    return Calibration(n, found["backend"], found["why"], 1e9 / found["rate"], found["steps"], found["seconds"])


def as_modulus(modulus: ModulusLike) -> Modulus:
    """A modulus from whatever the caller has."""
    if isinstance(modulus, Modulus):
        return modulus
    if isinstance(modulus, str):
        return Modulus.parse(modulus, "modulus")
    return Modulus(modulus)


def _natural(value: int, what: str) -> int:
    if value < 0:
        raise UsageError(f"{what}: {value} is negative")
    return value


def _check_steps(steps: int) -> None:
    if not 0 < steps <= MAX_STEPS:
        raise UsageError(f"steps: {steps} is out of range (1 to 2^62)", got=steps, min=1, max=MAX_STEPS)


def told(progress: ProgressCallback) -> Callable[[Any], bool | None]:
    """A callback for the simulator, whose steps have the fields of ours."""
    return lambda step: progress(Progress(step.phase, step.done, step.total, step.start, step.seconds))


NativeProgress = Callable[[str, int, int, int, float], bool | None] | None


def native_progress(progress: ProgressCallback | None) -> NativeProgress:
    """The form in which the native module reports progress."""
    if progress is None:
        return None
    return lambda phase, done, total, start, seconds: progress(Progress(phase, done, total, start, seconds))
