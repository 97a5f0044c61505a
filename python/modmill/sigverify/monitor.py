"""`--monitor`: the stages of a run of signatures as a picture on the terminal, redrawn in place.

If stderr is not a terminal, a line is printed every second instead.
"""

from __future__ import annotations

from collections import deque
from types import TracebackType

from modmill.hw.host.picture import BOLD, DIM, GREEN, RED, YELLOW, Glyphs, Screen, Segment, bar, devices
from modmill.quantity import format_count, format_duration, format_rate
from modmill.sigverify.files import Running
from modmill.sigverify.results import State, Worker

WINDOW_S = 1.0
MOST_WORKERS = 8
STAGES = ("parse", "hash", "decompress", "multiply", "compare", "reorder")
CELL = 10


class Monitor:
    """Shows states as they come; use it as a context manager."""

    def __init__(self, running: Running, *, repeat: int = 1) -> None:
        self._running = running
        self._repeat = repeat
        self._screen = Screen()
        self._states: deque[State] = deque()

    def __enter__(self) -> Monitor:
        self._screen.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._screen.__exit__(kind, error, trace)

    def show(self, state: State, *, last: bool = False) -> None:
        """Draws a state; without a terminal, prints a line once a second and for the last state."""
        self._states.append(state)
        while len(self._states) > 2 and state.seconds - self._states[1].seconds >= WINDOW_S:
            self._states.popleft()
        before, screen = self._states[0], self._screen
        if screen.live:
            screen.draw(picture(self._running, before, state, self._repeat, screen.glyphs))
        else:
            screen.say(plain(before, state), last=last)


def per_second(before: State, now: State, a: int, b: int) -> float:
    """The rate at which a count went from `a` to `b` between two states (from 0 at the start, in the first)."""
    if now is before:
        return b / now.seconds if now.seconds > 0 else 0.0
    elapsed = now.seconds - before.seconds
    return (b - a) / elapsed if elapsed > 0 else 0.0


def plain(before: State, now: State) -> str:
    """A state in a line of at most 79 columns."""
    rate = per_second(before, now, before.verified, now.verified)
    rejected = now.verified - now.accepted
    return (
        f"{now.seconds:.0f} s {format_rate(rate)}, {format_count(now.accepted)} accepted, "
        f"{format_count(rejected)} rejected, {format_count(now.malformed)} malformed"
        + (f", p99 {format_duration(now.recent.p99_ns / 1e9)}" if now.recent.count else "")
    )


def picture(running: Running, before: State, now: State, repeat: int, glyphs: Glyphs) -> list[list[Segment]]:
    """The whole picture as lines of segments, 78 columns wide."""
    lines: list[list[Segment]] = [_title(running, now), _progress(now, repeat, glyphs), []]
    lines += (
        _stages(before, now, glyphs) if now.simulation is None else devices(before.simulation, now.simulation, glyphs)
    )
    lines += [[], _queue(before, now, glyphs), _verdicts(before, now), _latency(now)]
    for index, worker in enumerate(now.workers[:MOST_WORKERS]):
        old = before.workers[index] if now is not before else None
        lines.append(_worker(index, old, worker, before, now, glyphs))
    if len(now.workers) > MOST_WORKERS:
        lines.append([(f" and {len(now.workers) - MOST_WORKERS} workers more", DIM)])
    return lines


def _title(running: Running, now: State) -> list[Segment]:
    workers = f"{len(now.workers)} worker{'' if len(now.workers) == 1 else 's'}"
    name = running.file.name
    name = name if len(name) <= 20 else name[:17] + "..."
    return [(f" {name}", BOLD), (f"  {running.format}, rule {running.rule}, {running.backend}, {workers}", "")]


def _progress(now: State, repeat: int, glyphs: Glyphs) -> list[Segment]:
    passes = f", pass {now.reading} of {repeat}" if repeat > 1 else ""
    lag = f", {format_duration(now.lag)} behind" if now.lag > 0.01 else ""
    if now.total:
        part = min(1.0, now.done / now.total)
        return [(" " + bar(part, 20, glyphs), ""), (f" {100 * part:3.0f} %{passes}, {now.seconds:.1f} s{lag}", "")]
    return [(f" {format_count(now.done)} bytes{passes}, {now.seconds:.1f} s{lag}", "")]


