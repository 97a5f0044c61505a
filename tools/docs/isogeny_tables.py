"""Tables 1 to 5 and 7 of the hardware paper on isogeny walks: as published, as corrected, and ours beside them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from modmill import params
from modmill.formula.graph import Graph
from modmill.formula.isogeny import FORMULAS
from modmill.formula.tracer import trace
from modmill.hw.carry_save.rows import dadda_stages
from modmill.hw.cost.levels import LevelReport
from modmill.hw.interface import registry
from modmill.isogeny.walk import USUAL, Mode, plan, published
from modmill.isogeny.walk.published import Counts, LongestPath

K = 100
LATENCIES = (100, 1000, 10_000)
FORMS = {formula.name.removeprefix("isogeny_"): trace(formula) for formula in FORMULAS}
NAMES = {
    "double": "DBL (`isogeny_double`)",
    "construct": "4-iso-c (`isogeny_construct`)",
    "evaluate": "4-iso-e (`isogeny_evaluate`)",
    "back": "two steps of the delay function (`isogeny_back`)",
}


def markdown(head: Sequence[str], rows: Iterator[Sequence[object]]) -> Iterator[str]:
    """A table."""
    for line in (head, ["---"] * len(head), *rows):
        yield "| " + " | ".join(map(str, line)) + " |"


def counted(graph: Graph) -> Counts:
    """The products, squares and sums of a formula, without products by small constants."""
    products = [node.args for node in graph.nodes if graph.cost_class(node) == "M"]
    squares = sum(one == other for one, other in products)
    return Counts("", len(products) - squares, squares, graph.counts().get("A", 0))


def written(counts: Counts) -> list[str]:
    """Its three counts, with a dash for an illegible one."""
    return ["-" if n is None else str(n) for n in (counts.products, counts.squares, counts.sums)]


def table_1() -> Iterator[str]:
    """A doubling on curves of several shapes."""
    rows = [[shape.name, *written(shape)] for shape in published.shapes()]
    rows.append([f"**ours**, {NAMES['double']}", *written(counted(FORMS["double"]))])
    yield from markdown(["a doubling", "products", "squares", "sums"], iter(rows))


def table_2() -> Iterator[str]:
    """Operations of walks by 2- and 4-isogenies."""
    rows = [[f"published: {found.name}", *written(found)] for found in published.operations()]
    rows += [[f"**ours**, {name}", *written(counted(FORMS[form]))] for form, name in NAMES.items()]
    yield from markdown(["operation", "products", "squares", "sums"], iter(rows))


def table_3() -> Iterator[str]:
    """The operations of each strategy."""
    stated = {example.strategy: example for example in published.examples()}
    rows: list[Sequence[object]] = []
    for formula, example in zip(published.formulas(K), published.formulas(6), strict=True):
        ours, small = plan(formula.strategy, K, 1).strategy, stated[formula.strategy]
        found = plan(formula.strategy, 6, 1).strategy
        rows.append(
            [
                formula.strategy,
                f"{formula.doublings:,}, {formula.evaluations:,}",
                f"{ours.doublings:,}, {ours.evaluations:,}",
                f"{example.doublings}, {example.evaluations}",
                f"{small.doublings}, {small.evaluations}",
                f"{found.doublings}, {found.evaluations}",
            ]
        )
    head = ["strategy", f"k = {K}, by its formulas", "exact", "k = 6, by its formulas", "its Figure 2", "exact"]
    yield from markdown(head, iter(rows))


def table_4() -> Iterator[str]:
    """Cycles at k = 100: one operation at a time except for evaluations of one isogeny."""
    rows: list[Sequence[object]] = []
    for formula in published.formulas(K):
        exact = [plan(formula.strategy, K, units).cycles for units in (1, 2, K - 1)]
        stated = (formula.one, formula.two, formula.many)
        rows.append([formula.strategy, *(f"{n:,}" for pair in zip(stated, exact, strict=True) for n in pair)])
    for mode in (Mode.SEPARATE, Mode.FUSED):
        found = [plan("concurrent", K, units, USUAL[mode]).cycles for units in (1, 2, K - 1)]
        rows.append([f"**ours**, all units at work, `{mode}`", *(n for x in found for n in ("", f"{x:,}"))])
    units = ("1 evaluation unit", "2", "k and k - 1")
    head = [f"cycles, k = {K}", *(text for name in units for text in (f"{name}: published", "exact"))]
    yield from markdown(head, iter(rows))


def corrected(path: LongestPath, bits: int) -> int:
    """The full adders of a longest path by its printed formula, with exact depths of trees."""
    above, own = path.factors
    return above * dadda_stages(bits + 3) + own * dadda_stages(bits) + path.constant


def levels(unit: str, **given: int | str) -> LevelReport:
    """The levels and adders of a unit."""
    return registry.build(registry.configure(unit, **given)).levels()


def table_5() -> Iterator[str]:
    """The longest paths of the units."""
    rows: list[Sequence[object]] = []
    for path in (*published.paths(), None):
        name = path.unit if path else "fused"
        row: list[object] = [NAMES.get(name, "4-iso-c and 4-iso-e in one cycle")]
        for bits in (89, 1506):
            ours = levels("isogeny_units", field=f"p{bits}", operation=name)
            stated = ["", ""]
            if path:
                right = corrected(path, bits)
                stated = [path.adders[str(bits)], f"{right} ({right + path.others:g})"]
            row += [*stated, f"{ours.full_adder_levels:g} ({ours.levels:g})"]
        rows.append(row)
    head = ["full adders (levels)", *(f"{m}: {who}" for m in (89, 1506) for who in ("published", "corrected", "ours"))]
    yield from markdown(head, iter(rows))


def table_7(cycle_levels: float, level_ns: float, ks: Sequence[int] = LATENCIES) -> Iterator[str]:
    """Cycles and ms of walks; ours in cycles of so many levels."""
    mhz = params.load(published.FILE)["clock_mhz"]
    stated = {(row.k, row.units): row for row in published.latencies()}
    rows: list[Sequence[object]] = []
    for k in ks:
        for units in (1, k - 1):
            one = stated[k, units]
            exact = plan("optimal" if units == 1 else "full", k, units).cycles
            ours = [plan("concurrent", k, units, USUAL[mode]).cycles for mode in (Mode.SEPARATE, Mode.FUSED)]
            ms = min(ours) * cycle_levels * level_ns / 1e6
            cycles = f"{exact:,}; {exact / mhz / 1000:.5f}"
            both = (f"{n:,}" for n in ours)
            rows.append([f"{k:,}", f"{units:,}", f"{one.cycles:,}; {one.ms:.5f}", cycles, *both, f"{ms:.5f}"])
    head = ["k", "evaluation units", "published: cycles; ms", "corrected", "ours, `separate`", "ours, `fused`", "ms"]
    yield from markdown(head, iter(rows))
