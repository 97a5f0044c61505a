"""The isogeny delay function in the report: evaluations checked on every backend, beside peers and published ones."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from modmill import known
from modmill.errors import BackendUnavailable
from modmill.isogeny.bench import step_rows
from modmill.isogeny.evaluation import evaluate, verify
from modmill.isogeny.keys import setup
from modmill.isogeny.walk import published
from modmill.quantity import format_ratio
from modmill.report.backends import Backends, Checked, checked_table, named, on_backends
from modmill.report.chart import of_rows, quoted_rates
from modmill.report.section import Card, Column, Request, Table, beside_peers, headline


class Evaluated(Checked):
    """One backend's evaluations; its rate is that of the steps over p1506."""

    job = "isogeny"
    counted = "evaluations"
    unit = "steps"
    against = "known answers over Fp and Fp2; the pairing of each output"


@dataclass(frozen=True, slots=True)
class Evaluations(Backends[Evaluated]):
    """The whole part."""

    title: ClassVar[str] = "Isogeny delay function"

    def cards(self) -> Iterator[Card]:
        """The cards that compare Modmill's steps with the peers'."""
        checked = f"{sum(one.checked for one in self.backends):,} evaluations: known answers; pairings"
        yield from headline(self.rows, "a 2-isogeny step over p1506", checked, ok=self.ok, best_is_least=True)

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
        rate = None if best is None else 1e9 / best
        ours = "" if rate is None else f": {rate:,.0f}/s"
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
                    *("" if rate is None else format_ratio(rate / s.steps), s.source),
                )
                for s in published.speeds()
            ],
            quoted_rates("2-isogenies a second", ((s.title, s.steps) for s in published.speeds()), rate),
        )


def measure(request: Request) -> Evaluations | None:
    """Checks and measures each backend that can run; some seconds."""
    seconds = 0.1 if request.quick else 3.0
    found = on_backends(
        request,
        Evaluated,
        check,
        lambda names: named(step_rows(("p1506",), names, seconds=seconds, peers=True, missing=request.missing)),
    )
    return Evaluations(found) if found else None


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
