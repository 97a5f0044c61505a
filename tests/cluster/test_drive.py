"""The distribution of parts: order, losses, wrong results, stops and journals, on workers that do as a test says."""

from __future__ import annotations

import hashlib
import time
import warnings
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from modmill.cluster.journal import Journal
from modmill.cluster.part import Audit, ClusterError, Part, Plan, Told, WorkerWarning, WrongPart
from modmill.cluster.runs import Session
from modmill.cluster.settings import Cluster
from modmill.errors import BackendUnavailable, CheckpointError, Interrupted, StoppedByKeyboard, UsageError
from modmill.progress import Progress
from tests.cluster.pretend import Script, pretend


@dataclass(frozen=True)
class Digests:
    """SHA-256 of a part's payload, and of what its shard was supplied with."""

    def open(self, shard: int | None, supplied: Any, told: Told) -> Any:
        return shard, supplied

    def compute(self, opened: Any, part: Part, told: Told) -> bytes:
        told(part.size)
        if part.payload == "refused":
            raise UsageError("the payload is refused")
        return hashlib.sha256(repr((opened, part.payload)).encode()).digest()


def digests(count: int, shards: int = 0, **options: Any) -> tuple[Plan, list[bytes]]:
    """A plan of so many parts, and the right results."""

    def shard(index: int) -> int | None:
        return index % shards if shards else None

    def supply(number: int) -> str:
        return f"supplied to {number}"

    parts = [Part(index, f"payload {index}", 2, shard(index)) for index in range(count)]
    right = []
    for part in parts:
        opened = (part.shard, None if part.shard is None else supply(part.shard))
        right.append(hashlib.sha256(repr((opened, part.payload)).encode()).digest())
    return Plan("digest", "halves", parts, 2 * count, supply=supply, **options), right


def same(part: Part) -> Audit:
    return Audit(part, 1.0, lambda result, found: result == found)


def run(plan: Plan, settings: Cluster | None = None, progress: Any = None) -> tuple[list[bytes], Session]:
    given = settings or Cluster(audit="none")
    with (
        warnings.catch_warnings(action="ignore", category=WorkerWarning),
        Session(lambda *_: Digests(), given) as session,
    ):
        return taken(session, plan, progress), session


def taken(session: Session, plan: Plan, progress: Any = None) -> list[bytes]:
    with session.run(plan, progress) as results:
        return [result for _, result in results]


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Script:
    return pretend(monkeypatch, Script())


@pytest.mark.parametrize("together", [False, True])
@pytest.mark.parametrize("shards", [0, 2, 3, 7])
def test_results_are_in_order_and_no_worker_is_left(script: Script, shards: int, together: bool) -> None:
    plan, right = digests(40, shards, together=together)
    found, session = run(plan)
    assert found == right
    assert not script.made[0].servants and script.made[0].closed
    assert str(session).startswith("3 workers on 2 nodes")


def test_without_order_results_come_as_they_are_finished(script: Script) -> None:
    plan, right = digests(20, ordered=False)
    found, _ = run(plan)
    assert sorted(found) == sorted(right)


def test_parts_under_way_are_bounded(script: Script) -> None:
    cut = 0

    def parts() -> Iterator[Part]:
        nonlocal cut
        for index in range(200):
            cut += 1
            yield Part(index, str(index))

    plan = Plan("digest", "parts", parts(), 200)
    with Session(lambda *_: Digests(), Cluster(audit="none")) as session, session.run(plan) as results:
        for done, _ in enumerate(results):
            assert cut <= done + 1 + 4 * script.workers


def test_a_shard_is_supplied_once_to_its_worker(script: Script) -> None:
    asked: list[int] = []
    plan, right = digests(30, 3)
    supply = plan.supply
    plan = Plan(plan.name, plan.unit, plan.parts, supply=lambda shard: (asked.append(shard), supply(shard))[1])
    assert run(plan)[0] == right
    assert sorted(asked) == [0, 1, 2]


