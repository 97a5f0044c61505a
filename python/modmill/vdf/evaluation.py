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
from typing import TYPE_CHECKING, Annotated, Literal, TypedDict, get_args

from modmill import _native
from modmill.arguments import public
from modmill.backends import Fabric
from modmill.brief import brief
from modmill.errors import ModulusWarning, UsageError
from modmill.files import write_atomic
from modmill.modulus import Modulus, ModulusLike, StatedModulus, as_modulus
from modmill.progress import ProgressCallback
from modmill.quantity import MAX_STEPS, MAX_THREADS, whole
from modmill.record import Record
from modmill.stated import BYTES, GIVEN, HEX, OPTIONAL, RESIDUE, noted, told
from modmill.vdf.challenge import Input, digest, digest_to_group
from modmill.vdf.engine import Chain
from modmill.vdf.engines import ENGINES

if TYPE_CHECKING:
    from modmill.hw.sim.waveform import Waveform

ProofKind = Literal["wesolowski", "wesolowski-segments", "pietrzak", "none"]
PROOF_KINDS: tuple[str, ...] = get_args(ProofKind)

UNIT = "squarings"


REPAIR = object()
"""In an annotation: the field counts something that was repaired."""


class Simulation(TypedDict):
    simulator: Annotated[str, "its name and version"]
    cycles: Annotated[int, "clock cycles"]
    branches: Annotated[int, "squarings that took the rare branch"]


@brief
@dataclass(frozen=True, slots=True)
class Statement:
    """That y = x^(2^T) mod N, up to the sign."""

    modulus: StatedModulus
    base: Annotated[int, "x", HEX, GIVEN]
    input_sha256: Annotated[bytes | None, "SHA-256 of the input that was hashed to x; null without one", BYTES, GIVEN]
    steps: Annotated[int, "T, the squarings", GIVEN]
    proof: Annotated[ProofKind, "the kind of proof", GIVEN]


@brief
@dataclass(frozen=True, slots=True)
@public
class Evaluation(Statement):
    """A finished run.

    `proof_file` is the text of the versioned JSON proof file (None for proof "none"). `seconds` is the squaring time of
    this run. `checks_passed` counts self-checks. `warnings` tells of a modulus that is too short to prove anything, and
    of saved states that were damaged or could not be written. `checked_against` says what simulated gates agreed with.
    """

    y: Annotated[int, "the result as an element of the quotient group", RESIDUE]
    y_full: Annotated[int, "x^(2^T) mod N", RESIDUE]
    proof_file: str | None
    backend: str
    why: str
    seconds: float
    seconds_proof: Annotated[float, "what the proof took"]
    resumed_from: Annotated[int, "squarings that came from a checkpoint"]
    checks_passed: int
    faults: Annotated[int, "self-checks that failed and were undone"]
    repeated_blocks: Annotated[int, "blocks of squarings done again", REPAIR]
    rebuilt_constants: Annotated[int, "times the modulus or a table had changed in memory", REPAIR]
    repaired_points: Annotated[int, "saved points computed again", REPAIR]
    repeated_proofs: Annotated[int, "proofs made again", REPAIR]
    warnings: Annotated[list[str], "what the user should know"]
    checked_against: str = ""
    simulation: Annotated[Simulation | None, "with `--backend rtl:UNIT`", OPTIONAL] = None

    @property
    def rate(self) -> float:
        """Squarings per second of this run."""
        return (self.steps - self.resumed_from) / self.seconds if self.seconds > 0 else 0.0

    @property
    def repairs(self) -> dict[str, int]:
        """The numbers of repairs, by name."""
        return {name: getattr(self, name) for name in noted(type(self), REPAIR)}

    def record(self) -> Record:
        """The result record of this run."""
        facts = self.seconds, self.rate, UNIT, self.checked_by
        return Record("vdf.eval", self.backend, self.why, *told(self), *facts)

    @property
    def checked_by(self) -> str:
        """The check that the result has passed, in words."""
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
    saved = {"checkpoint": checkpoint}
    make = ENGINES.of(backend, {Fabric.CPU: saved, Fabric.RTL: {"wave": wave}, Fabric.CLUSTER: saved})
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
