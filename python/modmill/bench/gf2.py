"""Timings of binary fields: ours and the peers', slice by slice in turn, after all have given the same answers."""

from __future__ import annotations

import contextlib
import statistics
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np

from modmill.bench.gf2_cases import CACHE_BYTES, EXPONENT, Case, as_int
from modmill.bench.gf2_ours import Native, OpenCl, Resident
from modmill.bench.gf2_peers import Contender, Words, program, programs, same, takes
from modmill.bench.gf2_peers import packages as in_python
from modmill.bench.interleave import Disagreement, count_for, interleave
from modmill.bench.rows import Row
from modmill.bench.server import Server
from modmill.errors import BackendUnavailable, PeerMissing, UsageError
from modmill.golden import gf2 as golden

CHECKED = 4
"""Elements that the golden model does too."""


def gf2_rows(
    chosen: Sequence[Case],
    backends: Sequence[str],
    *,
    methods: Sequence[str] = ("auto",),
    threads: int = 1,
    seconds: float,
    peers: bool,
    packages: bool = True,
    missing: Callable[[str], None],
) -> Iterator[Row]:
    """Times each case on every backend by every method for about `seconds`, peers in turn with ours.

    Values are ns for one operation on one element. Peers always work on a set that stays in the cache, whatever ours
    is, which favours them. Before anything is timed all do the whole of their set; Disagreement where a result differs
    from the others' or from the golden model's. `missing` is told of each peer, backend or method that can't run.
    Without `packages` the peers that are Python packages, which are slow and slow to load, are left out.
    """
    told: set[str] = set()

    def tell(reason: str) -> None:
        if reason not in told:
            told.add(reason)
            missing(reason)

    with contextlib.ExitStack() as stack:
        others = _peers(stack, tell, python=packages) if peers else []
        for case in chosen:
            a, b = case.operands()
            mine = list(_ours(case, backends, methods, threads, a, b, tell))
            if not mine:
                continue
            few = max(1, CACHE_BYTES // (24 * case.words))
            theirs = [peer for peer in others if takes(peer, case)]
            for peer in theirs:
                peer.load(case, a[:few], b[:few])
            agree([*mine, *theirs], case, expected(case, a, b))
            yield from _measure(case, mine, theirs, seconds, threads)


def expected(case: Case, a: Words, b: Words) -> Words:
    """The golden model's results on the first elements."""
    n = case.poly
    found: list[int] = []
    for x, y in zip(a[:CHECKED], b[:CHECKED], strict=True):
        first = as_int(x)
        if case.op in ("mul", "single"):
            found.append(golden.mul(n, first, as_int(y)))
        elif case.op == "square":
            found.append(golden.square(n, first))
        else:
            found.append(golden.inverse(n, first) if case.op == "inv" else golden.power(n, first, EXPONENT))
    raw = b"".join(v.to_bytes(8 * case.words, "little") for v in found)
    return np.frombuffer(raw, dtype="<u8").reshape(-1, case.words)


def agree(contenders: Sequence[Contender], case: Case, known: Words) -> None:
    """Raises Disagreement, naming who and where, unless all give `known` first, and the same on what follows."""
    reference = known
    for contender in contenders:
        found = contender.results(case.op)
        for right in (known, reference):
            shorter, longer = sorted((found, right), key=len)
            index = same(shorter, longer)
            if index is not None:
                raise Disagreement(
                    f"{case.name}: {contender.title} gives another result for element {index}",
                    contender=contender.title,
                    index=index,
                )
        reference = max(reference, found, key=len)


def _peers(stack: contextlib.ExitStack, missing: Callable[[str], None], *, python: bool) -> list[Contender]:
    found: list[Contender] = []
    try:
        server = stack.enter_context(Server(program()))
    except PeerMissing as e:
        missing(str(e))
    else:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="modmill-bench-")))
        found += programs(server, folder)
        if all(not peer.title.startswith("NTL") for peer in found):
            missing("the program of the peers was built without NTL; ./dev bench gf2 --peers says why")
    return [*found, *(in_python(missing) if python else [])]


def _ours(
    case: Case,
    backends: Sequence[str],
    methods: Sequence[str],
    threads: int,
    a: Words,
    b: Words,
    missing: Callable[[str], None],
) -> Iterator[Contender]:
    """Ours, loaded; those that can't run are told of, or raise where they are all that was asked for."""
    for backend in backends:
        for method in methods:
            for made in _makers(backend, method, threads, case):
                try:
                    made.load(case, a, b)
                except (BackendUnavailable, UsageError) as e:
                    if len(backends) == len(methods) == 1:
                        raise
                    missing(f"{backend}, {method}, {case.kind}: {e}")
                else:
                    yield made


def _makers(backend: str, method: str, threads: int, case: Case) -> list[Contender]:
    if not backend.startswith("opencl"):
        return [Native(backend, method, threads)]
    # A launch takes as long as thousands of products: only arrays that amortise it say anything.
    return [OpenCl(backend, method), Resident(backend, method)] if case.memory else []


def _measure(
    case: Case, mine: Sequence[Contender], theirs: Sequence[Contender], seconds: float, threads: int
) -> Iterator[Row]:
    everyone = [*mine, *theirs]

    def slice_of(contender: Contender) -> Callable[[int], float]:
        return lambda count: contender.slice(case.op, count)

    slices = [slice_of(contender) for contender in everyone]
    counts = [count_for(one, contender.least) for one, contender in zip(slices, everyone, strict=True)]
    rounds = interleave(slices, counts, seconds)
    for i, contender in enumerate(mine):
        value, n = statistics.median(r[i] for r in rounds), counts[i] * len(rounds)
        if not theirs:
            yield Row("gf2", case.name, contender.title, value, "ns", None, None, None, threads, n)
        for j, peer in enumerate(theirs, len(mine)):
            its, ratio = statistics.median(r[j] for r in rounds), statistics.median(r[j] / r[i] for r in rounds)
            yield Row("gf2", case.name, contender.title, value, "ns", peer.title, its, ratio, threads, n)
