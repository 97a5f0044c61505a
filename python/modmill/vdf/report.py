"""Repeated squaring in the report: chains checked on every backend, peers, puzzles, published figures."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from modmill import _native, known, params
from modmill.bench.interleave import available
from modmill.bench.rows import Row
from modmill.errors import PeerMissing
from modmill.golden import vdf as golden
from modmill.modulus import Modulus
from modmill.quantity import format_count, format_duration, format_ratio
from modmill.record import Record
from modmill.report.chart import QUOTED, Chart, Dot, of_rows, ordered
from modmill.report.section import Card, Cell, Column, Request, Table, beside_peers, headline
from modmill.stated import Form, written
from modmill.vdf.bench import WELL_KNOWN, squaring_rows
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
    """`steps` real squarings on one backend, and whether an independent computation agrees.

    `seconds` passed on the clock, with self-checks, saved points and whatever else this machine did: they say nothing
    of the speed, which is measured once, beside the peers.
    """

    backend: str
    why: str
    steps: int
    seconds: float
    y: int
    against: str
    ok: bool


@dataclass(frozen=True, slots=True)
class Proof:
    """A Wesolowski proof of the fastest backend's chain: its time after the squarings, and its verification's."""

    seconds: Annotated[float, "what it took"]
    share: Annotated[float, "as a part of the squaring time"]
    verify_seconds: Annotated[float, "what verifying took"]
    ok: Annotated[bool, "whether it holds", Form(bool, lambda _, ok: ok, "valid")]


@dataclass(frozen=True, slots=True)
class Projection:
    """The time that `steps` squarings of a puzzle take on this core, and on the fastest `published` hardware of its
    size.

    Both are products of a time per squaring and the steps, not runs to the end. None where no such speed is published.
    """

    puzzle: str
    steps: int
    seconds: float
    published: str | None
    published_seconds: float | None


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
        """Our best nanoseconds per squaring: the lowest of the medians."""
        return min(r.value for r in self.rows)

    def median(self, backend: str) -> float:
        """Nanoseconds per squaring on that backend: the median measured beside the peers, in processor time."""
        return next(r.value for r in self.rows if r.backend == backend)

    @property
    def ok(self) -> bool:
        """True if every check of this modulus holds."""
        return (
            bool(self.chains) and all(c.ok for c in self.chains) and self.proof.ok and 0 < self.known == self.known_ok
        )

    def projections(self, ns: float) -> Iterator[Projection]:
        """The projection of each round of the puzzle at Modmill's `ns` nanoseconds per squaring."""
        puzzle, best = self.modulus.puzzle, params.fastest_hardware(self.modulus.bits)
        for t in dict.fromkeys(puzzle.rounds or (puzzle.t,)):
            theirs = (None, None) if best is None else (best.title, t * best.ns * 1e-9)
            yield Projection(self.modulus.name, t, t * ns * 1e-9, *theirs)


@dataclass(frozen=True, slots=True)
class Squarings:
    """The whole part."""

    title: ClassVar[str] = "Repeated squaring"
    entries: tuple[Entry, ...]
    published: tuple[params.PublishedFigure, ...]

    @property
    def ok(self) -> bool:
        """True if every check of this part holds."""
        return bool(self.entries) and all(entry.ok for entry in self.entries)

    def cards(self) -> Iterator[Card]:
        """The cards that compare Modmill's squaring with the peers' modulo each number."""
        for entry in self.entries:
            against = f"{entry.chains[-1].against}; {entry.known} known answers; a proof, verified"
            yield from headline(
                entry.rows, f"squaring modulo {entry.modulus.name}", against, ok=entry.ok, best_is_least=True
            )

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
        ahead = [projection for entry in self.entries for projection in entry.projections(entry.ns)]
        return {"entries": self.entries, "published": self.published, "projections": ahead}

    def tables(self) -> Iterator[Table]:
        """Chains, peers, puzzles, published figures."""
        rows = [row for entry in self.entries for row in entry.rows]
        sizes = {name: bits for bits, name in WELL_KNOWN.items()}
        chains = [row for entry in self.entries for row in _chain_rows(entry)]
        yield Table(
            "Real squarings, checked",
            "dependent chains; each result compared with another computation. How fast, the next table says",
            (
                *(Column("modulus"), Column("bits", number=True), Column("backend")),
                *(Column("steps", number=True), Column("checked by"), Column("ok")),
            ),
            [row for row, _ in chains],
            repeat=[command for _, command in chains],
        )
        yield beside_peers(
            "Squarings beside the peers",
            "processor time of one thread, interleaved medians; a ratio above 1 means that Modmill is faster",
            rows,
            of_rows(rows, best_is_least=True),
            [f"modmill bench vdf --bits {sizes[e.modulus.name]} --peers" for e in self.entries for _ in e.rows],
        )
        puzzles = [row for entry in self.entries for row in _puzzle_rows(entry)]
        yield Table(
            "The puzzles on this core, and on published hardware",
            "projected, not run to the end: the squarings times the best median above, and times the nanoseconds a "
            "squaring of the fastest hardware published for that size, measured by others",
            (
                *(Column("puzzle"), Column("title", wide=True), Column("squarings", number=True)),
                *(Column("on this core", number=True), Column("published", number=True)),
                *(Column("hardware", wraps=True), Column("status", wraps=True)),
            ),
            [row for row, _ in puzzles],
            repeat=[command for _, command in puzzles],
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
            tuple(self._published_charts()),
        )

    def _published_row(self, figure: params.PublishedFigure) -> tuple[str, ...]:
        ours = self.ours.get(figure.bits)
        here = ("", "") if ours is None else (f"{ours:.1f}", format_ratio(figure.ns / ours))
        return figure.title, figure.fabric, str(figure.bits), f"{figure.ns:g}", *here, figure.source

    def _published_charts(self) -> Iterator[Chart]:
        for bits, ns in self.ours.items():
            theirs = [Dot(f"{f.title} ({f.fabric})", f.ns, "published") for f in self.published if f.bits == bits]
            if theirs:
                best = min((r for e in self.entries if e.modulus.bits == bits for r in e.rows), key=lambda r: r.value)
                mine = Dot("this core, modmill", ns, "ours", best.range)
                yield Chart(f"{bits} bits", "ns/squaring", ordered([*theirs, mine], best_is_least=True), QUOTED)


