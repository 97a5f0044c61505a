"""What the report holds, and the measuring of it: real squarings, each result checked by another computation."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

from modmill import _native, bench, known, machine, params
from modmill.errors import BackendUnavailable, PeerMissing
from modmill.golden import vdf as golden
from modmill.jobs import vdf
from modmill.report import fields, hardware, signatures

Say = Callable[[str], None]
"""Told what is being done now."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How long each part may take, in seconds: the chain on the fastest backend, each comparison with the peers."""

    chain: float
    compare: float
    known_up_to: int


QUICK = Plan(chain=0.15, compare=0.4, known_up_to=100_000)
FULL = Plan(chain=1.2, compare=3.0, known_up_to=1_000_000)


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
    rows: tuple[bench.Row, ...]

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
class Report:
    """The whole report; `missing` names the peers or backends that could not take part, with the reason."""

    date: str
    machine: machine.Machine
    quick: bool
    entries: tuple[Entry, ...]
    published: tuple[params.PublishedFigure, ...]
    missing: tuple[str, ...]
    seconds: float
    hardware: hardware.Hardware = hardware.NONE
    signatures: signatures.Signatures = signatures.NONE
    fields: fields.Fields = fields.NONE

    @property
    def ok(self) -> bool:
        """Whether every check of the report holds."""
        parts = (self.hardware, self.signatures, self.fields)
        return bool(self.entries) and all(e.ok for e in self.entries) and all(part.ok for part in parts)

    def ours_at(self, bits: int) -> float | None:
        """Our best ns per squaring at that size, or None if it was not measured."""
        found = [e.ns for e in self.entries if e.modulus.bits == bits]
        return min(found) if found else None


def measure(*, quick: bool, backend: str = "all", say: Say = lambda _: None) -> Report:
    """Measures and checks everything; one or two minutes on two cores, `quick` about ten seconds.

    `backend` "all" takes every backend that can run here and simulates the hardware units; a name takes that one alone
    (BackendUnavailable if it can't).
    """
    begin = time.perf_counter()
    plan = QUICK if quick else FULL
    facts = machine.facts()
    missing: list[str] = []
    chosen = list(facts.backends) if backend == "all" else [backend]
    entries = tuple(measure_entry(m, chosen, plan, missing, say) for m in params.moduli().values())
    judged = signatures.measure(chosen, quick=quick, missing=missing.append, say=say)
    computed = fields.measure(chosen, devices=backend == "all", quick=quick, missing=missing.append, say=say)
    units = hardware.NONE
    if backend == "all":
        units = hardware.measure(quick=quick, missing=missing.append, say=say)
    return Report(
        date=f"{datetime.now(UTC):%Y-%m-%d %H:%M UTC}",
        machine=facts,
        quick=quick,
        entries=entries,
        published=params.published("vdf"),
        missing=tuple(dict.fromkeys(missing)),
        seconds=time.perf_counter() - begin,
        hardware=units,
        signatures=judged,
        fields=computed,
    )


def measure_entry(entry: params.NamedModulus, backends: list[str], plan: Plan, missing: list[str], say: Say) -> Entry:
    """Measures one modulus on `backends`; what can't take part goes to `missing`."""
    usable = []
    for name in backends:
        try:
            _native.backend_for(entry.n, name)
            usable.append(name)
        except BackendUnavailable as e:
            if len(backends) == 1:
                raise
            missing.append(f"{entry.name}: {e}")
    fastest = usable[-1]
    say(f"{entry.name}: how many squarings fit")
    speed = vdf.calibrate(entry.n, measure=0.3, backend=fastest)
    steps = max(1000, speed.steps_for(plan.chain))
    # The slower backends do an eighth; the independent computation passes that point on its way to the whole.
    part = max(1, steps // 8)
    runs = []
    for name in usable:
        length = steps if name == fastest else part
        say(f"{entry.name}: {length:,} squarings on {name}")
        proof: vdf.ProofKind = "wesolowski" if name == fastest else "none"
        runs.append(vdf.evaluate(entry.n, length, entry.puzzle.base, proof=proof, backend=name))
    say(f"{entry.name}: the same by another way")
    right, against = independent(entry, part, steps)
    chains = tuple(
        Chain(r.backend, r.why, r.steps, r.seconds, r.y_full, against, r.y_full == right[r.steps]) for r in runs
    )
    say(f"{entry.name}: proof and known answers")
    proved = _proof(runs[-1])
    answers = [a for a in known.answers(entry.name) if a.steps <= plan.known_up_to]
    agree = [vdf.evaluate(entry.n, a.steps, a.base, proof="none", backend=fastest).y_full == a.y for a in answers]
    say(f"{entry.name}: beside the peers")
    found = bench.squaring_rows([entry.n], usable, seconds=plan.compare, peers=True, missing=missing.append)
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


def _proof(run: vdf.Evaluation) -> Proof:
    begin = time.perf_counter()
    ok = run.proof_file is not None and vdf.verify(run.proof_file).y == run.y
    seconds = time.perf_counter() - begin
    return Proof(run.seconds_proof, run.seconds_proof / run.seconds if run.seconds else 0.0, seconds, ok)
