"""Pictures of running work on the terminal, redrawn in place.

Each frame is one write that moves the cursor up and overwrites line by line, so nothing flickers; no line is wider than
the terminal.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Self

from modmill.hw.host.state import Simulation
from modmill.quantity import format_count

PLAIN_WIDTH, PLAIN_INTERVAL_S = 79, 1.0
BOLD, DIM, GREEN, RED, YELLOW = "1", "2", "32", "31", "33"


@dataclass(frozen=True, slots=True)
class Glyphs:
    """The characters of boxes and bars."""

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


class Screen:
    """The terminal at stderr; use it as a context manager. `live` says whether it is one."""

    def __init__(self) -> None:
        self._stream = sys.stderr
        self.live: bool = self._stream.isatty() and os.environ.get("TERM") != "dumb"
        self._colour = "NO_COLOR" not in os.environ
        encoding = (self._stream.encoding or "").lower()
        self.glyphs: Glyphs = LINES if encoding.startswith("utf") else ASCII
        self._drawn, self._said = 0, 0.0

    def __enter__(self) -> Self:
        if self.live:
            self._stream.write("\x1b[?25l")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.live:
            self._stream.write("\x1b[?25h")
            self._stream.flush()

    def draw(self, lines: Sequence[list[Segment]]) -> None:
        """A frame in the place of the last one."""
        columns, rows = shutil.get_terminal_size()
        # The last column stays free: writing to it wraps on some terminals. So does the last row.
        shown = [clip(line, columns - 1, colour=self._colour) for line in lines[: max(1, rows - 1)]]
        up = f"\x1b[{self._drawn}A" if self._drawn else ""
        body = "".join(f"\r{line}\x1b[K\n" for line in shown)
        # Terminals that know the mark show the frame at once; the others pass over it.
        self._stream.write(f"\x1b[?2026h{up}{body}\x1b[J\x1b[?2026l")
        self._stream.flush()
        self._drawn = len(shown)

    def say(self, line: str, *, last: bool = False) -> None:
        """A line of plain text, for what is not a terminal: once a second, and the last one."""
        now = time.monotonic()
        if last or now - self._said >= PLAIN_INTERVAL_S:
            self._said = now
            print(line[:PLAIN_WIDTH], file=self._stream, flush=True)


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


def bar(part: float, width: int, glyphs: Glyphs) -> str:
    """A bar of which so great a part is full."""
    filled = round(min(1.0, max(0.0, part)) * width)
    return glyphs.full * filled + glyphs.empty * (width - filled)


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
        drawn = f"{bar(part, 20, glyphs)} {100 * part:3.0f} % busy" if busy or stage.busy else " " * 31
        lines.append([(f" {stage.name:<12}", BOLD), (f"{drawn}  {format_count(done):>8} done  {', '.join(told)}", "")])
    return lines