def _chain_rows(entry: Entry) -> Iterator[tuple[Sequence[Cell], str]]:
    """Cells, and the command that repeats them."""
    name, bits, proof = entry.modulus.name, str(entry.modulus.bits), entry.proof
    for chain in entry.chains:
        again = f"modmill vdf eval --modulus {entry.modulus.name} --steps {chain.steps} --backend {chain.backend}"
        proved = chain is entry.chains[-1]
        yield (
            (name, bits, chain.backend, format_count(chain.steps), chain.against, chain.ok),
            again + (" --out proof.json" if proved else " --proof none"),
        )
        name = bits = ""
    known = (*("",) * 4, f"{entry.known} known answers", entry.known == entry.known_ok > 0)
    yield known, f"modmill vdf puzzle verify {entry.modulus.name}"
    cost = f"proof, {100 * proof.share:.1f} % of its chain's time; verified in {format_duration(proof.verify_seconds)}"
    yield ("", "", entry.chains[-1].backend, "", cost, proof.ok), "modmill vdf verify proof.json"


def _puzzle_rows(entry: Entry) -> Iterator[tuple[Sequence[Cell], str]]:
    """Cells, and the command that runs the puzzle to the end."""
    puzzle = entry.modulus.puzzle
    # A full stop after a single letter ends an initial, not a sentence.
    status = re.split(r"(?<=\w\w)[.:] ", puzzle.status, maxsplit=1)[0].rstrip(".")
    name, title = entry.modulus.name, entry.modulus.title
    for one in entry.projections(entry.ns):
        theirs = "" if one.published_seconds is None else format_duration(one.published_seconds)
        hardware = one.published or "no speed of hardware is published for this size"
        again = f"modmill vdf puzzle solve {one.puzzle}"
        if puzzle.rounds:
            again += f" --round {puzzle.rounds.index(one.steps) + 1}"
        cells = (name, title, f"{one.steps:,}", format_duration(one.seconds), theirs, hardware, status)
        yield cells, again
        name = title = status = ""


def _record(entry: Entry, chain: Chain, *, quick: bool) -> Record:
    n = Modulus(entry.modulus.n, entry.modulus.name)
    ns = entry.median(chain.backend)
    ahead = list(entry.projections(ns))
    result: dict[str, Any] = {
        "y_full": n.hex(chain.y),
        "valid": chain.ok,
        "ns": ns,
        "known_answers": {"squared": entry.known, "agree": entry.known_ok},
        "peers": [r.as_dict() for r in entry.rows if r.backend == chain.backend],
        "projected_seconds": {str(one.steps): one.seconds for one in ahead},
        "published": ahead[0].published,
        "published_seconds": {str(one.steps): one.published_seconds for one in ahead},
    }
    if chain is entry.chains[-1]:
        result["proof"] = written(entry.proof)
    parameters = {
        "modulus": n.name,
        "bits": n.bits,
        "base": hex(entry.modulus.puzzle.base),
        "steps": chain.steps,
        "quick": quick,
    }
    checked = f"{chain.against}; {entry.known} known answers"
    return Record("vdf.report", chain.backend, chain.why, parameters, result, chain.seconds, 1e9 / ns, UNIT, checked)


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
