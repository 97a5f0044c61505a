"""Design points of a unit, evaluated in parallel and kept: area against time per operation, and what is best.

A **point** is one configuration of a unit. The points of an exploration are the Cartesian product of its axes; a
combination that the unit refuses is kept with the reason, like one whose evaluation failed, so that a table never hides
what was asked for. Every finished point is appended to a file at once (`points.jsonl`, one JSON object a line), and a
later run with the same file evaluates only what is missing: points that failed, and points of other code.

What evaluates a point is passed in: a function from a configuration to a mapping with at least `area` (a number in
`area_unit`), `ns` (per operation) and whatever else the table is to show. It runs in a separate process, so it must be
importable by name.

A point is on the **Pareto front** if no other point of the same width, curve and device is at least as good in
area, multipliers and time and better in one of them.
"""

from __future__ import annotations

import itertools
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from modmill import memory
from modmill.errors import ModmillError, UsageError
from modmill.points import DONE, Point, Store, Value, code_digest, point_key
from modmill.programs import end_with_parent

MAX_POINTS = 10_000

Evaluate = Callable[[Any], Mapping[str, Any]]
"""From a configuration to its figures; importable, and its result as JSON can hold it."""

Run = Callable[[str, Mapping[str, tuple[dict[str, Value], Any]], Evaluate, int], Iterator[Point]]
"""Evaluates the points of a unit, so many at once, and yields them as they finish."""

HARDWARE = Path(__file__).parents[1]
NO_FIGURES = ("commands", "describe", "report.py", "schema.py")
"""Files of the package `hw` that figures do not depend on."""
INVALID, FAILED = "invalid", "failed"
ALIKE = ("bits", "curve", "device")
"""Parameters in which points have to agree to be compared."""


def parse_over(
    texts: Sequence[str], fields: Sequence[str], defaults: Mapping[str, Sequence[Value]]
) -> dict[str, list[Value]]:
    """The axes that `--over` names: comma-separated names, each alone (its default values) or as name=value,value.

    >>> axes = parse_over(["bits=64,128,chunk", "stages=2"], ["bits", "chunk", "stages"], {"chunk": [5, 6]})
    >>> axes
    {'bits': [64, 128], 'chunk': [5, 6], 'stages': [2]}

    Raises UsageError for an unknown name, a name given twice, or a name without values.
    """
    axes: dict[str, list[Value]] = {}
    alone: set[str] = set()
    for text in texts:
        name = ""
        for token in (t.strip() for t in text.split(",")):
            head, equals, value = token.partition("=")
            head = head.strip()
            if equals or head in fields:
                name = head
                if name not in fields:
                    raise UsageError(f"--over: {name!r} must be one of {', '.join(fields)}", got=name)
                if name in axes:
                    raise UsageError(f"--over: {name} is given twice", got=name)
                axes[name] = []
                if not equals:
                    alone.add(name)
                    continue
                token = value.strip()
            if not token:
                raise UsageError(f"--over: {text!r} has an empty value", got=text)
            if not name or name in alone:
                raise UsageError(f"--over: {token!r} must be one of {', '.join(fields)}", got=token)
            axes[name].append(parse_value(token))
    for name in alone:
        if name not in defaults:
            raise UsageError(f"--over: say which values of {name}, e.g. --over {name}=VALUE,VALUE", got=name)
        axes[name] = list(defaults[name])
    for name, values in axes.items():
        if len(set(map(str, values))) != len(values):
            raise UsageError(f"--over: {name} has the same value twice", got=name)
    return axes


def code(*more: Path) -> str:
    """The digest of the code that figures of units depend on, for the keys of points; with `more` folders of it."""
    return code_digest([HARDWARE, HARDWARE.parent / "formula", *more], (".py", ".sv"), NO_FIGURES)


def parse_value(text: str) -> Value:
    """A value as its parameter takes it: a whole number, yes or no, or a word.

    >>> [parse_value(t) for t in ("16", "yes", "ternary")]
    [16, True, 'ternary']
    """
    if text.isdecimal() and len(text) < 10:
        return int(text)
    return {"yes": True, "no": False, "true": True, "false": False}.get(text.lower(), text)


def product(axes: Mapping[str, Sequence[Value]]) -> Iterator[dict[str, Value]]:
    """Every combination of the axes' values, the last axis running fastest."""
    count = 1
    for values in axes.values():
        count *= len(values)
    if count > MAX_POINTS:
        raise UsageError(f"--over: {count:,} combinations are more than {MAX_POINTS:,}", got=count, max=MAX_POINTS)
    for values in itertools.product(*axes.values()):
        yield dict(zip(axes, values, strict=True))


@dataclass(frozen=True, slots=True)
class Progress:
    """`done` of `total` points are known; `point` is the latest."""

    done: int
    total: int
    point: Point


