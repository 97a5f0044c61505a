"""Peers as programs that answer each request with one line of JSON."""

from __future__ import annotations

import contextlib
import json
import subprocess
from pathlib import Path
from typing import Any, Self

from modmill.errors import ModmillError, PeerMissing
from modmill.programs import running


class PeerFailed(ModmillError):
    """A peer program ended or refused a request."""


def built(job: str, path: Path, library: str, *, named: bool = True) -> Path:
    """The program of a job's peers, which `./dev bench` builds; PeerMissing if it is not there."""
    if not path.is_file():
        which = f"{job} ({library})" if named else job
        remedy = f"in a clone of the repository, run: ./dev bench {job} --peers"
        said = f"the peers of {which} are not built; {remedy}"
        raise PeerMissing(said, library=library, package=remedy)
    return path


class Server:
    """One running program, which answers each line with a line of JSON; `hello` is what it says at the start."""

    def __init__(self, path: Path) -> None:
        with contextlib.ExitStack() as stack:
            pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
            self._process = stack.enter_context(running([path], text=True, **pipes))
            self.hello: dict[str, Any] = self._read()
            self._running = stack.pop_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        # After an error, as of ^C, the program ends in the middle of a request.
        self._running.__exit__(kind, error, trace)

    def close(self) -> None:
        """Ends the program."""
        self._running.close()

    def ask(self, line: str) -> dict[str, Any]:
        """The answer to one line; PeerFailed where it is an error, or the program has ended."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{line}\n")
            self._process.stdin.flush()
        except OSError as e:
            raise PeerFailed(f"the peers' program has ended: {e}") from e
        answer = self._read()
        if "error" in answer:
            raise PeerFailed(f"the peers' program says: {answer['error']}")
        return answer

    def _read(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise PeerFailed(f"the peers' program ended with code {self._process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        return answer
