"""What `--backend auto` chooses for binary fields, for `modmill doctor`."""

from __future__ import annotations

from modmill import _native


def chosen() -> str:
    """Backend and method at the thesis' smallest size."""
    poly = (1 << 255 | 1 << 82 | 1).to_bytes(40, "little")
    field = _native.Gf2Engine(poly, backend="auto", method="auto", ring=True, threads=1)
    return f"{field.backend} {field.method}, at 255 bits"
