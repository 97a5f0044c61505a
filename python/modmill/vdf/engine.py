"""The engines that carry out a chain of squarings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from modmill import _native
from modmill.backends import Gates
from modmill.files import Name, checkpoint_directory
from modmill.modulus import Modulus
from modmill.progress import ProgressCallback, native_progress

if TYPE_CHECKING:
    from modmill.hw.sim.waveform import Waveform

GATES = Gates("vdf", {"checked": {"self_check": True}})
"""`rtl:<unit>:checked` is the unit with its self-check, where it has one: it finds a fault itself, soon after."""


@dataclass(frozen=True, slots=True)
class Chain:
    """`steps` squarings of `base` modulo `modulus` and their proof; the fields are :func:`modmill.vdf.evaluate`'s."""

    modulus: Modulus
    base: int
    steps: int
    input_sha256: bytes | None
    proof: str
    accept_modulus: bool
    threads: int | None
    checkpoint: Name | None
    checkpoint_interval: float
    wave: Waveform | None = None


class Engine(Protocol):
    """A backend that was found able to run a chain."""

    def run(self, progress: ProgressCallback | None) -> dict[str, Any]:
        """The chain's result: the fields of an :class:`modmill.vdf.Evaluation` that are not the chain's own."""
        ...


@dataclass(frozen=True, slots=True)
class Processor:
    """The backends of the CPU."""

    chain: Chain
    backend: str
    points_only: bool = False
    """True to save the chain with its points, of which others make the proof."""

    def run(self, progress: ProgressCallback | None) -> dict[str, Any]:
        chain = self.chain
        return _native.vdf_evaluate(
            chain.modulus.n,
            chain.base,
            chain.steps,
            input_sha256=chain.input_sha256,
            proof=chain.proof,
            accept_modulus=chain.accept_modulus,
            backend=self.backend,
            threads=chain.threads or 0,
            checkpoint=checkpoint_directory(chain.checkpoint),
            checkpoint_interval=chain.checkpoint_interval,
            progress=native_progress(progress),
            points_only=self.points_only,
        )


def chosen() -> str:
    """The backend of `--backend auto`, with its size, for `modmill doctor`."""
    backend, _ = _native.backend_for((1 << 2048) - 1, "auto")
    return f"{backend}, at 2048 bits"
