"""Repeated squaring y = x^(2^T) mod N, with a proof of the result.

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
import warnings
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args

from modmill import _native
from modmill.arguments import public
from modmill.backends import Fabric
from modmill.brief import brief
from modmill.errors import ModulusWarning, UsageError
from modmill.files import write_atomic
from modmill.modulus import Modulus, ModulusLike, as_modulus
from modmill.progress import ProgressCallback
from modmill.quantity import MAX_STEPS, MAX_THREADS, whole
from modmill.record import Record
from modmill.vdf.challenge import Input, digest, digest_to_group, shown_digest
from modmill.vdf.engine import Chain
from modmill.vdf.engines import ENGINES

if TYPE_CHECKING:
    from modmill.hw.sim.waveform import Waveform

ProofKind = Literal["wesolowski", "wesolowski-segments", "pietrzak", "none"]
PROOF_KINDS: tuple[str, ...] = get_args(ProofKind)

UNIT = "squarings"


@brief
@dataclass(frozen=True, slots=True)
@public
class Evaluation:
    """A finished run.

    `proof_file` is the text of the versioned JSON proof file (None for proof "none"). `seconds` is the squaring time of
    this run and `seconds_proof` the proof's; `resumed_from` squarings came from a checkpoint. `checks_passed` counts
    self-checks, `faults` how many of them failed. What was repaired: `repeated_blocks` of squarings,
    `rebuilt_constants` (the modulus or the kernel's tables had changed in memory), `repaired_points` and
    `repeated_proofs`. `warnings` tells of a modulus that is too short to prove anything, and of saved states that were
    damaged or could not be written. `input_sha256` is that of the input that was hashed to `base`, None without one.

    A run in simulated gates (backend "rtl:...") has `simulation`: their clock `cycles`, `branches` and the `simulator`;
    `checked_against` says what they agreed with.
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
    repeated_blocks: int
    rebuilt_constants: int
    repaired_points: int
    repeated_proofs: int
    warnings: list[str]
    input_sha256: bytes | None = None
    checked_against: str = ""
    simulation: dict[str, Any] | None = None

    @property
    def rate(self) -> float:
        """Squarings per second of this run."""
        return (self.steps - self.resumed_from) / self.seconds if self.seconds > 0 else 0.0

    @property
    def repairs(self) -> dict[str, int]:
        """What was repaired, by name."""
        return {
            "repeated_blocks": self.repeated_blocks,
            "rebuilt_constants": self.rebuilt_constants,
            "repaired_points": self.repaired_points,
            "repeated_proofs": self.repeated_proofs,
        }

    def record(self) -> Record:
        """The result record of this run."""
        result: dict[str, Any] = {
            "y": self.modulus.hex(self.y),
            "y_full": self.modulus.hex(self.y_full),
            "seconds_proof": self.seconds_proof,
            "resumed_from": self.resumed_from,
            "faults": self.faults,
            **self.repairs,
            "warnings": self.warnings,
        }
        if self.simulation is not None:
            result["simulation"] = self.simulation
        parameters = {
            **self.modulus.facts(),
            "base": hex(self.base),
            "input_sha256": shown_digest(self.input_sha256),
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


@public
def evaluate(
    modulus: ModulusLike,
    steps: int,
    base: int | None = None,
    *,
    input: Input | None = None,  # noqa: A002  # as on the command line
    proof: ProofKind | None = None,
    accept_modulus: bool = False,
    backend: str = "auto",
    threads: int | None = None,
    checkpoint: str | os.PathLike[str] | None = None,
    checkpoint_interval: float = 30.0,
    wave: Waveform | None = None,
    progress: ProgressCallback | None = None,
) -> Evaluation:
    """Squares `base` (default: 2) `steps` times modulo `modulus`, checking itself, and proves the result.

    With an `input` instead, the base is :func:`modmill.vdf.hash_to_group` of it, and the proof file names its SHA-256.
    The squarings form one dependent chain and use one core; the proof uses `threads` (default: all cores). A proof
    "wesolowski-segments" is made by the other cores while the chain goes on, all but its last part. Where no proof is
    named, it is "wesolowski", or "none" if the modulus is narrow (fewer than 128 bits), which a ModulusWarning
    tells: anyone can factor such a modulus, so nothing over it is a proof of anything. With a `checkpoint`
    directory, the state is saved every `checkpoint_interval` seconds and when the run is stopped; a call with the same
    arguments resumes from there.

    A `backend` "rtl:<unit>" repeats the squarings in simulated gates after the CPU, which also makes the proof (see
    :mod:`modmill.vdf.rtl`); "rtl:<unit>:checked" does so with the unit's self-check. Such a run keeps no checkpoints,
    and "auto" never chooses it. `wave` gets its waveform (`modmill.hw.sim.waveform.Waveform`).

    >>> evaluate(2**128 - 159, 1000, proof="none").y_full == pow(2, 2**1000, 2**128 - 159)
    True

    >>> with warnings.catch_warnings(action="ignore"):
    ...     evaluate(253, 10).y_full
    71

    >>> evaluate("vdf-alliance", 1000, input="hello").input_sha256.hex()[:16]
    '2cf24dba5fb0a30e'

    A state that cannot be saved, or is damaged while the one before it is not, is a CheckpointWarning.
    A proof over a modulus that lets anyone prove false statements is refused unless `accept_modulus`.

    Raises UsageError (bad modulus, base, steps, backend), ModulusRefused, CheckpointError (a damaged or foreign
    checkpoint), Interrupted (the callback said stop), StoppedByKeyboard (^C), FaultError (this machine computes wrong
    results); for simulated gates ToolMissing, ToolFailed and HardwareMismatch too.
    """
    if base is not None and input is not None:
        raise UsageError("give either a base or an input to hash into the group")
    n = as_modulus(modulus)
    proof = proof or default_proof(n)
    whole(steps, "steps", 1, MAX_STEPS)
    whole(1 if threads is None else threads, "threads", 1, MAX_THREADS)
    if proof not in PROOF_KINDS:
        raise UsageError(f"proof: {proof!r} must be one of {', '.join(PROOF_KINDS)}")
    hashed = None if input is None else digest(input)
    x = whole(2 if base is None else base, "base", 0, None) if hashed is None else digest_to_group(n, hashed)
    chain = Chain(n, x, steps, hashed, proof, accept_modulus, threads, checkpoint, checkpoint_interval, wave)
    if wave is not None:
        from modmill.hw.sim.waveform import check_wave  # few runs show one

        check_wave(wave)
    make = ENGINES.of(backend, {Fabric.CPU: {"checkpoint": checkpoint}, Fabric.RTL: {"wave": wave}})
    engine = make(chain, backend)  # what cannot be simulated is refused before the CPU's work
    if n.narrow:
        told = f"the modulus has only {n.bits} bits, so that anyone can factor it: the result proves no delay"
        warnings.warn(told, ModulusWarning, stacklevel=3)
    done = engine.run(progress)
    return Evaluation(modulus=n, base=x, steps=steps, proof=proof, input_sha256=hashed, **done)


def factors(trapdoor: Sequence[int]) -> list[int]:
    """The prime factors that are given as a trapdoor. Raises UsageError for negative ones."""
    return [whole(factor, "trapdoor", 0, None) for factor in trapdoor]


def default_proof(modulus: Modulus) -> ProofKind:
    """The proof that is made where none is named."""
    return "none" if modulus.narrow else "wesolowski"


@public
def evaluate_with_trapdoor(modulus: ModulusLike, steps: int, base: int = 2, *, trapdoor: Sequence[int]) -> int:
    """The plain residue base^(2^steps) mod N in 0..N, at once, by the prime factors of N.

    >>> p, q = 18446744073709551557, 18446744073709551533
    >>> evaluate_with_trapdoor(p * q, 2**62, trapdoor=(p, q)) == pow(2, pow(2, 2**62, (p - 1) * (q - 1)), p * q)
    True

    Raises UsageError when these are not the prime factors of N.
    """
    whole(steps, "steps", 1, MAX_STEPS)
    return _native.vdf_evaluate_trapdoor(as_modulus(modulus).n, whole(base, "base", 0, None), steps, factors(trapdoor))
