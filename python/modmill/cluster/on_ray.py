"""Workers as actors of Ray: the only module that uses it."""

from __future__ import annotations

import contextlib
import importlib
import logging
import os
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from modmill.cluster.part import ClusterError, Job, Part
from modmill.cluster.pool import Done, Event, Failed, Lost, Ready
from modmill.cluster.servant import Servant
from modmill.cluster.settings import LOCAL, Cluster
from modmill.errors import ModmillError, UsageError
from modmill.extras import need

RAY = "ray"
QUIET: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
"""Settings that hide Ray's own messages: users get warnings about lost workers, and exceptions about errors."""
REACH_S = 10.0
AUTH = "RAY_AUTH_MODE"
"""The variable that tells Ray to show a token: without it, one that lies ready is not used to reach a cluster."""
TELLS = "tells"
"""The group of calls that are answered while a part is computed."""


def check(settings: Cluster) -> None:
    """Raises ToolMissing without the package, UsageError where nothing listens at the address of the settings."""
    need(RAY, what=f"the backend {settings.backend}")
    if settings.address != LOCAL and not _is_connected():
        _reach(settings.address)


def _is_connected() -> bool:
    return RAY in sys.modules and sys.modules[RAY].is_initialized()


@contextlib.contextmanager
def connected(settings: Cluster) -> Iterator[Any]:
    """Ray, connected to the cluster of the settings; a connection that the caller has is used and kept.

    Raises ToolMissing without the package, UsageError for a cluster that cannot be reached.
    """
    check(settings)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a cluster of ours tells nobody about itself
    ray: Any = importlib.import_module(RAY)
    if _is_connected():
        yield ray
        return
    try:
        if settings.address == LOCAL:
            ray.init(address=LOCAL, num_cpus=_local_cores(settings), include_dashboard=False, **QUIET)
        else:
            ray.init(address=settings.address, **QUIET)
    except (ray.exceptions.RayError, ConnectionError, ValueError, RuntimeError, TimeoutError) as e:
        reason = str(e).strip().partition("\n")[0]
        if settings.address != LOCAL and AUTH not in os.environ:
            reason += f" (if it asks for a token, set {AUTH}=token)"
        raise UsageError(
            f"cluster: {settings.address} cannot be reached: {reason}", got=settings.address, reason=reason
        ) from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _reach(address: str) -> None:
    """Raises UsageError unless something listens at an address with a port, where Ray tries for ten minutes."""
    host, colon, port = address.rpartition("//")[2].partition("?")[0].rpartition(":")
    if not colon:
        return
    try:
        with socket.create_connection((host.strip("[]"), int(port)), REACH_S):
            return
    except (OSError, ValueError, OverflowError) as e:
        raise UsageError(f"cluster: {address} cannot be reached: {e}", got=address, reason=str(e)) from None


def _local_cores(settings: Cluster) -> int:
    """The cores of a cluster on this machine: as many as the workers are to have, whether or not there are as many."""
    here = len(os.sched_getaffinity(0))
    return max(here, (settings.workers or here) * (settings.cores or 1))


