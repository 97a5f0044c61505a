"""Output files. A file appears whole or not at all, a device or FIFO is written to, and links are followed.

>>> import tempfile
>>> with tempfile.TemporaryDirectory() as d:
...     write_atomic(Path(d) / "a.txt", "ready\\n")
...     (Path(d) / "a.txt").read_text(), len(list(Path(d).iterdir()))
('ready\\n', 1)
"""

from __future__ import annotations

import contextlib
import fcntl
import io
import os
import re
import secrets
import shutil
import stat
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from modmill.errors import UsageError

STANDARD = "-"
"""The name of standard input or output in place of a file's name."""

_DRAFT = ".part"
_HIDDEN = re.compile(rf"\..+\.[0-9a-f]{{8}}{re.escape(_DRAFT)}", re.DOTALL)
"""The names of files and folders that are not whole yet."""

Name = str | os.PathLike[str]


@contextlib.contextmanager
def naming(file: Name) -> Iterator[None]:
    """An operating system's error within the block that names no file names this one."""
    try:
        yield
    except OSError as e:
        if e.filename is None:
            e.filename = os.fspath(file)
        raise


class NamedFile(io.FileIO):
    """A raw file whose errors name it as people know it, in `shown`."""

    shown: str

    def write(self, data: Any) -> int:
        """Writes like any raw file, and names the file in errors."""
        with naming(self.shown):
            return super().write(data)


@dataclass(frozen=True, slots=True)
class Destination:
    """The destination of output for `given`: `path`, with all links followed.

    `old` describes what is there, None if nothing is. `whole`: a regular or new file, which is replaced in one step.
    Everything else (device, FIFO, socket, standard output by any name) is written to as it stands.
    """

    given: str
    path: Path
    old: os.stat_result | None

    @property
    def standard(self) -> bool:
        """True if this is our standard output: `-`, or another name of the same file, such as /dev/stdout."""
        if self.given == STANDARD or self.old is None:
            return self.given == STANDARD
        try:
            return os.path.samestat(os.fstat(1), self.old)
        except OSError:
            return False

    @property
    def whole(self) -> bool:
        """True if the output appears whole or not at all."""
        return not self.standard and (self.old is None or stat.S_ISREG(self.old.st_mode))


def destination(path: Name, what: str = "") -> Destination:
    """Looks at an output's name, and changes nothing. `what`: the option or argument that gave it, for messages.

    Raises UsageError if no file can be written there.
    """
    given = os.fspath(path)
    if given == STANDARD:
        return Destination(given, Path(given), None)
    where = what or given
    named = f"{what}: {given}" if what else given
    found = Path(given)
    try:
        old = found.stat()
    except FileNotFoundError:
        old = None
    except OSError as e:
        raise UsageError(f"{named}: {e.strerror}") from None
    if old is not None and stat.S_ISDIR(old.st_mode):
        raise UsageError(f"{named} is a directory")
    # A name such as /dev/fd/3 must be opened as it stands: what it leads to may have no other name.
    straight = Destination(given, found, old)
    if not straight.whole:
        if not os.access(given, os.W_OK):
            raise UsageError(f"{named} is not writable")
        return straight
    real = Path(os.path.realpath(given))
    parent = (real if found.is_symlink() else found).parent
    if not parent.is_dir():
        raise UsageError(f"{where}: the directory {parent} does not exist")
    if not os.access(parent, os.W_OK):
        raise UsageError(f"{where}: the directory {parent} is not writable")
    return Destination(given, real, old)


def check_directory(path: Name, what: str) -> Path:
    """The path, if files can be written into a directory there, which is made, with its parents, where it is missing.

    It changes nothing. `what`: the option or argument that names the directory, for messages.

    Raises UsageError if no file can be written there.
    """
    place = Path(path)
    there = next(one for one in (place, *place.absolute().parents) if one.exists())
    if not there.is_dir():
        raise UsageError(f"{what}: {there} is not a directory")
    if not os.access(there, os.W_OK):
        raise UsageError(f"{what}: the directory {there} is not writable")
    return place


def checkpoint_directory(path: Name | None) -> str | None:
    """The directory of a checkpoint as the extension takes it, None for none. Raises as :func:`check_directory`."""
    return None if path is None else os.fspath(check_directory(path, "checkpoint"))


def refuse_input(out: Name | BinaryIO, *inputs: Name | BinaryIO | None, what: str = "out") -> None:
    """Raises UsageError if `out` is the same regular file as an input, by whatever names or links."""
    place = _identity(out, 1)
    if place is not None and place in [_identity(source, 0) for source in inputs if source is not None]:
        named = "the output" if not isinstance(out, str | os.PathLike) or out == STANDARD else out
        raise UsageError(f"{what}: {named} is also an input; name another file")


def _identity(file: Name | BinaryIO, standard: int) -> tuple[int, int] | None:
    """The identity of a regular file; None for anything else, which can be read and written at once."""
    try:
        if not isinstance(file, str | os.PathLike):
            found = os.fstat(file.fileno())
        else:
            found = os.fstat(standard) if file == STANDARD else Path(file).stat()
    except (OSError, AttributeError):
        return None
    return (found.st_dev, found.st_ino) if stat.S_ISREG(found.st_mode) else None


