"""Signatures in the report: verdicts compared on every backend, rates beside the peers', latency under load."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from modmill import _native, known, params
from modmill.golden import ed25519 as golden
from modmill.quantity import format_ratio
from modmill.report.backends import Backends, OnBackend, named, on_backends
from modmill.report.chart import Chart, Dot, of_rows
from modmill.report.section import CHECK, Card, Column, Request, Table, beside_peers, headline
from modmill.sigverify import latency
from modmill.sigverify.bench import signature_rows
from modmill.sigverify.contenders import corrupted
from modmill.sigverify.results import UNIT
from modmill.sigverify.verdicts import Verdict


@dataclass(frozen=True, slots=True)
class Effort:
    """Random signatures verified (of these, by the golden model too), seconds for each comparison and each load."""

    random: int
    golden: int
    compare: float
    load: float


QUICK = Effort(random=512, golden=8, compare=0.2, load=0.05)
FULL = Effort(random=8192, golden=64, compare=3.0, load=0.3)


@dataclass(frozen=True, slots=True)
class Verified(OnBackend):
    """One backend: known answers and random signatures verified under every rule, those that agree, and its rates."""

    job = "sigverify"
    unit = UNIT
    against = "known answers; the golden model; signatures corrupted on purpose"
    known: int
    known_ok: int
    random: int
    random_ok: int

    @property
    def ok(self) -> bool:
        """True if every verdict is as it should be."""
        return 0 < self.known == self.known_ok and 0 < self.random == self.random_ok

    @property
    def rate(self) -> float:
        """Our best median rate, in signatures a second on one core."""
        return max((row.value for row in self.rows), default=0.0)

    def told(self) -> tuple[dict[str, Any], dict[str, Any]]:
        found = {
            "known_answers": {"judged": self.known, "agree": self.known_ok},
            "random": {"judged": self.random, "agree": self.random_ok},
            "peers": [row.as_dict() for row in self.rows],
        }
        return {"rules": list(golden.RULES)}, found


@dataclass(frozen=True, slots=True)
class Signatures(Backends[Verified]):
    """The whole part."""

    title: ClassVar[str] = "Ed25519 signatures"
    latency: latency.Latency
    published: tuple[params.PublishedRate, ...]

    @property
    def rate(self) -> float:
        """Our best rate on one core."""
        return max(verified.rate for verified in self.backends)

    def cards(self) -> Iterator[Card]:
        """The cards that compare the verification of many signatures and of one with the peers'."""
        checked = f"{sum(v.known + v.random for v in self.backends):,} verdicts: known answers; the golden model"
        for case, what in (("verify-strict-200", "signatures of 200 bytes"), ("single-strict-200", "one at a time")):
            rows = [row for row in self.rows if row.case == case]
            yield from headline(rows, what, checked, ok=self.ok, best_is_least=False)

    def data(self) -> dict[str, object]:
        """For report.json."""
        return {"signatures": self}

    def tables(self) -> Iterator[Table]:
        """Verdicts, peers, latency, published rates."""
        yield Table(
            "Signatures, each verified independently",
            "Ed25519 under four rules; compared with known answers, with the golden model, or with known corruption",
            (
                *(Column("backend"), Column("known answers", number=True), Column("random", number=True)),
                *(Column("best rate", number=True), Column("ok")),
            ),
            [
                (
                    *(v.backend, f"{v.known_ok:,} of {v.known:,}", f"{v.random_ok:,} of {v.random:,}"),
                    *(f"{v.rate:,.0f}/s", v.ok),
                )
                for v in self.backends
            ],
            repeat=CHECK,
        )
        yield beside_peers(
            "Signatures beside the peers",
            "one core, another key each time, interleaved medians; a ratio above 1 means that Modmill is faster",
            self.rows,
            self._rate_charts(),
            ["modmill bench sigverify --peers"] * len(self.rows),
        )
        levels = ("load", "offered/s", "median, us", "99 %, us", "longest, us", "queued, ms", "stolen, ms")
        yield Table(
            "Latency of the stream",
            f"{self.latency.backend}, one worker, from the scheduled arrival to the verdict, open-loop arrivals; full "
            f"load is what this stream did when it never lacked a signature: {self.latency.full_rate:,.0f}/s; queued: "
            "how long our threads waited for a processor meanwhile; stolen: what other guests of the host took",
            tuple(Column(name, number=True) for name in levels),
            [
                (
                    *(f"{100 * level.load:g} %", f"{level.offered:,.0f}"),
                    *(f"{us:,.0f}" for us in (level.p50_us, level.p99_us, level.max_us)),
                    *("" if ms is None else f"{ms:,.1f}" for ms in (level.queued_ms, level.stolen_ms)),
                )
                for level in self.latency.levels
            ],
            [self._latency_chart()],
            "modmill bench sigverify --latency",
        )
        yield Table(
            "Published rates of verification",
            "quoted; a ratio above 1 means that this core is faster",
            (
                *(Column("published", wraps=True), Column("fabric"), Column("of a"), Column("its /s", number=True)),
                *(Column("latency, us", number=True), Column("watts", number=True), Column("ratio", number=True)),
                Column("source", wide=True),
            ),
            [
                (
                    *(rate.title, rate.fabric, rate.per, f"{rate.per_second:,.0f}"),
                    *("" if x is None else f"{x:g}" for x in (rate.microseconds, rate.watts)),
                    *(format_ratio(self.rate / rate.per_second), rate.source),
                )
                for rate in self.published
            ],
        )

    def _rate_charts(self) -> Iterator[Chart]:
        """Our backends, the peers, and the published rates of processor cores."""
        cores = [Dot(f"{r.title}, published", r.per_second, "published") for r in self.published if r.per == "core"]
        yield from of_rows(self.rows, best_is_least=False, more=cores)

    def _latency_chart(self) -> Chart:
        dots = [
            Dot(
                *(f"{100 * level.load:g} % of full load", level.p50_us, "ours", (level.p50_us, level.p99_us)),
                more=f"longest {level.max_us:,.0f}",
            )
            for level in self.latency.levels
            if level.count
        ]
        return Chart("time to the verdict", "us", dots, "dots are medians; a line ends at the 99th percentile")


