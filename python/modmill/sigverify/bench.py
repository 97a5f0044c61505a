"""Time single Ed25519 verdicts, decompressing every key."""

from __future__ import annotations

import contextlib
import itertools
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from modmill import _native
from modmill.bench.interleave import Missing, agree, available, compare, told_if_missing
from modmill.bench.options import Options, thread_count
from modmill.bench.rows import Row
from modmill.cli.choices import one_of
from modmill.cli.common import ThreadsOption
from modmill.cli.examples import example
from modmill.cli.shared import sharing
from modmill.errors import PeerMissing, UsageError
from modmill.sigverify.bench_inputs import input_rows
from modmill.sigverify.contenders import UNIT, Built, Served, corrupted
from modmill.sigverify.peers import SIGVERIFY_PEERS, Peer, PeerServer, Record, program, write_records
from modmill.sigverify.verifier import RULES, SCHEMES

LENGTHS = (200, 1232)
"""Bytes of message: a small transaction, and the largest that fits a Solana packet."""
SINGLE = (200,)
"""Bytes of message where each signature is verified by a call of its own."""
COUNT = 1024
"""Signatures, each by another key, that every contender goes round in."""


def signature_rows(
    backends: Sequence[str],
    *,
    rule: str = "strict",
    lengths: Sequence[int] = LENGTHS,
    single: Sequence[int] = SINGLE,
    threads: int = 1,
    seconds: float,
    peers: bool,
    missing: Missing,
) -> Iterator[Row]:
    """Times each length of message on every backend for about `seconds`, interleaved with the peers.

    Our backends take the signatures of a `verify-` case together, each with its own verdict, and those of a `single-`
    case one by one.
    All verify the same :data:`COUNT` valid signatures, each by another key. Before that, all verify a set in which
    every other signature has one bit flipped; Disagreement where a verdict differs. One thread is measured in processor
    time, so that other programs disturb little.
    """

    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="modmill-bench-")))
        servers = _start(stack, missing) if peers else []
        cases = [("verify", length) for length in lengths] + [("single", length) for length in single]
        for kind, length in cases:
            case, alone = f"{kind}-{rule}-{length}", kind == "single"

            def mine(backend: str, alone: bool = alone) -> Built:
                return Built(_native.SignatureBench(rule, backend=backend, threads=threads, single=alone))

            ours = list(available(backends, mine, missing))
            built = _openssl(threads, missing) if peers else []
            chosen = [(server, peer) for server, peer in _chosen(servers) if peer.group == 1 or not alone]
            theirs = [*built, *(Served(server, peer, threads) for server, peer in chosen)]
            good = _native.bench_signed_messages(COUNT, length=length, seed=length)
            _load(folder / "corrupted", corrupted(good), [*ours, *built], servers)
            agree(case, [*ours, *theirs], [i % 2 == 0 for i in range(COUNT)])
            _load(folder / "good", good, [*ours, *built], servers)
            yield from compare("sigverify", case, ours, theirs, seconds=seconds, unit=UNIT, rate=True, threads=threads)


def _start(stack: contextlib.ExitStack, missing: Missing) -> list[tuple[str, PeerServer]]:
    servers: list[tuple[str, PeerServer]] = []
    absent: list[PeerMissing] = []
    for build in SIGVERIFY_PEERS:
        try:
            servers.append((build, stack.enter_context(PeerServer(program(build)))))
        except PeerMissing as e:
            absent.append(e)
    for e in absent[: None if servers else 1]:  # where none is built, one line says how to build them
        missing(str(e))
    return servers


def _chosen(servers: Sequence[tuple[str, PeerServer]]) -> list[tuple[PeerServer, Peer]]:
    """Every peer of the build for this machine; of the others dalek's single verdicts, which they were built for."""
    return [(s, p) for build, s in servers for p in s.peers if build == SIGVERIFY_PEERS[0] or p.name == "dalek"]


def _openssl(threads: int, missing: Missing) -> list[Built]:
    with told_if_missing(missing):
        return [Built(_native.SignatureBench.openssl(threads))]
    return []


def _load(
    path: Path, records: Sequence[Record], built: Sequence[Built], servers: Sequence[tuple[str, PeerServer]]
) -> None:
    write_records(path, records)
    for _, server in servers:
        server.load(path)
    for one in built:
        one.load(records)


@example("modmill bench sigverify --length 200 --peers")
@sharing(Options)
def command(
    options: Options,
    length: Annotated[
        list[int] | None,
        typer.Option("--length", metavar="N", help="Bytes of message, 0 to 65535 (repeat the option)."),
    ] = None,
    rule: Annotated[
        str,
        typer.Option(
            "--rule",
            metavar="RULE",
            help="The rule that our backends apply.",
            click_type=one_of(RULES, refused=SCHEMES),
        ),
    ] = "strict",
    threads: ThreadsOption = 1,
    under_load: Annotated[
        bool, typer.Option("--latency", help="Measure the stream's latency at several loads, instead of rates.")
    ] = False,
    through_ring: Annotated[
        bool, typer.Option("--ring", help="Measure how long verdicts take through a ring to another process, instead.")
    ] = False,
) -> int:
    """Time single verdicts, each by another key; with --latency, how long a signature waits for its verdict;
    with --ring, how long the verdict takes to a reader in another process.

    Without --length also from arrays, lists and a file, as ratios to the backend alone.
    """
    for size in length or ():
        if not 0 <= size <= 65535:
            raise UsageError(f"--length: {size} is out of range (0 to 65535)")
    threads = thread_count(threads)
    if under_load and through_ring:
        raise UsageError("--ring: give either this or --latency")
    if through_ring:
        from modmill.sigverify import ring_latency

        return ring_latency.show(length, rule, threads, options)
    if under_load:
        from modmill.sigverify.latency import show

        return show(length, rule, threads, options)
    rows = signature_rows(
        options.backends("integers"),
        rule=rule,
        lengths=length or LENGTHS,
        single=() if length else SINGLE,
        threads=threads,
        seconds=options.seconds,
        peers=options.peers,
        missing=options.missing,
    )
    if not length:
        more = input_rows(
            options.backends("integers"), rule=rule, threads=threads, seconds=options.seconds, missing=options.missing
        )
        rows = itertools.chain(rows, more)
    arguments = options.arguments(
        "sigverify",
        length=length or (),
        rule=() if rule == "strict" else (rule,),
        threads=() if threads == 1 else (threads,),
    )
    return options.show(rows, arguments)
