"""Multi-scalar multiplication in the report: products checked on every backend, beside the peers and published ones."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from modmill import known
from modmill.bench.rows import Row
from modmill.golden.bls12 import multiply
from modmill.msm import published
from modmill.msm.bases import CURVES, Bases
from modmill.msm.bench import msm_rows
from modmill.msm.cases import Case, parse
from modmill.msm.convert import curve_of
from modmill.msm.generation import random_points, random_scalars
from modmill.quantity import format_ratio
from modmill.report.backends import Backends, Checked, checked_table, named, on_backends
from modmill.report.chart import of_rows, quoted_rates
from modmill.report.section import Card, Column, Request, Table, beside_peers, headline


@dataclass(frozen=True, slots=True)
class Effort:
    """Points of the random product that each backend computes, logs of the timed sizes, seconds for each of these."""

    random: int
    logs: tuple[int, ...]
    compare: float


QUICK = Effort(random=1000, logs=(10,), compare=0.1)
FULL = Effort(random=20_000, logs=(10, 12, 14, 16), compare=3.0)


class Multiplied(Checked):
    """One backend's products; its rate is the best one."""

    job = "msm"
    counted = "products"
    unit = "points"
    against = "known answers, among them gnark-crypto's and EIP-2537's; known logarithms of random points"

    @property
    def rate(self) -> float | None:
        return max((row.value for row in self.rows), default=None)


@dataclass(frozen=True, slots=True)
class Products(Backends[Multiplied]):
    """The whole part."""

    title: ClassVar[str] = "Multi-scalar multiplication"
    systems: tuple[published.System, ...]
    stages: tuple[published.Stage, ...]

    def cards(self) -> Iterator[Card]:
        """The cards that compare Modmill's largest products with the peers', on each curve."""
        checked = f"{sum(one.checked for one in self.backends):,} products: known answers; known logarithms"
        for curve in CURVES:
            of_curve = [(case, row) for row in self.rows if (case := parse(row.case)).curve == curve]
            largest = max((case.log for case, _ in of_curve), default=0)
            rows = [row for case, row in of_curve if case.log == largest]
            what = f"points a second on {curve}, products of 2^{largest}"
            yield from headline(rows, what, checked, ok=self.ok, best_is_least=False)

    def data(self) -> dict[str, object]:
        """For report.json."""
        return {"products": self}

    def tables(self) -> Iterator[Table]:
        """The tables: checks, peers, published accelerators, and the steps of the first of them."""
        yield checked_table(
            "Multi-scalar products, checked",
            "known answers on BLS12-377 and BLS12-381, and random points whose logarithms are known",
            self.backends,
        )
        yield beside_peers(
            "Multi-scalar products",
            "points a second on one core, random points and scalars, bases prepared beforehand",
            self.rows,
            of_rows(self.rows, best_is_least=False),
            [f"modmill bench msm --case {row.case} --peers" for row in self.rows],
        )
        best = best_rate(self.rows, "377-")
        yield Table(
            "Published accelerators",
            "points a second on BLS12-377, each counted once for each product; quoted. A ratio above 1 means that this "
            f"core is faster at its largest size above{'' if best is None else f': {best:,.0f}/s'}",
            (
                *(Column("published", wraps=True), Column("fabric"), Column("year"), Column("products")),
                *(Column("its /s", number=True), Column("watts", number=True), Column("points a joule", number=True)),
                *(Column("ratio", number=True), Column("source", wide=True)),
            ),
            [
                (
                    *(s.title, s.fabric, str(s.year), f"{s.batch} of 2^{s.log}", f"{s.rate:,.0f}"),
                    *(("", "") if s.watts is None else (f"{s.watts:g}", f"{s.rate / s.watts:,.0f}")),
                    *("" if best is None else format_ratio(best / s.rate), s.source),
                )
                for s in self.systems
            ],
            quoted_rates(
                "points a second on BLS12-377", ((f"{s.title} ({s.fabric})", s.rate) for s in self.systems), best
            ),
        )
        yield Table(
            f"Steps of one product of 2^{self.systems[0].log} points",
            f"as published: {self.systems[0].title}; in a batch they overlap",
            (Column("step"), Column("seconds", number=True)),
            [(stage.title, f"{stage.seconds:.3f}") for stage in self.stages],
        )


def best_rate(rows: Sequence[Row], curve: str) -> float | None:
    """Our best rate on that curve, in points a second; None if it was not measured."""
    return max((row.value for row in rows if row.case.startswith(curve)), default=None)


def measure(request: Request) -> Products | None:
    """Checks and measures each backend that can run; about a minute, quickly some seconds."""
    effort = QUICK if request.quick else FULL
    cases = [Case(curve, log) for curve in CURVES for log in effort.logs]
    found = on_backends(
        request,
        Multiplied,
        lambda name: check(name, effort),
        lambda names: named(msm_rows(names, chosen=cases, seconds=effort.compare, peers=True, missing=request.missing)),
    )
    return Products(found, published.systems(), published.stages()) if found else None


def check(backend: str, effort: Effort) -> tuple[str, int, int, float]:
    """Why it runs, the products checked and those that are right, and the seconds that they took."""
    begin = time.perf_counter()
    why, right, answers = "", 0, known.products()
    for answer in answers:
        checks = "subgroup" if answer.inside else "curve"
        bases = Bases(answer.curve, answer.points, backend=backend, checks=checks)
        right += bases.product(answer.scalars) == answer.sum
        why = bases.why
    for curve in CURVES:
        made, scalars = random_points(curve, effort.random), random_scalars(curve, effort.random)
        product = Bases(curve, made.points, form="montgomery", backend=backend).product(scalars)
        right += product == multiply(curve_of(curve), made.logarithm(scalars), curve_of(curve).generator)
    return why, len(answers) + len(CURVES), right, time.perf_counter() - begin
