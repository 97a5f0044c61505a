"""Ed25519 signatures, each verified independently: files, streams, captures of Solana transactions."""

from __future__ import annotations

import os
import re
import sys
import time
from pathlib import Path
from typing import Annotated, Any, BinaryIO

import typer

from modmill import sigverify
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
from modmill.cli.failures import refused
from modmill.cli.groups import Commands, JobGroup
from modmill.cli.paths import PathType, Place, reads, writes
from modmill.cli.progress import ProgressReporter
from modmill.cli.shared import sharing
from modmill.errors import Interrupted, ModmillError, StoppedByKeyboard, UsageError
from modmill.files import STANDARD, atomic_writer, naming
from modmill.quantity import MAX_COUNT, MAX_THREADS, format_duration, format_rate
from modmill.record import Record
from modmill.sigverify import ring_command
from modmill.sigverify import routes as routing
from modmill.sigverify.dedup import DEDUPS
from modmill.sigverify.engines import ENGINES
from modmill.sigverify.files import Options
from modmill.sigverify.generation import FORMATS, KINDS, MAX_SIGNERS, SUFFIXES
from modmill.sigverify.monitor import Monitor
from modmill.sigverify.verifier import RULES, SCHEMES

app: typer.Typer = Commands(cls=JobGroup, help=__doc__, no_args_is_help=True, rich_markup_mode=None)

POLL_S = 0.1
PATIENCE_S = 2.0
"""The time that a stopped run waits for a FIFO or pipe that nobody reads."""
CLOCK_MHZ = 250
"""At which the talk's pipeline runs."""


def _format_option(default: str) -> Any:
    """The option --format; `default` says what decides without it."""
    text = f"jsonl, binary or pcap (default: {default})."
    return typer.Option("--format", metavar="NAME", help=text, click_type=one_of(FORMATS))


