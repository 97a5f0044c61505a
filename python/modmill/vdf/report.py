"""Repeated squaring in the report: chains checked on every backend, peers, puzzles, published figures."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from modmill import _native, known, params
from modmill.bench.interleave import available
from modmill.bench.rows import Row
from modmill.errors import PeerMissing
from modmill.golden import vdf as golden
from modmill.modulus import Modulus
from modmill.quantity import format_count, format_duration, format_rate
from modmill.record import Record
from modmill.report.section import Cell, Column, Request, Table, beside_peers
from modmill.vdf.bench import squaring_rows
from modmill.vdf.calibration import calibrate
from modmill.vdf.evaluation import UNIT, Evaluation, ProofKind, evaluate
from modmill.vdf.proof import verify


@dataclass(frozen=True, slots=True)
class Effort:
    """Seconds for the chain on the fastest backend and for each comparison with the peers; known answers' length."""

    chain: float
    compare: float
    known_up_to: int


QUICK = Effort(chain=0.15, compare=0.4, known_up_to=100_000)
FULL = Effort(chain=1.2, compare=3.0, known_up_to=1_000_000)


@dataclass(frozen=True, slots=True)
class Chain:
    """`steps` real squarings on one backend: how fast, and whether an independent computation agrees."""

    backend: str
    why: str
    steps: int
    seconds: float
    y: int
    against: str
    ok: bool

    @property
    def ns(self) -> float:
        """Nanoseconds per squaring, self-checks included."""
        return 1e9 * self.seconds / self.steps


@dataclass(frozen=True, slots=True)
class Proof:
    """A Wesolowski proof of the fastest backend's chain: its cost after the squarings, and its verification's."""

    seconds: float
    share: float
    verify_seconds: float
    ok: bool


@dataclass(frozen=True, slots=True)
class Entry:
    """Everything about one modulus. `known` counts known answers squared and compared, `known_ok` those that agree."""

    modulus: params.NamedModulus
    chains: tuple[Chain, ...]
    proof: Proof
    known: int
    known_ok: int
    rows: tuple[Row, ...]

    @property
    def ns(self) -> float:
        """Our best nanoseconds per squaring: the lowest of the medians measured beside the peers.

        A median of many slices, so steadier than the one long chain on a machine that does other things too.
        """
        return min(r.value for r in self.rows)

    @property
    def ok(self) -> bool:
        """Whether every check of this modulus holds."""
        return (
            bool(self.chains) and all(c.ok for c in self.chains) and self.proof.ok and 0 < self.known == self.known_ok
        )

    def solving(self, t: int) -> float:
        """Seconds that `t` squarings would take here at that speed."""
        return t * self.ns * 1e-9


