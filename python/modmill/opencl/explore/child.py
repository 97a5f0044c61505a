"""The process that builds and times configurations; one that dies or hangs is replaced, and its point says so."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict
from types import TracebackType
from typing import Any, Self

from modmill.errors import ModmillError
from modmill.opencl.gf2.config import Config

CRASHED, TIMEOUT = "crashed", "took too long"
# Builds are timed, so nobody may know a program already.
NO_CACHES = {"PYOPENCL_NO_CACHE": "1", "POCL_KERNEL_CACHE": "0", "CUDA_CACHE_DISABLE": "1"}


class ChildFailed(ModmillError):
    """The child process could not even look at a configuration."""


class Child:
    """Asks `modmill.opencl.explore.evaluate`, started when it is first needed."""

    def __init__(self, device: str, *, seconds: float, limit: float) -> None:
        self._device, self._seconds, self._limit = device, seconds, limit
        self._process: subprocess.Popen[str] | None = None
        self._answers: Any = None
        self._log: Any = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def evaluate(self, poly: int, config: Config) -> tuple[str, str, dict[str, Any], float]:
        """(status, reason, figures, seconds that it took)."""
        begin = time.monotonic()
        process = self._start()
        assert process.stdin is not None
        request = {"device": self._device, "poly": f"{poly:x}", "config": asdict(config), "seconds": self._seconds}
        try:
            process.stdin.write(json.dumps(request) + "\n")
            process.stdin.flush()
        except OSError:
            pass  # it has died; the answer says how
        ready, _, _ = select.select([self._answers], [], [], self._limit)
        took = time.monotonic() - begin
        if not ready:
            self.stop()
            return TIMEOUT, f"no answer within {self._limit:g} s", {}, took
        line = self._answers.readline()
        if not line:
            return CRASHED, self._obituary(process), {}, took
        answer = json.loads(line)
        return answer["status"], answer["reason"], answer["figures"], took

    def stop(self) -> None:
        """Ends the child, whatever it is at."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._answers.close()
            self._log.close()
            self._process = None

    def _start(self) -> subprocess.Popen[str]:
        if self._process is None:
            here, there = os.pipe()
            self._answers = os.fdopen(here, encoding="ascii")
            self._log = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115  # until stop
            path = os.pathsep.join(p for p in sys.path if p)
            try:
                # A session of its own: ^C is for us, who then stop it.
                self._process = subprocess.Popen(
                    [sys.executable, "-m", "modmill.opencl.explore.evaluate", str(there)],
                    stdin=subprocess.PIPE,
                    stdout=self._log,
                    stderr=self._log,
                    text=True,
                    pass_fds=[there],
                    start_new_session=True,
                    env={**os.environ, **NO_CACHES, "PYTHONPATH": path},
                )
            finally:
                os.close(there)
        return self._process

    def _obituary(self, process: subprocess.Popen[str]) -> str:
        """How it died, with its last words. Raises ChildFailed where it never was fit to work."""
        code = process.wait()
        self._log.seek(0)
        said = [line for line in self._log.read().splitlines() if line.strip()]
        self.stop()
        if code > 0 and any("Traceback" in line for line in said):
            raise ChildFailed(f"no configuration can be looked at: {said[-1].partition(': ')[2] or said[-1]}")
        how = f"signal {signal.Signals(-code).name}" if code < 0 else f"exit status {code}"
        return f"its process ended by {how}" + (f": {said[-1]}" if said else "")