@app.command("run")
@example("modmill sigverify run signed.jsonl --out verdicts.jsonl")
@sharing(ClusterOptions)
def run(
    options: ClusterOptions,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Signed messages; - for stdin.", click_type=reads())],
    rule: Annotated[
        str,
        typer.Option(
            "--rule",
            metavar="NAME",
            help="strict, rfc8032, rfc8032-cofactored or zip215.",
            click_type=one_of(RULES, refused=SCHEMES),
        ),
    ] = "strict",
    form: Annotated[str | None, _format_option("from contents and name")] = None,
    port: Annotated[
        int | None,
        typer.Option("--port", metavar="N", min=0, max=65535, help="Read only a capture's packets to this port."),
    ] = None,
    rate: Annotated[
        float | None, typer.Option("--rate", metavar="R", help="Signatures per second (default: as fast as possible).")
    ] = None,
    repeat: Annotated[
        int, typer.Option("--repeat", metavar="N", min=1, max=MAX_COUNT, help="Read the file N times.")
    ] = 1,
    out: Annotated[
        str | None,
        typer.Option(
            "--out", "-o", metavar="F", help="Write the verdicts here, in order, as JSON Lines.", click_type=writes()
        ),
    ] = None,
    route: Annotated[
        list[str] | None,
        typer.Option(
            "--route",
            metavar="TAGS=F",
            help="Write the verdicts with these tags to F: TAG, FIRST-LAST or rest; TAGS:accepted drops the others. "
            "A captured packet's tag is its UDP port (repeat the option).",
            click_type=PathType(lambda text: [Place(os.fspath(routing.parse(text).out), writes=True)]),
        ),
    ] = None,
    ring: Annotated[
        str | None,
        typer.Option(
            "--ring",
            metavar="F",
            help="Put each verdict into a ring in this file, from which `modmill sigverify ring`, Rust or C read it.",
            click_type=writes(),
        ),
    ] = None,
    dedup: Annotated[
        str,
        typer.Option(
            "--dedup",
            metavar="WHEN",
            help="Remove repeated transactions: none, before verification, after it, or both.",
            click_type=one_of(DEDUPS),
        ),
    ] = "none",
    devices: Annotated[
        int | None,
        typer.Option(
            "--devices",
            metavar="N",
            min=1,
            max=MAX_THREADS,
            help="Simulated devices that each take every Nth signature (backends rtl:UNIT).",
        ),
    ] = None,
    monitor: Annotated[bool, typer.Option("--monitor", help="Show the stages of the run on stderr.")] = False,
    cores: Annotated[
        str | None, typer.Option("--cores", metavar="A,B,..", help="Pin the threads to these processors.")
    ] = None,
    wave: WaveOption = None,
    wave_cycles: WaveCyclesOption = None,
    wave_depth: WaveDepthOption = None,
    as_json: JsonFlag = False,
    backend: Annotated[str, backend_option(engines=ENGINES)] = "auto",
    threads: ThreadsOption = 0,
    quiet: QuietFlag = False,
) -> int:
    """Verify every signature of a file. Exit code 0 if all are accepted, 1 if one is not or if there is none.

    ^C and SIGTERM stop the run: what has been read is verified and shown, and the exit code is 130.
    """
    if rate is not None and not 0 < rate < float("inf"):
        raise UsageError(f"--rate: must be a positive number (got {rate:g})", got=rate)
    if str(file) == "-" and repeat > 1:
        raise UsageError("--repeat: stdin can be read only once")
    to_stdout = out is not None and check_destination(out, as_json=as_json)
    routes = [routing.parse(text) for text in route or []]
    for one in routes:
        to_stdout |= check_destination(os.fspath(one.out), "--route", as_json=as_json)
    pinned = _cores(cores)
    if pinned and not threads:
        threads = len(pinned)
    shown = waveform(wave, wave_cycles, wave_depth)
    given: Options = {
        "rule": rule,
        "backend": backend,
        "threads": threads or None,
        "cores": pinned,
        "format": form,
        "port": port,
        "rate": rate,
        "repeat": repeat,
        "out": out,
        "routes": routes,
        "ring": ring,
        "dedup": dedup,
        "devices": devices,
        "wave": shown,
    }
    if options.cluster is not None and monitor:
        raise UsageError("--monitor: shows one machine, so leave it out with --cluster")
    with options.backend(backend, threads) as there:
        given["backend"] = there
        if options.cluster is None:
            done = _run_here(file, given, monitor=monitor, quiet=quiet)
        else:
            with ProgressReporter(quiet=quiet) as progress:
                done = sigverify.run(file, **given, progress=progress)
    _show_run(done, as_json=as_json, quiet=quiet, to_stdout=to_stdout)
    if done.error is not None:
        raise done.error
    if done.ending == "stopped":
        kept = "" if done.out is None else f"; the verdicts so far are in {done.out}"
        said = f"stopped after {done.signatures:,} signatures and {done.malformed:,} malformed records{kept}"
        raise StoppedByKeyboard(said, done.signatures, unit="signatures")
    if done.signatures == 0:
        reason = (
            "the file has no signature: nothing was verified" if done.malformed == 0 else "no signature could be read"
        )
        raise ModmillError(reason)
    if done.all_accepted:
        return EXIT_DONE
    reason = f"{done.rejected:,} signatures were rejected, and {done.malformed:,} records are malformed"
    return refused(reason, as_json=as_json, rejected=done.rejected, malformed=done.malformed)


def _run_here(file: Path, given: Options, *, monitor: bool, quiet: bool) -> sigverify.Run:
    """A run on this machine, which ^C stops."""
    running = sigverify.start(file, **given)
    try:
        _watch(running, monitor=monitor, quiet=quiet, repeat=given.get("repeat", 1))
        return running.finish()
    except KeyboardInterrupt:
        running.stop()
        _drain(running)
        return running.finish()


def _cores(text: str | None) -> list[int]:
    if text is None:
        return []
    if not re.fullmatch(r"[0-9]{1,6}(,[0-9]{1,6})*", text):
        raise UsageError(f"--cores: must be a list of processors such as 0,1,2 (got {text!r})")
    return [int(part) for part in text.split(",")]


def _watch(running: sigverify.Running, *, monitor: bool, quiet: bool, repeat: int) -> None:
    if monitor:
        with Monitor(running, repeat=repeat) as picture:
            while not running.wait(POLL_S):
                picture.show(running.state())
            picture.show(running.state(), last=True)
        return
    with ProgressReporter(quiet=quiet) as progress:
        while not running.wait(POLL_S):
            progress(running.state().progress)


