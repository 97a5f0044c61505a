"""`modmill vdf lock` and `vdf unlock`: time-lock files, from and to files or pipes."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, BinaryIO

import typer

from modmill.cli.common import BackendOption, JsonFlag, QuietFlag, ThreadsOption, check_destination, note, show
from modmill.cli.progress import ProgressReporter
from modmill.errors import StoppedByKeyboard, UsageError
from modmill.quantity import format_duration, format_rate, parse_duration, parse_steps
from modmill.vdf import files

SUFFIX = ".locked"

FileArgument = Annotated[str, typer.Argument(metavar="[FILE]", help="What to read (- or nothing for stdin).")]


def lock(
    file: FileArgument = "-",
    duration: Annotated[
        str | None, typer.Option("--duration", "-D", metavar="D", help="How long opening should take: 10d, 1h30m, 45s.")
    ] = None,
    steps: Annotated[
        str | None, typer.Option("--steps", "-t", metavar="T", help="Squarings that opening takes.")
    ] = None,
    out: Annotated[str | None, typer.Option("--out", "-o", metavar="F", help="Where to write (- for stdout).")] = None,
    armor: Annotated[bool, typer.Option("--armor", "-a", help="Write text instead of bytes.")] = False,
    bits: Annotated[int, typer.Option("--bits", metavar="B", help="Size of the fresh modulus.")] = files.DEFAULT_BITS,
    measure: Annotated[
        float,
        typer.Option("--measure", metavar="SECONDS", min=0.2, max=600, help="For --duration: how long to measure."),
    ] = 3.0,
    as_json: JsonFlag = False,
    backend: BackendOption = "auto",
    threads: ThreadsOption = None,
    quiet: QuietFlag = False,
) -> int:
    """Seal a file so that it opens only after T sequential squarings, about D on this machine.

    A faster machine opens it sooner. Nobody, including you, can open it without the squarings: the factors of its
    fresh modulus are discarded, and no file contains the key.
    """
    del threads
    if (duration is None) == (steps is None):
        raise UsageError("give either --duration (10d, 1h30m) or --steps")
    wanted = None if duration is None else parse_duration(duration)
    length = None if steps is None else parse_steps(steps)
    target = _target(out, "-" if file == "-" else f"{file}{SUFFIX}", as_json=as_json)
    if target == "-" and not armor and sys.stdout.isatty():
        raise UsageError("a time-lock file is bytes, and stdout is a terminal: give --armor or --out F")
    with ProgressReporter(quiet=quiet) as progress:
        made = files.lock(
            _source(file),
            _stream(target),
            steps=length,
            duration=wanted,
            bits=bits,
            armor=armor,
            backend=backend,
            measure=measure,
            progress=progress,
        )
    record = made.record()
    record.result["file"] = target
    delay = "" if made.speed is None else f", about {format_duration(made.speed.delay_of(made.steps))} on this core"
    if target == "-":
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


def unlock(
    file: FileArgument = "-",
    out: Annotated[str | None, typer.Option("--out", "-o", metavar="F", help="Where to write (- for stdout).")] = None,
    checkpoint: Annotated[
        Path | None, typer.Option("--checkpoint", metavar="DIR", help="Save the state here; resume from it.")
    ] = None,
    interval: Annotated[
        float, typer.Option("--checkpoint-interval", metavar="SECONDS", min=0.05, help="Time between saves.")
    ] = 30.0,
    as_json: JsonFlag = False,
    backend: BackendOption = "auto",
    threads: ThreadsOption = None,
    quiet: QuietFlag = False,
) -> int:
    """Open a time-lock file: do the squarings, then write the contents, all or nothing."""
    del threads  # one chain on one core
    plain = file[: -len(SUFFIX)] if file.endswith(SUFFIX) and len(Path(file).name) > len(SUFFIX) else None
    if plain is not None and out is None and Path(plain).exists():
        raise UsageError(f"{plain} exists: remove it, or name the output with --out")
    if plain is None and file != "-" and out is None:
        raise UsageError(f"{file} does not end in {SUFFIX}: name the output with --out (- for stdout)")
    target = _target(out, plain or "-", as_json=as_json)
    try:
        with ProgressReporter(quiet=quiet) as progress:
            opened = files.unlock(
                _source(file),
                _stream(target),
                backend=backend,
                checkpoint=checkpoint,
                checkpoint_interval=interval,
                progress=progress,
            )
    except StoppedByKeyboard as e:
        raise e.told() from None
    if target == "-":
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


def _target(out: str | None, otherwise: str, *, as_json: bool) -> str:
    target = otherwise if out is None else out
    check_destination(target)
    if target == "-" and as_json:
        raise UsageError("--json: stdout is for the file; give --out F")
    return target


def _source(file: str) -> str | BinaryIO:
    return sys.stdin.buffer if file == "-" else file


def _stream(target: str) -> str | BinaryIO:
    return sys.stdout.buffer if target == "-" else target
