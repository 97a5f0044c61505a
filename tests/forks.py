"""Commands in processes of their own that begin with everything imported: alone, most import for longer than they work.

A server imports all commands once and forks a process for each. As `python -m tests.forks FD` it is the server, and
the descriptor its connection.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

HEAD = 8
PIPE = 1 << 16
"""Bytes that a pipe takes before anybody reads."""


class Forks:
    """The connection to a server; several threads must not use it at once."""

    def __init__(self) -> None:
        here, there = socket.socketpair()
        with there:
            command = [sys.executable, "-m", __name__, str(there.fileno())]
            root = Path(__file__).resolve().parents[1]
            self._server = subprocess.Popen(
                command, cwd=root, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, pass_fds=[there.fileno()]
            )
        self._socket = here

    def start(self, arguments: Sequence[str], folder: str, env: Mapping[str, str], streams: Sequence[int]) -> int:
        """Starts a command with these descriptors as its standard streams; returns the process."""
        text = json.dumps([list(arguments), folder, dict(env)]).encode()
        socket.send_fds(self._socket, [len(text).to_bytes(HEAD, "big")], list(streams))
        self._socket.sendall(text)
        return self._answer()

    def wait(self, process: int) -> int:
        """Waits for a process that was started; returns its exit code."""
        self._socket.sendall((-process).to_bytes(HEAD, "big", signed=True))
        return self._answer()

    def run(
        self, arguments: Sequence[str], data: bytes, folder: str, env: Mapping[str, str], timeout: float
    ) -> subprocess.CompletedProcess[bytes]:
        """Runs a command with `data`, at most PIPE bytes, as its standard input, as :func:`subprocess.run` does."""
        (stdin, feed), (out, stdout), (err, stderr) = os.pipe(), os.pipe(), os.pipe()
        os.write(feed, data)
        os.close(feed)
        process = self.start(arguments, folder, env, (stdin, stdout, stderr))
        for there in (stdin, stdout, stderr):
            os.close(there)
        found = {out: b"", err: b""}
        left, end = [out, err], time.monotonic() + timeout
        while left:
            ready, _, _ = select.select(left, [], [], max(0.0, end - time.monotonic()))
            if not ready:
                os.kill(process, signal.SIGKILL)
                self.wait(process)
                raise subprocess.TimeoutExpired(arguments, timeout, found[out], found[err])
            for stream in ready:
                more = os.read(stream, PIPE)
                found[stream] += more
                if not more:
                    left.remove(stream)
                    os.close(stream)
        return subprocess.CompletedProcess(arguments, self.wait(process), found[out], found[err])

    def close(self) -> None:
        """Ends the server."""
        self._socket.close()
        self._server.wait()

    def _answer(self) -> int:
        return int.from_bytes(_exactly(self._socket, HEAD), "big", signed=True)


_BUSY = threading.Lock()
_SERVERS: dict[int, Forks] = {}


@contextlib.contextmanager
def server() -> Iterator[Forks | None]:
    """This process's server, which ends with it; nothing while another thread uses it."""
    if not _BUSY.acquire(blocking=False):
        yield None
        return
    try:
        if os.getpid() not in _SERVERS:
            _SERVERS[os.getpid()] = Forks()
        yield _SERVERS[os.getpid()]
    finally:
        _BUSY.release()


def _exactly(connection: socket.socket, size: int) -> bytes:
    data = b""
    while len(data) < size:
        more = connection.recv(size - len(data))
        if not more:
            raise EOFError("the server of forks has ended")
        data += more
    return data


def _command(arguments: list[str], folder: str, env: dict[str, str], streams: list[int]) -> None:
    from modmill import cli

    for target, stream in enumerate(streams):
        os.dup2(stream, target)
        os.close(stream)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(env)
    sys.argv = ["modmill", *arguments]
    cli.main()


def _serve(connection: socket.socket) -> None:
    from tests.cli.tree import COMMANDS  # imports every command

    assert COMMANDS
    while True:
        head, streams, _, _ = socket.recv_fds(connection, HEAD, 3)
        if not head:
            return
        said = int.from_bytes(head, "big", signed=True)
        if said < 0:
            answer = os.waitstatus_to_exitcode(os.waitpid(-said, 0)[1])
        else:
            arguments, folder, env = json.loads(_exactly(connection, said))
            answer = os.fork()
            if answer == 0:
                connection.close()
                _command(arguments, folder, env, streams)  # ends with the interpreter, as a command does
            for stream in streams:
                os.close(stream)
        connection.sendall(answer.to_bytes(HEAD, "big", signed=True))


if __name__ == "__main__":
    _serve(socket.socket(fileno=int(sys.argv[1])))
