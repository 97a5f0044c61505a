"""What `--backend auto` chooses for signatures, for `modmill doctor`."""

from __future__ import annotations

from modmill import _native


def chosen() -> str:
    """The backend."""
    found = _native.SignatureBench("strict", backend="auto", threads=1).backend
    return {"avx512": "avx512, eight to a register", "avx2": "avx2, four to a register"}.get(found, found)
