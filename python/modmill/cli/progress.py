"""Progress of a long run on stderr: a bar on a terminal, a line every few seconds elsewhere, nothing when quiet."""

from __future__ import annotations

import sys
import time
import warnings
from types import TracebackType

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, TaskID, TextColumn
from rich.progress import Progress as Bar
from rich.table import Column

from modmill.cli.common import terminal
from modmill.errors import ModmillWarning
from modmill.progress import Progress
from modmill.quantity import format_count, format_duration, format_rate

PLAIN_INTERVAL_S = 5.0


class ProgressReporter:
    """A progress callback, to be used as a context manager."""

    def __init__(self, *, quiet: bool) -> None:
        self._quiet = quiet
        self._console: Console = terminal(stderr=True)
        self._bar: Bar | None = None
        self._task: TaskID | None = None
        self._phase = ""
        self._first: tuple[int, float] = (0, 0.0)
        self._last_line = time.monotonic()
        self._warnings = warnings.catch_warnings()

    def __enter__(self) -> ProgressReporter:
        if not self._quiet and sys.stderr.isatty():
            self._bar = Bar(
                TextColumn("{task.description}"),
                BarColumn(bar_width=None, table_column=Column(ratio=1)),
                TextColumn("{task.percentage:>5.1f} %"),
                TextColumn("{task.fields[detail]}"),
                console=self._console,
                transient=True,
                expand=True,
                refresh_per_second=8,
            )
            self._bar.start()
        self._warnings.__enter__()
        warnings.simplefilter("always", ModmillWarning)
        warnings.showwarning = self._warn
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._warnings.__exit__(kind, error, trace)
        if self._bar is not None:
            self._bar.stop()

    def note(self, message: str) -> None:
        """A line for the user, which the bar does not overwrite; nothing when quiet."""
        if not self._quiet:
            self._console.print(escape(message), soft_wrap=True)

    def _warn(self, message: Warning | str, *_: object) -> None:
        self._console.print(f"[bold yellow]warning:[/bold yellow] {escape(str(message))}", soft_wrap=True)

    def __call__(self, step: Progress) -> None:
        now = time.monotonic()
        if step.phase != self._phase:
            self._phase, self._first = step.phase, (step.done, now)
            if self._bar is not None:
                if self._task is not None:
                    self._bar.remove_task(self._task)
                self._task = self._bar.add_task(step.phase, total=step.total or None, detail="")
        detail = self._detail(step, now)
        if self._bar is not None and self._task is not None:
            self._bar.update(self._task, completed=step.done, detail=detail)
        elif not self._quiet and now - self._last_line >= PLAIN_INTERVAL_S:
            self._last_line = now
            counts = format_count(step.done) if step.done else "running"
            if step.total:
                counts = f"{100 * step.done / step.total:.1f} %, {counts} of {format_count(step.total)}"
            self._console.print(f"{step.phase}: {counts}, {detail}", soft_wrap=True)

    def _detail(self, step: Progress, now: float) -> str:
        # The rate of this run alone: this clock did not see the time that an earlier run took.
        done, elapsed = step.done - self._first[0], now - self._first[1]
        if not step.total and not step.done:
            return format_duration(step.seconds)
        if done <= 0 or elapsed <= 0:
            return ""
        rate = done / elapsed
        left = f", {format_duration((step.total - step.done) / rate)} left" if step.total else ""
        return f"{format_rate(rate)}{left}"
