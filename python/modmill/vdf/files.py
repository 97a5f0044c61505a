"""Time-lock files: contents that open only after T squarings, one after the other.

The sealer makes a fresh modulus, uses its factors, and discards them; no file contains the key. ``docs/formats.md``
states what this protects; in short, a faster machine opens the file sooner.

>>> import io
>>> from modmill import vdf
>>> sealed, opened = io.BytesIO(), io.BytesIO()
>>> vdf.lock(io.BytesIO(b"see you later"), sealed, steps=2000, bits=1024).length
13
>>> _ = sealed.seek(0)
>>> vdf.unlock(sealed, opened).steps, opened.getvalue()
(2000, b'see you later')
"""

from __future__ import annotations

import contextlib
import os
import secrets
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, cast

from modmill import _native
from modmill.errors import UsageError
from modmill.files import atomic_writer
from modmill.modulus import Modulus
from modmill.progress import ProgressCallback, native_progress
from modmill.quantity import MAX_STEPS
from modmill.record import Record
from modmill.vdf.calibration import Calibration, calibrate
from modmill.vdf.evaluation import UNIT

Source = str | os.PathLike[str] | BinaryIO
Target = str | os.PathLike[str] | BinaryIO

DEFAULT_BITS = 2048
MIN_BITS, MAX_BITS = 1024, 8192
SPOOL_BYTES = 64 << 20


@dataclass(frozen=True, slots=True)
class Sealed:
    """A time-lock file that was made: its public modulus, base and T, the `length` of the contents in bytes.

    `speed` is the measurement that turned a duration into T, None when T was given; `seconds` is what sealing took.
    """

    modulus: Modulus
    base: int
    steps: int
    length: int
    speed: Calibration | None
    seconds: float

    def record(self) -> Record:
        """The result record of the sealing."""
        parameters = {"bits": self.modulus.bits, "steps": self.steps}
        result: dict[str, Any] = {
            "modulus": self.modulus.hex(self.modulus.n),
            "base": self.modulus.hex(self.base),
            "length": self.length,
            "delay_here": None if self.speed is None else self.speed.delay_of(self.steps),
        }
        checked = "every chunk is authenticated; opening finds any change"
        why = "sealing takes no squarings: the sealer knows the factors"
        return Record("vdf.lock", "num-bigint", why, parameters, result, self.seconds, None, UNIT, checked)


@dataclass(frozen=True, slots=True)
class Opened:
    """A time-lock file that was opened; fields as in :class:`Sealed` and :class:`modmill.vdf.Evaluation`."""

    modulus: Modulus
    base: int
    steps: int
    length: int
    backend: str
    why: str
    seconds: float
    resumed_from: int
    checks_passed: int
    faults: int

    @property
    def rate(self) -> float:
        """Squarings per second of this run."""
        return (self.steps - self.resumed_from) / self.seconds if self.seconds > 0 else 0.0

    def record(self) -> Record:
        """The result record of the opening."""
        parameters = {"bits": self.modulus.bits, "steps": self.steps}
        result = {"length": self.length, "resumed_from": self.resumed_from, "faults": self.faults}
        checked = f"{self.checks_passed} self-checks; the key's confirmation; authenticated contents"
        return Record("vdf.unlock", self.backend, self.why, parameters, result, self.seconds, self.rate, UNIT, checked)


def lock(
    source: Source,
    target: Target,
    *,
    steps: int | None = None,
    duration: float | None = None,
    bits: int = DEFAULT_BITS,
    armor: bool = False,
    backend: str = "auto",
    measure: float = 3.0,
    progress: ProgressCallback | None = None,
) -> Sealed:
    """Seals what `source` holds so that it opens after `steps` squarings, or about `duration` seconds on this machine.

    With `duration` the speed of a `bits`-bit modulus is measured first, for `measure` seconds. `armor` writes text. A
    `target` given as a path appears whole or not at all.

    Raises UsageError (bits, steps or duration out of range, or not exactly one of the last two), OSError.
    """
    if (steps is None) == (duration is None):
        raise UsageError("give either a number of squarings or a duration")
    if not MIN_BITS <= bits <= MAX_BITS or bits % 2:
        raise UsageError(f"bits: {bits} is not an even number from {MIN_BITS} to {MAX_BITS}", got=bits)
    speed = None
    if steps is None and duration is not None:
        # Speed depends on the size of the modulus alone, so any of that size will do.
        some = secrets.randbits(bits) | 1 << (bits - 1) | 1
        speed = calibrate(some, measure=measure, backend=backend, progress=progress)
        steps = speed.steps_for(duration)
    if steps is None or not 0 < steps <= MAX_STEPS:
        raise UsageError(f"steps: {steps} is out of range (1 to 2^62)", got=steps, min=1, max=MAX_STEPS)
    begin = time.perf_counter()
    with _reading(source) as reader, _writing(target) as writer:
        made = _native.lock_seal(
            reader, writer, bits=bits, steps=steps, armor=armor, progress=native_progress(progress)
        )
    return Sealed(
        Modulus(made["modulus"]), made["base"], made["steps"], made["length"], speed, time.perf_counter() - begin
    )


def unlock(
    source: Source,
    target: Target,
    *,
    backend: str = "auto",
    checkpoint: str | os.PathLike[str] | None = None,
    checkpoint_interval: float = 30.0,
    progress: ProgressCallback | None = None,
) -> Opened:
    """Opens a time-lock file: squares T times (or goes on from `checkpoint`), then writes the contents.

    The contents are handed over only when all of them have passed their authentication.

    Raises FormatError (malformed, cut short, or changed anywhere), and what :func:`modmill.vdf.evaluate` raises.
    """
    with _reading(source) as reader, _whole(target) as writer:
        found = _native.lock_open(
            reader,
            writer,
            backend=backend,
            checkpoint=None if checkpoint is None else os.fspath(checkpoint),
            checkpoint_interval=checkpoint_interval,
            progress=native_progress(progress),
        )
    return Opened(**{**found, "modulus": Modulus(found["modulus"])})


@contextlib.contextmanager
def _reading(source: Source) -> Iterator[BinaryIO]:
    if isinstance(source, str | os.PathLike):
        with Path(source).open("rb") as f:
            yield f
    else:
        yield source


@contextlib.contextmanager
def _writing(target: Target) -> Iterator[BinaryIO]:
    if isinstance(target, str | os.PathLike):
        with atomic_writer(Path(target)) as f:
            yield f
    else:
        yield target


@contextlib.contextmanager
def _whole(target: Target) -> Iterator[BinaryIO]:
    """Like `_writing`, but a stream also gets everything or nothing, and a file is created at the first write."""
    if isinstance(target, str | os.PathLike):
        with contextlib.ExitStack() as stack:
            late = _Late(Path(target), stack)
            yield cast("BinaryIO", late)
            late.write(b"")
        return
    with tempfile.SpooledTemporaryFile(max_size=SPOOL_BYTES) as spool:
        yield cast("BinaryIO", spool)
        spool.seek(0)
        while block := spool.read(1 << 20):
            target.write(block)
        target.flush()


class _Late:
    """An atomic file that is created at the first write, so that hours of squaring leave no empty file behind."""

    def __init__(self, path: Path, stack: contextlib.ExitStack) -> None:
        self._path, self._stack = path, stack
        self._file: BinaryIO | None = None

    def write(self, data: bytes) -> int:
        if self._file is None:
            self._file = self._stack.enter_context(atomic_writer(self._path))
        return self._file.write(data)

    def flush(self) -> None:
        if self._file is not None:
            self._file.flush()
