"""`modmill vdf puzzle`: list, show, verify and solve the published time-lock puzzles."""

from __future__ import annotations

from dataclasses import asdict, replace
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape

from modmill import params
from modmill.cli.choices import first_argument, or_other
from modmill.cli.common import (
    BackendOption,
    JsonFlag,
    QuietFlag,
    ThreadsOption,
    check_destination,
    note,
    print_json,
    show,
    terminal,
)
from modmill.cli.examples import example
from modmill.cli.failures import refused
from modmill.cli.groups import Commands, LazyGroup
from modmill.cli.paths import CHECKPOINT, folder, writes
from modmill.cli.progress import ProgressReporter
from modmill.errors import StoppedByKeyboard
from modmill.modulus import Modulus
from modmill.quantity import format_duration, parse_steps
from modmill.record import Record
from modmill.tables import plain_table, verdict
from modmill.vdf import puzzle as job
from modmill.vdf.evaluation import UNIT, evaluate

app: typer.Typer = Commands(
    cls=LazyGroup, help="The published time-lock puzzles.", no_args_is_help=True, rich_markup_mode=None
)

NameArgument = Annotated[
    str,
    typer.Argument(
        metavar="NAME", help="A name that `vdf puzzle list` shows.", click_type=or_other(lambda _: params.moduli())
    ),
]


@app.command("list")
@example("modmill vdf puzzle list")
def list_puzzles(as_json: JsonFlag = False) -> int:
    """Name every puzzle, with its size and state."""
    if as_json:
        for entry in params.moduli().values():
            print_json(_description(entry))
        return 0
    last = "what and where it stands"
    table = plain_table("name", "bits", "squarings", last, right=("bits", "squarings"), wrap=(last,))
    for entry in params.moduli().values():
        table.add_row(
            entry.name, str(entry.bits), f"{entry.puzzle.t:,}", f"{escape(entry.title)}. {escape(entry.puzzle.status)}"
        )
    terminal().print(table)
    return 0


@app.command("show")
@example("modmill vdf puzzle show lcs35")
def show_puzzle(name: NameArgument, as_json: JsonFlag = False) -> int:
    """Show everything known about one puzzle, numbers in full."""
    description = _description(job.find(name))
    if as_json:
        print_json(description)
        return 0
    console = terminal()
    for key, value in description.items():
        if value not in (None, []):
            console.print(f"[bold]{key}[/bold]  {escape(str(value))}", soft_wrap=True)
    return 0


def _description(entry: params.NamedModulus) -> dict[str, Any]:
    n, puzzle = Modulus(entry.n, entry.name), entry.puzzle

    def residue(value: int | None) -> str | None:
        return None if value is None else n.hex(value)

    return {
        "name": entry.name,
        "title": entry.title,
        "bits": entry.bits,
        "n": n.hex(entry.n),
        "base": hex(puzzle.base),
        "t": puzzle.t,
        "rounds": list(puzzle.rounds),
        "z": residue(puzzle.z),
        "w": residue(puzzle.w),
        "message": puzzle.message,
        "p": None if puzzle.p is None else hex(puzzle.p),
        "q": None if puzzle.q is None else hex(puzzle.q),
        "seed": None if puzzle.seed is None else str(puzzle.seed),
        "status": puzzle.status,
        "trust": entry.trust,
        "source": entry.source,
    }


@app.command("verify")
@example("modmill vdf puzzle verify lcs35")
def verify_puzzle(
    name: NameArgument,
    steps: Annotated[
        str, typer.Option("--steps", "-t", metavar="T", help="Length of the chain to square here and recompute.")
    ] = str(job.DEFAULT_STEPS),
    as_json: JsonFlag = False,
    backend: BackendOption = "auto",
    quiet: QuietFlag = False,
) -> int:
    """Check what can be checked of a puzzle: known answers, T squarings, and a public solution in full."""
    length = parse_steps(steps)
    with ProgressReporter(quiet=quiet) as progress:
        report = job.verify(name, steps=length, backend=backend, progress=progress)
    if as_json:
        print_json(_record(report, length))
        return 0 if report.ok else refused("at least one check failed", as_json=True)
    console = terminal()
    table = plain_table("check", "against", "holds", "time", right=("time",), wrap=("check", "against"))
    for check in report.checks:
        table.add_row(escape(check.what), escape(check.against), verdict(check.ok), format_duration(check.seconds))
    console.print(table)
    if report.message is not None:
        console.print(f"[bold]message[/bold]  {escape(report.message)}", soft_wrap=True)
    if not report.ok:
        console.print("[bold red]at least one check failed[/bold red]")
        return refused("at least one check failed", as_json=False)
    return 0