@contextlib.contextmanager
def atomic_writer(path: Name) -> Iterator[BinaryIO]:
    """A binary file that takes the name `path` only when the block ends well.

    It is written beside its destination, synced, then renamed over it; on any failure it is removed and `path` stays
    as it was. Mode and owner of a file that it replaces are kept. What :class:`Destination` does not replace is
    written to directly.
    """
    place = destination(path)
    if not place.whole:
        with _standard_output() if place.standard else _straight(place) as f:
            yield f
        return
    with beside(place) as temporary:
        with _opened(place, temporary, os.O_WRONLY) as f:
            yield f
            with naming(place.given):
                f.flush()
                os.fsync(f.fileno())
        temporary.replace(place.path)
    _sync_directory(place.path.parent)


@contextlib.contextmanager
def _straight(place: Destination) -> Iterator[BinaryIO]:
    """A device or FIFO, as it stands."""
    with _opened(place, place.path, os.O_WRONLY | os.O_NOCTTY) as f:
        try:
            yield f
        except BaseException:
            # Closing would first write what is in the buffer, and wait again for whoever does not read it.
            f.raw.close()
            raise


@contextlib.contextmanager
def beside(place: Destination) -> Iterator[Path]:
    """An empty hidden file beside a destination, with mode and owner of the file that it will replace.

    At the end of the block it is removed, unless it has got another name. What processes left that were killed while
    they wrote the same destination is removed, too. Errors name the destination.
    """
    old = place.old
    mode = 0o666 if old is None else old.st_mode & 0o700
    with showing(place.given), draft(place.path, mode) as (temporary, descriptor):
        if old is not None:
            # Only root may give a file away; the owner of the directory may replace another's file all the same.
            with contextlib.suppress(OSError):
                os.fchown(descriptor, old.st_uid, old.st_gid)
            os.fchmod(descriptor, old.st_mode & 0o777)
        yield temporary


@contextlib.contextmanager
def showing(given: Name) -> Iterator[None]:
    """An operating system's error about the hidden file, or a file in the hidden folder, names `given` instead."""
    try:
        yield
    except OSError as e:
        hidden = isinstance(e.filename, str | os.PathLike) and any(map(_HIDDEN.fullmatch, Path(e.filename).parts))
        if hidden:
            e.filename, e.filename2 = os.fspath(given), None
        raise


@contextlib.contextmanager
def draft(path: Path, mode: int | None) -> Iterator[tuple[Path, int]]:
    """A hidden file, or folder if `mode` is None, beside `path`, and a descriptor of it; removed at the end.

    It is locked in the block, so that the next writer of the same output finds what killed processes left, and removes
    it. Rust's `modmill_runtime::checkpoint::Draft` uses the same names and locks.
    """
    _remove_abandoned(path)
    while True:
        hidden = path.with_name(f".{path.name}.{secrets.token_hex(4)}{_DRAFT}")
        if mode is None:
            hidden.mkdir()
            descriptor = os.open(hidden, os.O_RDONLY | os.O_CLOEXEC)
        else:
            descriptor = os.open(hidden, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, mode)
        try:
            _lock(descriptor)
            if os.fstat(descriptor).st_nlink:  # else another process took it for abandoned before it was locked
                yield hidden, descriptor
                return
        finally:
            _remove(hidden)
            os.close(descriptor)


def _remove_abandoned(path: Path) -> None:
    """Removes the drafts of `path` that no running process has locked; whatever cannot be removed stays."""
    start, size = f".{path.name}.", len(f".{path.name}.12345678{_DRAFT}")
    with contextlib.suppress(OSError), os.scandir(path.parent) as entries:
        named = [e for e in entries if e.name.startswith(start) and len(e.name) == size and _HIDDEN.fullmatch(e.name)]
        for entry in named:
            with contextlib.suppress(OSError):
                descriptor = os.open(entry.path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
                try:
                    if _lock(descriptor):
                        _remove(Path(entry.path))
                finally:
                    os.close(descriptor)


def _lock(descriptor: int) -> bool:
    """Locks a file until its descriptor is closed; false if another has locked it, or the file system has no locks."""
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _remove(hidden: Path) -> None:
    if hidden.is_dir():
        shutil.rmtree(hidden, ignore_errors=True)
    else:
        with contextlib.suppress(OSError):
            hidden.unlink(missing_ok=True)


def _opened(place: Destination, path: Path, flags: int) -> io.BufferedWriter[NamedFile]:
    raw = NamedFile(path, "wb", opener=lambda file, _: os.open(file, flags | os.O_CLOEXEC))
    raw.shown = place.given
    return io.BufferedWriter(raw)


@contextlib.contextmanager
def _standard_output() -> Iterator[BinaryIO]:
    sys.stdout.flush()
    yield sys.stdout.buffer
    sys.stdout.buffer.flush()


def write_atomic(path: Name, data: bytes | str) -> None:
    """Writes `data` (text as UTF-8) under `path`, as :func:`atomic_writer` does."""
    with atomic_writer(path) as f:
        f.write(data.encode() if isinstance(data, str) else data)


def _sync_directory(directory: Path) -> None:
    # Makes the rename itself durable. File systems that cannot sync a directory report an error, which is harmless.
    with contextlib.suppress(OSError):
        fd = os.open(directory, os.O_RDONLY)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)
