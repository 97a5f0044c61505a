"""What `--backend auto` chooses for multi-scalar multiplication, for `modmill doctor`."""

from __future__ import annotations

from modmill.msm.bases import CURVES, Bases


def chosen() -> str:
    """The backend of each curve."""
    return ", ".join(f"{Bases(curve, []).backend} on {curve}" for curve in CURVES)
