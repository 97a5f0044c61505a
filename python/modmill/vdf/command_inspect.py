"""`modmill vdf inspect`: what a file of any kind states, and how long it takes here."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from modmill import params, vdf
from modmill.cli.common import BackendOption, JsonFlag, QuietFlag, show
from modmill.cli.examples import example
from modmill.cli.paths import reads
from modmill.cli.progress import ProgressReporter
from modmill.inputs import naming_input
from modmill.quantity import format_duration, format_rate, shorten_hex
from modmill.vdf.command_lock import source_of
from modmill.vdf.file_kinds import inspect as inspect_file
from modmill.vdf.inspection import CheckpointInspection, Inspection, LockInspection, ProofInspection


@example("modmill vdf inspect letter.txt.locked")
def inspect(
    file: Annotated[
        str,
        typer.Argument(
            metavar="[FILE]", help="A file or checkpoint directory (- or nothing for stdin).", click_type=reads()
        ),
    ] = "-",
    measure: Annotated[
        float,
        typer.Option(
            "--measure", metavar="SECONDS", min=0, max=3600, help="The duration of the measurement; 0: no estimate."
        ),
    ] = 0.5,
    as_json: JsonFlag = False,
    backend: BackendOption = "auto",
    quiet: QuietFlag = False,
) -> int:
    """Check a file for damage, and show what everyone can read in it: kind, T, bits, the time on this machine.

    It takes proof files, time-lock files, and the directories of checkpoints. A proof is not verified (`vdf verify`
    does that). The time is an estimate from a short measurement of this core.
    """
    begin = time.perf_counter()
    with ProgressReporter(quiet=quiet) as progress:
        with naming_input(file):
            found = inspect_file(source_of(file), progress=progress)
        seconds = time.perf_counter() - begin
        speed = vdf.calibrate(found.modulus, measure=measure, backend=backend, progress=progress) if measure else None
    record = found.record(seconds, speed)
    record.result["file"] = file
    n = found.modulus
    what = f"{n.name}, {n.bits} bits" if n.name in params.moduli() else f"a {n.bits}-bit number"
    lines: dict[str, object] = {"file": file, **_lines(found, what)}
    if speed is not None:
        rest = "" if found.left == found.steps else f" for the {found.left:,} that are left"
        lines["time here"] = (
            f"about {format_duration(speed.delay_of(found.left))}{rest} "
            f"({format_rate(speed.rate)}, measured for {format_duration(speed.seconds)})"
        )
    lines["checked by"] = found.checked_by
    show(record, lines, as_json=as_json)
    return 0


def _lines(found: Inspection, modulus: str) -> dict[str, object]:
    if isinstance(found, LockInspection):
        return {
            "format": f"{found.kind}, version {found.version}, {'text' if found.armored else 'bytes'}",
            "contents": f"{found.length:,} bytes, {found.chunks:,} chunk{'' if found.chunks == 1 else 's'}",
            "opens after": f"{found.steps:,} squarings modulo {modulus}",
        }
    statement = f"{found.steps:,} squarings of x = {shorten_hex(hex(found.base))} modulo {modulus}"
    if isinstance(found, ProofInspection):
        many = f"{found.elements} element{'' if found.elements == 1 else 's'}"
        named = {} if found.input_sha256 is None else {"input": f"x is its hash; SHA-256 {found.input_sha256.hex()}"}
        return {
            "format": f"{found.kind}, version {found.version}, {found.proof}, {many}",
            "about": statement,
            **named,
            "y": shorten_hex(found.modulus.hex(found.y)),
        }
    if isinstance(found, CheckpointInspection):
        proof = "no proof" if found.proof == "none" else f"a {found.proof} proof, {found.points:,} points"
        return {
            "format": f"{found.kind} of a run with {proof}",
            "about": statement,
            "done": f"{found.done:,}, {100 * found.done / found.steps:.3g} %",
        }
    raise AssertionError("unreachable: there is no other kind")
