"""Repeated squaring with proofs; time-lock puzzles and files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, cast

import typer

from modmill import vdf
from modmill.cli.choices import backend_option, one_of
from modmill.cli.clusters import ClusterOptions
from modmill.cli.common import (
    BackendOption,
    JsonFlag,
    QuietFlag,
    ThreadsOption,
    WaveCyclesOption,
    WaveDepthOption,
    WaveOption,
    check_destination,
    print_json,
    show,
    waveform,
)
from modmill.cli.examples import example
from modmill.cli.groups import Commands, JobGroup
from modmill.cli.paths import CHECKPOINT, NamedOrFile, folder, reads, writes
from modmill.cli.progress import ProgressReporter
from modmill.cli.shared import sharing
from modmill.errors import InvalidProof, StoppedByKeyboard, UsageError
from modmill.inputs import file_named, naming_input, read_limited
from modmill.modulus import Modulus
from modmill.quantity import format_duration, format_rate, parse_int, parse_steps, shorten_hex
from modmill.record import Record
from modmill.vdf.command_calibrate import calibrate
from modmill.vdf.command_input import NAMED, FileOption, RequiredFileOption, RequiredTextOption, TextOption, input_of
from modmill.vdf.command_inspect import inspect
from modmill.vdf.command_lock import lock, unlock
from modmill.vdf.command_puzzle import app as puzzle_app
from modmill.vdf.engines import ENGINES
from modmill.vdf.evaluation import PROOF_KINDS, UNIT, default_proof
from modmill.vdf.proof import MAX_PROOF_BYTES

app: typer.Typer = Commands(cls=JobGroup, help=__doc__, no_args_is_help=True, rich_markup_mode=None)
app.add_typer(puzzle_app, name="puzzle")

ModulusOption = Annotated[
    str,
    typer.Option(
        "--modulus", "-m", metavar="NAME|FILE|0xHEX", help="Built-in name, file, or number.", click_type=NAMED
    ),
]
StepsOption = Annotated[
    str, typer.Option("--steps", "-t", metavar="T", help="Squarings: 1000000, 1_000_000, 1e7 or 2^33.")
]

AcceptOption = Annotated[
    bool, typer.Option("--accept-modulus", help="Use N for proofs even if anyone can prove false statements with it.")
]


@app.command("eval")
@example(
    "modmill vdf eval --modulus vdf-alliance --steps 1e6 --out proof.json",
    "modmill vdf eval -m vdf-alliance -t 1e6 --input hello --out hello.json",
)
@sharing(ClusterOptions)
def evaluate(
    options: ClusterOptions,
    modulus: ModulusOption,
    steps: StepsOption,
    base: Annotated[
        str | None,
        typer.Option("--base", "-x", metavar="X", help="The number to square, decimal or 0x hex [default: 2]."),
    ] = None,
    text: TextOption = None,
    file: FileOption = None,
    proof: Annotated[
        str | None,
        typer.Option(
            "--proof",
            metavar="KIND",
            help="wesolowski, wesolowski-segments, pietrzak or none (default: wesolowski; none below 128 bits).",
            click_type=one_of(PROOF_KINDS),
        ),
    ] = None,
    accept_modulus: AcceptOption = False,
    checkpoint: Annotated[
        Path | None,
        typer.Option(
            "--checkpoint",
            metavar="DIR",
            help="Save the state here; resume from it.",
            click_type=folder(*CHECKPOINT),
        ),
    ] = None,
    interval: Annotated[
        float, typer.Option("--checkpoint-interval", metavar="SECONDS", min=0.05, help="Time between saves.")
    ] = 30.0,
    out: Annotated[
        str | None,
        typer.Option("--out", "-o", metavar="F", help="Write the proof file here (- for stdout).", click_type=writes()),
    ] = None,
    wave: WaveOption = None,
    wave_cycles: WaveCyclesOption = None,
    wave_depth: WaveDepthOption = None,
    as_json: JsonFlag = False,
    backend: Annotated[str, backend_option(engines=ENGINES)] = "auto",
    threads: ThreadsOption = 0,
    quiet: QuietFlag = False,
) -> int:
    """Square X modulo N, T times, with self-checks on the way, and prove the result.

    A challenge from outside, --input or --input-file, is hashed to X, and the proof names it by its SHA-256.

    Each squaring needs the one before, so they run on one core; --threads share the proof. ^C stops the run. With
    --checkpoint the state is saved, and the same command resumes from there.
    """
    n = Modulus.parse(modulus)
    t = parse_steps(steps)
    x = None if base is None else parse_int(base, "--base")
    given = input_of(text, file, quiet=quiet)
    if x is not None and given is not None:
        raise UsageError("give either --base or an input, which is hashed to the base")
    kind = default_proof(n) if proof is None else cast("vdf.ProofKind", proof)
    if out is not None and proof is None and kind == "none":
        raise UsageError(f"--out: over {n.bits} bits a proof is only made if --proof names its kind")
    to_stdout = _check_out(out, kind, as_json=as_json)
    shown = waveform(wave, wave_cycles, wave_depth)
    try:
        with options.backend(backend, threads) as there, ProgressReporter(quiet=quiet) as progress:
            result = vdf.evaluate(
                n,
                t,
                x,
                input=given,
                proof=kind,
                accept_modulus=accept_modulus,
                backend=there,
                threads=threads or None,
                checkpoint=checkpoint,
                checkpoint_interval=interval,
                wave=shown,
                progress=progress,
            )
    except StoppedByKeyboard as e:
        raise e.told() from None
    if out is not None:
        result.save(out)
    if to_stdout:
        return 0
    _show_evaluation(result, out, as_json=as_json)
    return 0


def _check_out(out: str | None, kind: vdf.ProofKind, *, as_json: bool) -> bool:
    """Rejects an unusable destination before hours are spent; returns whether it is stdout."""
    if out is None:
        return False
    if kind == "none":
        raise UsageError("--out: --proof none makes no proof file (choose wesolowski, wesolowski-segments or pietrzak)")
    return check_destination(out, as_json=as_json)


def _show_evaluation(result: vdf.Evaluation, out: str | None, *, as_json: bool) -> None:
    record = result.record()
    record.result["proof_file"] = out
    n = result.modulus
    lines: dict[str, object] = {
        "modulus": f"{n.name}, {n.bits} bits",
        "statement": f"y = +-x^(2^T), T = {result.steps:,}, x = {shorten_hex(hex(result.base))}",
        **_input_line(result.input_sha256),
        "y": n.hex(result.y),
        "backend": f"{result.backend} ({result.why})",
        "time": f"{format_duration(result.seconds)} for the squarings, {format_rate(result.rate)}"
        + (f", {1e9 / result.rate:.1f} ns each" if result.rate > 0 else ""),
        "checked by": result.checked_by,
    }
    if result.y_full != result.y:
        lines["y in 0..N"] = n.hex(result.y_full)
    if result.resumed_from:
        lines["resumed"] = f"from squaring {result.resumed_from:,}"
    if result.faults or any(result.repairs.values()):
        repaired = ", ".join(f"{count} {name.replace('_', ' ')}" for name, count in result.repairs.items() if count)
        lines["faults"] = f"{result.faults} found by the self-check; repaired: {repaired}"
    if result.proof != "none":
        where = f"in {out}" if out else "discarded (give --out F to keep it)"
        lines["proof"] = f"{result.proof}, {where}, made in {format_duration(result.seconds_proof)}"
    show(record, lines, as_json=as_json)


def _input_line(sha256: bytes | None) -> dict[str, object]:
    return {} if sha256 is None else {"input": f"x is its hash; SHA-256 {sha256.hex()}"}


@app.command("verify")
@example(
    "modmill vdf verify proof.json --modulus vdf-alliance --steps 1e6",
    "modmill vdf verify hello.json -m vdf-alliance -t 1e6 --input hello",
)
def verify(
    file: Annotated[str, typer.Argument(metavar="F", help="A proof file (- for stdin).", click_type=reads())],
    modulus: Annotated[
        str | None,
        typer.Option("--modulus", "-m", metavar="NAME|FILE|0xHEX", help="Require this modulus.", click_type=NAMED),
    ] = None,
    steps: Annotated[
        str | None, typer.Option("--steps", "-t", metavar="T", help="Require this number of squarings.")
    ] = None,
    base: Annotated[str | None, typer.Option("--base", "-x", metavar="X", help="Require this base.")] = None,
    text: RequiredTextOption = None,
    input_file: RequiredFileOption = None,
    trapdoor: Annotated[
        str | None,
        typer.Option(
            "--trapdoor",
            metavar="P,Q|FILE",
            help="The factors of N: recompute the result as well.",
            click_type=NamedOrFile(),
        ),
    ] = None,
    accept_modulus: AcceptOption = False,
    as_json: JsonFlag = False,
    backend: BackendOption = "auto",
) -> int:
    """Check a proof file. A valid proof proves the statement in the file; the options require a certain statement.

    With --input or --input-file, X is computed again from the input. If the file names an input by its SHA-256, X is
    compared with what that digest hashes to, whether or not the input is given.
    """
    given = input_of(text, input_file, quiet=False)
    primes = None if trapdoor is None else _trapdoor(trapdoor)
    required = (
        None if modulus is None else Modulus.parse(modulus).n,
        None if base is None else parse_int(base, "--base"),
        None if steps is None else parse_steps(steps),
    )
    try:
        data = read_limited(file, MAX_PROOF_BYTES)
        with naming_input(file):
            found = vdf.verify(data, input=given, trapdoor=primes, accept_modulus=accept_modulus, backend=backend)
        got = (found.modulus.n, found.base, found.steps)
        for name, want, has in zip(("modulus", "base", "number of steps"), required, got, strict=True):
            if want is not None and want != has:
                raise InvalidProof(f"the proof is about another {name} than required")
    except InvalidProof as e:
        if as_json:
            print_json(_refusal(file, str(e), backend))
        raise
    lines = {
        "valid": "yes",
        "modulus": f"{found.modulus.name}, {found.modulus.bits} bits",
        "statement": f"y = +-x^(2^T), T = {found.steps:,}, x = {shorten_hex(hex(found.base))}",
        **_input_line(found.input_sha256),
        "y": found.modulus.hex(found.y),
        "checked by": found.checked_by,
        "trust": found.trust_note,
        "time": f"{format_duration(found.seconds)} on {found.backend}",
    }
    show(found.record(), lines, as_json=as_json)
    return 0


def _refusal(file: str, reason: str, backend: str) -> Record:
    result = {"valid": False, "reason": reason}
    return Record(
        "vdf.verify", backend, "as asked for", {"file": file}, result, 0.0, None, UNIT, "the proof's verifier"
    )


def _trapdoor(text: str) -> list[int]:
    path = file_named(text)
    source = "--trapdoor" if path is None else f"--trapdoor {path}"
    content = text if path is None else read_limited(path, 1 << 16).decode("ascii", "replace")
    parts = [part for part in re.split(r"[\s,]+", content) if part]
    if len(parts) < 2:  # what is given may be a secret, so that no message repeats it
        missing = "; there is no file of that name" if path is None else ""
        raise UsageError(f"{source}: give at least two prime factors of N, separated by commas, or a file{missing}")
    return [parse_int(part, source, echo=False) for part in parts]


app.command("calibrate")(calibrate)
app.command("inspect")(inspect)
app.command("lock")(lock)
app.command("unlock")(unlock)
