"""Keys of the isogeny delay function: set-up, and what a verification key says."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

from modmill import _native
from modmill.arguments import public
from modmill.brief import brief
from modmill.errors import UsageError
from modmill.files import Name, checkpoint_directory
from modmill.inputs import check_unpacked, naming_input
from modmill.progress import ProgressCallback, native_progress
from modmill.quantity import whole
from modmill.record import Record
from modmill.stated import BYTES, GIVEN, Form, Hex, inside, told

Element = tuple[int, int]
"""u + v i in Fp2; v is 0 over Fp."""

UNIT = "steps"
MAX_STEPS = 1 << 40
FIELDS = ("p14", "p89", "p1506")
VARIANTS = ("fp", "fp2")
KEY_NAME = "key.json"
"""In a key directory, the file that verifies; a set-up writes it last."""
KEY_FILES = (KEY_NAME, "steps.bin")
"""The files of a key directory."""
TEST_START = (
    "the endomorphism ring of the start curve is known, and whoever uses that evaluates without the delay. "
    "Use this key for tests only; for real delays, take a start curve from a trusted set-up (--start)"
)


@brief
@dataclass(frozen=True, slots=True)
class VerificationKey:
    """The key that verifies outputs: two curves, a point and its image, by x; `id` is their SHA-256.

    `for_tests`: the walk begins at the curve for tests, whose endomorphism ring is known.
    """

    field: Annotated[str, "the prime by name"]
    variant: Annotated[Literal["fp", "fp2"], "the field of the walk"]
    steps: Annotated[int, "T, the isogenies"]
    start: int
    end: Element
    point: int
    image: Element
    seed: bytes
    id: Annotated[bytes, "the key's id", Form(Hex, BYTES.write, "key")]
    for_tests: bool

    @property
    def warnings(self) -> list[str]:
        """The warnings for its user."""
        return [TEST_START] if self.for_tests else []


StatedKey = Annotated[VerificationKey, "the key", GIVEN, inside(VerificationKey)]
"""In a result that is stated once: a key among its parameters."""
Warnings = Annotated[
    list[str], "what the user should know", Form(list[str], lambda one, own: [*one.key.warnings, *own])
]
"""In such a result: its own warnings, which those of its key precede in JSON."""


@brief
@dataclass(frozen=True, slots=True)
class Setup:
    """A finished set-up."""

    key: StatedKey
    directory: Annotated[str, "where the keys are"]
    compact: Annotated[bool, "with `--compact`"]
    backend: str
    why: str
    seconds: float
    resumed_from: Annotated[int, "steps that came from a checkpoint"]
    warnings: Warnings

    @property
    def rate(self) -> float:
        """Steps per second of this run."""
        return (self.key.steps - self.resumed_from) / self.seconds if self.seconds > 0 else 0.0

    def record(self) -> Record:
        """The result record of the set-up."""
        checked = "the start curve's points have orders that divide p + 1; every later evaluation is verified"
        return Record("isogeny.setup", self.backend, self.why, *told(self), self.seconds, self.rate, UNIT, checked)


def key_of(found: dict[str, Any]) -> VerificationKey:
    """The key from the native module's fields."""
    return VerificationKey(**{**found, "seed": bytes(found["seed"]), "id": bytes(found["id"])})


@public
def read_key(path: Name) -> VerificationKey:
    """The verification key in a key directory or in its file `key.json`.

    Raises FormatError, OSError.
    """
    check_unpacked(Path(path, KEY_NAME) if Path(path).is_dir() else path)
    with naming_input(path):
        return key_of(_native.isogeny_key(os.fspath(path)))


@public
def setup(
    directory: Name,
    steps: int,
    *,
    field: str = "p1506",
    variant: str = "fp",
    start: int | None = None,
    seed: bytes = b"",
    compact: bool = False,
    checkpoint: Name | None = None,
    checkpoint_interval: float = 30.0,
    backend: str = "auto",
    progress: ProgressCallback | None = None,
) -> Setup:
    """Walks `steps` 2-isogenies from the curve `start` and writes both keys into `directory`.

    `start` is alpha of a curve from a trusted set-up; None is the curve for tests. `seed` chooses the turns over Fp2.
    `compact` writes a kernel point for up to 1242 steps instead of an element for each. `checkpoint` is a directory in
    which the state is saved every `checkpoint_interval` seconds; a later call with the same arguments goes on from it.

    Raises UsageError, Interrupted, FormatError and CheckpointError for damaged files, OSError.

    >>> import tempfile
    >>> place = tempfile.TemporaryDirectory()
    >>> made = setup(place.name, 1000, field="p89")
    >>> made.key.steps, made.key.for_tests
    (1000, True)
    >>> place.cleanup()
    """
    whole(steps, "steps", 1, MAX_STEPS)
    if start is not None and start < 0:
        raise UsageError("start: must not be negative")
    if not 0 <= checkpoint_interval < float("inf"):
        raise UsageError("checkpoint_interval: must be a number of seconds")
    found = _native.isogeny_setup(
        os.fspath(directory),
        field=field,
        variant=variant,
        steps=steps,
        start=start,
        seed=seed,
        compact=compact,
        checkpoint=checkpoint_directory(checkpoint),
        checkpoint_interval=checkpoint_interval,
        backend=backend,
        progress=native_progress(progress),
    )
    key = key_of(found["key"])
    return Setup(
        key,
        os.fspath(directory),
        compact,
        found["backend"],
        found["why"],
        found["seconds"],
        found["resumed_from"],
        found["warnings"],
    )
