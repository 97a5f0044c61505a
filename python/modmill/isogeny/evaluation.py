"""Evaluation and verification of the isogeny delay function."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypedDict

from modmill import _native
from modmill.arguments import public
from modmill.backends import Fabric
from modmill.brief import brief
from modmill.errors import UsageError
from modmill.files import write_atomic
from modmill.inputs import check_unpacked, naming_input
from modmill.isogeny.engine import Walk
from modmill.isogeny.engines import ENGINES
from modmill.isogeny.keys import (
    KEY_NAME,
    UNIT,
    Element,
    Name,
    StatedKey,
    VerificationKey,
    Warnings,
    key_of,
    read_key,
)
from modmill.progress import ProgressCallback
from modmill.quantity import MAX_THREADS, whole
from modmill.record import Record
from modmill.stated import HEX, OPTIONAL, Form, Hex, Pattern, told

if TYPE_CHECKING:
    from modmill.hw.sim.waveform import Waveform

MAX_PROOF_BYTES = 1 << 17
MAX_MESSAGE = 4096


Input = Annotated[
    Element,
    "x of the point evaluated at",
    Form(Hex | list[Hex], lambda _, x: hex(x[0]) if x[1] == 0 else [hex(x[0]), hex(x[1])]),
]
"""In a result that is stated once: an element, in JSON one number over Fp."""
Output = Annotated[int, "x of its image", HEX]


class Simulation(TypedDict):
    cycles: Annotated[int, "clock cycles of the simulated unit"]
    simulator: Annotated[str, "which ran it"]


@brief
@dataclass(frozen=True, slots=True)
@public
class Evaluation:
    """A finished evaluation: `output` is x of the point that the walk takes the `input` to. It was verified.

    `checked_against` says what simulated gates agreed with.
    """

    key: StatedKey
    input: Input
    output: Output
    proof_file: str
    backend: str
    why: str
    seconds: float
    resumed_from: Annotated[int, "steps that came from a checkpoint"]
    checks_passed: int
    faults: Annotated[int, "self-checks that failed and were undone"]
    warnings: Warnings
    checked_against: str = ""
    simulation: Annotated[Simulation | None, "with `--backend rtl:UNIT`", OPTIONAL] = None

    @property
    def rate(self) -> float:
        """Steps per second of this run, checks included."""
        return (self.key.steps - self.resumed_from) / self.seconds if self.seconds > 0 else 0.0

    @property
    def checked_by(self) -> str:
        """The evidence that the output is right."""
        count = self.checks_passed - 1
        checks = f"{count} self-check{'' if count == 1 else 's'}"
        own = f"{checks} on the way (the pairing there); the pairing of the output"
        return f"{self.checked_against} ({own})" if self.checked_against else own

    def save(self, path: Name) -> None:
        """Writes the proof file; it appears whole or not at all."""
        write_atomic(path, self.proof_file)

    def record(self) -> Record:
        """The result record of the evaluation."""
        facts = self.seconds, self.rate, UNIT, self.checked_by
        return Record("isogeny.eval", self.backend, self.why, *told(self), *facts)


@brief
@dataclass(frozen=True, slots=True)
class Verified:
    """A proof that holds for its `key`."""

    valid: Annotated[Literal[True], "the proof holds"] = field(default=True, init=False, repr=False)
    key: StatedKey
    input: Input
    output: Output
    message: Annotated[
        bytes | None,
        "bytes whose hash is the input",
        Form(Annotated[str, Pattern("^0x[0-9a-f]*$")], lambda _, message: f"0x{message.hex()}"),
    ]
    trusted: Annotated[bool, "whether `--key` named the key"]
    backend: str
    seconds: float

    @property
    def warnings(self) -> Annotated[list[str], "what the user should know"]:
        """The warnings for the user of its key."""
        return self.key.warnings

    def record(self) -> Record:
        """The result record of the verification."""
        checked = "output and input on their curves, of order N; the pairing"
        why = "verification takes no steps"
        return Record("isogeny.verify", self.backend, why, *told(self), self.seconds, None, UNIT, checked)


@public
def evaluate(
    key: Name,
    *,
    x: Element | int | None = None,
    message: bytes | None = None,
    checkpoint: Name | None = None,
    checkpoint_interval: float = 30.0,
    backend: str = "auto",
    threads: int | None = None,
    wave: Waveform | None = None,
    yes: bool = False,
    progress: ProgressCallback | None = None,
) -> Evaluation:
    """Evaluates the key in a directory at a point `x` of its last curve, or at the hash of `message`.

    With `checkpoint`, a state of the same key and input there is resumed. `threads` read or expand the key ahead. A
    `backend` "rtl:<unit>" repeats the walk in simulated gates after the CPU; `wave` gets its waveform. A simulation
    that takes more than an hour by estimate is refused without `yes`.

    Raises UsageError (no usable input), FormatError (a damaged key), CheckpointError, Interrupted, FaultError, OSError;
    for simulated gates ToolMissing, ToolFailed and HardwareMismatch too.

    >>> import tempfile
    >>> from modmill import isogeny
    >>> place = tempfile.TemporaryDirectory()
    >>> key = isogeny.setup(place.name, 500, field="p89").key
    >>> done = evaluate(place.name, message=b"hello")
    >>> verify(done.proof_file, key=key).output == done.output
    True
    >>> place.cleanup()
    """
    whole(1 if threads is None else threads, "threads", 1, MAX_THREADS)
    if (x is None) == (message is None):
        raise UsageError("give either x of an input point or a message to hash")
    point = (x, 0) if isinstance(x, int) else (x or (0, 0))
    if min(point) < 0:
        raise UsageError("x: must not be negative")
    if not 0 <= checkpoint_interval < float("inf"):
        raise UsageError("checkpoint_interval: must be a number of seconds")
    if wave is not None:
        from modmill.hw.sim.waveform import check_wave  # few runs show one

        check_wave(wave)
    make = ENGINES.of(backend, {Fabric.CPU: {"checkpoint": checkpoint}, Fabric.RTL: {"wave": wave, "yes": yes or None}})
    check_unpacked(Path(key, KEY_NAME))
    with naming_input(key):
        engine = make(Walk(key, point, message, threads, checkpoint, checkpoint_interval, wave, yes), backend)
        found = engine.run(progress)
    return Evaluation(**{**found, "key": key_of(found["key"])})


@public
def verify(proof: str | bytes, *, key: VerificationKey | Name | None = None, backend: str = "auto") -> Verified:
    """Checks the text of a proof file. `key`, or the directory or file of one, must be the proof's key.

    Without a `key`, only the key inside the proof is used, which proves nothing to someone who does not trust it.

    Raises InvalidProof, FormatError.
    """
    text = proof.encode() if isinstance(proof, str) else proof
    wanted = key if isinstance(key, VerificationKey) or key is None else read_key(key)
    found = _native.isogeny_verify(text, key=None if wanted is None else wanted.id, backend=backend)
    message = found["message"]
    return Verified(
        key_of(found["key"]),
        found["input"],
        found["output"],
        None if message is None else bytes(message),
        wanted is not None,
        found["backend"],
        found["seconds"],
    )