def _rounds(ctx: Any) -> list[int]:
    """The rounds of the puzzle that is named."""
    found = params.moduli().get(first_argument(ctx, "name") or "")
    return [] if found is None else list(range(1, len(found.puzzle.rounds) + 1))


@app.command("solve")
@example("modmill vdf puzzle solve vdf-alliance --round 3 --out proof.json")
def solve_puzzle(
    name: NameArgument,
    round_: Annotated[
        int | None,
        typer.Option(
            "--round",
            metavar="N",
            help="A round of a contest (default: the longest).",
            click_type=or_other(_rounds, int),
        ),
    ] = None,
    checkpoint: Annotated[
        Path | None,
        typer.Option(
            "--checkpoint",
            metavar="DIR",
            help="Save the state here (default: NAME-T.checkpoint).",
            click_type=folder(*CHECKPOINT),
        ),
    ] = None,
    out: Annotated[
        str | None, typer.Option("--out", "-o", metavar="F", help="Write the proof file here.", click_type=writes())
    ] = None,
    as_json: JsonFlag = False,
    backend: BackendOption = "auto",
    threads: ThreadsOption = 0,
    quiet: QuietFlag = False,
) -> int:
    """Solve a puzzle: square, prove, and show the time beside the published entries.

    `vdf-alliance` takes minutes, the others months or years. ^C stops the run, and the same command resumes from its
    checkpoint.
    """
    steps = job.squarings(name, round_)
    entry = job.find(name)
    to_stdout = out is not None and check_destination(out, as_json=as_json)
    place = Path(f"{name}-{steps}.checkpoint") if checkpoint is None else checkpoint
    if not quiet:
        note(f"{steps:,} squarings; the state is saved in {place}")
    try:
        with ProgressReporter(quiet=quiet) as progress:
            result = evaluate(
                Modulus(entry.n, entry.name),
                steps,
                entry.puzzle.base,
                proof="wesolowski",
                backend=backend,
                threads=threads or None,
                checkpoint=place,
                progress=progress,
            )
    except StoppedByKeyboard as e:
        raise e.told() from None
    if out is not None:
        result.save(out)
    beside = job.entries(name, round_)
    record = replace(result.record(), job="vdf.puzzle.solve")
    record.result.update(proof_file=out, round=round_, entries=[asdict(entry) for entry in beside])
    ns = 1e9 / result.rate if result.rate > 0 else 0.0
    lines: dict[str, object] = {
        "puzzle": f"{entry.name}, T = {steps:,}",
        "w": result.modulus.hex(result.y_full),
        "time": f"{format_duration(result.seconds)} for the squarings, {ns:.1f} ns each, on {result.backend}",
        "proof": f"{'discarded (give --out F to keep it)' if out is None else f'in {out}'}, verified",
        "checked by": result.checked_by,
    }
    for i, one in enumerate(beside, 1):
        lines[f"entry {i}"] = f"{format_duration(one.seconds)}, {one.ns:g} ns each: {one.title}"
    show(record, lines, as_json=as_json, stderr=to_stdout)
    return 0


def _record(report: job.PuzzleReport, steps: int) -> Record:
    seconds = sum(c.seconds for c in report.checks)
    result: dict[str, Any] = {
        "valid": report.ok,
        "message": report.message,
        "checks": [asdict(c) for c in report.checks],
    }
    checked = "; ".join(dict.fromkeys(c.against for c in report.checks))
    return Record(
        "vdf.puzzle.verify",
        report.backend,
        report.why,
        {"name": report.name, "steps": steps},
        result,
        seconds,
        None,
        UNIT,
        checked,
    )
