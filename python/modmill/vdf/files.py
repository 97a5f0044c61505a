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
import datetime
import os
import secrets
import stat
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, BinaryIO, cast

from modmill import _native
from modmill.arguments import public
from modmill.brief import brief
from modmill.errors import FormatError, UsageError
from modmill.files import atomic_writer, check_directory, destination
from modmill.inputs import packed, peeked
from modmill.modulus import Modulus
from modmill.progress import ProgressCallback, native_progress
from modmill.quantity import MAX_STEPS, seconds_until, shown, whole, zoned
from modmill.record import Record
from modmill.stated import GIVEN, RESIDUE, Form, Hex, told
from modmill.vdf.calibration import Calibration, calibrate
from modmill.vdf.evaluation import UNIT
from modmill.vdf.growth import Growth
from modmill.vdf.inspection import LockInspection

Name = str | os.PathLike[str]
Source = Name | BinaryIO
Target = Name | BinaryIO

DEFAULT_BITS = 2048
MIN_BITS, MAX_BITS = 1024, 8192


@brief
@dataclass(frozen=True, slots=True)
class Sealed:
    """A time-lock file that was made.

    `speed` is the measurement that turned a duration into T, None when T was given. `seconds` is what sealing took.
    """

    bits: Annotated[int, "size of the fresh modulus", GIVEN] = field(init=False, repr=False)
    steps: Annotated[int, "squarings that opening takes", GIVEN]
    until: Annotated[
        datetime.datetime | None,
        "the moment that `--until` gives, with its zone (ISO 8601)",
        *(GIVEN, Form(str, lambda _, moment: moment.isoformat())),
    ]
    growth: Annotated[Growth | None, "what `--growth` gives", GIVEN, Form(str, lambda _, growth: growth.name)]
    modulus: Annotated[Modulus, "the fresh modulus", Form(Hex, lambda _, modulus: modulus.hex(modulus.n))]
    base: Annotated[int, "the number to square", RESIDUE]
    length: Annotated[int, "bytes of the contents"]
    speed: Annotated[
        Calibration | None,
        "seconds that opening takes at this core's speed; null where T was given",
        Form(float, lambda sealed, speed: speed.delay_of(sealed.steps), "delay_here"),
    ]
    seconds: float

    def __post_init__(self) -> None:
        object.__setattr__(self, "bits", self.modulus.bits)

    def record(self) -> Record:
        """The result record of the sealing."""
        checked = "every chunk has a checksum and is authenticated; inspecting finds any damage"
        why = "sealing takes no squarings: the sealer knows the factors"
        return Record("vdf.lock", "num-bigint", why, *told(self), self.seconds, None, UNIT, checked)


@brief
@dataclass(frozen=True, slots=True)
class Opened:
    """A time-lock file that was opened."""

    modulus: Annotated[Modulus, "size of the fresh modulus", GIVEN, Form(int, lambda _, modulus: modulus.bits, "bits")]
    base: int
    steps: Annotated[int, "squarings that opening takes", GIVEN]
    length: Annotated[int, "bytes of the contents"]
    backend: str
    why: str
    seconds: float
    resumed_from: Annotated[int, "squarings that came from a checkpoint"]
    checks_passed: int
    faults: Annotated[int, "self-checks that failed and were undone"]

    @property
    def rate(self) -> float:
        """Squarings per second of this run."""
        return (self.steps - self.resumed_from) / self.seconds if self.seconds > 0 else 0.0

    def record(self) -> Record:
        """The result record of the opening."""
        checked = f"{self.checks_passed} self-checks; the key's confirmation; authenticated contents"
        return Record("vdf.unlock", self.backend, self.why, *told(self), self.seconds, self.rate, UNIT, checked)


class LockedFile:
    """A time-lock file that was read to its end, and in which nothing is damaged. See :func:`checked`."""

    def __init__(self, source: Source, file: BinaryIO, progress: ProgressCallback | None) -> None:
        self._path = Path(source) if isinstance(source, str | os.PathLike) else None
        self._file = file
        self._native = _native.LockFile(file, progress=native_progress(progress))
        found = self._native.inspection()
        self.inspection: LockInspection = LockInspection(**{**found, "modulus": Modulus(found["modulus"])})

    @property
    def long(self) -> bool:
        """True if opening takes more than some seconds, so that its state is worth saving."""
        return self._native.checkpoint_beside("any name") is not None

    def checkpoint_beside(self) -> Path | None:
        """The folder for the state of a long opening, beside the file; None if that takes seconds or has no place."""
        if self._path is None or not (self._path.is_file() and os.access(self._path.parent, os.W_OK)):
            return None
        place = self._native.checkpoint_beside(self._path)
        return None if place is None else Path(place)

    def unlock(
        self,
        target: Target,
        *,
        replace: bool = False,
        backend: str = "auto",
        checkpoint: Name | bool = True,
        checkpoint_interval: float = 30.0,
        progress: ProgressCallback | None = None,
    ) -> Opened:
        """Opens the file like :func:`unlock`."""
        beside = self.checkpoint_beside() if checkpoint is True else None
        place = beside if isinstance(checkpoint, bool) else check_directory(checkpoint, "checkpoint")
        with contextlib.ExitStack() as stack:
            found = self._native.open(
                _sink(target, stack),
                origin=_origin(self._file),
                replace=replace,
                backend=backend,
                checkpoint=place,
                checkpoint_interval=checkpoint_interval,
                progress=native_progress(progress),
            )
        if beside is not None:
            _native.remove_checkpoint(beside)
        return Opened(**{**found, "modulus": Modulus(found["modulus"])})


