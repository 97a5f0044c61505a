"""Latency of the signature stream at several loads, with open-loop arrivals; its table and plot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from rich.table import Table

from modmill import _native
from modmill.bench.options import Options
from modmill.tables import plain_table

LOADS = (0.001, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9)
"""Parts of full load; the first is an idle stream that gets single signatures."""
COUNT = 4096
MEDIAN_GOAL_US, P99_GOAL_US = 100.0, 200.0
"""The goals up to 80 % of full load; 200 us is also the figure of the published FPGA pipeline."""


@dataclass(frozen=True, slots=True)
class Level:
    """One load. Microseconds count from the scheduled arrival to the answer."""

    load: Annotated[float, "as a part of full load"]
    offered: Annotated[float, "arrivals a second"]
    achieved: Annotated[float, "answers a second"]
    count: Annotated[int, "signatures measured"]
    p50_us: Annotated[float, "microseconds, median"]
    p90_us: Annotated[float, "90th percentile"]
    p99_us: Annotated[float, "99th percentile"]
    p999_us: Annotated[float, "99.9th percentile"]
    max_us: Annotated[float, "the longest"]
    seconds: Annotated[float, "from the first arrival to the last answer"]
    stolen_ms: Annotated[
        float | None, "of all processors, taken by other guests of the host meanwhile; null if not counted"
    ] = None
    queued_ms: Annotated[
        float | None, "our threads were ready and waited for a processor, warm-up included; null if not counted"
    ] = None


@dataclass(frozen=True, slots=True)
class Latency:
    """A sweep over loads."""

    job: Annotated[str, "`sigverify`"]
    backend: Annotated[str, "our backend"]
    rule: Annotated[str, "the rule of validity"]
    length: Annotated[int, "bytes of a message"]
    workers: Annotated[int, "threads that verify"]
    full_rate: Annotated[float, "signatures a second when the stream never lacks any"]
    levels: Annotated[tuple[Level, ...], "each load"]

    @property
    def holds(self) -> bool:
        """True if median and 99th percentile are within the goals at every load up to 80 %."""
        low = [level for level in self.levels if level.load <= 0.8 and level.count]
        return bool(low) and all(level.p50_us <= MEDIAN_GOAL_US and level.p99_us <= P99_GOAL_US for level in low)


def measure(
    backend: str,
    *,
    rule: str = "strict",
    length: int = 200,
    workers: int = 1,
    seconds: float = 2.0,
    loads: Sequence[float] = LOADS,
) -> Latency:
    """Sweeps `loads` with Poisson arrivals, about `seconds` each. The arrivals need a core to themselves.

    Latency counts from the scheduled arrival, so that a generator that falls behind hides nothing.
    """
    found = _native.bench_signature_latency(
        _native.bench_signed_messages(COUNT, length=length, seed=1),
        rule=rule,
        backend=backend,
        workers=workers,
        levels=loads,
        seconds=seconds,
        seed=1,
    )
    levels = tuple(Level(**{name: raw[name] for name in Level.__slots__}) for raw in found["levels"])
    return Latency("sigverify", found["backend"], rule, length, workers, found["full_rate"], levels)


def plot(found: Sequence[Latency]) -> str:
    """Latency against load as SVG text, one panel for each backend, with both goals."""
    from modmill.bench.plots import STYLE, plt, svg  # matplotlib takes a moment to load

    lines = (("p50_us", "median", "#1f5fa8"), ("p99_us", "99 %", "#d9822b"), ("p999_us", "99.9 %", "#a6a6a6"))
    with plt.rc_context(STYLE):
        figure, panels = plt.subplots(1, len(found), figsize=(3.8 * len(found), 3.0), squeeze=False, sharey=True)
        for axes, latency in zip(panels[0], found, strict=True):
            met = [level for level in latency.levels if level.count]
            loads = [100 * level.load for level in met]
            for name, label, colour in lines:
                axes.plot(loads, [getattr(level, name) for level in met], "o-", ms=3, color=colour, label=label)
            axes.axhline(P99_GOAL_US, color="#d9822b", lw=0.8, ls="--")
            axes.axhline(MEDIAN_GOAL_US, color="#1f5fa8", lw=0.8, ls="--")
            axes.set_yscale("log")
            axes.set_xlabel("load, % of full")
            axes.set_title(f"{latency.backend}, full load {latency.full_rate / 1000:.0f} k/s", fontsize=9, loc="left")
        panels[0, 0].set_ylabel("microseconds to the verdict")
        panels[0, 0].legend(frameon=False, fontsize=8, title="dashed: goals", title_fontsize=8)
        return svg(figure)


def show(lengths: Sequence[int] | None, rule: str, workers: int, options: Options) -> int:
    """Measures and prints each backend and length of message; a record gets a plot beside it."""
    found = (
        measure(backend, rule=rule, length=length, workers=workers, seconds=options.seconds)
        for length in lengths or (200,)
        for backend in options.backends("integers")
    )
    facts = {
        "command": "modmill bench sigverify --latency",
        "note": "Poisson arrivals, latency from the scheduled arrival to the answer; loads as parts of full load. "
        "queued_ms: our threads were ready and waited for a processor; stolen_ms: other guests of the host had it.",
    }
    return options.sweep(found, table, job="sigverify", kind="latency", facts=facts, plot=plot)


def table(found: Sequence[Latency]) -> Table:
    """A line for each backend and load, latencies in microseconds."""
    right = ("load", "offered/s", "median", "90 %", "99 %", "99.9 %", "longest", "queued, ms", "stolen, ms")
    shown = plain_table("backend", "bytes", *right, right=("bytes", *right))
    for one in found:
        for i, level in enumerate(one.levels):
            first = (f"{one.backend}, {one.full_rate:,.0f}/s", str(one.length)) if i == 0 else ("", "")
            times = (level.p50_us, level.p90_us, level.p99_us, level.p999_us, level.max_us)
            waits = ("" if ms is None else f"{ms:,.1f}" for ms in (level.queued_ms, level.stolen_ms))
            shown.add_row(
                *(*first, f"{100 * level.load:g} %", f"{level.offered:,.0f}"), *(f"{t:,.0f}" for t in times), *waits
            )
    return shown
