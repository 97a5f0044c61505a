"""A worker: it holds a job, opens shards, and computes parts. Nothing here knows how it is reached."""

from __future__ import annotations

import os
import socket
import threading
import time
from collections.abc import Sequence
from typing import Any

from modmill import __version__, _native
from modmill.cluster.part import Job, Part
from modmill.cluster.pool import Facts
from modmill.errors import Interrupted


class Servant:
    """A worker of a job. It is given one part at a time; :meth:`told` and :meth:`stop` come from another thread."""

    def __init__(self, job: Job, node: str = "", cores: int | None = None) -> None:
        self._job, self._node = job, node or socket.gethostname()
        self._cores = cores or len(os.sched_getaffinity(0))
        self._opened: dict[int | None, Any] = {}
        self._lock = threading.Lock()
        self._done = 0
        self._stopped = False

    def facts(self) -> Facts:
        """Facts about this worker."""
        backends = tuple(name for name, missing in _native.backends()["integers"].items() if not missing)
        return Facts(self._node, os.getpid(), self._cores, backends, __version__)

    def do(self, part: Part, drop: Sequence[int] = (), supplied: Any = None) -> tuple[bytes, float]:
        """The result of a part and the seconds that it took, opening its shard included."""
        begin = time.perf_counter()
        for shard in drop:
            self._opened.pop(shard, None)
        self._tell(0)
        if part.shard not in self._opened:
            self._opened[part.shard] = self._job.open(part.shard, supplied, self._watch)
        result = self._job.compute(self._opened[part.shard], part, self._tell)
        self._done = 0
        return result, time.perf_counter() - begin

    def told(self) -> int:
        """The units of the current part that are done."""
        return self._done

    def stop(self) -> None:
        """Makes the current part end with Interrupted at its next report."""
        self._stopped = True

    def _watch(self, done: int) -> None:
        """Progress in opening a shard, which is no part's."""
        del done
        self._tell(self._done)

    def _tell(self, done: int) -> None:
        with self._lock:
            self._done = done
        if self._stopped:
            raise Interrupted("the part is not wanted any more", done=done, total=0)