def _drain(running: sigverify.Running) -> None:
    """Waits for the end of a run that was stopped. Raises StoppedByKeyboard if nobody takes its verdicts any more."""
    before = None
    while not running.wait(PATIENCE_S):
        state = running.state()
        now = (state.reported, state.verdicts, state.simulation)
        if now == before:
            raise StoppedByKeyboard(f"stopped; for {PATIENCE_S:g} s, nobody has read the verdicts", unit="signatures")
        before = now


def _show_run(done: sigverify.Run, *, as_json: bool, quiet: bool, to_stdout: bool) -> None:
    if not quiet:
        for bad in done.first_malformed:
            note(f"malformed: {bad}")
        if done.malformed > len(done.first_malformed):
            where = "" if done.out is None else f"; {done.out} has all"
            note(f"malformed: {done.malformed - len(done.first_malformed):,} more{where}")
    passes = "" if done.passes == 1 else f", read {done.passes} times"
    lines: dict[str, object] = {
        "file": f"{done.file} ({done.format}{passes})",
        "rule": done.rule,
        "signatures": f"{done.signatures:,}: {done.accepted:,} accepted, {done.rejected:,} rejected",
    }
    reasons = [f"{count:,} {name}" for name, count in done.verdicts.items() if count and name != "accepted"]
    if reasons:
        lines["rejected"] = ", ".join(reasons)
    lines["malformed"] = f"{done.malformed:,}"
    if done.dedup != "none":
        before, after = done.repeated.before, done.repeated.after
        lines["repeated"] = f"{before:,} transactions removed before verification, {after:,} after it"
    if done.cut is not None:
        lines["ends early"] = str(done.cut)
    if any(done.other_packets.values()):
        kinds = ", ".join(f"{count:,} {kind}" for kind, count in done.other_packets.items() if count)
        lines["other packets"] = f"{sum(done.other_packets.values()):,}: {kinds}"
    if done.ending != "complete":
        lines["incomplete"] = f"the run was {done.ending}; the counts cover what had been verified"
    threads = len(done.workers)
    lines["backend"] = f"{done.backend} ({done.why}), {threads} thread{'' if threads == 1 else 's'}"
    lines["time"] = f"{format_duration(done.seconds)}, {format_rate(done.rate)}"
    if done.simulation is not None:
        lines |= _simulated(done.simulation, done.signatures)
    elif done.latency.count:
        of = done.latency
        parts = (("median", of.p50_ns), ("99 %", of.p99_ns), ("most", of.max_ns))
        lines["latency"] = ", ".join(f"{name} {format_duration(ns / 1e9)}" for name, ns in parts)
    if done.out is not None and not to_stdout:
        lines["verdicts"] = f"in {done.out}"
    if done.ring is not None:
        lines["ring"] = f"{done.ring.slots:,} put into {done.ring.file}"
    for one in done.routes:
        dropped = f", {one.dropped:,} dropped" if one.dropped else ""
        lines[f"route {one.route}"] = f"{one.delivered:,} delivered{dropped}, in {one.out}"
    if done.unrouted and done.routes:
        lines["unrouted"] = f"{done.unrouted:,}"
    if not (to_stdout and quiet):
        show(done.record(), lines, as_json=as_json, stderr=to_stdout)


def _simulated(of: sigverify.Simulation, signatures: int) -> dict[str, object]:
    """The work of simulated devices, and what that would be at a clock; they run side by side."""
    rate = format_rate(signatures * CLOCK_MHZ * 1e6 / of.cycles) if of.cycles else "0/s"
    lines: dict[str, object] = {
        "simulated": f"{of.unit} in {of.simulator}",
        "cycles": f"{of.cycles:,}, filling and draining included: {rate} at {CLOCK_MHZ} MHz",
    }
    for i, device in enumerate(of.devices):
        busy = ", ".join(f"{stage.name} {100 * stage.busy:.0f} %" for stage in device.stages if stage.busy)
        open_ = device.counters.get("undecided", 0)
        left = f"; {open_} left to the processor" if open_ else ""
        share = f"{device.counters.get('taken', 0):,} of {signatures:,} signatures, "
        lines[f"device {i}"] = f"{share}{device.cycles:,} cycles; busy: {busy}{left}"
    return lines


app.command("ring")(ring_command.command)


