"""Multi-scalar multiplication on BLS12-377 and BLS12-381: run, prepare, gen, bench."""

from __future__ import annotations

import contextlib
import json
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

import typer

from modmill.backends import Fabric
from modmill.cli.choices import backend_option, one_of
from modmill.cli.clusters import ClusterOptions
from modmill.cli.common import (
    EXIT_DONE,
    JsonFlag,
    QuietFlag,
    ThreadsOption,
    WaveCyclesOption,
    WaveDepthOption,
    WaveOption,
    check_destination,
    note,
    print_json,
    show,
    waveform,
)
from modmill.cli.examples import example
from modmill.cli.groups import Commands, JobGroup
from modmill.cli.paths import reads, writes
from modmill.cli.progress import ProgressReporter
from modmill.cli.shared import sharing
from modmill.errors import UsageError
from modmill.files import STANDARD, write_atomic
from modmill.msm import files
from modmill.msm.bases import CHECKS, CURVES, MAX_MULTIPLES, MAX_WINDOW, MIN_WINDOW
from modmill.msm.engines import ENGINES
from modmill.msm.files import POINT_FORMATS, SCALAR_FORMATS, SCALARS_BESIDE, EncodedPoints, Points
from modmill.msm.gates.options import MASKS, Simulated
from modmill.msm.generation import RandomPoints, random_points, random_scalars
from modmill.msm.monitor import Monitor
from modmill.msm.results import UNIT, Run
from modmill.msm.run import Prepared
from modmill.msm.run import prepare as prepare_bases
from modmill.msm.run import run as run_products
from modmill.quantity import MAX_COUNT, format_count, format_duration, format_rate, parse_steps
from modmill.record import Record

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

app: typer.Typer = Commands(
    cls=JobGroup,
    help="Multi-scalar multiplication, s_0 P_0 + s_1 P_1 + ..., on G1 of BLS12-377 and BLS12-381.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

MAX_BATCH = 4096
MAX_RANDOM = 1 << 28


@dataclass(frozen=True, kw_only=True)
class PointOptions:
    """The options of every command here."""

    curve: Annotated[
        str, typer.Option("--curve", "-c", metavar="NAME", help="bls12-377 or bls12-381.", click_type=one_of(CURVES))
    ]
    form: Annotated[
        str,
        typer.Option(
            "--format",
            "-f",
            metavar="NAME",
            help=f"The format of points: {', '.join(POINT_FORMATS)}.",
            click_type=one_of(POINT_FORMATS),
        ),
    ] = "ark-compressed"
    threads: ThreadsOption = 0
    quiet: QuietFlag = False


@dataclass(frozen=True, kw_only=True)
class Options(PointOptions):
    """The options of commands that read or write scalars, too."""

    scalar_form: Annotated[
        str | None,
        typer.Option(
            "--scalar-format",
            metavar="NAME",
            help=f"The format of scalars: {', '.join(SCALAR_FORMATS)} (default: as --format, without -compressed).",
            click_type=one_of(SCALAR_FORMATS),
        ),
    ] = None
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", min=0, max=MAX_COUNT, help="Seed of random points and scalars.")
    ] = 1
    batch: Annotated[
        int, typer.Option("--batch", min=1, max=MAX_BATCH, metavar="B", help="Vectors of scalars over the same points.")
    ] = 1

    @property
    def form_of_scalars(self) -> str:
        """The format of scalars, chosen or derived."""
        return self.scalar_form or SCALARS_BESIDE[self.form]


@dataclass(frozen=True, kw_only=True)
class RunOptions(Options, ClusterOptions):
    """The options of a run."""


PrecomputeOption = Annotated[
    int,
    typer.Option(
        "--precompute",
        min=1,
        max=MAX_MULTIPLES,
        metavar="M",
        help="Keep M multiples of each point: faster, for M times the memory.",
    ),
]
ChecksOption = Annotated[
    str,
    typer.Option(
        "--checks",
        metavar="LEVEL",
        help="The checks of points: subgroup (and curve), curve, or none.",
        click_type=one_of(CHECKS),
    ),
]