@pytest.mark.parametrize("shards", [0, 3])
@pytest.mark.parametrize("together", [False, True])
def test_the_parts_of_lost_workers_are_done_again(script: Script, shards: int, together: bool) -> None:
    script.dies = {0: 2, 1: 0, 3: 1}
    plan, right = digests(40, shards, together=together)
    with pytest.warns(WorkerWarning, match="was lost"), Session(lambda *_: Digests(), Cluster(audit="none")) as session:
        assert taken(session, plan) == right
    assert len(session.staff.lost) == 3 and ", 3 lost on the way" in str(session)


def test_a_part_that_nobody_survives_ends_the_work(script: Script) -> None:
    script.dies = dict.fromkeys(range(100), 0)
    with pytest.raises(ClusterError, match=r"part \d+ failed 4 times, on worker \d+ \(process 100\d on node"):
        run(digests(5)[0])
    assert not script.made[0].servants


def test_an_error_of_the_input_is_raised_at_once(script: Script) -> None:
    plan = Plan("digest", "parts", [Part(0, "fine"), Part(1, "refused")])
    with pytest.raises(UsageError, match="the payload is refused"):
        run(plan)
    assert script.made[0].started == 3 and not script.made[0].servants


def test_an_error_of_a_machine_is_tried_elsewhere(script: Script) -> None:
    script.raises = {1: OSError("no space is left")}
    plan, right = digests(12)
    found, session = run(plan)
    assert found == right and [name.partition(" (")[0] for name in session.staff.lost] == ["worker 1"]
    script.raises = dict.fromkeys(range(100), OSError("no space is left"))
    with pytest.raises(ClusterError, match="no space is left"):
        run(digests(12)[0])


@pytest.mark.parametrize("together", [False, True])
def test_a_wrong_result_is_found_by_the_callers_check(script: Script, together: bool) -> None:
    script.lies = {1: 0}
    plan, right = digests(20, together=together)
    known = dict(enumerate(right))
    checked = Plan(plan.name, plan.unit, plan.parts, 40, together, holds=lambda part, r: known[part.index] == r)
    found, session = run(checked)
    assert found == right
    assert [name.partition(" (")[0] for name in session.staff.wrong] == ["worker 1"]


@pytest.mark.parametrize("shards", [0, 3])
def test_a_wrong_result_is_found_by_another_worker_and_its_maker_named(script: Script, shards: int) -> None:
    script.lies = {1: 1}
    plan, right = digests(30, shards, audit=same)
    found, session = run(plan, Cluster(audit="every"))
    assert found == right
    assert [name.partition(" (")[0] for name in session.staff.wrong] == ["worker 1"]
    assert session.last is not None and session.last.checked >= 28


def test_a_wrong_check_is_the_checkers_fault(script: Script) -> None:
    """It is not used any more, and the result that it doubted stays."""
    script.wrong_checks = frozenset({2})
    plan, right = digests(30, audit=same)
    found, session = run(plan, Cluster(audit="every"))
    assert found == right
    assert [name.partition(" (")[0] for name in session.staff.wrong] == ["worker 2"]


def test_unchecked_results_of_a_wrong_worker_are_made_again(script: Script) -> None:
    script.lies = {0: 0}
    plan, right = digests(12, together=True)
    known = dict(enumerate(right))
    late = Plan(
        *(plan.name, plan.unit, plan.parts, 24, True),
        holds=lambda part, r: part.index < 6 or known[part.index] == r,
    )
    found, session = run(late)
    assert found == right and len(session.staff.wrong) == 1


def test_results_that_were_handed_on_are_named(script: Script) -> None:
    script.lies = {0: 0}
    plan, right = digests(30)
    known = dict(enumerate(right))
    late = Plan(plan.name, plan.unit, plan.parts, 60, holds=lambda part, r: part.index < 15 or known[part.index] == r)
    with pytest.raises(WrongPart, match="handed on unchecked") as e:
        run(late)
    assert e.value.worker.startswith("worker 0") and 0 in e.value.parts


def test_results_of_earlier_runs_are_named_too(script: Script) -> None:
    """A worker that is found wrong may have been wrong before."""
    plan, _ = digests(12, together=True)
    late = Plan(plan.name, plan.unit, plan.parts, 24, together=True, holds=lambda part, r: part.index % 3 != 1)
    with (
        pytest.raises(WrongPart, match=r"was wrong, and \d+ parts of earlier runs that it computed"),
        pytest.warns(WorkerWarning, match="is not used any more"),
        Session(lambda *_: Digests(), Cluster(audit="none")) as session,
    ):
        taken(session, plan)
        taken(session, late)


