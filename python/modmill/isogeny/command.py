"""Isogeny delay function: setup, eval, verify, walk, calibrate."""

from __future__ import annotations

import re
import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from modmill import isogeny
from modmill.cli.choices import backend_option, one_of
from modmill.cli.clusters import ClusterOptions
from modmill.cli.common import (
    EXIT_DONE,
    BackendOption,
    JsonFlag,
    QuietFlag,
    ThreadsOption,
    WaveCyclesOption,
    WaveDepthOption,
    WaveOption,
    YesOption,
    check_destination,
    note,
    print_json,
    show,
    terminal,
    waveform,
)
from modmill.cli.examples import example
from modmill.cli.groups import Commands, JobGroup
from modmill.cli.paths import CHECKPOINT, folder, reads, writes
from modmill.cli.progress import ProgressReporter
from modmill.cli.shared import sharing
from modmill.errors import InvalidProof, StoppedByKeyboard, UsageError
from modmill.files import check_directory
from modmill.inputs import naming_input, read_limited
from modmill.isogeny.calibration import LEVEL_NS
from modmill.isogeny.engines import ENGINES
from modmill.isogeny.evaluation import MAX_MESSAGE, MAX_PROOF_BYTES
from modmill.isogeny.keys import FIELDS, KEY_FILES, KEY_NAME, MAX_STEPS, UNIT, VARIANTS
from modmill.isogeny.walk.command import walk
from modmill.quantity import (
    format_duration,
    format_rate,
    parse_duration,
    parse_int,
    parse_steps,
    printable,
    shorten_hex,
)
from modmill.record import Record
from modmill.tables import plain_table

app: typer.Typer = Commands(
    cls=JobGroup,
    help="The isogeny delay function: T isogenies, one after the other, verified by a pairing.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
app.command("walk")(walk)

FieldOption = Annotated[
    str, typer.Option("--field", "-f", metavar="NAME", help=f"{', '.join(FIELDS)}.", click_type=one_of(FIELDS))
]
VariantOption = Annotated[
    str,
    typer.Option("--variant", metavar="NAME", help="fp, or fp2 for the form over Fp2.", click_type=one_of(VARIANTS)),
]

CheckpointOption = Annotated[
    Path | None,
    typer.Option(
        "--checkpoint", metavar="DIR", help="Save the state here; resume from it.", click_type=folder(*CHECKPOINT)
    ),
]
IntervalOption = Annotated[
    float, typer.Option("--checkpoint-interval", metavar="SECONDS", min=0.05, help="Time between saves.")
]


@app.command("setup")
@example("modmill isogeny setup --steps 1000 --field p89 --out key")
def setup(
    steps: Annotated[
        str, typer.Option("--steps", "-t", metavar="T", help="2-isogenies: 1000000, 1_000_000, 1e7 or 2^33.")
    ],
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="DIR", help="The key directory.", click_type=folder(*KEY_FILES))
    ],
    field: FieldOption = "p1506",
    variant: VariantOption = "fp",
    start: Annotated[
        str | None,
        typer.Option("--start", metavar="0xALPHA", help="Start curve of a trusted set-up (default: the test curve)."),
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="TEXT", help="Chooses the turns over Fp2 (default: random).")
    ] = None,
    compact: Annotated[
        bool, typer.Option("--compact", help="A short key: one point for up to 1242 steps; evaluation needs cores.")
    ] = False,
    checkpoint: CheckpointOption = None,
    interval: IntervalOption = 30.0,
    force: Annotated[bool, typer.Option("--force", help="Replace a key that is there.")] = False,
    as_json: JsonFlag = False,
    backend: BackendOption = "auto",
    quiet: QuietFlag = False,
) -> int:
    """Walk T isogenies from a start curve, and write the keys that evaluate and verify.

    ^C stops the run. With --checkpoint the state is saved, and the same command goes on from there.
    """
    count = parse_steps(steps, most=MAX_STEPS)
    alpha = None if start is None else parse_int(start, "--start")
    check_directory(out, "--out")
    if (out / KEY_NAME).exists() and not force:
        raise UsageError(f"--out: {out} has a key: give --force to replace it, or name another directory")
    if checkpoint is not None and variant == "fp2" and seed is None:
        raise UsageError("--checkpoint: give --seed, too, so that the same command can go on over Fp2")
    turns = b"" if variant == "fp" and seed is None else secrets.token_bytes(16) if seed is None else seed.encode()
    try:
        with ProgressReporter(quiet=quiet) as progress:
            done = isogeny.setup(
                out,
                count,
                field=field,
                variant=variant,
                start=alpha,
                seed=turns,
                compact=compact,
                checkpoint=checkpoint,
                checkpoint_interval=interval,
                backend=backend,
                progress=progress,
            )
    except StoppedByKeyboard as e:
        raise e.told() from None
    _warn(done.key, quiet=quiet)
    lines = {
        "key": f"{out}, {done.key.field}, variant {done.key.variant}, T = {count:,}{', compact' if compact else ''}",
        "id": done.key.id.hex(),
        "backend": f"{done.backend} ({done.why})",
        "time": f"{format_duration(done.seconds)}, {format_rate(done.rate)}",
    }
    if done.resumed_from:
        lines["resumed"] = f"from step {done.resumed_from:,}"
    show(done.record(), lines, as_json=as_json)
    return EXIT_DONE


