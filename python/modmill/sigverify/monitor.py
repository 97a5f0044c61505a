"""`--monitor`: the stages of a run of signatures as a picture on the terminal, redrawn in place.

Each frame is one write that moves the cursor up and overwrites line by line, so nothing flickers; no line is wider than
the terminal. If stderr is not a terminal, a line is printed every second instead.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections import deque
from dataclasses import dataclass
from types import TracebackType

from modmill.hw.host.state import Simulation
from modmill.quantity import format_count, format_duration, format_rate
from modmill.sigverify.files import Running
from modmill.sigverify.results import State, Worker

WINDOW_S = 1.0
PLAIN_INTERVAL_S = 1.0
PLAIN_WIDTH = 79
MOST_WORKERS = 8
STAGES = ("parse", "hash", "decompress", "multiply", "compare", "reorder")
CELL = 10

BOLD, DIM, GREEN, RED, YELLOW = "1", "2", "32", "31", "33"


@dataclass(frozen=True, slots=True)
class Glyphs:
    """What boxes and bars are drawn with."""

    down_right: str
    down_left: str
    up_right: str
    up_left: str
    across: str
    down: str
    tee: str
    arrow: str
    full: str
    empty: str


LINES = Glyphs("┌", "┐", "└", "┘", "─", "│", "├", "▶", "█", "░")
ASCII = Glyphs("+", "+", "+", "+", "-", "|", "|", ">", "#", ".")

Segment = tuple[str, str]
"""A text and its style; an empty style is plain."""


class Monitor:
    """Shows states as they come; use it as a context manager."""

    def __init__(self, running: Running, *, repeat: int = 1) -> None:
        self._running = running
        self._repeat = repeat
        self._stream = sys.stderr
        self._live = self._stream.isatty() and os.environ.get("TERM") != "dumb"
        self._colour = "NO_COLOR" not in os.environ
        encoding = (self._stream.encoding or "").lower()
        self._glyphs = LINES if encoding.startswith("utf") else ASCII
        self._states: deque[State] = deque()
        self._drawn = 0
        self._last_line = 0.0

    def __enter__(self) -> Monitor:
        if self._live:
            self._stream.write("\x1b[?25l")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._live:
            self._stream.write("\x1b[?25h")
            self._stream.flush()

    def show(self, state: State, *, last: bool = False) -> None:
        """Draws a state; without a terminal, prints a line once a second and for the last state."""
        self._states.append(state)
        while len(self._states) > 2 and state.seconds - self._states[1].seconds >= WINDOW_S:
            self._states.popleft()
        before = self._states[0]
        if not self._live:
            now = time.monotonic()
            if last or now - self._last_line >= PLAIN_INTERVAL_S:
                self._last_line = now
                print(plain(before, state)[:PLAIN_WIDTH], file=self._stream, flush=True)
            return
        columns, rows = shutil.get_terminal_size()
        lines = picture(self._running, before, state, self._repeat, self._glyphs)
        # The last column stays free: writing to it wraps on some terminals. So does the last row.
        shown = [clip(line, columns - 1, colour=self._colour) for line in lines[: max(1, rows - 1)]]
        up = f"\x1b[{self._drawn}A" if self._drawn else ""
        body = "".join(f"\r{line}\x1b[K\n" for line in shown)
        # Terminals that know the mark show the frame at once; the others pass over it.
        self._stream.write(f"\x1b[?2026h{up}{body}\x1b[J\x1b[?2026l")
        self._stream.flush()
        self._drawn = len(shown)


def clip(line: list[Segment], width: int, *, colour: bool) -> str:
    """The segments as text of at most `width` columns.

    >>> clip([("ab", BOLD), ("cdef", "")], 4, colour=False)
    'abcd'
    """
    out, left = "", width
    for text, style in line:
        text = text[:left]
        left -= len(text)
        out += f"\x1b[{style}m{text}\x1b[0m" if style and colour and text else text
    return out


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
        return [(" " + _bar(part, 20, glyphs), ""), (f" {100 * part:3.0f} %{passes}, {now.seconds:.1f} s{lag}", "")]
    return [(f" {format_count(now.done)} bytes{passes}, {now.seconds:.1f} s{lag}", "")]


def _bar(part: float, width: int, glyphs: Glyphs) -> str:
    filled = round(min(1.0, max(0.0, part)) * width)
    return glyphs.full * filled + glyphs.empty * (width - filled)


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


def devices(before: Simulation | None, now: Simulation, glyphs: Glyphs) -> list[list[Segment]]:
    """The stages of simulated devices: what each has done, how busy it is, and how long its input waited for it.

    Of a stage that several devices have, the mean is shown. What stages there are is the unit's to say.
    """
    old = before if before is not now else None
    lines: list[list[Segment]] = [[(f" {now.unit}", BOLD), (f"  {now.cycles:,} cycles of simulated gates", "")]]
    for k, stage in enumerate(now.devices[0].stages if now.devices else ()):
        news = [d.stages[k] for d in now.devices if d.stages]
        cycles = sum(d.cycles for d in now.devices)
        busy = sum(d.stages[k].busy * d.cycles for d in now.devices if d.stages)
        done, waits = sum(s.done for s in news), sum(s.waits for s in news)
        if old is not None and all(d.stages for d in old.devices):
            cycles -= sum(d.cycles for d in old.devices)
            busy -= sum(d.stages[k].busy * d.cycles for d in old.devices)
        part = max(0.0, min(1.0, busy / cycles)) if cycles > 0 else 0.0
        counted = [s.waiting for s in news if s.waiting is not None]
        told = [f"{format_count(sum(counted))} waiting"] if counted else []
        told += [f"{format_count(waits)} cycles waited"] if waits else []
        bar = f"{_bar(part, 20, glyphs)} {100 * part:3.0f} % busy" if busy or stage.busy else " " * 31
        lines.append([(f" {stage.name:<12}", BOLD), (f"{bar}  {format_count(done):>8} done  {', '.join(told)}", "")])
    return lines


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
    return [(f" queue     {_bar(part, 10, glyphs)} {counts}{full}", "")]


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
        (f" worker {index:<2} {_bar(busy, 10, glyphs)} {100 * busy:3.0f} % busy  {format_rate(rate):>8}  {size}", "")
    ]
