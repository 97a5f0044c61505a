"""Time products, squares, inverses and powers of arrays in GF(2^m)."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Annotated

import numpy as np
import typer

from modmill.backends import Fabric, parse
from modmill.bench.interleave import Missing, agree, compare, once, told_if_missing
from modmill.bench.options import Options, thread_count
from modmill.bench.rows import Row
from modmill.bench.server import Server
from modmill.cli.choices import one_of, or_other
from modmill.cli.common import ThreadsOption
from modmill.cli.examples import example
from modmill.cli.shared import sharing
from modmill.errors import BackendUnavailable, UsageError
from modmill.gf2.cases import BITS, CACHE_BYTES, EXPONENT, OPS, Case, as_int, cases
from modmill.gf2.contenders import Native, OpenCl, Ours, Resident, Sum, Words
from modmill.gf2.engine import METHODS
from modmill.gf2.peers import Peer, packages, program, programs
from modmill.golden import gf2 as golden

CHECKED = 4
"""Elements that the golden model computes too."""


def field_rows(
    chosen: Sequence[Case],
    backends: Sequence[str],
    *,
    methods: Sequence[str] = ("auto",),
    threads: int = 1,
    seconds: float,
    peers: bool,
    python: bool = True,
    missing: Missing,
) -> Iterator[tuple[str, Row]]:
    """Times each case on every backend by every method for about `seconds`, interleaved with the peers.

    Yields the backend as it was asked for, and its row: ns per operation on one element. Peers always work on a set
    that stays in the cache, whatever ours is, which favours them; arrays in memory are also compared with their XOR.
    Before anything is timed, all compute their whole set; Disagreement where a result differs from the others' or from
    the golden model's. `missing` is called once for each peer, backend or method that cannot take part. Without
    `python` the peers that are Python packages, which are slow and slow to load, are left out.
    """
    tell = once(missing)
    with contextlib.ExitStack() as stack:
        others = _peers(stack, tell, python=python) if peers else []
        for case in chosen:
            a, b = case.operands()
            ours = list(_ours(case, backends, methods, threads, a, b, tell))
            if not ours:
                continue
            few = max(1, CACHE_BYTES // (24 * case.words))
            theirs = [peer.load(case, a[:few], b[:few]) for peer in others if peer.reach.takes(case)]
            if case.memory:
                theirs.append(Sum(threads, case, a, b))
            agree(case.name, [*ours, *theirs], expected(case, a, b))
            rows = compare("gf2", case.name, ours, theirs, seconds=seconds, unit="ns", threads=threads)
            for mine in ours:
                yield from ((mine.asked, row) for row in islice(rows, max(1, len(theirs))))


def expected(case: Case, a: Words, b: Words) -> Words:
    """The golden model's results on the first elements."""
    n = case.poly
    found: list[int] = []
    for x, y in zip(a[:CHECKED], b[:CHECKED], strict=True):
        first = as_int(x)
        if case.plain == "mul":
            found.append(golden.mul(n, first, as_int(y)))
        elif case.op == "square":
            found.append(golden.square(n, first))
        else:
            found.append(golden.inverse(n, first) if case.op == "inv" else golden.power(n, first, EXPONENT))
    raw = b"".join(v.to_bytes(8 * case.words, "little") for v in found)
    return np.frombuffer(raw, dtype="<u8").reshape(-1, case.words)


def _peers(stack: contextlib.ExitStack, missing: Missing, *, python: bool) -> list[Peer]:
    found: list[Peer] = []
    with told_if_missing(missing):
        server = stack.enter_context(Server(program()))
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="modmill-bench-")))
        built = programs(server, folder)
        found += built
        if all(peer.name != "ntl" for peer in built):
            missing("the peers' program was built without NTL; ./dev bench gf2 --peers says why")
    return [*found, *(packages(missing) if python else [])]


def _ours(
    case: Case,
    backends: Sequence[str],
    methods: Sequence[str],
    threads: int,
    a: Words,
    b: Words,
    missing: Missing,
) -> Iterator[Ours]:
    """Our contenders. One that cannot run is reported to `missing`; if it is the only one, its error is raised."""
    for backend in backends:
        for method in methods:
            try:
                if parse(backend).fabric is not Fabric.OPENCL:
                    yield Native(backend, method, threads, case, a, b)
                elif case.memory and case.op == "mul":
                    # A launch takes as long as thousands of products: only large arrays amortise it.
                    yield OpenCl(backend, method, case, a, b)
                    yield Resident(backend, method, case, a, b)
            except (BackendUnavailable, UsageError) as e:
                if len(backends) == len(methods) == 1:
                    raise
                missing(f"{backend}, {method}, {case.kind}: {e}")


@example("modmill bench gf2 --bits 1024 --op mul --peers")
@sharing(Options)
def command(
    options: Options,
    bits: Annotated[
        list[int] | None,
        typer.Option(
            "--bits",
            metavar="B",
            help="256, 512, 1024, 2048, 4096 or 8192 (repeat the option).",
            click_type=one_of(BITS),
        ),
    ] = None,
    op: Annotated[
        list[str] | None,
        typer.Option(
            "--op",
            metavar="OP",
            help="mul, single, square, inv or pow (repeat the option; default: all).",
            click_type=one_of(OPS),
        ),
    ] = None,
    method: Annotated[
        list[str] | None,
        typer.Option(
            "--method",
            metavar="M",
            help="auto, a method by name, or all (repeat the option).",
            click_type=or_other(("auto", "all", *METHODS)),
        ),
    ] = None,
    threads: ThreadsOption = 1,
) -> int:
    """Time products, squares, inverses and powers of arrays; the case's name states the working set."""
    threads = thread_count(threads)
    # PoCL starts a thread for each processor; a figure for one core needs one. Read when its platform is loaded.
    os.environ.setdefault("POCL_MAX_PTHREAD_COUNT", str(threads))
    found = field_rows(
        list(cases(bits or BITS, op or OPS)),
        [*options.backends("binary fields"), *(_devices() if options.backend == "all" else [])],
        methods=list(METHODS) if method == ["all"] else list(method or ["auto"]),
        threads=threads,
        seconds=options.seconds,
        peers=options.peers,
        missing=options.missing,
    )
    arguments = options.arguments(
        "gf2",
        bits=bits or (),
        op=op or (),
        method=method or (),
        backend=() if options.backend == "all" else (options.backend,),
        threads=() if threads == 1 else (threads,),
    )
    return options.show((row for _, row in found), arguments)


def _devices() -> list[str]:
    """The names of this machine's OpenCL devices; none where pyopencl is missing."""
    from modmill.opencl.devices import devices

    try:
        return [found.facts.key for found in devices()]
    except BackendUnavailable:
        return []
