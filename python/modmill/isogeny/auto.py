"""What `--backend auto` chooses for isogenies, for `modmill doctor`."""

from __future__ import annotations

from modmill import _native


def chosen() -> str:
    """The backend and its size."""
    backend, _ = _native.backend_for((1 << 1506) - 1, "auto")
    return f"{backend}, at 1506 bits"
