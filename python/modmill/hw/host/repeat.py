"""A computation of the processor repeated in simulated gates, which must agree."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from modmill.hw.interface import registry
from modmill.hw.interface.unit import Choice
from modmill.progress import ProgressCallback

if TYPE_CHECKING:
    from modmill.hw.sim.waveform import Waveform


def repeat(
    done: Mapping[str, Any],
    backend: str,
    choice: Choice[Any],
    stimulus: Mapping[str, Any],
    *,
    what: str,
    counted: tuple[str, ...] = (),
    progress: ProgressCallback | None = None,
    wave: Waveform | None = None,
) -> dict[str, Any]:
    """The processor's result `done` as that of the unit, which has computed `what` and has the same.

    `counted` are the fields of the run's record that the result states beside its cycles. Raises what
    :func:`modmill.hw.interface.registry.simulate` raises.
    """
    run = registry.simulate(choice, stimulus, progress=progress, wave=wave)
    record = run.record()
    return {
        **done,
        "backend": backend,
        "why": f"named by the caller: {choice.config.slug} in {run.simulator}",
        "seconds": run.seconds,
        "checked_against": f"{what} on {done['backend']}, whose result is the same",
        "simulation": {
            "cycles": run.cycles,
            **{name: record.result[name] for name in counted},
            "simulator": run.simulator,
        },
    }
