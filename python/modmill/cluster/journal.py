"""The journal of a job: a file with the results of finished parts, from which a stopped driver goes on.

A line of JSON names the format and the job; then, for each part in the order in which they were finished, its number,
the length of its result (8 bytes each, highest first), SHA-256 of these and the result, and the result. What a killed
driver left of a record is cut off.

>>> import tempfile
>>> with tempfile.TemporaryDirectory() as d, Journal(Path(d) / "j", {"job": "doctest"}) as journal:
...     journal.add(3, b"three")
...     journal.add(4, b"four")
...     journal.take_back(4)
...     [(n, journal.get(n)) for n in journal.known()]
[(3, b'three')]
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import time
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from modmill.errors import CheckpointError
from modmill.files import Name, destination, naming
from modmill.inputs import parse_json

FORMAT = "modmill-cluster-journal"
VERSION = 1
SYNC_S = 1.0
"""Time between two synchronisations: when the machine fails, the results of so many seconds may be lost."""
_HEAD = 16
_DIGEST = 32
_MOST_LINE = 1 << 20


class Journal:
    """The journal at `path`, of a job with these facts. Use it as a context manager.

    Raises CheckpointError if the file holds something other than a journal, belongs to another job or is in use, and
    UsageError if it is anything but a regular file.
    """

    def __init__(self, path: Name, facts: dict[str, Any]) -> None:
        self.path: Path = destination(path, "journal").path
        self._facts = json.loads(json.dumps(facts))
        self._places: dict[int, tuple[int, int]] = {}
        self._synced = time.monotonic()
        flags = os.O_RDWR | os.O_CREAT | os.O_CLOEXEC
        self._file: BinaryIO = os.fdopen(os.open(self.path, flags, 0o666), "r+b")
        try:
            self._begin()
        except BaseException:
            self._file.close()
            raise

    def _begin(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise CheckpointError(f"{self.path}: another process works with this journal") from None
        line = self._file.readline(_MOST_LINE)
        if not line.endswith(b"\n"):
            if line and not self._first_line().startswith(line):
                raise self._wrong("is not a journal")
            self._file.seek(0)
            self._file.truncate()
            self._file.write(self._first_line())
            self._sync()
            return
        self._check(line)
        self._read(len(line))

    def _first_line(self) -> bytes:
        return json.dumps({"format": FORMAT, "version": VERSION, "job": self._facts}).encode() + b"\n"

    def _check(self, line: bytes) -> None:
        try:
            head = parse_json(line, "the first line")
        except ValueError:
            raise self._wrong("is not a journal") from None
        if not isinstance(head, dict) or (head.get("format"), head.get("version")) != (FORMAT, VERSION):
            raise self._wrong(f"does not have the format {FORMAT}, version {VERSION}")
        job = head.get("job")
        if not isinstance(job, dict):
            raise self._wrong("does not say of which job it is")
        for name in dict.fromkeys([*self._facts, *job]):
            if job.get(name) != self._facts.get(name):
                raise self._wrong(f"is of another job, whose {name} differs")

    def _wrong(self, reason: str) -> CheckpointError:
        return CheckpointError(f"{self.path}: {reason}; remove it to start over, or name another file")

    def _read(self, place: int) -> None:
        """Finds the records; a record that is not whole, or damaged, ends the journal."""
        while True:
            self._file.seek(place)
            head, digest = self._file.read(_HEAD), self._file.read(_DIGEST)
            index, length = int.from_bytes(head[:8], "big"), int.from_bytes(head[8:], "big")
            if len(digest) < _DIGEST or length > os.fstat(self._file.fileno()).st_size - place:
                break
            data = self._file.read(length)
            if hashlib.sha256(head + data).digest() != digest:
                break
            self._place(index, place, length)
            place += _HEAD + _DIGEST + length
        self._file.seek(place)
        self._file.truncate()

    def known(self) -> frozenset[int]:
        """The numbers of the parts that it has."""
        return frozenset(self._places)

    def get(self, index: int) -> bytes:
        """The result of a part that it has."""
        place, length = self._places[index]
        with naming(self.path):
            self._file.seek(place)
            data = self._file.read(length)
            self._file.seek(0, os.SEEK_END)
        return data

    def add(self, index: int, result: bytes) -> None:
        """Appends the result of a part, which is not empty. A part that is added again has its last result."""
        head = index.to_bytes(8, "big") + len(result).to_bytes(8, "big")
        with naming(self.path):
            place = self._file.seek(0, os.SEEK_END)
            self._file.write(head + hashlib.sha256(head + result).digest() + result)
            self._file.flush()
        self._place(index, place, len(result))
        if time.monotonic() - self._synced >= SYNC_S:
            self._sync()

    def take_back(self, index: int) -> None:
        """Makes a part one that it does not have: an empty result says so."""
        self.add(index, b"")

    def _place(self, index: int, place: int, length: int) -> None:
        if length:
            self._places[index] = (place + _HEAD + _DIGEST, length)
        else:
            self._places.pop(index, None)

    def _sync(self) -> None:
        with naming(self.path):
            self._file.flush()
            os.fsync(self._file.fileno())
        self._synced = time.monotonic()

    def remove(self) -> None:
        """Removes the file: the job is finished."""
        self.path.unlink(missing_ok=True)

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None and self._places:
            self._sync()
        self._file.close()
