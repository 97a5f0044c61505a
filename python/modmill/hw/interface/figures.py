"""Published figures of the architectures that units follow, and rates of what does the same.

The figures stand in `_params/`; `published` and its neighbours find those of a unit, whichever job states them.
"""

from __future__ import annotations

from modmill import params
from modmill.params import PublishedFigure, PublishedRate

RATED = ("sigverify", "hw", "msm")
"""The jobs whose published rates name units in `_params/published.toml` and `_params/published_msm.toml`."""
CELLS = "asic"
"""The fabric of figures in standard cells."""


def published_rates(unit: str) -> tuple[PublishedRate, ...]:
    """The published rates of what does the same as a unit.

    >>> [(rate.per_second, rate.microseconds) for rate in published_rates("sigverify_pipeline")]
    [(1000000, 200), (8000000, None)]
    >>> [rate.clock_mhz for rate in published_rates("msm")]
    [278, 280, None]
    >>> [(rate.bits, rate.per_second) for rate in published_rates("gf2_words")][:2]
    [(256, 16667), (512, 8547)]
    """
    found = [rate for job in RATED for rate in params.published_rates(job)]
    return tuple(rate for rate in (*found, *_buckets(), *_isogenies(), *_products()) if rate.unit == unit)


def published_figures(unit: str) -> tuple[PublishedFigure, ...]:
    """The published figures of a unit's architecture, of every size.

    >>> [(figure.bits, figure.ns, figure.mm2) for figure in published_figures("cs_mul")][-2:]
    [(511, 0.7, 11.8), (1506, 0.8, 85.0)]
    >>> published_figures("vdf_bipartite")
    ()
    """
    return tuple(figure for figure in (*params.published("vdf"), *_cells()) if figure.unit == unit)


def published(job: str | None, unit: str) -> PublishedFigure | None:
    """The published figure of a unit's architecture on an FPGA, None where there is none.

    >>> figure = published("vdf", "vdf_ozturk")
    >>> figure.ns, figure.kilo_luts
    (25.2, 464)
    >>> published("vdf", "vdf_bipartite") is None
    True
    """
    return None if job is None else next((f for f in params.published(job) if f.unit == unit), None)


def _cells() -> list[PublishedFigure]:
    """Figures of the hardware paper on isogeny walks: modules of its Table 6, walks of its Table 7, and a cycle."""
    from modmill.isogeny.walk import published as paper

    stated = params.load(paper.FILE)
    clock, source, bits = stated["clock_mhz"], stated["source"], stated["bits"]
    found = [
        PublishedFigure(
            *("isogeny", f"Table 6, 28 nm{', partly extrapolated' * (one.bits == bits)}", one.bits, CELLS),
            *(one.ns, source),
            mm2=one.mm2,
            unit=one.unit,
        )
        for one in paper.modules()
    ]
    found += [
        PublishedFigure(
            *(
                "isogeny",
                f"Table 7, 28 nm: a walk of 4^{one.k}, {one.units} evaluation unit{'s' * (one.units > 1)}",
                bits,
                CELLS,
            ),
            *(1e6 * one.ms, source),
            clock_mhz=clock,
            cycles=one.cycles,
            unit="isogeny_processor",
        )
        for one in paper.latencies()
    ]
    longest = max(path.adders[str(bits)] for path in paper.paths())
    title = "Table 5, 28 nm: an operation in a cycle; area of one unit of each operation by Table 6"
    cycle = {"clock_mhz": clock, "cycles": 1, "mm2": stated["units_mm2"], "full_adders": longest}
    found.append(
        PublishedFigure("isogeny", title, bits, CELLS, stated["cycle_ns"], source, **cycle, unit="isogeny_units")
    )
    return found


def _buckets() -> list[PublishedRate]:
    """Additions into buckets: the steps of the first published multi-scalar multiplication that a unit does."""
    from modmill.msm import published as msm

    first, count = msm.systems()[0], msm.additions()
    return [
        PublishedRate(
            "hw",
            f"{first.title}: {count / 1e6:,.0f} M additions for 2^{first.log} points in {one.seconds} s",
            *(count / one.seconds, first.fabric, "card", first.source),
            unit=one.unit,
            clock_mhz=first.clock_mhz,
        )
        for one in msm.stages()
        if one.unit is not None
    ]


def _isogenies() -> list[PublishedRate]:
    """Rates of isogenies over 1506 bits, each of the degree that its title states."""
    from modmill.isogeny.walk import published as paper

    return [
        PublishedRate(
            *("isogeny", f"{one.title}, isogenies of degree {one.degree}", 1000 * one.per_ms),
            *(one.fabric, "core", one.source),
            unit=one.unit,
            bits=params.load(paper.FILE)["bits"],
        )
        for one in paper.speeds()
    ]


def _products() -> list[PublishedRate]:
    """Rates of the thesis on products in GF(2^m): its best kernel of each size, and what it quotes."""
    from modmill.gf2 import published as thesis

    found = []
    for bits, rate in thesis.best_fpga().items():
        kernel = next(row for row in thesis.speeds() if row.per_second.get(bits) == rate)
        title = f"{kernel.attributes}, words of {kernel.word_bits} bits, on a Stratix V"
        found.append(PublishedRate("gf2", title, rate, "fpga", "card", thesis.source(), unit="gf2_words", bits=bits))
    for one in thesis.literature():
        title = f"{one.reference}: {one.operation}, {one.device}"
        found.append(
            PublishedRate("gf2", title, one.per_second, "fpga", "card", thesis.source(), unit=one.unit, bits=one.bits)
        )
    return found
