"""What `--backend auto` chooses for signatures, for `modmill doctor`."""

from __future__ import annotations

from modmill import _native


def chosen() -> str:
    """The backend."""
    found = _native.SignatureBench("strict", backend="auto", threads=1).backend
    lanes = {"avx512": "eight", "avxifma": "four", "avx2": "four", "neon": "two"}
    return f"{found}, {lanes[found]} to a register" if found in lanes else found