@public
def lock(
    source: Source,
    target: Target,
    *,
    replace: bool = False,
    steps: int | None = None,
    duration: float | None = None,
    until: datetime.datetime | None = None,
    growth: Growth | None = None,
    bits: int = DEFAULT_BITS,
    armor: bool = False,
    backend: str = "auto",
    measure: float = 3.0,
    progress: ProgressCallback | None = None,
) -> Sealed:
    """Seals what `source` holds so that it opens after `steps` squarings, or about `duration` seconds on this machine.

    `until` is the moment when an opening that begins at once ends, in place of a duration. Either way the speed of a
    `bits`-bit modulus is measured first, for `measure` seconds; `growth` assumes that the machine is replaced by a
    faster one each year. `armor` writes text. A file under the name `target` appears whole or not at all, with the
    permissions of a file `source`; an older one is replaced only if `replace` says so.

    Raises UsageError (bits, steps or duration out of range, or not exactly one of steps, duration and until), OSError.
    """
    if sum(value is not None for value in (steps, duration, until)) != 1:
        raise UsageError("give one of a number of squarings, a duration and a moment")
    if steps is not None and growth is not None:
        raise UsageError("growth: a number of squarings is the same whatever the machine (give a duration or a moment)")
    if not MIN_BITS <= bits <= MAX_BITS or bits % 2:
        raise UsageError(f"bits: {shown(bits)} is not an even number from {MIN_BITS} to {MAX_BITS}", got=bits)
    until = None if until is None else zoned(until)
    speed = None
    if steps is None:
        wanted = _wanted(duration, until)
        # Speed depends on the size of the modulus alone, so any of that size will do.
        some = secrets.randbits(bits) | 1 << (bits - 1) | 1
        speed = calibrate(some, measure=measure, backend=backend, progress=progress)
        # Measuring has taken some of the time that was left.
        steps = speed.steps_for(wanted if until is None else _wanted(None, until), growth)
    whole(steps, "steps", 1, MAX_STEPS)
    begin = time.perf_counter()
    with _reading(source) as reader, contextlib.ExitStack() as stack:
        made = _native.lock_seal(
            reader,
            _sink(target, stack),
            origin=_origin(reader),
            replace=replace,
            bits=bits,
            steps=steps,
            armor=armor,
            progress=native_progress(progress),
        )
    return Sealed(
        **{**made, "modulus": Modulus(made["modulus"])},
        speed=speed,
        seconds=time.perf_counter() - begin,
        until=until,
        growth=growth,
    )


def _wanted(duration: float | None, until: datetime.datetime | None) -> float:
    """The seconds that are asked for, or left until the moment."""
    return duration or 0.0 if until is None else seconds_until(until)


@contextlib.contextmanager
def checked(source: Source, progress: ProgressCallback | None = None) -> Iterator[LockedFile]:
    """Reads a time-lock file to its end and checks all that can be checked without squarings.

    A stream is read from where it stands; one that cannot seek is copied, above 8 MiB to a temporary file.

    Raises FormatError (malformed, cut short, or damaged anywhere), OSError.
    """
    with _reading(source) as file:
        if said := packed(peeked(file)):
            raise FormatError(said)
        yield LockedFile(source, file, progress)


@public
def unlock(
    source: Source,
    target: Target,
    *,
    replace: bool = False,
    backend: str = "auto",
    checkpoint: Name | bool = True,
    checkpoint_interval: float = 30.0,
    progress: ProgressCallback | None = None,
) -> Opened:
    """Opens a time-lock file: checks it, squares T times (or goes on from a checkpoint), then writes the contents.

    The contents are handed over only when all of them have passed their authentication. A file under the name `target`
    is written as by :func:`lock`. An opening of more than some seconds saves its state in the folder `checkpoint`; True
    stands for one beside a file `source`, which is removed at the end; False for none.

    Raises FormatError (malformed, cut short, or changed anywhere), and what :func:`modmill.vdf.evaluate` raises.
    """
    with checked(source, progress) as file:
        return file.unlock(
            target,
            replace=replace,
            backend=backend,
            checkpoint=checkpoint,
            checkpoint_interval=checkpoint_interval,
            progress=progress,
        )


@contextlib.contextmanager
def _reading(source: Source) -> Iterator[BinaryIO]:
    if isinstance(source, str | os.PathLike):
        with Path(source).open("rb") as f:
            yield f
    else:
        yield source


def _origin(source: BinaryIO) -> tuple[int, int, int] | None:
    """Device, inode and permissions of a regular file."""
    try:
        found = os.fstat(source.fileno())
    except (OSError, AttributeError):
        return None
    return (found.st_dev, found.st_ino, stat.S_IMODE(found.st_mode)) if stat.S_ISREG(found.st_mode) else None


def _sink(target: Target, stack: contextlib.ExitStack) -> str | BinaryIO:
    """The target as the native module takes it: the name of a file, or a stream."""
    if not isinstance(target, str | os.PathLike):
        return target
    if destination(target).whole:
        return os.fspath(target)
    return cast("BinaryIO", _Late(target, stack))


class _Late:
    """A device or FIFO that is opened at the first write: a FIFO's reader may come days later, and ^C still works."""

    def __init__(self, target: Name, stack: contextlib.ExitStack) -> None:
        self._target, self._stack = target, stack
        self._file: BinaryIO | None = None

    def write(self, data: bytes) -> int:
        if self._file is None:
            self._file = self._stack.enter_context(atomic_writer(self._target))
        return self._file.write(data)

    def flush(self) -> None:
        if self._file is not None:
            self._file.flush()
