"""Runs of a job on a cluster, from the connection to the last result."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

from modmill.cluster import on_ray
from modmill.cluster.drive import Drive
from modmill.cluster.journal import Journal
from modmill.cluster.part import Job, Part, Plan
from modmill.cluster.pool import Pool
from modmill.cluster.settings import Cluster
from modmill.cluster.staff import Staff
from modmill.errors import StoppedByKeyboard
from modmill.progress import ProgressCallback


@contextlib.contextmanager
def pool(make: Callable[[int, int], Job], settings: Cluster) -> Iterator[Pool]:
    """Workers on the cluster of the settings, of the job that `make` makes for their number and cores."""
    with on_ray.connected(settings) as ray:
        yield on_ray.RayPool(ray, make, settings)


class Session:
    """A job on a cluster, whose workers stay between runs. Use it as a context manager, or close it.

    `make` makes the job for the number of workers and their cores. Raises ToolMissing without Ray, UsageError for a
    cluster that cannot be reached or has too little room.
    """

    def __init__(self, make: Callable[[int, int], Job], settings: Cluster) -> None:
        self.settings = settings
        self._stack = contextlib.ExitStack()
        workers = self._stack.enter_context(pool(make, settings))
        self.staff: Staff = self._stack.enter_context(Staff(workers, settings))
        self.last: Drive | None = None

    @contextlib.contextmanager
    def run(self, plan: Plan, progress: ProgressCallback | None = None) -> Iterator[Iterator[tuple[Part, bytes]]]:
        """A context with the parts of a plan and their results, in order; any error in it ends the workers.

        The journal of the settings keeps finished parts, and is removed once the context ends without an error: what
        is made of the results should be in its place by then. Raises CheckpointError, StoppedByKeyboard for a ^C in
        the context, and while results are taken what :meth:`Drive.results` raises.
        """
        given = self.settings.journal if plan.keeps else None
        try:
            with contextlib.ExitStack() as stack:
                facts = {"name": plan.name, **plan.facts}
                journal = None if given is None else stack.enter_context(Journal(given, facts))
                drive = self.last = Drive(plan, self.staff, journal, progress)
                try:
                    yield drive.results()
                except KeyboardInterrupt:
                    raise _stopped(drive, plan, journal) from None
                if journal is not None:
                    journal.remove()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Ends the workers and the connection; may be called again."""
        self._stack.close()

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *ended: object) -> None:
        self.close()

    def __str__(self) -> str:
        """The workers, and what the last run did besides its work."""
        said = str(self.staff)
        if self.last is not None and self.last.checked:
            said += f"; {self.last.checked} of {self.last.parts} parts checked by another worker"
        if self.last is not None and self.last.resumed:
            said += f"; {self.last.resumed} from the journal"
        return said


def _stopped(drive: Drive, plan: Plan, journal: Journal | None) -> StoppedByKeyboard:
    at = f"stopped after {drive.done:,} {plan.unit}; no worker is left"
    if not plan.keeps:
        return StoppedByKeyboard(at, drive.done, plan.total, None, plan.unit)
    if journal is None:
        kept = "nothing was kept (give a journal to be able to go on)"
        return StoppedByKeyboard(f"{at}; {kept}", drive.done, plan.total, None, plan.unit)
    kept = f"finished parts are in {journal.path}, and the same command goes on from there"
    return StoppedByKeyboard(f"{at}; {kept}", drive.done, plan.total, str(journal.path), plan.unit)