@app.command("eval")
@example("modmill isogeny eval --key key --hash-input hello --out proof.json")
@sharing(ClusterOptions)
def evaluate(
    options: ClusterOptions,
    key: Annotated[
        Path,
        typer.Option("--key", "-k", metavar="DIR", help="The key directory.", click_type=folder(*KEY_FILES, read=True)),
    ],
    point: Annotated[
        str | None,
        typer.Option("--input", "-x", metavar="0xX", help="x of a point of order N; over Fp2 two numbers: 0xU,0xV."),
    ] = None,
    hashed: Annotated[
        str | None, typer.Option("--hash-input", metavar="TEXT", help="Evaluate at the hash of this text.")
    ] = None,
    checkpoint: CheckpointOption = None,
    interval: IntervalOption = 30.0,
    out: Annotated[
        str | None,
        typer.Option("--out", "-o", metavar="F", help="Write the proof file here (- for stdout).", click_type=writes()),
    ] = None,
    wave: WaveOption = None,
    wave_cycles: WaveCyclesOption = None,
    wave_depth: WaveDepthOption = None,
    yes: YesOption = False,
    as_json: JsonFlag = False,
    backend: Annotated[str, backend_option(engines=ENGINES)] = "auto",
    threads: ThreadsOption = 0,
    quiet: QuietFlag = False,
) -> int:
    """Walk back from the input, T isogenies with self-checks on the way, and verify the output.

    A backend rtl:UNIT repeats the walk in simulated gates, whose output must be the same.

    ^C stops the run. With --checkpoint the state is saved, and the same command resumes from there.
    """
    if (point is None) == (hashed is None):
        raise UsageError("give either --input, x of a point, or --hash-input, a text")
    x = None if point is None else _element(point)
    message = None if hashed is None else hashed.encode("utf-8", "surrogateescape")
    if message is not None and len(message) > MAX_MESSAGE:
        raise UsageError(f"--hash-input: has {len(message)} bytes; at most {MAX_MESSAGE} are allowed")
    to_stdout = out is not None and check_destination(out, as_json=as_json)
    shown = waveform(wave, wave_cycles, wave_depth)
    try:
        with options.backend(backend, threads) as there, ProgressReporter(quiet=quiet) as progress:
            done = isogeny.evaluate(
                key,
                x=x,
                message=message,
                checkpoint=checkpoint,
                checkpoint_interval=interval,
                backend=there,
                threads=threads or None,
                wave=shown,
                yes=yes,
                progress=progress,
            )
    except StoppedByKeyboard as e:
        raise e.told() from None
    _warn(done.key, quiet=quiet)
    if out is not None:
        done.save(out)
    if to_stdout:
        return EXIT_DONE
    record = done.record()
    record.result["proof_file"] = out
    lines: dict[str, object] = {
        "key": f"{done.key.field}, variant {done.key.variant}, T = {done.key.steps:,}",
        "input": _shown(done.input),
        "output": shorten_hex(hex(done.output)),
        "backend": f"{done.backend} ({done.why})",
        "time": f"{format_duration(done.seconds)}, {format_rate(done.rate)}",
        "checked by": done.checked_by,
    }
    if done.resumed_from:
        lines["resumed"] = f"from step {done.resumed_from:,}"
    if done.faults:
        lines["faults"] = f"{done.faults} found by the self-check and undone"
    lines["proof"] = f"in {out}" if out else "discarded (give --out F to keep it)"
    show(record, lines, as_json=as_json)
    return EXIT_DONE


