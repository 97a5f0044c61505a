"""Time every way to build a kernel on an OpenCL device."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from modmill.binary_fields import named
from modmill.cli.choices import one_of, or_other
from modmill.cli.common import (
    EXIT_DONE,
    JsonFlag,
    QuietFlag,
    note,
    print_json,
    terminal,
)
from modmill.cli.examples import example
from modmill.cli.failures import refused
from modmill.cli.paths import folder
from modmill.errors import StoppedByKeyboard, UsageError
from modmill.extras import need
from modmill.files import check_directory
from modmill.gf2 import thesis_tables
from modmill.gf2.cases import BITS, KINDS, dense
from modmill.gf2.opencl.config import WHOLE_UNROLL, Config, ConfigError
from modmill.gf2.opencl.table import METHODS
from modmill.opencl import tuning
from modmill.points import DONE, POINTS, Point, Store
from modmill.quantity import format_duration, format_rate
from modmill.report.text import titled

MAX_POINTS = 1_000_000
GATES = "rtl"


@example("modmill gf2 explore --bits 256 --out points")
def command(
    device: Annotated[
        str,
        typer.Option(
            "--device",
            "-d",
            metavar="NAME",
            help="opencl, opencl:INDEX or opencl:PART-OF-ITS-NAME; with --thesis also rtl: generated gates.",
            click_type=or_other(("opencl", GATES)),
        ),
    ] = "opencl",
    bits: Annotated[
        list[int] | None,
        typer.Option(
            "--bits",
            metavar="B",
            help="256, 512, 1024, 2048, 4096, 8192 (repeat the option; default: all).",
            click_type=one_of(BITS),
        ),
    ] = None,
    method: Annotated[
        list[str] | None,
        typer.Option(
            "--method", metavar="M", help="One method (repeat the option; default: all).", click_type=one_of(METHODS)
        ),
    ] = None,
    points: Annotated[
        int | None,
        typer.Option("--points", min=1, max=MAX_POINTS, metavar="N", help="N random combinations for each size."),
    ] = None,
    everything: Annotated[
        bool, typer.Option("--grid", help="All combinations: tens of thousands for each size.")
    ] = False,
    thesis: Annotated[
        bool, typer.Option("--thesis", help="The kernels of the thesis' Table 4.3 alone, beside its figures.")
    ] = False,
    modulus: Annotated[
        str,
        typer.Option("--modulus", metavar="KIND", help="trinomial (the thesis') or dense.", click_type=one_of(KINDS)),
    ] = "trinomial",
    seconds: Annotated[
        float,
        typer.Option("--seconds", min=0.0, max=60, metavar="S", help="Time for the launches of each configuration."),
    ] = 0.2,
    limit: Annotated[
        float,
        typer.Option(
            "--limit", min=1, max=3600, metavar="S", help="Time limit for each configuration, build included."
        ),
    ] = 120.0,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", "-o", metavar="DIR", help="The directory for points, tables and plot.", click_type=folder(POINTS)
        ),
    ] = None,
    again: Annotated[bool, typer.Option("--again", help="Retry the points without figures.")] = False,
    as_json: JsonFlag = False,
    quiet: QuietFlag = False,
) -> int:
    """Build, check and time every way to multiply in GF(2^m) on an OpenCL device: the study of the thesis.

    Without --points or --grid it tries the configuration of each method that is probably best, then each of its
    parameters changed alone, then the thesis' kernels.
    Points are kept in DIR at once: after a stop, the same command continues. A configuration that does not build, gives
    a wrong product or ends its process stays in the table with the reason. From then on `auto` tries the fastest of
    each size beside its own candidates. Exit code 1 if no point has figures.

    With --thesis --device rtl the kernels are configurations of the unit gf2_words: cycles exactly, logic and clock by
    estimate, minutes in all.
    """
    from modmill.gf2.opencl.explore import run, tables
    from modmill.opencl.devices import find
    from modmill.opencl.explore.tables import deciding_rate, deciding_time

    if sum(map(bool, (points, everything, thesis))) > 1:
        raise UsageError("--points, --grid and --thesis cannot be combined")
    if thesis and method:
        raise UsageError("--thesis has one method, montgomery, and takes no --method")
    if device == GATES and (not thesis or modulus != "trinomial"):
        raise UsageError("--device rtl: needs --thesis, whose moduli are trinomials")
    need("matplotlib", what="the plot of an exploration")  # before the first point, not after the last
    if device == GATES:
        return _in_gates(bits or BITS, out or Path("explore-gf2") / GATES, again=again, as_json=as_json, quiet=quiet)
    found = find(device)
    place = out or Path("explore-gf2") / tuning.path_of(found.facts).stem
    check_directory(place, "--out")
    plans: dict[int, tuple[int, list[Config]]] = {}
    for size in bits or BITS:
        poly = named()[f"thesis-{size}"].poly
        poly = poly if modulus == "trinomial" else dense(poly.bit_length() - 1)
        plans[size] = (
            poly,
            configurations(found, poly, method or tuple(METHODS), points, everything=everything, thesis=thesis),
        )
    place.mkdir(parents=True, exist_ok=True)
    store = Store(place / POINTS)
    total = sum(len(configs) for _, configs in plans.values())
    name = f"{found.facts.name} ({found.facts.platform})"
    if not quiet:
        note(f"{total:,} points on {name}, kept in {store.path}")

    def told(done: int, total: int, p: Point) -> None:
        if not quiet:
            speed = f"{format_rate(deciding_rate(p))} of {deciding_time([p])}" if p.status == DONE else ""
            said = speed or f"{p.status}: {p.reason}"
            label = f"{p.parameters['bits']}, {tables.attributes(tables.config_of(p))}"
            note(f"{done} of {total}: {label}: {_cut(said)} ({format_duration(p.seconds)})")

    try:
        points_found = run.explore(found.facts, plans, store, seconds=seconds, limit=limit, again=again, progress=told)
    except KeyboardInterrupt:
        raise _stopped(store) from None
    write(place, points_found, name)
    if as_json:
        for p in points_found:
            print_json(asdict(p) | {"modulus": modulus})
    else:
        show(points_found, found.facts.name)
        note(f"tables and plot are in {place}; the fastest are kept in {tuning.path_of(found.facts)} for auto")
    if any(p.status == DONE for p in points_found):
        return EXIT_DONE
    return refused("no point has figures", as_json=as_json)


def _in_gates(sizes: Sequence[int], place: Path, *, again: bool, as_json: bool, quiet: bool) -> int:
    from modmill.gf2.thesis import run, tables
    from modmill.hw.explore.points import Progress
    from modmill.opencl.explore.tables import failures

    check_directory(place, "--out")
    place.mkdir(parents=True, exist_ok=True)
    store = Store(place / POINTS)

    def told(step: Progress) -> None:
        if not quiet:
            p = step.point
            words = ", ".join(f"{name} {value}" for name, value in p.parameters.items())
            done = p.status == DONE
            said = f"{format_rate(p.figures['per_second'])} by estimate" if done else f"{p.status}: {_cut(p.reason)}"
            note(f"{step.done} of {step.total}: {words}: {said} ({format_duration(p.seconds)})")

    try:
        points = run.run(sizes, store, again=again, progress=told)
    except KeyboardInterrupt:
        raise _stopped(store) from None
    run.write(place, points)
    if as_json:
        for p in points:
            print_json(asdict(p) | {"modulus": "trinomial"})
    else:
        for table in tables.tables(points):
            for part in titled(table):
                terminal().print(part)
        if lost := failures(points):
            terminal().print(f"Without figures: {lost}; reasons are in table.csv.")
        note(f"table and plot are in {place}")
    if any(p.status == DONE for p in points):
        return EXIT_DONE
    return refused("no point has figures", as_json=as_json)


def _stopped(store: Store) -> StoppedByKeyboard:
    return StoppedByKeyboard(f"stopped; {len(store.points)} points are kept, and the same command continues")


def configurations(
    found: Any, poly: int, methods: Sequence[str], points: int | None, *, everything: bool, thesis: bool
) -> list[Config]:
    """The configurations to try for a modulus."""
    from modmill.gf2.opencl import methods as known
    from modmill.gf2.opencl.explore import space

    degree = poly.bit_length() - 1
    if thesis:
        return space.thesis(degree)
    if everything:
        return space.grid(degree, methods)
    if points:
        return space.sample(degree, points, methods)

    def preferred(method: str) -> Config:
        try:
            return known.preferred(method, found.facts)
        except ConfigError:
            return Config(method)

    return space.around(degree, methods, preferred)


def show(points: Sequence[Any], device: str) -> None:
    """Prints the tables, and how many points have no figures."""
    from modmill.gf2.opencl.explore import space, tables
    from modmill.opencl.explore.tables import failures, rate

    console = terminal()
    if tables.best_points(points):
        console.print(tables.speeds(points, device))
        console.print()
        if tables.AREA_BITS in tables.best_points(points):
            console.print(tables.resources(points))
            console.print()
        if tables.has_scenarios(points):
            console.print(tables.scenarios(points))
            console.print(f"* unrolled by {space.PARTIAL}: more than {WHOLE_UNROLL} words are not unrolled completely.")
            console.print()
            console.print(tables.circumstances(points))
            console.print(tables.unread())
            console.print()
            rates = {bits: rate(best) for bits, best in tables.best_points(points).items()}
            for table in thesis_tables.tables(rates, f"{device}, in batches"):
                for part in titled(table):
                    console.print(part)
        console.print("The thesis times one product at a time; ours are batches, launch included.")
    if lost := failures(points):
        console.print(f"Without figures: {lost}; reasons are in table.csv.")


def write(place: Path, points: Sequence[Any], device: str) -> None:
    """Writes table.csv, plot.svg and plot.png."""
    from modmill.files import write_atomic
    from modmill.gf2.opencl.explore import tables
    from modmill.gf2.opencl.explore.plot import plot
    from modmill.points import csv_text

    write_atomic(place / "table.csv", csv_text(points, "device"))
    if tables.best_points(points):
        plot(points, [place / "plot.svg", place / "plot.png"], device)


def _cut(text: str) -> str:
    return text if len(text) <= 160 else text[:157] + "..."