def layout(ray: Any, settings: Cluster) -> tuple[int, int]:
    """The number of workers, and the cores of each."""
    nodes = [int(node["Resources"].get("CPU", 0)) for node in ray.nodes() if node["Alive"]]
    nodes = [cores for cores in nodes if cores]
    if not nodes:
        raise UsageError(f"cluster: {settings.address} has no node with a processor", got=settings.address)
    if settings.cores is not None:
        cores = settings.cores
    elif settings.workers is not None:
        # The most that leaves room for all: a worker is on one node.
        room = (c for c in range(max(nodes), 1, -1) if sum(node // c for node in nodes) >= settings.workers)
        cores = next(room, 1)
    else:
        cores = 1 if settings.address == LOCAL else min(nodes)
    most = sum(node // cores for node in nodes)
    wanted = settings.workers or most
    if wanted > most:
        raise UsageError(
            f"cluster: {settings.address} has room for {most} workers of {cores} cores (wanted {wanted})",
            got=wanted,
            max=most,
        )
    return wanted, cores


class RayPool:
    """Workers on a cluster that Ray is connected to, of the job that `make` makes for their number and cores.

    See :class:`modmill.cluster.pool.Pool`.
    """

    def __init__(self, ray: Any, make: Callable[[int, int], Job], settings: Cluster) -> None:
        self._ray = ray
        self.wanted, self.cores = layout(ray, settings)
        self.job: Job = make(self.wanted, self.cores)
        # Restarts are the distribution's to decide: it gives the parts of a lost worker to others.
        # Parts are computed one after the other, by the one thread of the default group; another answers how far it is.
        ray.method(concurrency_group=TELLS)(_Actor.told)
        self._class = ray.remote(
            num_cpus=self.cores, max_restarts=0, max_task_retries=0, concurrency_groups={TELLS: 1}
        )(_Actor)
        self._job = ray.put(self.job)
        self._workers: dict[int, Any] = {}
        self._asked: dict[Any, tuple[int, Part | None]] = {}
        self._telling: dict[Any, int] = {}
        self._known: dict[int, int] = {}
        self._next = 0

    def start(self) -> int:
        worker, self._next = self._next, self._next + 1
        actor = self._class.remote(self._job, self.cores)
        self._workers[worker] = actor
        self._asked[actor.facts.remote()] = (worker, None)
        return worker

    def give(self, worker: int, part: Part, drop: Sequence[int], supplied: Any) -> None:
        # Large arguments are put into the store, and not into the message.
        shipped = None if supplied is None else self._ray.put(supplied)
        reference = self._workers[worker].do.remote(self._ray.put(part), list(drop), shipped)
        self._asked[reference] = (worker, part)

    def wait(self, seconds: float) -> list[Event]:
        if not self._asked:
            return []
        ready, _ = self._ray.wait(list(self._asked), num_returns=1, timeout=seconds)
        if ready:
            ready, _ = self._ray.wait(list(self._asked), num_returns=len(self._asked), timeout=0)
        found: list[Event] = []
        for reference in ready:
            if reference not in self._asked:  # its worker was lost a moment ago
                continue
            worker, part = self._asked.pop(reference)
            found.append(self._event(reference, worker, part))
        return found

    def _event(self, reference: Any, worker: int, part: Part | None) -> Event:
        errors = self._ray.exceptions
        try:
            value = self._ray.get(reference)
        except errors.RayTaskError as e:
            if part is not None:
                return Failed(worker, part, e.cause if isinstance(e.cause, Exception) else ClusterError(_line(e, 0)))
            self.end(worker)
            return Lost(worker, _line(e, -1))
        except errors.RayError as e:
            self.end(worker)
            return Lost(worker, _line(e, -1 if part is None else 0))
        if part is None:
            return Ready(worker, value)
        outcome, seconds = value
        if isinstance(outcome, Exception):
            return Failed(worker, part, outcome)
        return Done(worker, part, outcome, seconds)

    def told(self) -> dict[int, int]:
        if self._telling:
            ready, _ = self._ray.wait(list(self._telling), num_returns=len(self._telling), timeout=0)
            for reference in ready:
                worker = self._telling.pop(reference)
                with contextlib.suppress(Exception):  # the wait for its part reports a lost worker
                    self._known[worker] = self._ray.get(reference)
        busy = {worker for worker, part in self._asked.values() if part is not None}
        for worker in busy - set(self._telling.values()):
            self._telling[self._workers[worker].told.remote()] = worker
        return {worker: self._known.get(worker, 0) for worker in busy}

    def end(self, worker: int) -> None:
        actor = self._workers.get(worker)
        self._forget(worker)
        if actor is not None and self._ray.is_initialized():
            with contextlib.suppress(self._ray.exceptions.RayError, ValueError):  # of a connection that has ended
                self._ray.kill(actor, no_restart=True)

    def _forget(self, worker: int) -> None:
        self._workers.pop(worker, None)
        self._known.pop(worker, None)
        self._asked = {reference: asked for reference, asked in self._asked.items() if asked[0] != worker}
        self._telling = {reference: asked for reference, asked in self._telling.items() if asked != worker}

    def close(self) -> None:
        for worker in list(self._workers):
            self.end(worker)


class _Actor:
    """A servant as Ray makes it. Errors of Modmill's are values, so that they arrive as they were raised."""

    def __init__(self, job: Job, cores: int) -> None:
        import ray

        # Several nodes may share an address.
        node = f"{ray.util.get_node_ip_address()} ({ray.get_runtime_context().get_node_id()[:8]})"
        self._servant = Servant(job, node, cores)

    def facts(self) -> Any:
        return self._servant.facts()

    def do(self, part: Part, drop: list[int], supplied: Any) -> Any:
        try:
            return self._servant.do(part, drop, supplied)
        except (ModmillError, OSError, MemoryError) as e:
            return e, 0.0

    def told(self) -> int:
        return self._servant.told()


def _line(error: Exception, index: int) -> str:
    """A line of a message: Ray's begin with what happened, and end with what was raised."""
    lines = str(error).strip().splitlines()
    return lines[index].strip() if lines else type(error).__name__
