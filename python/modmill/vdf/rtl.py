"""Repeated squaring in simulated gates: the backends `rtl:<unit>` of the vdf job.

The CPU runs the same chain first, which checks the input and makes the proof; then the unit squares in simulation,
hundreds of times slower, and its result must be the CPU's. If it is not, the error says in which squaring and at which
stage of the datapath the gates go wrong.

`rtl:<unit>:checked` is the unit with its self-check, where it has one: it finds a fault itself, soon after it happens.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from modmill import simulated
from modmill.brief import brief
from modmill.errors import UsageError
from modmill.modulus import Modulus
from modmill.progress import ProgressCallback

if TYPE_CHECKING:
    from modmill.hw.configuration import Value
    from modmill.hw.unit import Choice

CHECKED = ":checked"
WIDTHS = (128, 256, 512, 1024, 2048, 3072, 4096)
"""Units are built in these widths, so that moduli of similar size share one."""


def backends() -> tuple[str, ...]:
    """The names of the simulated backends."""
    from modmill.hw import registry  # takes a tenth of a command's start, and few commands need it

    units = registry.units("vdf")
    checked = (
        unit + CHECKED for unit in units if "self_check" in {p.name for p in registry.family(unit).parameters(unit)}
    )
    return tuple(simulated.PREFIX + unit for unit in (*units, *checked))


def width_for(modulus: Modulus, backend: str) -> int:
    """The width of the unit that takes the modulus.

    Raises BackendUnavailable (no such unit), UsageError when the unit is never wide enough.
    """
    from modmill.hw import registry

    unit = check_backend(backend)
    widest = next(p.bounds[1] for p in registry.family(unit).parameters(unit) if p.name == "bits" and p.bounds)
    for width in WIDTHS:
        if modulus.bits <= width <= widest:
            return width
    raise UsageError(
        f"{backend}: takes odd moduli of up to {widest} bits; this one has {modulus.bits}",
        got=modulus.bits,
        max=widest,
    )


def check_backend(backend: str) -> str:
    """The unit that a backend's name means.

    Raises BackendUnavailable, which lists what exists.
    """
    return simulated.checked(backend, backends()).removesuffix(CHECKED)


@brief
@dataclass(frozen=True, slots=True)
class Simulated:
    """Squarings that a unit has done in simulation: its configuration, the clock `cycles` and `branches` it took."""

    unit: str
    simulator: str
    cycles: int
    branches: int
    seconds: float


def configured(backend: str, modulus: Modulus) -> Choice[Any]:
    """The unit that the backend names, in the width that the modulus needs.

    Raises BackendUnavailable (no such unit), UsageError (modulus too wide).
    """
    from modmill.hw import registry

    unit = check_backend(backend)
    given: dict[str, Value] = {"bits": width_for(modulus, backend)}
    if backend.endswith(CHECKED):
        given["self_check"] = True
    return registry.choose(unit, given, {"modulus": modulus.n})


def repeat(choice: Choice[Any], base: int, steps: int, y: int, progress: ProgressCallback | None) -> Simulated:
    """Squares `base` `steps` times in simulation, which must give `y`.

    Raises ToolMissing, ToolFailed, HardwareMismatch, FaultError (the unit's own check failed), Interrupted,
    StoppedByKeyboard.
    """
    from modmill.hw import registry

    run = registry.simulate(choice, {"base": base, "steps": steps, "expected": y}, progress=progress)
    branches = run.record().result["branches"]
    return Simulated(choice.config.slug, run.simulator, run.cycles, branches, run.seconds)