@dataclass(frozen=True, slots=True)
class Squarings:
    """The whole part."""

    entries: tuple[Entry, ...]
    published: tuple[params.PublishedFigure, ...]

    @property
    def ok(self) -> bool:
        """Whether every check of this part holds."""
        return bool(self.entries) and all(entry.ok for entry in self.entries)

    @property
    def ours(self) -> dict[int, float]:
        """Our best ns per squaring by size."""
        sizes = sorted({e.modulus.bits for e in self.entries})
        return {bits: min(e.ns for e in self.entries if e.modulus.bits == bits) for bits in sizes}

    def records(self, *, quick: bool) -> Iterator[Record]:
        """A record for each modulus and backend."""
        for entry in self.entries:
            for chain in entry.chains:
                yield _record(entry, chain, quick=quick)

    def data(self) -> dict[str, object]:
        """For report.json."""
        return {"entries": self.entries, "published": self.published}

    def tables(self) -> Iterator[Table]:
        """Chains, peers, puzzles, published figures."""
        yield Table(
            "Real squarings, checked",
            "one dependent chain on one core, self-checks included; each result compared with another computation",
            (
                *(Column("modulus"), Column("bits", number=True), Column("backend"), Column("steps", number=True)),
                *(Column("ns", number=True), Column("rate", number=True), Column("checked by"), Column("ok")),
            ),
            [row for entry in self.entries for row in _chain_rows(entry)],
        )
        yield beside_peers(
            "Squarings beside the peers",
            "interleaved in one thread, medians; a ratio above 1 means that Modmill is faster",
            [row for entry in self.entries for row in entry.rows],
            self._plot_speeds,
        )
        yield Table(
            "The puzzles on this core",
            "projected from the medians above; not run to the end here",
            (
                *(Column("puzzle"), Column("title", wide=True), Column("squarings", number=True)),
                *(Column("on this core", number=True), Column("status", wraps=True)),
            ),
            [row for entry in self.entries for row in _puzzle_rows(entry)],
        )
        yield Table(
            "Published squarings",
            "quoted, measured by others on their machines; a ratio above 1 means that this core is faster",
            (
                *(Column("published", wraps=True), Column("fabric"), Column("bits", number=True)),
                *(Column("its ns", number=True), Column("ours, ns", number=True), Column("ratio", number=True)),
                Column("source", wide=True),
            ),
            [self._published_row(figure) for figure in self.published],
            self._plot_published,
        )

    def _published_row(self, figure: params.PublishedFigure) -> tuple[str, ...]:
        ours = self.ours.get(figure.bits)
        here = ("", "") if ours is None else (f"{ours:.1f}", f"{figure.ns / ours:.2f}x")
        return figure.title, figure.fabric, str(figure.bits), f"{figure.ns:g}", *here, figure.source

    def _plot_speeds(self) -> str:
        from modmill.vdf.report_plots import speeds  # matplotlib takes a moment to load, and only the page needs it

        return speeds({f"{e.modulus.name}, {e.modulus.bits} bits": e.rows for e in self.entries})

    def _plot_published(self) -> str:
        from modmill.vdf.report_plots import published

        return published(self.ours, self.published)


def _chain_rows(entry: Entry) -> Iterator[Sequence[Cell]]:
    name, bits = entry.modulus.name, str(entry.modulus.bits)
    for chain in sorted(entry.chains, key=lambda c: c.ns):
        count, rate = format_count(chain.steps), format_rate(chain.steps / chain.seconds)
        yield name, bits, chain.backend, count, f"{chain.ns:,.1f}", rate, chain.against, chain.ok
        name = bits = ""
    yield *("",) * 6, f"{entry.known} known answers", entry.known == entry.known_ok > 0
    proof = entry.proof
    cost = f"+{100 * proof.share:.1f} %"
    yield "", "", "proof", "", "", cost, f"verifier, {format_duration(proof.verify_seconds)}", proof.ok


def _puzzle_rows(entry: Entry) -> Iterator[Sequence[Cell]]:
    puzzle = entry.modulus.puzzle
    # A full stop after a single letter ends an initial, not a sentence.
    status = re.split(r"(?<=\w\w)[.:] ", puzzle.status, maxsplit=1)[0].rstrip(".")
    name, title = entry.modulus.name, entry.modulus.title
    for t in dict.fromkeys(puzzle.rounds or (puzzle.t,)):
        yield name, title, f"{t:,}", format_duration(entry.solving(t)), status
        name = title = status = ""


def _record(entry: Entry, chain: Chain, *, quick: bool) -> Record:
    n = Modulus(entry.modulus.n, entry.modulus.name)
    puzzle = entry.modulus.puzzle
    result: dict[str, Any] = {
        "y_full": n.hex(chain.y),
        "valid": chain.ok,
        "ns": chain.ns,
        "known_answers": {"squared": entry.known, "agree": entry.known_ok},
        "peers": [r.as_dict() for r in entry.rows if r.backend == chain.backend],
        "projected_seconds": {str(t): t * chain.ns * 1e-9 for t in puzzle.rounds or (puzzle.t,)},
    }
    if chain is entry.chains[-1]:
        proof = entry.proof
        result["proof"] = {
            "seconds": proof.seconds,
            "share": proof.share,
            "verify_seconds": proof.verify_seconds,
            "valid": proof.ok,
        }
    parameters = {
        "modulus": n.name,
        "bits": n.bits,
        "base": hex(puzzle.base),
        "steps": chain.steps,
        "quick": quick,
    }
    rate = chain.steps / chain.seconds
    checked = f"{chain.against}; {entry.known} known answers"
    return Record("vdf.report", chain.backend, chain.why, parameters, result, chain.seconds, rate, UNIT, checked)