def test_a_journal_does_not_keep_what_a_wrong_worker_made(script: Script, tmp_path: Path) -> None:
    script.lies = {0: 0}
    plan, right = digests(12, together=True, facts={"n": 1})
    known = dict(enumerate(right))

    def holds(part: Part, result: bytes) -> bool:
        if session.staff.wrong:
            raise KeyboardInterrupt
        return part.index < 6 or known[part.index] == result

    with (
        pytest.raises(StoppedByKeyboard),
        pytest.warns(WorkerWarning, match="is not used any more"),
        Session(lambda *_: Digests(), Cluster(audit="none", journal=tmp_path / "journal")) as session,
    ):
        taken(session, replace(plan, holds=holds))
    with Journal(tmp_path / "journal", {"name": "digest", "n": 1}) as journal:
        assert journal.known() and all(journal.get(index) == known[index] for index in journal.known())


def test_a_worker_without_the_backend_is_refused_by_name(script: Script) -> None:
    script.backends = {0: ("portable", "avx2"), 1: ("portable",), 2: ("portable", "avx2")}
    plan, right = digests(10)
    with (
        pytest.warns(WorkerWarning, match="process 1001 on node1 is not used: it has no backend avx2"),
        Session(lambda *_: Digests(), Cluster(on="avx2", audit="none")) as session,
    ):
        assert taken(session, plan) == right
    assert len(session.staff.seen) == 2


def test_a_cluster_without_any_such_worker_is_an_error(script: Script) -> None:
    script.version = dict.fromkeys(range(9), "0.0.1")
    with pytest.raises(BackendUnavailable, match=r"it has Modmill 0\.0\.1, and this is"):
        run(digests(3)[0])


def test_progress_counts_all_workers(script: Script) -> None:
    seen: list[Progress] = []
    run(digests(25)[0], progress=lambda step: seen.append(step))
    assert [seen[-1].done, seen[-1].total, seen[-1].phase] == [50, 50, "digest"]
    assert all(a.done <= b.done for a, b in pairwise(seen))


@pytest.mark.parametrize("stop", ["by progress", "^C at the drive", "^C at the caller"])
def test_a_stopped_run_leaves_no_worker_and_goes_on_from_its_journal(script: Script, tmp_path: Path, stop: str) -> None:
    journal = tmp_path / "journal"
    settings = Cluster(audit="none", journal=journal)
    plan, right = digests(40, facts={"of": "this test"})
    error, said = (StoppedByKeyboard, "the same command goes on") if stop.startswith("^C") else (Interrupted, "stopped")
    count = 0
    with (
        pytest.raises(error, match=said),
        Session(lambda *_: Digests(), settings) as session,
        session.run(plan, (lambda _: count < 5) if error is Interrupted else None) as results,
    ):
        for count, _ in enumerate(results, 1):
            if count == 5 and error is Interrupted:
                time.sleep(0.2)  # progress is reported ten times a second
            if count == 5 and stop == "^C at the drive":
                session.staff.pool.wait = _interrupted  # type: ignore[method-assign]
            if count == 5 and stop == "^C at the caller":
                raise KeyboardInterrupt
    assert not script.made[0].servants and journal.exists()
    found, session = run(digests(40, facts={"of": "this test"})[0], settings)
    assert found == right and session.last is not None
    assert session.last.resumed >= 5 and not journal.exists()
    did = sum(len(parts) for parts in script.made[1].did.values())
    assert did == 40 - session.last.resumed


def _interrupted(seconds: float) -> Any:
    raise KeyboardInterrupt


def test_a_journal_of_another_job_is_refused(script: Script, tmp_path: Path) -> None:
    settings = Cluster(audit="none", journal=tmp_path / "journal")
    with pytest.raises(UsageError), Session(lambda *_: Digests(), settings) as session:
        taken(session, Plan("digest", "parts", [Part(0, "a"), Part(1, "refused")], facts={"n": 1}))
    with pytest.raises(CheckpointError, match="of another job, whose n differs"):
        run(digests(3, facts={"n": 2})[0], settings)
