"""Published figures of the architectures that units follow."""

from __future__ import annotations

from modmill import params

RATED = ("sigverify", "hw", "msm")
"""The jobs whose published rates name units."""


def published_rates(unit: str) -> tuple[params.PublishedRate, ...]:
    """The published rates of what does the same as a unit.

    >>> (rate,) = published_rates("sigverify_pipeline")
    >>> rate.per_second, rate.microseconds
    (1000000, 200)
    >>> [rate.clock_mhz for rate in published_rates("msm")]
    [278, 280, None]
    """
    return tuple(rate for job in RATED for rate in params.published_rates(job) if rate.unit == unit)


def published(job: str | None, unit: str) -> params.PublishedFigure | None:
    """The published figure of a unit's architecture, None where there is none.

    >>> figure = published("vdf", "vdf_ozturk")
    >>> figure.ns, figure.kilo_luts
    (25.2, 464)
    >>> published("vdf", "vdf_bipartite") is None
    True
    """
    return None if job is None else next((f for f in params.published(job) if f.unit == unit), None)
