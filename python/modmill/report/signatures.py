"""The report's part on signature checking: verdicts compared on every backend, rates beside the peers', latency."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from modmill import _native, bench, known, params
from modmill.bench import latency
from modmill.bench.signatures import spoil
from modmill.errors import BackendUnavailable
from modmill.golden import ed25519 as golden
from modmill.record import Record

Say = Callable[[str], None]

UNIT = "signatures"


@dataclass(frozen=True, slots=True)
class Plan:
    """Random signatures judged (of these, by the golden model too), seconds for each comparison and each load."""

    random: int
    golden: int
    compare: float
    load: float


QUICK = Plan(random=512, golden=8, compare=0.2, load=0.05)
FULL = Plan(random=8192, golden=64, compare=3.0, load=0.3)


@dataclass(frozen=True, slots=True)
class Judged:
    """One backend: known answers and random signatures judged under every rule, those that agree, and its rates."""

    backend: str
    why: str
    known: int
    known_ok: int
    random: int
    random_ok: int
    seconds: float
    rows: tuple[bench.Row, ...]

    @property
    def ok(self) -> bool:
        """Whether every verdict is as it should be."""
        return 0 < self.known == self.known_ok and 0 < self.random == self.random_ok

    @property
    def rate(self) -> float:
        """Our best median rate, in signatures a second on one core."""
        return max((row.value for row in self.rows), default=0.0)

    def record(self, *, quick: bool) -> Record:
        """The result record."""
        result: dict[str, Any] = {
            "valid": self.ok,
            "known_answers": {"judged": self.known, "agree": self.known_ok},
            "random": {"judged": self.random, "agree": self.random_ok},
            "peers": [row.as_dict() for row in self.rows],
        }
        given = {"rules": list(golden.RULES), "quick": quick}
        checked = "known answers; the golden model; signatures spoilt on purpose"
        return Record("sigverify.report", self.backend, self.why, given, result, self.seconds, self.rate, UNIT, checked)


@dataclass(frozen=True, slots=True)
class Signatures:
    """The whole part."""

    backends: tuple[Judged, ...]
    latency: latency.Latency | None
    published: tuple[params.PublishedRate, ...]

    @property
    def ok(self) -> bool:
        """Whether every check of this part holds."""
        return all(judged.ok for judged in self.backends)

    @property
    def rate(self) -> float | None:
        """Our best rate on one core, or None if none was measured."""
        return max((judged.rate for judged in self.backends), default=None)


NONE = Signatures((), None, ())


def measure(backends: Sequence[str], *, quick: bool, missing: Callable[[str], None], say: Say) -> Signatures:
    """Judges and measures on each of these backends that can run; about 15 seconds, `quick` about 3."""
    plan = QUICK if quick else FULL
    usable: list[str] = []
    for name in backends:
        try:
            usable.append(_native.SignatureBench("strict", backend=name, threads=1).backend)
        except BackendUnavailable as e:
            missing(f"sigverify: {e}")
    if not usable:
        return NONE
    say("sigverify: known answers and random signatures")
    checks = {name: check(name, plan) for name in usable}
    say("sigverify: beside the peers")
    rows = tuple(bench.signature_rows(usable, seconds=plan.compare, peers=True, missing=missing))
    say("sigverify: latency under load")
    loads = (0.1, 0.8) if quick else latency.LOADS
    under_load = latency.measure(usable[-1], seconds=plan.load, loads=loads)
    judged = tuple(Judged(name, *checks[name], tuple(r for r in rows if r.backend == name)) for name in usable)
    return Signatures(judged, under_load, params.published_rates("sigverify"))


def check(backend: str, plan: Plan) -> tuple[str, int, int, int, int, float]:
    """Why it runs, known answers and random signatures (how many, how many agree), and the seconds they took."""
    begin = time.perf_counter()
    answers = known.signatures()
    bent = spoil(_native.bench_signed_messages(plan.random, length=200, seed=7))
    ours = _native.SignatureBench("strict", backend=backend, threads=1)
    judged = agree = right = 0
    for rule in golden.RULES:
        ours = _native.SignatureBench(rule, backend=backend, threads=1)
        ours.load([(a.key, a.signature, a.message) for a in answers])
        judged += len(answers)
        agree += sum(got == a.verdicts[rule] for got, a in zip(ours.verdicts(), answers, strict=True))
        ours.load(bent)
        for i, (got, (key, signature, message)) in enumerate(zip(ours.verdicts(), bent, strict=True)):
            if i < plan.golden:
                right += got == golden.verify(rule, message, signature, key)
            else:
                right += (got == "accepted") == (i % 2 == 0)
    return ours.why, judged, agree, plan.random * len(golden.RULES), right, time.perf_counter() - begin