@app.command("run")
@example(
    "modmill msm run --curve bls12-381 --points p.bin --scalars s.bin",
    "modmill msm run --curve bls12-377 --random 2^10 --check",
)
@sharing(RunOptions)
def run(
    options: RunOptions,
    points: Annotated[
        str | None,
        typer.Option("--points", "-p", metavar="F", help="A file of points; - for stdin.", click_type=reads()),
    ] = None,
    scalars: Annotated[
        str | None,
        typer.Option(
            "--scalars", "-s", metavar="F", help="A file of scalars, vector after vector.", click_type=reads()
        ),
    ] = None,
    bases: Annotated[
        str | None,
        typer.Option(
            "--bases", metavar="F", help="Prepared bases instead of points (see prepare).", click_type=reads()
        ),
    ] = None,
    random: Annotated[
        str | None, typer.Option("--random", metavar="N", help="N random points and scalars instead, such as 2^20.")
    ] = None,
    precompute: PrecomputeOption = 1,
    checks: ChecksOption = "subgroup",
    check: Annotated[bool, typer.Option("--check", help="Check the products by an independent computation.")] = False,
    window: Annotated[
        int | None,
        typer.Option(
            "--window",
            min=MIN_WINDOW,
            max=MAX_WINDOW,
            metavar="BITS",
            help="Bits of a window (default: the cost model's choice).",
        ),
    ] = None,
    out: Annotated[
        str | None,
        typer.Option("--out", "-o", metavar="F", help="Write the products here, as JSON Lines.", click_type=writes()),
    ] = None,
    mask: Annotated[
        str | None,
        typer.Option(
            "--mask",
            metavar="WHEN",
            help=f"In simulated gates, add random numbers to the scalars: {', '.join(MASKS)}.  [default: auto]",
            click_type=one_of(MASKS),
        ),
    ] = None,
    monitor: Annotated[
        bool, typer.Option("--monitor", help="Show simulated gates at work, with their counters, on stderr.")
    ] = False,
    wave: WaveOption = None,
    wave_cycles: WaveCyclesOption = None,
    wave_depth: WaveDepthOption = None,
    as_json: JsonFlag = False,
    backend: Annotated[str, backend_option(engines=ENGINES)] = "auto",
) -> int:
    """Multiply points by scalars and add the products up, for each vector of scalars of files, or of random ones."""
    count = None
    if random is not None:
        if points is not None or bases is not None or scalars is not None:
            raise UsageError("--random makes points and scalars; leave out --points, --bases and --scalars")
        count = _count(random, "--random")
    elif (points is None) == (bases is None) or scalars is None:
        raise UsageError("name --scalars with --points or --bases, or say how many with --random, such as 2^16")
    elif bases is not None and precompute > 1:
        raise UsageError("--precompute: the file of --bases says how many multiples it has")
    to_stdout = out is not None and check_destination(out, as_json=as_json)
    shown = waveform(wave, wave_cycles, wave_depth)
    asked = {"--mask": mask, "--monitor": monitor or None, "--wave": shown}
    with (
        options.backend(backend, options.threads) as there,
        Monitor() if monitor else contextlib.nullcontext() as picture,
        ProgressReporter(quiet=options.quiet or monitor) as progress,
    ):
        ENGINES.of(there, {Fabric.RTL: asked})
        gates = None
        if any(value is not None for value in asked.values()):
            gates = Simulated(mask or MASKS[0], shown, picture.show if picture else None)
        given, vectors, source = _inputs(options, points, bases, scalars, count)
        done = run_products(
            given,
            vectors,
            backend=there,
            checks=checks,
            multiples=precompute,
            window=window,
            threads=options.threads,
            check=check,
            gates=gates,
            source=source,
            progress=progress,
        )
    if out is not None:
        write_atomic(out, "".join(json.dumps(product) + "\n" for product in done.record().result["products"]))
    if not (to_stdout and options.quiet):
        written = {} if out is None or to_stdout else {"written": out}
        show(done.record(), {**_lines(done), **written}, as_json=as_json, stderr=to_stdout)
    return EXIT_DONE


def _random(options: Options, count: int) -> tuple[RandomPoints, list[NDArray[np.uint64]]]:
    made = random_points(options.curve, count, seed=options.seed)
    batch = range(options.batch)
    return made, [random_scalars(options.curve, count, seed=options.seed, index=index) for index in batch]


def _inputs(
    options: Options,
    points: str | None,
    bases: str | None,
    scalars: str | None,
    count: int | None,
) -> tuple[Points | EncodedPoints | RandomPoints | Prepared, list[NDArray[np.uint64]], dict[str, Any]]:
    """Points, vectors of scalars, and where they came from for the record."""
    if count is not None or scalars is None:
        made, vectors = _random(options, count or 0)
        return made, vectors, {"random": count, "seed": options.seed}
    given: Points | EncodedPoints | Prepared
    if bases is not None:
        given, source = Prepared(options.curve, bases), {"bases": bases}
    else:
        name = points or STANDARD
        given = files.open_points(name, options.curve, options.form)
        source = {"points": name, "format": options.form}
    numbers = files.read_scalars(scalars, options.curve, options.form_of_scalars)
    size, left = divmod(len(numbers), options.batch)
    if left:
        raise UsageError(f"{scalars}: {len(numbers):,} scalars are not {options.batch} vectors", got=len(numbers))
    if not isinstance(given, Prepared) and given.count != size:
        message = f"{scalars}: {size:,} scalars for {given.count:,} points of {points}"
        raise UsageError(message, scalars=size, points=given.count)
    vectors = [numbers[i * size : (i + 1) * size] for i in range(options.batch)]
    return given, vectors, {**source, "scalars": scalars, "scalar_format": options.form_of_scalars}