def explore(
    unit: str,
    candidates: Iterable[tuple[dict[str, Value], Any]],
    evaluate: Evaluate,
    store: Store,
    *,
    facts: Sequence[str] = (),
    jobs: int = 1,
    progress: Callable[[Progress], None] = lambda _: None,
    run: Run | None = None,
) -> list[Point]:
    """Evaluates every candidate that `store` does not have yet; returns the points in the candidates' order.

    `run` evaluates them, by default `jobs` at once in processes of this machine.

    A candidate is its parameters and either a configuration or the error that says why there is none. `facts` are
    further things the figures depend on, for the points' keys. Stopping it (KeyboardInterrupt) loses nothing finished.
    """
    found: dict[str, Point] = {}
    todo: dict[str, tuple[dict[str, Value], Any]] = {}
    listed = list(candidates)
    keys = [point_key(unit, parameters, *facts) for parameters, _ in listed]
    for key, (parameters, config) in zip(keys, listed, strict=True):
        known = store.points.get(key)
        if known is not None and known.status != FAILED:
            found[key] = known
        elif isinstance(config, ModmillError):
            found[key] = Point(key, unit, parameters, INVALID, str(config))
            store.add(found[key])
        else:
            todo[key] = (parameters, config)
    for point in list(found.values()):
        progress(Progress(len(found), len(set(keys)), point))
    for point in (run or _run)(unit, todo, evaluate, jobs):
        store.add(point)
        found[point.key] = point
        progress(Progress(len(found), len(set(keys)), point))
    return [found[key] for key in dict.fromkeys(keys)]


def _run(unit: str, todo: Mapping[str, tuple[dict[str, Value], Any]], evaluate: Evaluate, jobs: int) -> Iterator[Point]:
    """Points as they finish. The processes start afresh, so that tools with state of their own don't share it."""
    if not todo:
        return
    context = multiprocessing.get_context("spawn")
    workers = min(jobs, len(todo))
    share = memory.limit() // workers
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_worker, initargs=(share,))
    running: dict[Future[tuple[str, dict[str, Any], float]], str] = {}
    try:
        for key, (_, config) in todo.items():
            running[pool.submit(guarded, evaluate, config)] = key
        while running:
            finished, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                key = running.pop(future)
                error = future.exception()
                reason, figures, seconds = (
                    future.result() if error is None else (f"{type(error).__name__}: {error}", {}, 0.0)
                )
                yield Point(key, unit, todo[key][0], FAILED if reason else DONE, reason, figures, seconds)
    finally:
        if running:
            for child in multiprocessing.active_children():
                if child.pid in (pool._processes or {}):
                    child.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def _worker(bytes_: int) -> None:
    """Readies a process: it leaves ^C to the one that started it, and ends when that one does, its tools included.

    Each of its tools may take so many bytes of memory.
    """
    os.environ[memory.LIMIT] = str(bytes_)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    parent = multiprocessing.parent_process()
    if parent is not None and parent.pid is not None:
        end_with_parent(signal.SIGTERM, parent.pid)


_EVALUATES = threading.Event()
"""Set while this process evaluates a point."""


def _leave(_signum: int, _frame: object) -> None:
    """Ends this process: as an exception while it evaluates, so that code that waits for a tool ends it on the way out.

    Between points it ends at once and keeps the lock of the queue that it may be reading. If it released that lock
    after half a message, another process would read the other half as a message, and fail with a traceback.
    """
    if not _EVALUATES.is_set():
        os._exit(1)
    raise SystemExit(1)


def guarded(evaluate: Evaluate, config: Any) -> tuple[str, dict[str, Any], float]:
    """The figures of one point, or the reason why there are none: an error of Modmill's is data here, not an end."""
    begin = time.monotonic()
    _EVALUATES.set()
    try:
        figures = dict(evaluate(config))
        for name in ("area", "ns"):
            if not isinstance(figures.get(name), int | float) or figures[name] <= 0:
                raise UsageError(f"the evaluation gave no {name}")
    except ModmillError as e:
        return str(e), {}, time.monotonic() - begin
    except SystemExit:  # of _leave: its tools have ended
        os._exit(1)
    finally:
        _EVALUATES.clear()
    return "", figures, time.monotonic() - begin


def front(points: Iterable[Point]) -> list[Point]:
    """The Pareto fronts by area: done points that no other of their width (`bits`), curve and device beats in area,
    time and multipliers.

    >>> def at(area, ns): return Point(f"{area}/{ns}", "u", {}, DONE, figures={"area": area, "ns": ns})
    >>> [p.key for p in front([at(3, 9), at(1, 20), at(2, 9), at(2, 12), at(4, 8)])]
    ['1/20', '2/9', '4/8']
    """
    best: dict[tuple[Value | None, ...], list[Point]] = {}
    found = []
    for point in sorted((p for p in points if p.status == DONE), key=_criteria):
        peers = best.setdefault(alike(point), [])
        mine = _criteria(point)
        if not any(all(a <= b for a, b in zip(_criteria(peer), mine, strict=True)) for peer in peers):
            peers.append(point)
            found.append(point)
    return found


def alike(point: Point) -> tuple[Value | None, ...]:
    """The values in which points agree that are compared."""
    return tuple(point.parameters.get(name) for name in ALIKE)


def _criteria(point: Point) -> tuple[float, float, float]:
    """The criteria, less of which is better: area, time and multipliers."""
    return point.area, point.ns, float(point.figures.get("dsp", 0))
