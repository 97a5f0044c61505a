"""The settings of work on a cluster, and the names by which jobs reach it.

>>> parse("10.0.0.1:6379,avx2")
('10.0.0.1:6379', 'avx2')
>>> with Cluster("local", workers=2, audit="every") as there:
...     there.backend, settings_of("local").workers
('cluster:local', 2)
>>> settings_of("local").workers is None
True
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
from types import TracebackType

from modmill.arguments import public
from modmill.backends import AUDITS, AUTO, Fabric
from modmill.errors import UsageError
from modmill.quantity import MAX_THREADS, whole

LOCAL = "local"
"""The address of a cluster that is started on this machine, and ended with the work."""
MAX_WORKERS = 1 << 16
MAX_TRIES = 100


@public
@dataclass(frozen=True)
class Cluster:
    """A cluster and how to use it; within a `with` block, jobs that name its :attr:`backend` do so.

    `address` is that of a cluster's head, as Ray takes it (`HOST:PORT`, `ray://HOST:PORT`, `auto`), or `local`.
    `on` is the backend of the processor that the workers compute on. `workers` is their number (default: one on each
    node, with all its cores; on a local cluster one on each core), each with `cores`. A worker holds at most `memory`
    bytes of prepared data (default: no bound); work that needs more is refused. `audit` says which parts other
    workers check: as many as cost about 4 % of the work ("sampled"), "every" one, or "none". A part is tried `tries`
    times before the work fails. With `shared`, workers read files under the names that they have here; otherwise, and
    unless the cluster is local, contents are sent to them. `journal` is a file that keeps finished parts: the same
    work, started again, goes on from there.

    Raises UsageError for values out of range.
    """

    address: str = LOCAL
    on: str = AUTO
    workers: int | None = None
    cores: int | None = None
    memory: int | None = None
    audit: str = AUDITS[0]
    tries: int = 4
    shared: bool = False
    journal: str | os.PathLike[str] | None = None
    _before: list[Cluster | None] = field(default_factory=list["Cluster | None"], init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not self.address or "," in self.address:
            raise UsageError(f"address: must be {LOCAL}, or that of a cluster (got {self.address!r})", got=self.address)
        whole(1 if self.workers is None else self.workers, "workers", 1, MAX_WORKERS)
        whole(1 if self.cores is None else self.cores, "cores", 1, MAX_THREADS)
        whole(1 if self.memory is None else self.memory, "memory", 1)
        whole(self.tries, "tries", 1, MAX_TRIES)
        if self.audit not in AUDITS:
            raise UsageError(f"audit: must be one of {', '.join(AUDITS)} (got {self.audit!r})", got=self.audit)

    @property
    def backend(self) -> str:
        """The name of the backend."""
        return f"{Fabric.CLUSTER.value}:{self.address}" + ("" if self.on == AUTO else f",{self.on}")

    @property
    def shares_files(self) -> bool:
        """True if the workers have the files that this process has."""
        return self.shared or self.address == LOCAL

    def __enter__(self) -> Cluster:
        self._before.append(_ACTIVE.get(self.address))
        _ACTIVE[self.address] = self
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        before = self._before.pop()
        if before is None:
            del _ACTIVE[self.address]
        else:
            _ACTIVE[self.address] = before


_ACTIVE: dict[str, Cluster] = {}
"""By address, the settings of the innermost block."""


def parse(choice: str) -> tuple[str, str]:
    """The address in a backend's name, after `cluster:`, and the backend that the workers compute on."""
    address, _, backend = choice.partition(",")
    return address or LOCAL, backend or AUTO


def settings_of(choice: str) -> Cluster:
    """The settings of a backend's name: those of the block that has its address, else the usual ones."""
    address, backend = parse(choice)
    given = _ACTIVE.get(address)
    if given is None:
        return Cluster(address, backend)
    return given if given.on == backend or backend == AUTO else replace(given, on=backend)
