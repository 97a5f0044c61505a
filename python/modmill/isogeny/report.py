"""The isogeny delay function in the report: evaluations checked on every backend, beside peers and published ones."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass

from modmill import known
from modmill.bench.rows import Row
from modmill.errors import BackendUnavailable
from modmill.isogeny.bench import step_rows
from modmill.isogeny.evaluation import evaluate, verify
from modmill.isogeny.keys import setup
from modmill.isogeny.walk import published
from modmill.quantity import format_ratio
from modmill.record import Record
from modmill.report.chart import Chart, Dot, of_rows, ordered
from modmill.report.section import Card, Checked, Column, Request, Table, beside_peers, checked_table, headline


@dataclass(frozen=True, slots=True)
class Evaluated(Checked):
    """One backend's evaluations."""

    def record(self, *, quick: bool) -> Record:
        """The result record; its rate is that of the steps over p1506."""
        result = self.result("evaluations")
        rate = next((1e9 / row.value for row in self.rows), None)
        checked = "known answers over Fp and Fp2; the pairing of each output"
        return Record(
            "isogeny.report", self.backend, self.why, {"quick": quick}, result, self.seconds, rate, "steps", checked
        )


@dataclass(frozen=True, slots=True)
class Evaluations:
    """The whole part."""

    backends: tuple[Evaluated, ...]

    @property
    def ok(self) -> bool:
        """True if every check of this part holds."""
        return all(evaluated.ok for evaluated in self.backends)

    @property
    def rows(self) -> list[Row]:
        """All rows."""
        return [row for evaluated in self.backends for row in evaluated.rows]

    @property
    def title(self) -> str:
        """The heading of this part."""
        return "Isogeny delay function"

    def cards(self) -> Iterator[Card]:
        """The cards that compare Modmill's steps with the peers'."""
        checked = f"{sum(one.checked for one in self.backends):,} evaluations: known answers; pairings"
        yield from headline(self.rows, "a 2-isogeny step over p1506", checked, ok=self.ok, best_is_least=True)

    def records(self, *, quick: bool) -> Iterator[Record]:
        """A record for each backend."""
        return (evaluated.record(quick=quick) for evaluated in self.backends)

    def data(self) -> dict[str, object]:
        """For report.json."""
        return {"evaluations": self}

    def tables(self) -> Iterator[Table]:
        """The tables: checks, peers, and published speeds."""
        yield checked_table(
            "Isogeny delay function, checked",
            "known answers over Fp and Fp2: set up, evaluated, verified by the pairing",
            self.backends,
        )
        yield beside_peers(
            "Isogeny delay function",
            "dependent 2-isogeny steps on one core; the peers compute the same formulas with GMP",
            self.rows,
            of_rows(self.rows, best_is_least=True),
            ["modmill bench isogeny --part step --peers"] * len(self.rows),
        )
        best = min((row.value for row in self.rows), default=None)
        ours = "" if best is None else f": {1e9 / best:,.0f}/s"
        yield Table(
            "Published evaluations",
            "2-isogenies a second over the 1506-bit prime; an isogeny of degree 4 counts for two. A ratio above 1 "
            f"means that this core is faster{ours}",
            (
                *(Column("published", wraps=True), Column("degree", number=True), Column("its /s", number=True)),
                *(Column("ratio", number=True), Column("source", wide=True)),
            ),
            [
                (
                    *(s.title, str(s.degree), f"{s.steps:,.0f}"),
                    *("" if best is None else format_ratio(1e9 / best / s.steps), s.source),
                )
                for s in published.speeds()
            ],
            [] if best is None else [_published_chart(1e9 / best)],
        )


def _published_chart(ours: float) -> Chart:
    dots = [Dot(speed.title, speed.steps, "published") for speed in published.speeds()]
    dots.append(Dot("this core, modmill", ours, "ours"))
    return Chart(
        "2-isogenies a second",
        "1/s",
        ordered(dots, best_is_least=False),
        "diamonds are quoted; the dot is our best median",
    )


def measure(request: Request) -> Evaluations | None:
    """Checks and measures each backend that can run; some seconds."""
    found: list[tuple[str, str, int, int, float]] = []
    for name in request.backends:
        request.say(f"isogeny: checked on {name}")
        try:
            found.append((name, *check(name)))
        except BackendUnavailable as e:
            request.missing(f"isogeny: {e}")
    if not found:
        return None
    request.say("isogeny: beside the peers")
    usable = [name for name, *_ in found]
    seconds = 0.1 if request.quick else 3.0
    rows = list(step_rows(("p1506",), usable, seconds=seconds, peers=True, missing=request.missing))
    return Evaluations(tuple(Evaluated(*one, tuple(row for row in rows if row.backend == one[0])) for one in found))


def check(backend: str) -> tuple[str, int, int, float]:
    """Why it runs, the evaluations checked and those that are right, and the seconds that they took.

    Known answers over primes that the backend does not take are left out. Raises BackendUnavailable if it takes none.
    """
    begin = time.perf_counter()
    why, checked, right = "", 0, 0
    refused: BackendUnavailable | None = None
    for answer in known.evaluations():
        with tempfile.TemporaryDirectory() as place:
            try:
                key = setup(
                    *(place, answer.steps),
                    field=answer.field,
                    variant=answer.variant,
                    start=answer.start,
                    seed=answer.seed,
                    backend=backend,
                ).key
            except BackendUnavailable as e:
                refused = e
                continue
            done = evaluate(place, x=answer.input, backend=backend)
        checked += 1
        right += done.output == answer.output == verify(done.proof_file, key=key, backend=backend).output
        why = done.why
    if refused is not None and not checked:
        raise refused
    return why, checked, right, time.perf_counter() - begin