def measure(request: Request) -> Squarings:
    """Squares and compares modulo each well-known modulus."""
    effort = QUICK if request.quick else FULL
    entries = tuple(measure_entry(modulus, effort, request) for modulus in params.moduli().values())
    return Squarings(entries, params.published("vdf"))


def measure_entry(entry: params.NamedModulus, effort: Effort, request: Request) -> Entry:
    """Measures one modulus."""
    say = request.say
    chosen = available(
        request.backends,
        lambda name: _native.backend_for(entry.n, name),
        lambda reason: request.missing(f"{entry.name}: {reason}"),
    )
    usable = [backend for backend, _ in chosen]
    fastest = usable[-1]
    say(f"{entry.name}: how many squarings fit")
    speed = calibrate(entry.n, measure=0.3, backend=fastest)
    steps = max(1000, speed.steps_for(effort.chain))
    # The slower backends do an eighth; the independent computation passes that point on its way to the whole.
    part = max(1, steps // 8)
    runs = []
    for name in usable:
        length = steps if name == fastest else part
        say(f"{entry.name}: {length:,} squarings on {name}")
        proof: ProofKind = "wesolowski" if name == fastest else "none"
        runs.append(evaluate(entry.n, length, entry.puzzle.base, proof=proof, backend=name))
    say(f"{entry.name}: the same by another way")
    right, against = independent(entry, part, steps)
    chains = tuple(
        Chain(r.backend, r.why, r.steps, r.seconds, r.y_full, against, r.y_full == right[r.steps]) for r in runs
    )
    say(f"{entry.name}: proof and known answers")
    proved = _proof(runs[-1])
    answers = [a for a in known.answers(entry.name) if a.steps <= effort.known_up_to]
    agree = [evaluate(entry.n, a.steps, a.base, proof="none", backend=fastest).y_full == a.y for a in answers]
    say(f"{entry.name}: beside the peers")
    found = squaring_rows([entry.n], usable, seconds=effort.compare, peers=True, missing=request.missing)
    return Entry(entry, chains, proved, len(answers), sum(agree), tuple(found))


def independent(entry: params.NamedModulus, part: int, steps: int) -> tuple[dict[int, int], str]:
    """The right values after `part` and after `steps` squarings, by a computation that shares no code with ours."""
    n, base, p, q = entry.n, entry.puzzle.base, entry.puzzle.p, entry.puzzle.q
    if p is not None and q is not None:
        return {t: golden.trapdoor(n, base, t, (p, q)) for t in (part, steps)}, "factors of N"
    try:
        middle = _by_gmp(n, base, part)
        return {part: middle, steps: _by_gmp(n, middle, steps - part)}, "GMP"
    except PeerMissing:
        middle = golden.chain(n, base, part)
        return {part: middle, steps: golden.chain(n, middle, steps - part)}, "Python integers"


def _by_gmp(n: int, x: int, steps: int) -> int:
    """x^(2^steps) mod n by GMP, in pieces short enough for ^C to come through."""
    piece = 100_000
    for done in range(0, steps, piece):
        x = _native.peers_gmp_repeated_square(n, x, min(piece, steps - done))
    return x


def _proof(run: Evaluation) -> Proof:
    begin = time.perf_counter()
    ok = run.proof_file is not None and verify(run.proof_file).y == run.y
    seconds = time.perf_counter() - begin
    return Proof(run.seconds_proof, run.seconds_proof / run.seconds if run.seconds else 0.0, seconds, ok)
