"""The time of a product by points, threads and bits of a window: measured, as a table, recorded and drawn."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from rich.table import Table

from modmill.bench.options import Options
from modmill.msm.bases import Bases
from modmill.msm.cases import CURVES
from modmill.msm.generation import random_scalars
from modmill.msm.timed import Timed
from modmill.tables import plain_table

SMALLEST = 8
"""The logarithm of the least number of points."""
WIDTHS = tuple(range(6, 21))
"""Bits of a window, where they are given."""
WIDEST_LOG = 16
"""Widths are compared with at most 2^16 points: below 2^20, of which the narrowest windows would take seconds."""
LEAST = 3
"""Products of a kind, at least."""


def measure(backend: str, *, largest: int, threads: int, seconds: float) -> Iterator[Timed]:
    """Times products of 2^8, 2^10, ... 2^`largest` points on one and on `threads` threads, and the widths of windows.

    Random points and scalars; the bases are prepared beforehand, without checks. Each kind takes about `seconds`, at
    least three products.
    """
    for curve in CURVES.values():
        for log in range(SMALLEST, largest + 1, 2):
            bases = Bases.random(curve, 1 << log, backend=backend, checks="none", threads=threads)
            scalars = random_scalars(curve, 1 << log)

            def timed(threads: int, width: int | None, *, log: int = log, bases: Bases = bases) -> Timed:
                clock = time.process_time if threads == 1 else time.perf_counter
                least, count, end = float("inf"), 0, time.monotonic() + seconds
                while count < LEAST or time.monotonic() < end:
                    begin = clock()
                    bases.product(scalars, window=width, threads=threads)  # noqa: B023  # called at once
                    least, count = min(least, clock() - begin), count + 1
                return Timed(bases.curve, bases.backend, log, threads, width, least, count)

            for of_threads in sorted({1, threads}):
                yield timed(of_threads, None)
            if log == min(largest, WIDEST_LOG) // 2 * 2:
                for width in WIDTHS:
                    yield timed(1, width)


def show(largest: int, threads: int, options: Options) -> int:
    """Measures and prints each backend; a record gets a plot beside it."""
    found = (
        one
        for backend in options.backends("integers")
        for one in measure(backend, largest=largest, threads=threads, seconds=options.seconds)
    )

    def plot(found: Sequence[Timed]) -> str:
        from modmill.msm.plots import scaling  # matplotlib takes a moment to load

        return scaling([one for one in found if one.backend == found[-1].backend])

    facts = {
        "command": f"modmill bench msm --scaling {largest} --threads {threads} --seconds {options.seconds:g}",
        "note": "Least seconds of a product; processor time on one thread, wall time on several. Random points and "
        "scalars, bases prepared beforehand; width is null where the cost model chose it.",
    }
    return options.sweep(found, table, job="msm", kind="scaling", facts=facts, plot=plot)


def table(found: Sequence[Timed]) -> Table:
    """A line for each kind of product."""
    right = ("points", "threads", "bits of a window", "ms", "points/s")
    shown = plain_table("curve", "backend", *right, right=right)
    for one in found:
        width = "chosen" if one.width is None else str(one.width)
        values = (f"2^{one.log}", str(one.threads), width, f"{1e3 * one.seconds:,.3f}", f"{one.rate:,.0f}")
        shown.add_row(one.curve, one.backend, *values)
    return shown
