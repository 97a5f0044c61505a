"""Published figures of the architectures that units follow."""

from __future__ import annotations

from modmill import params


def published(job: str | None, unit: str) -> params.PublishedFigure | None:
    """The published figure of a unit's architecture, None where there is none.

    >>> figure = published("vdf", "vdf_ozturk")
    >>> figure.ns, figure.kilo_luts
    (25.2, 464)
    >>> published("vdf", "vdf_bipartite") is None
    True
    """
    return None if job is None else next((f for f in params.published(job) if f.unit == unit), None)
