"""The engines that evaluate a key."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from modmill import _native
from modmill.backends import Gates
from modmill.files import Name, checkpoint_directory
from modmill.isogeny.keys import Element
from modmill.progress import ProgressCallback, native_progress

if TYPE_CHECKING:
    from modmill.hw.sim.waveform import Waveform

GATES = Gates("isogeny.eval", {"one": {"unroll": 1}, "two": {"unroll": 2}})
"""`rtl:<unit>` walks four steps in a clock; the variants walk one and two."""


@dataclass(frozen=True, slots=True)
class Walk:
    """The walk of a key back from a point or a hash; the fields are those of :func:`modmill.isogeny.evaluate`."""

    key: Name
    x: Element
    message: bytes | None
    threads: int | None
    checkpoint: Name | None
    checkpoint_interval: float
    wave: Waveform | None = None
    yes: bool = False


class Engine(Protocol):
    """A backend that was found able to walk."""

    def run(self, progress: ProgressCallback | None) -> dict[str, Any]:
        """The fields of an :class:`modmill.isogeny.Evaluation`, its key as the native module has it."""
        ...


class Maker(Protocol):
    """Makes an engine, and refuses what its backend cannot run."""

    def __call__(self, walk: Walk, backend: str, /) -> Engine: ...


@dataclass(frozen=True, slots=True)
class Processor:
    """The backends of the CPU."""

    walk: Walk
    backend: str

    def run(self, progress: ProgressCallback | None) -> dict[str, Any]:
        return _native.isogeny_evaluate(
            os.fspath(self.walk.key),
            x=self.walk.x,
            message=self.walk.message,
            checkpoint=checkpoint_directory(self.walk.checkpoint),
            checkpoint_interval=self.walk.checkpoint_interval,
            backend=self.backend,
            threads=self.walk.threads or 0,
            progress=native_progress(progress),
        )


def chosen() -> str:
    """The backend of `--backend auto`, with its size, for `modmill doctor`."""
    backend, _ = _native.backend_for((1 << 1506) - 1, "auto")
    return f"{backend}, at 1506 bits"
