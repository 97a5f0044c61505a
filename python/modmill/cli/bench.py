"""`modmill bench`: ours beside the peers."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from modmill import _native, bench
from modmill.bench import record
from modmill.bench.signatures import LENGTHS
from modmill.bench.squarings import BITS, modulus_of
from modmill.cli.common import JsonFlag, note, one_of, print_json, terminal
from modmill.errors import BackendUnavailable, UsageError
from modmill.tables import plain_table

Missing = Callable[[str], None]

PeersFlag = Annotated[bool, typer.Option("--peers", help="Time other implementations too, in turn with ours.")]
LengthOption = Annotated[
    list[int] | None,
    typer.Option("--length", metavar="N", help="sigverify: bytes of message, 0 to 65535 (repeat the option)."),
]
RuleOption = Annotated[str, typer.Option("--rule", metavar="RULE", help="sigverify: the rule that we apply.")]
SecondsOption = Annotated[float, typer.Option("--seconds", metavar="S", min=0.05, max=600, help="Time for each case.")]
RecordFlag = Annotated[bool, typer.Option("--record", help="Keep the result, with machine facts, in bench/record.")]
RecordDirOption = Annotated[Path | None, typer.Option("--record-dir", metavar="DIR", help="Keep it there instead.")]
BackendsOption = Annotated[
    str, typer.Option("--backend", metavar="NAME", help="One backend, auto, or all that can run.")
]
BenchThreadsOption = Annotated[
    int | None, typer.Option("--threads", min=1, max=1024, metavar="N", help="sigverify, gf2: threads (default: 1).")
]
OpOption = Annotated[
    list[str] | None,
    typer.Option("--op", metavar="OP", help="gf2: mul, single, square, inv or pow (repeat the option; default: all)."),
]
MethodOption = Annotated[
    list[str] | None,
    typer.Option("--method", metavar="M", help="gf2: auto, a method by name, or all (repeat the option)."),
]
LatencyFlag = Annotated[
    bool, typer.Option("--latency", help="sigverify: latency of the stream at several loads, instead of rates.")
]
QuietNotes = Annotated[bool, typer.Option("--quiet", "-q", help="No notes on stderr.")]


def command(
    job: Annotated[str, typer.Argument(metavar="[JOB]", help="Which job to time: vdf, sigverify or gf2.")] = "vdf",
    peers: PeersFlag = False,
    bits: Annotated[
        list[int] | None,
        typer.Option(
            "--bits",
            metavar="B",
            help="vdf: sizes of the modulus, 128 to 8192; gf2: of the thesis' 256 to 8192 (repeat the option).",
        ),
    ] = None,
    length: LengthOption = None,
    rule: RuleOption = "strict",
    seconds: SecondsOption = 2.0,
    keep: RecordFlag = False,
    directory: RecordDirOption = None,
    backend: BackendsOption = "all",
    threads: BenchThreadsOption = None,
    as_json: JsonFlag = False,
    quiet: QuietNotes = False,
    under_load: LatencyFlag = False,
    op: OpOption = None,
    method: MethodOption = None,
) -> int:
    """Time a job: medians, and ratios to the peers (above 1, ours is faster).

    vdf: dependent squarings on one thread. sigverify: single verdicts, a distinct key each. gf2: products, squares,
    inverses and powers of arrays, working set in the case's name. Answers are compared before anything is timed. Leave
    the other cores idle for steady figures.
    """
    one_of("JOB", job, bench.JOBS)
    if job != "sigverify" and (length or under_load):
        raise UsageError("--length and --latency go with the job sigverify")
    if job != "gf2" and (op or method):
        raise UsageError("--op and --method go with the job gf2")
    if job == "gf2":
        return gf2(peers, bits, op, method, seconds, keep, directory, backend, threads, as_json, quiet)
    if job == "sigverify":
        if bits:
            raise UsageError("--bits goes with the job vdf")
        if under_load:
            from modmill.cli.bench_latency import latencies

            target = _directory(directory, keep=keep)
            return latencies(backends(backend), length, rule, seconds, threads or 1, as_json=as_json, directory=target)
        return signatures(peers, length, rule, seconds, keep, directory, backend, threads, as_json, quiet)
    sizes = bits or list(BITS)
    for size in sizes:
        if not 128 <= size <= 8192:
            raise UsageError(f"--bits: {size} is out of range (128 to 8192)")
    words = ["modmill bench vdf", *_words(peers, seconds), *(f"--bits {b}" for b in bits or [])]
    moduli = [modulus_of(b) for b in sizes]
    found = bench.squaring_rows(moduli, backends(backend), seconds=seconds, peers=peers, missing=_missing(quiet=quiet))
    return show(found, words, "ns", as_json=as_json, directory=_directory(directory, keep=keep))


def signatures(
    peers: bool,
    length: Sequence[int] | None,
    rule: str,
    seconds: float,
    keep: bool,
    directory: Path | None,
    backend: str,
    threads: int | None,
    as_json: bool,
    quiet: bool,
) -> int:
    """The job sigverify, for `modmill bench sigverify` and `modmill sigverify bench`, whose options these are."""
    for size in length or ():
        if not 0 <= size <= 65535:
            raise UsageError(f"--length: {size} is out of range (0 to 65535)")
    words = ["modmill bench sigverify", *_words(peers, seconds), *(f"--length {n}" for n in length or [])]
    words += [f"--rule {rule}"] * (rule != "strict") + [f"--threads {threads}"] * (threads is not None)
    found = bench.signature_rows(
        backends(backend),
        rule=rule,
        lengths=length or LENGTHS,
        threads=threads or 1,
        seconds=seconds,
        peers=peers,
        missing=_missing(quiet=quiet),
    )
    return show(found, words, "/s", as_json=as_json, directory=_directory(directory, keep=keep))


def gf2(
    peers: bool,
    bits: Sequence[int] | None,
    ops: Sequence[str] | None,
    methods: Sequence[str] | None,
    seconds: float,
    keep: bool,
    directory: Path | None,
    backend: str,
    threads: int | None,
    as_json: bool,
    quiet: bool,
) -> int:
    """The job gf2, for `modmill bench gf2` and `modmill gf2 bench`, whose options these are."""
    from modmill.bench import gf2 as job
    from modmill.bench import gf2_cases
    from modmill.gf2.engine import METHODS

    for size in bits or ():
        one_of("--bits", str(size), tuple(map(str, gf2_cases.BITS)))
    for op in ops or ():
        one_of("--op", op, gf2_cases.OPS)
    wanted = list(METHODS) if methods == ["all"] else list(methods or ["auto"])
    words = ["modmill bench gf2", *_words(peers, seconds), *(f"--bits {b}" for b in bits or [])]
    words += [*(f"--op {op}" for op in ops or []), *(f"--method {method}" for method in methods or [])]
    words += [f"--backend {backend}"] * (backend != "all") + [f"--threads {threads}"] * (threads is not None)
    # PoCL starts a thread for each processor; a figure for one core needs one. Read when its platform is loaded.
    os.environ.setdefault("POCL_MAX_PTHREAD_COUNT", str(threads or 1))
    target = _directory(directory, keep=keep)
    found = job.gf2_rows(
        list(gf2_cases.cases(bits or gf2_cases.BITS, ops or gf2_cases.OPS)),
        [*backends(backend), *(opencl() if backend == "all" else [])],
        methods=wanted,
        threads=threads or 1,
        seconds=seconds,
        peers=peers,
        missing=_missing(quiet=quiet),
    )
    return show(found, words, "ns", as_json=as_json, directory=target)


def opencl() -> list[str]:
    """The OpenCL devices of this machine by name, none where there is no library for them."""
    from modmill.opencl.devices import devices

    try:
        return [found.facts.key for found in devices()]
    except BackendUnavailable:
        return []


def backends(name: str) -> list[str]:
    """The backends that a --backend option means: `all` those that can run here, or the one named."""
    return [known for known, here in _native.backends() if here] if name == "all" else [name]


def show(found: Iterable[bench.Row], words: Sequence[str], unit: str, *, as_json: bool, directory: Path | None) -> int:
    """Prints rows as they come (JSON) or as a table, and records them in `directory` if there is one."""
    rows: list[bench.Row] = []
    for row in found:
        rows.append(row)
        if as_json:
            print_json(row.as_dict())
    if not as_json:
        terminal().print(table(rows, unit))
    if directory is not None:
        note(f"recorded in {bench.write_record(rows, ' '.join(words), directory)}")
    return 0


def _words(peers: bool, seconds: float) -> Iterator[str]:
    if peers:
        yield "--peers"
    yield f"--seconds {seconds:g}"


def _directory(given: Path | None, *, keep: bool) -> Path | None:
    return given or (record.default_directory() if keep else None)


def _missing(*, quiet: bool) -> Missing:
    return (lambda _: None) if quiet else note


def table(rows: list[bench.Row], unit: str) -> Table:
    """Rows as a table: a line for each case, backend and peer."""
    ours, its = f"ours, {unit}", f"its {unit}"
    shown = plain_table("case", "backend", ours, "peer", its, "ratio", right=(ours, its, "ratio"), wrap=("peer",))
    digits = 1 if unit == "ns" else 0
    last = None
    for row in rows:
        first = (row.case, row.backend) != last
        last = (row.case, row.backend)
        mine = (row.case, row.backend, f"{row.value:,.{digits}f}") if first else ("", "", "")
        theirs = "" if row.peer_value is None else f"{row.peer_value:,.{digits}f}"
        shown.add_row(*mine, row.peer or "", theirs, "" if row.ratio is None else f"{row.ratio:.2f}x")
    return shown
