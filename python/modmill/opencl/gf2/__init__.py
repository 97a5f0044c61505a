"""GF(2^m) on an OpenCL device: `Engine`, loaded when it is first asked for (it needs pyopencl only when it is made)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from modmill.opencl.gf2.engine import Engine as Engine

__all__ = ["Engine"]


def __getattr__(name: str) -> Any:
    # Not at the top: the modules that the engine is made of import this package for its plans.
    if name == "Engine":
        from modmill.opencl.gf2.engine import Engine

        return Engine
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
