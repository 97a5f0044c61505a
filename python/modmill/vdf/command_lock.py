"""`modmill vdf lock` and `vdf unlock`: time-lock files, from and to files or pipes."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, BinaryIO

import typer

from modmill.cli.common import BackendOption, JsonFlag, QuietFlag, check_destination, note, show
from modmill.cli.examples import example
from modmill.cli.paths import CHECKPOINT, folder, reads, writes
from modmill.cli.progress import ProgressReporter
from modmill.errors import StoppedByKeyboard, UsageError
from modmill.files import STANDARD, destination
from modmill.inputs import naming_input
from modmill.quantity import (
    format_duration,
    format_moment,
    format_rate,
    parse_duration,
    parse_moment,
    parse_steps,
    seconds_until,
)
from modmill.vdf import files
from modmill.vdf.command_calibrate import GrowthOption
from modmill.vdf.growth import Growth

SUFFIX = ".locked"

ForceOption = Annotated[bool, typer.Option("--force", help="Replace a file that exists.")]
FileArgument = Annotated[
    str, typer.Argument(metavar="[FILE]", help="The file to seal (- or nothing for stdin).", click_type=reads())
]

OutOption = Annotated[
    str | None, typer.Option("--out", "-o", metavar="F", help="Where to write (- for stdout).", click_type=writes())
]


@example(
    "modmill vdf lock letter.txt --duration 10d",
    "modmill vdf lock letter.txt --until 2100-01-01 -o later.locked",
)
def lock(
    file: FileArgument = "-",
    duration: Annotated[
        str | None,
        typer.Option("--duration", "-D", metavar="D", help="The time that opening should take: 10d, 1h30m, 45s."),
    ] = None,
    until: Annotated[
        str | None,
        typer.Option(
            "--until",
            metavar="DATE",
            help="When an opening that begins now should end: 2030-12-31, or 2030-12-31T18:00Z (else local time).",
        ),
    ] = None,
    steps: Annotated[
        str | None, typer.Option("--steps", "-t", metavar="T", help="Squarings that opening takes.")
    ] = None,
    growth: GrowthOption = None,
    out: OutOption = None,
    armor: Annotated[bool, typer.Option("--armor", "-a", help="Write text instead of bytes.")] = False,
    bits: Annotated[
        int,
        typer.Option(
            "--bits",
            metavar="B",
            min=files.MIN_BITS,
            max=files.MAX_BITS,
            help="Size of the fresh modulus, an even number.",
        ),
    ] = files.DEFAULT_BITS,
    measure: Annotated[
        float,
        typer.Option("--measure", metavar="SECONDS", min=0.2, max=600, help="Without --steps: how long to measure."),
    ] = 3.0,
    force: ForceOption = False,
    as_json: JsonFlag = False,
    backend: BackendOption = "auto",
    quiet: QuietFlag = False,
) -> int:
    """Seal a file so that it opens only after T sequential squarings, about D on this machine.

    A faster machine opens it sooner; --growth allows for one each year, as in `vdf calibrate`. Whoever begins
    later finishes later. Nobody, including you, can open it without the squarings: the factors of its fresh modulus are
    discarded, and no file contains the key. A .locked file that exists is replaced only with --force.
    """
    if sum(option is not None for option in (duration, until, steps)) != 1:
        raise UsageError("give one of --duration (10d, 1h30m), --until (2030-12-31) and --steps")
    if growth is not None and steps is not None:
        raise UsageError("--growth: T squarings are the same whatever the machine (give --duration or --until)")
    wanted = None if duration is None else parse_duration(duration)
    moment = None if until is None else parse_moment(until)
    if moment is not None:
        seconds_until(moment, "--until")
    length = None if steps is None else parse_steps(steps)
    grown = None if growth is None else Growth.parse(growth, "--growth")
    otherwise = STANDARD if file == STANDARD else f"{file}{SUFFIX}"
    target = otherwise if out is None else out
    check_destination(target, inputs=[file], as_json=as_json)
    standard = destination(target).standard
    if standard and not armor and sys.stdout.isatty():
        raise UsageError("a time-lock file is bytes, and stdout is a terminal: give --armor or --out F")
    replace = force or not target.endswith(SUFFIX)
    if not replace and Path(target).is_file():
        raise UsageError(f"{target} exists: give --force to replace it, or name another output with --out")
    with ProgressReporter(quiet=quiet) as progress:
        made = files.lock(
            source_of(file),
            _stream(target),
            replace=replace,
            steps=length,
            duration=wanted,
            until=moment,
            growth=grown,
            bits=bits,
            armor=armor,
            backend=backend,
            measure=measure,
            progress=progress,
        )
    record = made.record()
    record.result["file"] = target
    delay = _delay(made)
    if standard:
        if not quiet:
            note(f"sealed {made.length:,} bytes: opens after {made.steps:,} squarings{delay}")
        return 0
    lines = {
        "file": target,
        "contents": f"{made.length:,} bytes",
        "opens after": f"{made.steps:,} squarings modulo a fresh {made.modulus.bits}-bit number{delay}",
    }
    show(record, lines, as_json=as_json)
    return 0


def _delay(made: files.Sealed) -> str:
    """The time that opening takes, as far as it is known, in words that follow the number of squarings."""
    if made.speed is None:
        return ""
    parts = [f"about {format_duration(made.speed.delay_of(made.steps))} on this core"]
    if made.growth is not None:
        growing = format_duration(made.speed.delay_of(made.steps, made.growth))
        parts.append(f"{growing} with {made.growth.describe()}")
    if made.until is not None:
        parts.append(f"until {format_moment(made.until)} if begun now")
    return ", " + ", ".join(parts)


@example("modmill vdf unlock letter.txt.locked --out letter.txt")
def unlock(
    file: FileArgument = "-",
    out: OutOption = None,
    checkpoint: Annotated[
        Path | None,
        typer.Option(
            "--checkpoint",
            metavar="DIR",
            help="Save the state here (default, if long: beside FILE).",
            click_type=folder(*CHECKPOINT),
        ),
    ] = None,
    no_checkpoint: Annotated[bool, typer.Option("--no-checkpoint", help="Save no state.")] = False,
    interval: Annotated[
        float, typer.Option("--checkpoint-interval", metavar="SECONDS", min=0.05, help="Time between saves.")
    ] = 30.0,
    force: ForceOption = False,
    as_json: JsonFlag = False,
    backend: BackendOption = "auto",
    quiet: QuietFlag = False,
) -> int:
    """Open a time-lock file: check it, do the squarings, then write the contents, all or nothing.

    Damage is found before the first squaring. An opening of more than some seconds saves its state in
    FILE.checkpoint; after a stop the same command resumes, and at the end the folder is removed.
    """
    if checkpoint is not None and no_checkpoint:
        raise UsageError("give either --checkpoint or --no-checkpoint")
    plain = file[: -len(SUFFIX)] if file.endswith(SUFFIX) and len(Path(file).name) > len(SUFFIX) else None
    replace = force or out is not None
    if plain is not None and not replace and Path(plain).exists():
        raise UsageError(f"{plain} exists: give --force to replace it, or name the output with --out")
    if plain is None and file != STANDARD and out is None:
        raise UsageError(f"{file} does not end in {SUFFIX}: name the output with --out (- for stdout)")
    target = (plain or STANDARD) if out is None else out
    check_destination(target, inputs=[file], as_json=as_json)
    try:
        with (
            ProgressReporter(quiet=quiet) as progress,
            naming_input(file),
            files.checked(source_of(file), progress) as locked,
        ):
            if not no_checkpoint:
                _tell_place(locked, checkpoint, progress)
            opened = locked.unlock(
                _stream(target),
                replace=replace,
                backend=backend,
                checkpoint=checkpoint or not no_checkpoint,
                checkpoint_interval=interval,
                progress=progress,
            )
    except StoppedByKeyboard as e:
        raise e.told() from None
    if destination(target).standard:
        return 0
    record = opened.record()
    record.result["file"] = target
    lines: dict[str, object] = {
        "file": target,
        "contents": f"{opened.length:,} bytes",
        "backend": f"{opened.backend} ({opened.why})",
        "time": f"{format_duration(opened.seconds)} for the squarings, {format_rate(opened.rate)}",
        "checked by": record.checked_by,
    }
    if opened.resumed_from:
        lines["resumed"] = f"from squaring {opened.resumed_from:,}"
    show(record, lines, as_json=as_json)
    return 0


def _tell_place(locked: files.LockedFile, chosen: Path | None, progress: ProgressReporter) -> None:
    """Says where the state of a long opening is saved, before it begins."""
    place = chosen or locked.checkpoint_beside()
    if place is not None:
        verb = "resuming from" if place.is_dir() else "saving the state in"
        progress.note(f"{verb} {place}; after a stop, the same command goes on from there")
    elif locked.long:
        progress.note(
            "there is no place beside the file for the state; a stop loses all squarings (give --checkpoint DIR)"
        )


def source_of(file: str) -> str | BinaryIO:
    return sys.stdin.buffer if file == STANDARD else file


def _stream(target: str) -> str | BinaryIO:
    return sys.stdout.buffer if target == STANDARD else target