def measure(request: Request) -> Signatures | None:
    """Verifies and measures on each backend that can run; about 15 seconds, quickly about 3."""
    effort = QUICK if request.quick else FULL
    found = on_backends(
        request,
        Verified,
        lambda name: check(name, effort),
        lambda names: named(signature_rows(names, seconds=effort.compare, peers=True, missing=request.missing)),
    )
    if not found:
        return None
    request.say("sigverify: latency under load")
    loads = (0.1, 0.8) if request.quick else latency.LOADS
    under_load = latency.measure(found[-1].backend, seconds=effort.load, loads=loads)
    return Signatures(found, under_load, params.published_rates("sigverify"))


def check(backend: str, effort: Effort) -> tuple[str, int, int, int, int, float]:
    """Why it runs, known answers and random signatures (how many, how many agree), and the seconds they took."""
    begin = time.perf_counter()
    answers = known.signatures()
    flipped = corrupted(_native.bench_signed_messages(effort.random, length=200, seed=7))
    ours = _native.SignatureBench("strict", backend=backend, threads=1)
    verified = agree = right = 0
    for rule in golden.RULES:
        ours = _native.SignatureBench(rule, backend=backend, threads=1)
        ours.load([(a.key, a.signature, a.message) for a in answers])
        verified += len(answers)
        agree += sum(got == a.verdicts[rule] for got, a in zip(ours.verdicts(), answers, strict=True))
        ours.load(flipped)
        for i, (got, (key, signature, message)) in enumerate(zip(ours.verdicts(), flipped, strict=True)):
            if i < effort.golden:
                right += got == golden.verify(rule, message, signature, key)
            else:
                right += (got == Verdict.ACCEPTED.label) == (i % 2 == 0)
    return ours.why, verified, agree, effort.random * len(golden.RULES), right, time.perf_counter() - begin
