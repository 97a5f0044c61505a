"""Published figures of the architectures that units follow."""

from __future__ import annotations

from modmill import params


def published(job: str, unit: str) -> params.PublishedFigure | None:
    """The published figure of a unit's architecture, None where there is none.

    >>> figure = published("vdf", "vdf_ozturk")
    >>> figure.ns, figure.kilo_luts
    (25.2, 464)
    >>> published("vdf", "vdf_bipartite") is None
    True
    """
    return next((f for f in params.published(job) if f.unit == unit), None)


def goal(job: str, unit: str) -> params.PublishedFigure | None:
    """The figure to aim at: that of the architecture, else the fastest of any unit for the job, None without any.

    >>> goal("vdf", "vdf_predictive_montgomery").ns, goal("vdf", "vdf_bipartite").ns
    (46.2, 25.2)
    """
    others = [f for f in params.published(job) if f.unit]
    return published(job, unit) or min(others, key=lambda f: f.ns, default=None)