@app.command("prepare")
@example("modmill msm prepare p.bin --curve bls12-381 --out bases.bin")
@sharing(PointOptions)
def prepare(
    options: PointOptions,
    points: Annotated[str, typer.Argument(metavar="POINTS", help="A file of points; - for stdin.", click_type=reads())],
    out: Annotated[
        str, typer.Option("--out", "-o", metavar="F", help="The file of prepared bases.", click_type=writes())
    ],
    precompute: PrecomputeOption = 1,
    checks: ChecksOption = "subgroup",
    as_json: JsonFlag = False,
    backend: Annotated[str, backend_option(engines=ENGINES)] = "auto",
) -> int:
    """Check and convert points once, and save them for many runs with --bases."""
    check_destination(out, as_json=as_json)
    begin = time.perf_counter()
    with ProgressReporter(quiet=options.quiet) as progress:
        given = files.open_points(points, options.curve, options.form)
        made = prepare_bases(
            given, backend=backend, checks=checks, multiples=precompute, threads=options.threads, progress=progress
        )
        made.save(out, progress=progress)
    if as_json:
        seconds = time.perf_counter() - begin
        source = {"points": points, "format": options.form, "checks": checks, "multiples": made.multiples}
        result = {"file": out, "points": len(made), "memory": made.memory}
        print_json(
            Record(
                *("msm.prepare", made.backend, made.why, {"curve": options.curve, **source}, result),
                *(seconds, len(made) / seconds, UNIT, "nothing" if checks == "none" else f"each point: {checks}"),
            )
        )
    elif not options.quiet:
        note(f"{out}: {len(made):,} points, {format_count(made.memory)}B in memory")
    return EXIT_DONE


@app.command("gen")
@example("modmill msm gen p.bin --curve bls12-381 --scalars s.bin --count 1000")
@sharing(Options)
def gen(
    options: Options,
    points: Annotated[
        str, typer.Argument(metavar="POINTS", help="The file of points; - for stdout.", click_type=writes())
    ],
    scalars: Annotated[
        str | None,
        typer.Option(
            "--scalars", "-s", metavar="F", help="Write scalars, too: --batch vectors of them.", click_type=writes()
        ),
    ] = None,
    count: Annotated[str, typer.Option("--count", "-n", metavar="N", help="Points, such as 2^16.")] = "1024",
    number: Annotated[
        bool,
        typer.Option("--number", help="Begin with the number of records, as arkworks and gnark-crypto write lists."),
    ] = False,
    as_json: JsonFlag = False,
) -> int:
    """Write random points of known logarithms, and random scalars; the same for the same seed."""
    wanted = _count(count, "--count")
    to_stdout = check_destination(points, "POINTS", as_json=as_json)
    if scalars is not None:
        to_stdout |= check_destination(scalars, "--scalars", as_json=as_json)
    begin = time.perf_counter()
    with ProgressReporter(quiet=options.quiet) as progress:
        made, vectors = _random(options, wanted)
        rows = made.make(threads=options.threads, progress=progress)
        files.write_points(points, options.curve, rows, options.form, form="montgomery", number=number)
        if scalars is not None:
            import numpy as np

            numbers = np.concatenate(vectors)
            files.write_scalars(scalars, options.curve, numbers, options.form_of_scalars, number=number)
    if as_json:
        parameters = {"curve": options.curve, "format": options.form, "scalar_format": options.form_of_scalars}
        parameters |= {"count": wanted, "batch": options.batch, "seed": options.seed, "number": number}
        seconds, why = time.perf_counter() - begin, "points are random multiples of the generator, added up in words"
        result = {"points": points, "scalars": scalars}
        print_json(Record("msm.gen", "portable", why, parameters, result, seconds, wanted / seconds, UNIT, "nothing"))
    elif not options.quiet:
        beside = "" if scalars is None else f"; {options.batch * wanted:,} scalars in {scalars}"
        note(f"{points}: {wanted:,} points{beside}")
    return EXIT_DONE


def _count(text: str, what: str) -> int:
    count = parse_steps(text, what)
    if count > MAX_RANDOM:
        raise UsageError(f"{what}: {text} is out of range (1 to 2^28)", got=count, min=1, max=MAX_RANDOM)
    return count


def _lines(done: Run) -> dict[str, object]:
    lines: dict[str, object] = {"curve": f"{done.curve}, {done.count:,} points"}
    for index, product in enumerate(done.products):
        number = f" {index}" if len(done.products) > 1 else ""
        lines[f"product{number}"] = f"0x{done.compressed(index).hex()}"
        lines[f"x{number}"] = "-" if product is None else hex(product[0])
        lines[f"y{number}"] = "-" if product is None else hex(product[1])
    return {
        **lines,
        "backend": f"{done.backend} ({done.why})",
        "prepared": f"{format_duration(done.seconds_prepare)}, {format_count(done.memory)}B, checked: {done.checks}",
        "time": f"{format_duration(done.seconds)}, {format_rate(done.rate)}",
        **(
            {}
            if done.ran is None
            else {"gates": f"{done.ran.simulation.cycles:,} clock cycles, {done.ran.passes} passes"}
        ),
        "checked": done.checked_by,
    }


def _simulated(done: Run) -> dict[str, object]:
    if done.ran is None:
        return {}
    masked = f", {done.ran.masked} products masked" if done.ran.masked else ""
    return {"gates": f"{done.ran.simulation.cycles:,} clock cycles, {done.ran.passes} passes{masked}"}
