"""`modmill hw explore`: every combination of parameters, evaluated and kept."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from modmill.backends import Fabric
from modmill.cli.choices import first_argument, one_of, or_other
from modmill.cli.clusters import Address
from modmill.cli.common import EXIT_DONE, JsonFlag, QuietFlag, note, print_json, terminal
from modmill.cli.examples import example
from modmill.cli.failures import refused
from modmill.cli.paths import folder
from modmill.errors import StoppedByKeyboard, UsageError
from modmill.extras import need
from modmill.files import check_directory
from modmill.hw.commands.options import DEVICES, TIMED, DeviceOption, Given, UnitArgument
from modmill.hw.interface import registry
from modmill.hw.interface.configuration import Configuration
from modmill.points import DONE, POINTS, Point, Store, Value

DEVICE = "device"
"""An axis that no unit has as a parameter: the devices that limit its points."""
MODEL = "model"
"""Beside the targets of `hw cost` that state times: counted in the circuit, with no tool."""
ON_DEVICE = ("xcup", MODEL)
"""Targets whose figures a device limits."""


def _axes(ctx: Any) -> list[str]:
    """The parameters of the unit that is named, and devices."""
    unit = first_argument(ctx, "unit")
    return [*(p.name for p in registry.family(unit).parameters(unit)), DEVICE] if unit in registry.units() else []


@example("modmill hw explore modmul --bits 64 --over levels=0,1 --target model")
def explore(
    unit: UnitArgument,
    given: Given,
    over: Annotated[
        list[str],
        typer.Option(
            "--over",
            metavar="AXES",
            help="Parameters to vary: bits,chunk (their usual values) or chunk=5,6 stages=1,2 (repeat the option); "
            "device as well.",
            click_type=or_other(_axes),
        ),
    ],
    target: Annotated[
        str,
        typer.Option(
            "--target",
            metavar="NAME",
            help="xcup, ecp5, asic, or model: UltraScale+ without synthesis.",
            click_type=one_of((*TIMED, MODEL)),
        ),
    ] = "xcup",
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", min=1, max=256, metavar="J", help="Points at a time (default: cores).")
    ] = None,
    clock: Annotated[
        float | None,
        typer.Option("--clock", min=1, max=2000, metavar="MHZ", help="Times at this clock, not at the estimated one."),
    ] = None,
    device: DeviceOption = None,
    cluster: Address = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="DIR", help="Points, table and plot go there.", click_type=folder(POINTS)),
    ] = None,
    as_json: JsonFlag = False,
    quiet: QuietFlag = False,
) -> int:
    """Evaluate every combination of parameters: area against time per operation, with the Pareto front.

    Finished points are kept in DIR at once: stop the command at any time, and the same command continues. A combination
    that cannot be built, or whose evaluation fails, stays in the table with the reason. Exit code 1 if no point has
    figures.
    """
    from modmill.hw.explore.evaluate import EVALUATORS, clocked, on_device

    axes = parse_axes(unit, over)
    devices = devices_of(axes.pop(DEVICE, []), device)
    if devices and target not in ON_DEVICE:
        raise UsageError(f"--device: what fits is checked with --target {' or '.join(ON_DEVICE)}")
    candidates = design_points(unit, axes, given.configuration(unit))
    if device is None:
        candidates = [_placed(candidate, name) for candidate in candidates for name in devices] or candidates
    place = out or Path(f"explore-{unit}-{target}")
    check_directory(place, "--out")
    need("matplotlib", what="the plot of an exploration")  # before the first point, not after the last
    from modmill.files import write_atomic
    from modmill.hw.commands.tables import explored
    from modmill.hw.explore import points as engine
    from modmill.hw.explore.plot import csv_text, label, plot, varied
    from modmill.hw.explore.rates import limited, plot_rates

    evaluate, axis, title = EVALUATORS[target]
    stated = [] if clock is None else [f"{clock:g} MHz"]
    if clock is not None:
        evaluate, title = partial(clocked, evaluate, clock), f"{title}, at {clock:g} MHz"
    if devices:
        evaluate, title = partial(on_device, evaluate, device), f"{title}, on {', '.join(devices)}"
        stated += [device] if device is not None else []
    run = None
    if cluster is not None:
        from modmill.cluster.designs import explored_on

        run = explored_on(f"{Fabric.CLUSTER.value}:{cluster}")
    place.mkdir(parents=True, exist_ok=True)
    store = Store(place / POINTS)
    at_once = jobs or len(os.sched_getaffinity(0))
    if not quiet:
        note(f"{len(candidates)} points, {min(at_once, len(candidates))} at a time, kept in {store.path}")

    def told(step: engine.Progress) -> None:
        if not quiet:
            p = step.point
            done = p.status == DONE
            said = f"{p.area:,.0f} {p.figures['area_unit']}, {p.ns:.1f} ns" if done else f"{p.status}: {p.reason}"
            note(f"{step.done} of {step.total}: {label(p, [*axes, DEVICE])}: {said} ({p.seconds:.0f} s)")

    facts = [target, *stated, engine.code()]
    try:
        points = engine.explore(unit, candidates, evaluate, store, facts=facts, jobs=at_once, progress=told, run=run)
    except KeyboardInterrupt:
        kept = f"stopped; {len(store.points)} points are kept, and the same command continues"
        raise StoppedByKeyboard(kept, len(store.points), len(candidates)) from None
    write_atomic(place / "table.csv", csv_text(points))
    plot(points, [place / "plot.svg", place / "plot.png"], f"{unit}{_common(points)}: {title}", axis)
    if limited(points):
        plot_rates(points, [place / "rates.svg", place / "rates.png"], f"{unit}{_common(points)}: {title}")
    best = {p.key for p in engine.front(points)}
    if as_json:
        for p in points:
            print_json(asdict(p) | {"target": target, "pareto": p.key in best})
    else:
        from modmill.hw.interface.figures import published_rates

        names = varied(points) or list(points[0].parameters)
        terminal().print(explored(points, names, published_rates(unit)))
        note(f"table and plot are in {place}")
    if any(p.status == DONE for p in points):
        return EXIT_DONE
    return refused("no point has figures", as_json=as_json)


def _common(points: Sequence[Point]) -> str:
    """The width that all points share, for a title; nothing where units have no width to choose."""
    widths = {p.parameters.get("bits") for p in points if p.status == DONE}
    return f", {widths.pop()} bits" if len(widths) == 1 and None not in widths else ""


def parse_axes(unit: str, over: Sequence[str]) -> dict[str, list[Value]]:
    """The axes that --over names."""
    from modmill.hw.explore.points import parse_over

    parameters = registry.family(unit).parameters(unit)
    usual = {p.name: p.usual for p in parameters if p.usual} | {DEVICE: DEVICES}
    return parse_over(over, [*(p.name for p in parameters), DEVICE], usual)


def devices_of(axis: Sequence[Value], given: str | None) -> list[str]:
    """The devices of an axis, or the one that is given. Raises UsageError for both, or for an unknown name."""
    from modmill.hw.cost.devices import device

    if axis and given is not None:
        raise UsageError("--over: device is also given by --device", got=DEVICE)
    return [device(str(name)).name for name in axis or ([given] if given is not None else [])]


def _placed(candidate: tuple[dict[str, Value], Any], name: str) -> tuple[dict[str, Value], Any]:
    """A candidate on a device, or the error that says why there is none."""
    parameters, config = candidate
    return {**parameters, DEVICE: name}, (config, name) if isinstance(config, Configuration) else config


def design_points(
    unit: str, axes: Mapping[str, Sequence[Value]], fixed: Mapping[str, Value]
) -> list[tuple[dict[str, Value], Any]]:
    """Every combination with its configuration, or with the error that says why there is none.

    Raises UsageError for axes that contradict options, or when no combination can be built.
    """
    from modmill.hw.explore.points import product

    for parameter in registry.family(unit).parameters(unit):
        if parameter.name in fixed and parameter.name in axes:
            raise UsageError(f"--over: {parameter.name} is also given by {parameter.options[0]}", got=parameter.name)
    found: list[tuple[dict[str, Value], Any]] = []
    for values in product(axes):
        parameters = {**fixed, **values}
        try:
            config = registry.configure(unit, **parameters)
            found.append((config.parameters(), config))
        except UsageError as e:
            found.append((parameters, e))
    if not any(isinstance(config, Configuration) for _, config in found):
        raise UsageError(f"--over: none of these combinations can be built: {found[0][1]}")
    return found
