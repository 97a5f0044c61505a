"""The destination of results: a stream, or a part that is kept beside the file that it will become.

``OUT.part`` contains the elements; ``OUT.part.json`` names the job, the number of elements that count and their
SHA-256, and is written every few seconds and when the run stops. Bytes after the elements that count come from a run
that was killed, and are removed.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
from pathlib import Path
from typing import Any, BinaryIO

from modmill.errors import CheckpointError, FormatError, UsageError
from modmill.files import naming, write_atomic
from modmill.inputs import parse_json

FORMAT = "modmill-gf2-part"
VERSION = 1
INTERVAL_S = 5.0
BLOCK = 1 << 20


class Whole:
    """A stream for results, of which nothing is kept when the run stops."""

    def __init__(self, file: BinaryIO) -> None:
        self._file, self._digest = file, hashlib.sha256()
        self.done = 0

    def write(self, data: bytes | memoryview, done: int) -> None:
        """Appends results; `done` is the number of all of them."""
        self._file.write(data)
        self._digest.update(data)
        self.done: int = done

    def sha256(self) -> str:
        """The checksum of the results so far."""
        return self._digest.hexdigest()

    def finish(self) -> None:
        """Flushes the stream."""
        self._file.flush()


class Part:
    """The file to write to, from where the last run stopped; use it as a context manager.

    `job` and the size and modification time of the `inputs` must be those of the last run; `size` is the bytes of a
    result. Raises CheckpointError if the part is of another job, or damaged; UsageError if an input is not a file.
    """

    def __init__(self, out: Path, job: dict[str, Any], inputs: list[BinaryIO], size: int) -> None:
        self._out = out
        self._part, self._state = (out.with_name(f"{out.name}{suffix}") for suffix in (".part", ".part.json"))
        self._job = {**job, "inputs": [_facts(file) for file in inputs]}
        self._size = size
        self._saved = time.monotonic()
        self._expected = ""
        done = self._read() if self._state.exists() else 0
        self._counted = (done, hashlib.sha256())
        try:
            self.file: BinaryIO = self._part.open("r+b" if done else "wb")
        except FileNotFoundError:
            reason = f"{self._part} is missing, and {self._state} counts {done} results in it"
            raise CheckpointError(f"{reason}; put it back, or remove {self._state.name} to start over") from None
        if done:
            self._verify()

    def _read(self) -> int:
        """The number of results that count."""
        if not self._state.is_file():
            raise self._damaged("is not a regular file")
        try:
            state = parse_json(self._state.read_bytes(), "damaged")
        except FormatError as e:
            raise self._damaged(str(e)) from None
        if not isinstance(state, dict) or (state.get("format"), state.get("version")) != (FORMAT, VERSION):
            raise self._damaged(f"does not have the format {FORMAT}, version {VERSION}")
        job, done, self._expected = (state.get(name) for name in ("job", "elements", "sha256"))
        if not isinstance(job, dict):
            raise self._damaged("field job: must be an object")
        if type(done) is not int or done < 0:
            raise self._damaged(f"field elements: must be a whole number, 0 or more (got {json.dumps(done)[:40]})")
        if not isinstance(self._expected, str):
            raise self._damaged("field sha256: must be a string")
        for name, value in self._job.items():
            if job.get(name) != value:
                advice = f"remove it and {self._state.name} to start over"
                raise CheckpointError(f"{self._part} is of another job, whose {name} differs; {advice}")
        return done

    def _damaged(self, reason: str) -> CheckpointError:
        return CheckpointError(f"{self._state}: {reason}; remove it to start over")

    def _verify(self) -> None:
        left = self.done * self._size
        while left and (block := self.file.read(min(BLOCK, left))):
            self._counted[1].update(block)
            left -= len(block)
        if left or self.sha256() != self._expected:
            self.file.close()
            raise CheckpointError(f"{self._part} is damaged; remove it and {self._state.name} to start over")
        self.file.truncate(self.done * self._size)
        self.file.seek(self.done * self._size)

    @property
    def done(self) -> int:
        """The number of results so far."""
        return self._counted[0]

    def write(self, data: bytes | memoryview, done: int) -> None:
        """Appends results; `done` is the number of all of them. Saves the state now and then."""
        with naming(self._part):
            self.file.write(data)
        digest = self._counted[1].copy()
        digest.update(data)
        # One assignment: a stop at any moment finds a count and the checksum of exactly that many results.
        self._counted = (done, digest)
        if time.monotonic() - self._saved >= INTERVAL_S:
            self._save()

    def _save(self) -> None:
        self._saved = time.monotonic()
        self._sync()
        done, digest = self._counted
        counted = {"elements": done, "sha256": digest.hexdigest()}
        state = {"format": FORMAT, "version": VERSION, "job": self._job, **counted}
        write_atomic(self._state, json.dumps(state) + "\n")

    def _sync(self) -> None:
        with naming(self._part):
            self.file.flush()
            os.fsync(self.file.fileno())

    def sha256(self) -> str:
        """The checksum of the results so far."""
        return self._counted[1].hexdigest()

    def finish(self) -> None:
        """Gives the complete result its name."""
        self._sync()
        self.file.close()
        self._part.replace(self._out)
        self._state.unlink(missing_ok=True)

    def __enter__(self) -> Part:
        return self

    def __exit__(self, *ended: object) -> None:
        if self.file.closed:
            return
        if self.done:
            self._save()
        self.file.close()
        if not self.done:
            self._part.unlink(missing_ok=True)


def _facts(file: BinaryIO) -> list[int]:
    try:
        found = os.fstat(file.fileno())
        if not file.seekable():
            raise OSError
    except OSError:
        raise UsageError("resume: a stream cannot be resumed; name files") from None
    return [found.st_size, found.st_mtime_ns]
