"""The child process that evaluates configurations. One that dies or hangs is replaced, and its point says so.

A compiler may take its process with it, so configurations are built in a child, which answers lines of JSON on stdin
with lines of JSON on a file descriptor: `python -m modmill.opencl.explore.child PROGRAM FD PARENT`. PROGRAM is a module
of the job with a function `evaluate` from a request to an :class:`Outcome`, PARENT the process that started it.
"""

from __future__ import annotations

import importlib
import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Self

from modmill.errors import ModmillError
from modmill.programs import end, end_with_parent

CRASHED, TIMEOUT = "crashed", "took too long"
UNFIT = 113
"""The exit status of a child that cannot evaluate any configuration."""
# Builds are timed, so no cache may know a program already.
NO_CACHES = {"PYOPENCL_NO_CACHE": "1", "POCL_KERNEL_CACHE": "0", "CUDA_CACHE_DISABLE": "1"}
SCRATCH = ("TMPDIR", "POCL_CACHE_DIR")
"""The variables that say where compilers keep files while they work."""


class ChildFailed(ModmillError):
    """The child process cannot evaluate any configuration."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a configuration: at became of a configuration: a status, the reason where it has no figures, and
    the figures.
    """

    status: str
    reason: str = ""
    figures: dict[str, Any] = field(default_factory=dict[str, Any])


class Child:
    """Sends requests to a process that runs `program`; it is started when it is first needed."""

    def __init__(self, program: str, *, limit: float) -> None:
        self._program, self._limit = program, limit
        self._process: subprocess.Popen[str] | None = None
        self._answers: Any = None
        self._log: Any = None
        self._scratch: Any = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *ended: object) -> None:
        self.stop()

    def evaluate(self, request: Mapping[str, Any]) -> tuple[Outcome, float]:
        """The outcome, and the seconds that it took."""
        begin = time.monotonic()
        process = self._start()
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(request) + "\n")
            process.stdin.flush()
        except OSError:
            pass  # it has died; the answer says how
        ready, _, _ = select.select([self._answers], [], [], self._limit)
        took = time.monotonic() - begin
        if not ready:
            self.stop()
            return Outcome(TIMEOUT, f"no answer within {self._limit:g} s"), took
        line = self._answers.readline()
        return (Outcome(**json.loads(line)) if line else Outcome(CRASHED, self._obituary(process))), took

    def stop(self) -> None:
        """Ends the child, whatever it is doing."""
        if self._process is not None:
            end(self._process)
            self._process.communicate()
            self._answers.close()
            self._log.close()
            self._scratch.cleanup()
            self._process = None

    def _start(self) -> subprocess.Popen[str]:
        if self._process is None:
            here, there = os.pipe()
            self._answers = os.fdopen(here, encoding="ascii")
            self._log = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115  # until stop
            # What a compiler that is ended leaves behind goes with this folder.
            self._scratch = tempfile.TemporaryDirectory(prefix="modmill-explore-")
            places: dict[str, str] = dict.fromkeys(SCRATCH, self._scratch.name)
            path = os.pathsep.join(p for p in sys.path if p)
            try:
                # Its own process group: ^C reaches this process alone, which then stops the child and its compilers.
                self._process = subprocess.Popen(
                    [
                        sys.executable,
                        "-P",
                        "-m",
                        "modmill.opencl.explore.child",
                        self._program,
                        str(there),
                        str(os.getpid()),
                    ],
                    stdin=subprocess.PIPE,
                    stdout=self._log,
                    stderr=self._log,
                    text=True,
                    pass_fds=[there],
                    process_group=0,
                    env={**os.environ, **NO_CACHES, **places, "PYTHONPATH": path},
                )
            finally:
                os.close(there)
        return self._process

    def _obituary(self, process: subprocess.Popen[str]) -> str:
        """The cause of the child's death and its last line. Raises ChildFailed if unfit for all configurations."""
        code = process.wait()
        self._log.seek(0)
        said = [line for line in self._log.read().splitlines() if line.strip()]
        self.stop()
        if code == UNFIT:
            raise ChildFailed(f"no configuration can be evaluated: {said[-1] if said else 'no reason given'}")
        how = f"signal {signal.Signals(-code).name}" if code < 0 else f"exit status {code}"
        return f"its process ended by {how}" + (f": {said[-1]}" if said else "")


def serve(program: str, fd: int, parent: int) -> None:
    """The child's main function: answers requests until the end of stdin.

    An exception of `program` means that no configuration can be evaluated. The child then ends, and the parent raises
    :class:`ChildFailed` with the message.
    """
    end_with_parent(signal.SIGKILL, parent)
    with os.fdopen(fd, "w", encoding="ascii") as answers:
        try:
            evaluate: Callable[[Mapping[str, Any]], Outcome] = importlib.import_module(program).evaluate
            for line in sys.stdin:
                answers.write(json.dumps(asdict(evaluate(json.loads(line)))) + "\n")
                answers.flush()
        except Exception as e:
            print(e if isinstance(e, ModmillError) else f"{type(e).__name__}: {e}", file=sys.stderr)
            sys.exit(UNFIT)


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