@app.command("gen")
@example("modmill sigverify gen signed.jsonl --count 1000 --expected verdicts.jsonl")
def generate(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="The file to make; its name determines the format.", click_type=writes()),
    ],
    count: Annotated[
        int, typer.Option("--count", "-n", metavar="N", min=0, max=MAX_COUNT, help="Records (packets).")
    ] = 1000,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", min=0, max=MAX_COUNT, help="The same seed, the same file.")
    ] = 1,
    form: Annotated[str | None, _format_option("from the name")] = None,
    corrupt: Annotated[
        float, typer.Option("--corrupt", metavar="PART", min=0, max=1, help="Fraction of the records to corrupt.")
    ] = 0.3,
    kinds: Annotated[
        list[str] | None,
        typer.Option(
            "--kind",
            metavar="KIND",
            help="Corrupt only in this way (repeat; see docs/formats.md).",
            click_type=one_of(KINDS),
        ),
    ] = None,
    message: Annotated[
        str, typer.Option("--message", metavar="BYTES", help="Length of messages: 200, or 0-1000.")
    ] = "200",
    signers: Annotated[
        int,
        typer.Option("--signers", metavar="N", min=1, max=MAX_SIGNERS, help="Most signatures in a transaction (pcap)."),
    ] = 3,
    keys: Annotated[
        int,
        typer.Option(
            "--keys", metavar="N", min=0, max=MAX_COUNT, help="Number of keys that sign; 0: another key each time."
        ),
    ] = 0,
    expected: Annotated[
        str | None,
        typer.Option("--expected", metavar="F", help="Write the verdicts under each rule here.", click_type=writes()),
    ] = None,
    as_json: JsonFlag = False,
    quiet: QuietFlag = False,
) -> int:
    """Make a file of signatures: valid, corrupted in every way, and with points on which the rules differ."""
    lengths = _lengths(message)
    to_stdout = check_destination(file, "FILE", as_json=as_json)
    if expected is not None:
        to_stdout |= check_destination(expected, "--expected", as_json=as_json)
    chosen = form or SUFFIXES.get(file.suffix.lower())
    if chosen is None:
        raise UsageError(f"{file}: the name does not determine the format (give --format jsonl, binary or pcap)")
    begin = time.perf_counter()
    try:
        made = _make(file, expected, chosen, quiet=quiet, count=count, seed=seed, corrupt=corrupt, kinds=kinds,
                     message=lengths, signers=signers, keys=keys)  # fmt: skip
    except Interrupted as e:
        raise StoppedByKeyboard("stopped; nothing was written") from e
    parameters: dict[str, Any] = {"file": str(file), "format": chosen, "count": count, "seed": seed, "corrupt": corrupt}
    parameters |= {"kinds": kinds or None, "message": lengths, "signers": signers, "keys": keys}
    result = {"records": made.records, "signatures": made.signatures, "spoiled": made.spoiled, "expected": expected}
    if as_json:
        seconds = time.perf_counter() - begin
        checked = "nothing" if expected is None else "code that shares nothing with the verifiers"
        why = "keys and signatures are made by another library than those that verify"
        print_json(
            Record(
                *("sigverify.gen", "ed25519-dalek", why, parameters, result),
                *(seconds, made.records / seconds, "records", checked),
            )
        )
    elif not quiet:
        told = note if to_stdout else print
        counts = f"{made.records:,} records, {made.signatures:,} signatures, {made.spoiled:,} invalid records"
        verdicts = "" if expected is None else f"; expected verdicts in {expected}"
        told(f"{file}: {counts}{verdicts}")
    return EXIT_DONE


def _lengths(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"([0-9]{1,7})(?:-([0-9]{1,7}))?", text)
    if match is None:
        raise UsageError(f"--message: must be a length such as 200, or a range such as 0-1000 (got {text!r})")
    least = int(match[1])
    return least, int(match[2]) if match[2] else least


def _make(file: Path, expected: str | None, form: str, *, quiet: bool, **options: Any) -> sigverify.Made:
    """Writes both files under hidden names first, so that neither appears incomplete."""
    with ProgressReporter(quiet=quiet) as progress, atomic_writer(file) as target:
        if expected is None:
            with naming(file):
                return sigverify.generate(_name(target), format=form, progress=progress, **options)
        with naming(f"{file} or {expected}"), atomic_writer(expected) as lines:
            return sigverify.generate(_name(target), format=form, progress=progress, expected=_name(lines), **options)


def _name(file: BinaryIO) -> str:
    """The name for the native code to write to."""
    return STANDARD if file is sys.stdout.buffer else file.name