@app.command("verify")
@example("modmill isogeny verify proof.json --key key")
def verify(
    file: Annotated[str, typer.Argument(metavar="F", help="A proof file (- for stdin).", click_type=reads())],
    key: Annotated[
        Path | None,
        typer.Option(
            "--key",
            "-k",
            metavar="DIR|FILE",
            help="The key that you trust: require it.",
            click_type=folder(KEY_NAME, read=True),
        ),
    ] = None,
    as_json: JsonFlag = False,
    backend: BackendOption = "auto",
    quiet: QuietFlag = False,
) -> int:
    """Check a proof file. A proof convinces only those who trust its key, which --key names."""
    try:
        data = read_limited(file, MAX_PROOF_BYTES)
        wanted = None if key is None else isogeny.read_key(key)
        with naming_input(file):
            found = isogeny.verify(data, key=wanted, backend=backend)
    except InvalidProof as e:
        if as_json:
            print_json(_refusal(file, str(e), backend))
        raise
    _warn(found.key, quiet=quiet)
    trust = "the key that --key names" if found.trusted else "the key inside the proof (name the one you trust: --key)"
    lines = {
        "valid": "yes",
        "key": f"{found.key.field}, variant {found.key.variant}, T = {found.key.steps:,}",
        "id": found.key.id.hex(),
        "input": _shown(found.input) + ("" if found.message is None else f", the hash of {printable(found.message)}"),
        "output": shorten_hex(hex(found.output)),
        "trust": trust,
        "time": f"{format_duration(found.seconds)} on {found.backend}",
    }
    show(found.record(), lines, as_json=as_json)
    return EXIT_DONE


@app.command("calibrate")
@example("modmill isogeny calibrate --seconds 1h")
def calibrate(
    seconds: Annotated[
        str | None,
        typer.Option("--seconds", "-s", metavar="S", help="The delay you want, in seconds or as 10d, 1h30m."),
    ] = None,
    field: FieldOption = "p1506",
    variant: VariantOption = "fp",
    lookahead: Annotated[
        int, typer.Option("--lookahead", min=1, max=1000, metavar="N", help="Steps the attacker's hardware joins.")
    ] = 4,
    level: Annotated[
        float, typer.Option("--level-ns", min=1e-3, metavar="NS", help="Its time for a multiplication (estimate).")
    ] = LEVEL_NS,
    measure: Annotated[
        float, typer.Option("--measure", metavar="SECONDS", min=0.2, max=3600, help="The duration of the measurement.")
    ] = 3.0,
    as_json: JsonFlag = False,
    backend: BackendOption = "auto",
    quiet: QuietFlag = False,
) -> int:
    """Measure this machine, and show which T gives which delay against hardware with lookahead.

    Such hardware computes N steps at depth N + 1, so it comes close to one multiplication a step. T must be chosen
    for the fastest attacker, not for this machine.
    """
    delays = [] if seconds is None else [_seconds(seconds)]
    delays += [1.0, 60.0, 600.0]
    rows = [(d, isogeny.steps_against(d, lookahead=lookahead, level_ns=level)) for d in delays]
    with ProgressReporter(quiet=quiet) as progress:
        speed = isogeny.calibrate(field, variant=variant, measure=measure, backend=backend, progress=progress)
    if as_json:
        advice = [{"seconds": d, "steps": t, "here": speed.delay_of(t)} for d, t in rows]
        parameters = {"field": field, "variant": variant, "lookahead": lookahead, "level_ns": level}
        result: dict[str, Any] = {"ns": speed.ns, "steps_against": advice}
        job, checked = "isogeny.calibrate", "the tests of the backend"
        print_json(Record(job, speed.backend, speed.why, parameters, result, speed.seconds, speed.rate, UNIT, checked))
        return EXIT_DONE
    console = terminal()
    console.print(f"{field}, {speed.backend}: {speed.ns:.0f} ns per step, {format_rate(speed.rate)}")
    console.print(
        f"attacker: {lookahead} steps at depth {lookahead + 1}, {level:g} ns a level: "
        f"{level * (lookahead + 1) / lookahead:.2f} ns per step"
    )
    table = plain_table("delay for the attacker", "T", "takes this core", right=("T", "takes this core"))
    for delay, steps in rows:
        table.add_row(format_duration(delay), f"{steps:,}", format_duration(speed.delay_of(steps)))
    console.print(table)
    return EXIT_DONE


def _seconds(text: str) -> float:
    return parse_duration(f"{text}s" if re.fullmatch(r"[0-9]+(\.[0-9]+)?", text) else text, "--seconds")


def _element(text: str) -> tuple[int, int]:
    parts = [parse_int(part.strip(), "--input") for part in text.split(",")]
    if len(parts) > 2:
        raise UsageError("--input: give one number, or two separated by a comma")
    return parts[0], parts[1] if len(parts) == 2 else 0


def _shown(x: tuple[int, int]) -> str:
    return shorten_hex(hex(x[0])) + (f" + {shorten_hex(hex(x[1]))} i" if x[1] else "")


def _warn(key: isogeny.VerificationKey, *, quiet: bool) -> None:
    if not quiet:
        for warning in key.warnings:
            note(f"warning: {warning}")


def _refusal(file: str, reason: str, backend: str) -> Record:
    result = {"valid": False, "reason": reason}
    return Record(
        "isogeny.verify", backend, "as asked for", {"file": file}, result, 0.0, None, UNIT, "the proof's verifier"
    )