def _stages(before: State, now: State, glyphs: Glyphs) -> list[list[Segment]]:
    """Six boxes and what passes through them: signatures a second, and each stage's part of the workers' time."""
    top = f"{glyphs.down_right}{glyphs.across * CELL}{glyphs.down_left}"
    bottom = f"{glyphs.up_right}{glyphs.across * CELL}{glyphs.up_left}"
    boxes: list[Segment] = [(" ", "")]
    for index, name in enumerate(STAGES):
        right = glyphs.down if index == len(STAGES) - 1 else glyphs.tee
        arrow = "" if index == len(STAGES) - 1 else glyphs.arrow
        boxes += [(glyphs.down, ""), (f"{name:^{CELL}}", BOLD), (right + arrow, "")]
    same = now is before
    parsed = per_second(before, now, before.parsed, now.parsed)
    out = per_second(before, now, before.reported, now.reported)
    elapsed = (now.seconds if same else now.seconds - before.seconds) * 1e9
    parse = (now.parse_ns - (0 if same else before.parse_ns)) / elapsed if elapsed > 0 else 0.0
    busy = _spent(now, None if same else before)
    whole = elapsed * len(now.workers)
    rates = [
        format_rate(parsed),
        *[f"{100 * ns / whole:.0f} %" if whole > 0 and any(busy) else "-" for ns in busy],
        format_rate(out),
    ]
    verified = now.verified - (0 if same else before.verified)
    each = [f"{ns / verified:,.0f} ns" if verified and ns else "" for ns in busy]
    notes = [f"{100 * parse:.0f} % core", *each, f"{format_count(now.reorder)} held"]
    gap = " "
    return [
        [(" " + gap.join([top] * len(STAGES)), "")],
        boxes,
        [(" " + gap.join([bottom] * len(STAGES)), "")],
        [(" " + gap.join(f"{text:^{CELL + 2}}" for text in rates), "")],
        [(" " + gap.join(f"{text:^{CELL + 2}}" for text in notes), DIM)],
    ]


def _spent(now: State, before: State | None) -> list[int]:
    """Nanoseconds of all workers in the four stages of verification."""
    names = ("hash_ns", "decompress_ns", "multiply_ns", "compare_ns")
    old = () if before is None else before.workers
    return [sum(getattr(w, n) for w in now.workers) - sum(getattr(w, n) for w in old) for n in names]


def _queue(before: State, now: State, glyphs: Glyphs) -> list[Segment]:
    under_way = now.waiting + now.verifying + now.reorder
    part = now.waiting / under_way if under_way else 0.0
    blocked = per_second(before, now, before.blocked, now.blocked)
    counts = f"{now.waiting:>5} waiting {now.verifying:>5} in work {now.reorder:>5} held"
    full = f" {format_rate(blocked)} waits" if blocked >= 0.5 else ""
    return [(f" queue     {bar(part, 10, glyphs)} {counts}{full}", "")]


def _verdicts(before: State, now: State) -> list[Segment]:
    same = now is before
    rejected, old = now.verified - now.accepted, before.verified - before.accepted

    def count(name: str, value: int, earlier: int) -> str:
        return f"{name} {format_count(value)} ({format_rate(per_second(before, now, 0 if same else earlier, value))})"

    return [
        (" ", ""),
        (count("accepted", now.accepted, before.accepted), GREEN),
        ("  ", ""),
        (count("rejected", rejected, old), RED),
        ("  ", ""),
        (f"malformed {format_count(now.malformed)}", YELLOW),
    ]


def _latency(now: State) -> list[Segment]:
    of = now.recent
    if not of.count:
        return [(" latency   no verdict since the last frame", DIM)]
    parts = (("median", of.p50_ns), ("90 %", of.p90_ns), ("99 %", of.p99_ns), ("most", of.max_ns))
    return [(" latency   " + "   ".join(f"{name} {format_duration(ns / 1e9)}" for name, ns in parts), "")]


def _worker(index: int, old: Worker | None, new: Worker, before: State, now: State, glyphs: Glyphs) -> list[Segment]:
    signatures, groups, busy_ns = (0, 0, 0) if old is None else (old.signatures, old.groups, old.busy_ns)
    elapsed = now.seconds if old is None else now.seconds - before.seconds
    busy = (new.busy_ns - busy_ns) / (elapsed * 1e9) if elapsed > 0 else 0.0
    rate = (new.signatures - signatures) / elapsed if elapsed > 0 else 0.0
    calls = new.groups - groups
    size = f"{(new.signatures - signatures) / calls:.1f} to a call" if calls > 0 else ""
    busy = min(1.0, busy)
    return [
        (f" worker {index:<2} {bar(busy, 10, glyphs)} {100 * busy:3.0f} % busy  {format_rate(rate):>8}  {size}", "")
    ]
