"""Multi-scalar multiplication on BLS12-377 and BLS12-381: run, bench."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from modmill.cli.common import (
    EXIT_DONE,
    BackendOption,
    JsonFlag,
    QuietFlag,
    check_destination,
    one_of,
    show,
)
from modmill.cli.groups import JobGroup
from modmill.cli.progress import ProgressReporter
from modmill.errors import UsageError
from modmill.files import write_atomic
from modmill.msm.bases import CHECKS, CURVES, MAX_MULTIPLES
from modmill.msm.generation import random_points, random_scalars
from modmill.msm.results import Run
from modmill.msm.run import run as run_products
from modmill.quantity import format_duration, format_rate, parse_steps

app = typer.Typer(
    cls=JobGroup,
    help="Multi-scalar multiplication, s_0 P_0 + s_1 P_1 + ..., on G1 of BLS12-377 and BLS12-381.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

MAX_BATCH = 4096
MAX_RANDOM = 1 << 28

CurveOption = Annotated[str, typer.Option("--curve", "-c", metavar="NAME", help="bls12-377 or bls12-381.")]
SeedOption = Annotated[int, typer.Option("--seed", metavar="N", min=0, help="Of the random points and scalars.")]
ThreadsOption = Annotated[int, typer.Option("--threads", min=0, max=1024, metavar="N", help="Threads; 0 is all cores.")]
ChecksOption = Annotated[
    str, typer.Option("--checks", metavar="LEVEL", help="Of points: subgroup (and curve), curve, or none.")
]
PrecomputeOption = Annotated[
    int,
    typer.Option(
        "--precompute",
        min=1,
        max=MAX_MULTIPLES,
        metavar="M",
        help="Keep M multiples of each point: faster, M times the memory.",
    ),
]


@app.command("run")
def run(
    curve: CurveOption,
    random: Annotated[
        str | None, typer.Option("--random", metavar="N", help="N points and scalars from a seed, such as 2^20.")
    ] = None,
    seed: SeedOption = 1,
    batch: Annotated[
        int, typer.Option("--batch", min=1, max=MAX_BATCH, metavar="B", help="Vectors of scalars over the same points.")
    ] = 1,
    precompute: PrecomputeOption = 1,
    checks: ChecksOption = "subgroup",
    check: Annotated[bool, typer.Option("--check", help="Check the products by an independent computation.")] = False,
    window: Annotated[
        int | None,
        typer.Option(
            "--window", min=1, max=64, metavar="BITS", help="Bits of a window (default: the cost model's choice)."
        ),
    ] = None,
    out: Annotated[
        str | None, typer.Option("--out", "-o", metavar="F", help="Write the products here, as JSON Lines.")
    ] = None,
    as_json: JsonFlag = False,
    backend: BackendOption = "auto",
    threads: ThreadsOption = 1,
    quiet: QuietFlag = False,
) -> int:
    """Compute s_0 P_0 + s_1 P_1 + ... for each vector of scalars."""
    one_of("--curve", curve, CURVES)
    one_of("--checks", checks, CHECKS)
    to_stdout = out is not None and check_destination(out, as_json=as_json)
    if random is None:
        raise UsageError("--random: say how many points, such as 2^16")
    count = _count(random)
    with ProgressReporter(quiet=quiet) as progress:
        points = random_points(curve, count, seed=seed, threads=threads, progress=progress)
        vectors = [random_scalars(curve, count, seed=seed, index=index) for index in range(batch)]
        done = run_products(
            points,
            vectors,
            backend=backend,
            checks=checks,
            multiples=precompute,
            window=window,
            threads=threads,
            check=check,
            source={"random": count, "seed": seed},
            progress=progress,
        )
    if out is not None:
        write_atomic(out, "".join(json.dumps(product) + "\n" for product in done.record().result["products"]))
    if not to_stdout or not quiet:
        show(done.record(), _lines(done), as_json=as_json, stderr=to_stdout)
    return EXIT_DONE


def _count(text: str) -> int:
    count = parse_steps(text, "--random")
    if count > MAX_RANDOM:
        raise UsageError(f"--random: {text} is out of range (1 to 2^28)", got=count, min=1, max=MAX_RANDOM)
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
        "prepared": f"{format_duration(done.seconds_prepare)}, checked: {done.checks}",
        "time": f"{format_duration(done.seconds)}, {format_rate(done.rate)}",
        "checked": done.checked_by,
    }
