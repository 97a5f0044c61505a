"""Peers as programs that answer each request with one line of JSON."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, Self

from modmill.errors import ModmillError


class PeerFailed(ModmillError):
    """A peer program ended or refused a request."""


class Server:
    """One running program, which answers each line with a line of JSON; `hello` is what it says at the start."""

    def __init__(self, path: Path) -> None:
        self._process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.hello: dict[str, Any] = self._read()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *ended: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the program."""
        self._process.communicate()

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
