"""Time products with bases prepared beforehand."""

from __future__ import annotations

import contextlib
import os
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from modmill.bench.interleave import Missing, agree, available, compare, told_if_missing
from modmill.bench.options import Options, thread_count
from modmill.bench.rows import Row
from modmill.cli.common import ThreadsOption
from modmill.cli.examples import example
from modmill.cli.shared import sharing
from modmill.errors import UsageError
from modmill.golden import bls12
from modmill.golden.bls12 import Point
from modmill.msm import cases
from modmill.msm.bases import Bases
from modmill.msm.cases import Case
from modmill.msm.convert import curve_of, from_points
from modmill.msm.generation import RandomPoints, random_points
from modmill.msm.peers import Peer, PeerServer, program, write
from modmill.msm.scaling import SMALLEST, show

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

UNIT = "points/s"
ONE_THREAD = ("native", "generic", "gnark")
SEVERAL_THREADS = ("parallel", "gnark")
"""Builds of tools/dev/peers.py."""
SLOW = "generic"
SLOW_LOG = 18
"""Arkworks without assembly takes part up to 2^18 points: twenty seconds for a product are too long."""


class Products:
    """A contender: each product counts for as many operations as it has points."""

    title: str

    def __init__(self, points: int) -> None:
        self.least = points

    def product(self) -> Point:
        """The product, for comparison."""
        raise NotImplementedError

    def time(self, count: int) -> float:
        """Nanoseconds of `count` products: processor time on one thread, wall time on several."""
        raise NotImplementedError

    def answers(self) -> NDArray[np.uint64]:
        """The product as one row."""
        return from_points([self.product()])

    def slice(self, count: int) -> float:
        """Nanoseconds for each of the next `count` points, in whole products.

        A warm-up of less than half a product is left out: a product is long enough to warm itself.
        """
        products = round(count / self.least)
        return self.time(products) / (products * self.least) if products else 0.0


class Ours(Products):
    """A backend of ours."""

    def __init__(self, bases: Bases, scalars: NDArray[np.uint64], threads: int) -> None:
        super().__init__(len(bases))
        self.title: str = bases.backend
        self._bases, self._scalars, self._threads = bases, scalars, threads

    def product(self) -> Point:
        return self._bases.product(self._scalars, threads=self._threads)

    def time(self, count: int) -> float:
        clock = time.process_time_ns if self._threads == 1 else time.perf_counter_ns
        begin = clock()
        for _ in range(count):
            self.product()
        return clock() - begin


class Served(Products):
    """A peer in a program of its own."""

    def __init__(self, server: PeerServer, peer: Peer, points: int) -> None:
        super().__init__(points)
        self.title: str = peer.title
        self._server, self._peer = server, peer

    def product(self) -> Point:
        return self._server.product(self._peer)

    def time(self, count: int) -> float:
        return self._server.time(self._peer, count)


def msm_rows(
    backends: Sequence[str],
    *,
    chosen: Sequence[Case] = cases.DEFAULT,
    threads: int = 1,
    seconds: float,
    peers: bool,
    missing: Missing,
) -> Iterator[Row]:
    """Times each case on every backend for about `seconds`, interleaved with the peers; at least five products of each.

    All compute the same products and run on the same processors, as many as there are `threads`. Before that, all
    results are compared with the one that follows from the points' known logarithms; Disagreement where one differs.
    """
    with contextlib.ExitStack() as stack:
        stack.enter_context(pinned(threads))
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="modmill-bench-")))
        servers = list(_start(stack, threads, missing)) if peers else []
        for case in chosen:
            made, scalars = random_points(case.curve, case.count), case.scalars()
            ours = [Ours(bases, scalars, threads) for bases in _prepared(backends, case, made, threads, missing)]
            write(folder, made.points, scalars)
            theirs = list(_loaded(servers, case, folder))
            known = from_points([product_by_logarithm(made, scalars)])
            agree(case.name, [*ours, *theirs], known)
            yield from compare("msm", case.name, ours, theirs, seconds=seconds, unit=UNIT, rate=True, threads=threads)


@contextlib.contextmanager
def pinned(threads: int) -> Iterator[None]:
    """Restricts this thread, and all threads and programs that it starts, to as many processors.

    Raises UsageError where there are fewer.
    """
    before = os.sched_getaffinity(0)
    if len(before) < threads:
        raise UsageError(f"--threads: {threads} are more than the {len(before)} processors here", max=len(before))
    os.sched_setaffinity(0, sorted(before)[-threads:])
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def product_by_logarithm(made: RandomPoints, scalars: NDArray[np.uint64]) -> Point:
    """The product as one multiple of the generator, in Python's integers."""
    curve = curve_of(made.curve)
    return bls12.multiply(curve, made.logarithm(scalars), curve.generator)


def _prepared(
    backends: Sequence[str], case: Case, made: RandomPoints, threads: int, missing: Missing
) -> Iterator[Bases]:
    def prepare(backend: str) -> Bases:
        return Bases(
            case.curve,
            made.points,
            form="montgomery",
            backend=backend,
            checks="none",
            multiples=case.multiples,
            threads=threads,
        )

    return available(backends, prepare, missing)


def _start(stack: contextlib.ExitStack, threads: int, missing: Missing) -> Iterator[tuple[str, PeerServer]]:
    for build in ONE_THREAD if threads == 1 else SEVERAL_THREADS:
        with told_if_missing(missing):
            yield build, stack.enter_context(PeerServer(program(build)))


def _loaded(servers: Sequence[tuple[str, PeerServer]], case: Case, folder: Path) -> Iterator[Served]:
    for build, server in servers:
        if build == SLOW and case.log > SLOW_LOG:
            continue
        server.load(case.curve, folder)
        yield from (Served(server, peer, case.count) for peer in server.peers if case.curve in peer.curves)


@example("modmill bench msm --case 377-2^16 --threads 2")
@sharing(Options)
def command(
    options: Options,
    case: Annotated[
        list[str] | None,
        typer.Option(
            "--case",
            metavar="NAME",
            help="377-2^20, 381-2^14-witness, 377-2^20-precompute-13 and the like (repeat the option).",
        ),
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="Every case of the reference instead of a few (an hour with peers).")
    ] = False,
    threads: ThreadsOption = 1,
    scaling: Annotated[
        int | None,
        typer.Option(
            "--scaling",
            min=SMALLEST,
            max=cases.MAX_LOG,
            metavar="K",
            help="Instead: ours alone with 2^8, 2^10, ... 2^K points, on one and on --threads threads, and by the "
            "width of windows; a record gets a plot beside it.",
        ),
    ] = None,
) -> int:
    """Time products of random points and scalars; the bases are prepared beforehand.

    Cases: curve, number of points, -witness for scalars as provers have them (many 0, 1, small, equal), -precompute-M
    for M prepared multiples of each point.
    """
    threads = thread_count(threads)
    if case and everything:
        raise UsageError("--case and --all exclude each other")
    if scaling is not None:
        if case or everything or options.peers:
            raise UsageError("--scaling excludes --case, --all and --peers")
        return show(scaling, threads, options)
    chosen = [cases.parse(name) for name in case] if case else cases.ALL if everything else cases.DEFAULT
    rows = msm_rows(
        options.backends("integers"),
        chosen=chosen,
        threads=threads,
        seconds=options.seconds,
        peers=options.peers,
        missing=options.missing,
    )
    arguments = options.arguments("msm", case=case or (), threads=() if threads == 1 else (threads,))
    return options.show(rows, [*arguments, *(["--all"] if everything else [])])
