"""The walk in simulated gates: the backends `rtl:<unit>` of `isogeny.walk`.

The CPU walks first; then a unit runs the schedule's program in simulation. Its curve must be the CPU's, and it must
take exactly as many cycles as the schedule says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol, cast

from modmill.errors import HardwareMismatch, StoppedByKeyboard, UsageError
from modmill.golden.isogeny_walk import Pair, curve_of, kernel_point, simulate
from modmill.hw.interface import registry
from modmill.isogeny.patience import check_patience
from modmill.isogeny.walk.engine import GATES, Block, Computed, Processor
from modmill.isogeny.walk.schedule import Schedule
from modmill.watch import Watch

if TYPE_CHECKING:
    from modmill.hw.cost.levels import LevelReport
    from modmill.hw.interface.configuration import Configuration
    from modmill.hw.stream.beat import Beat
    from modmill.hw.stream.simulation import StreamSimulation
    from modmill.hw.stream.streamed import StreamedUnit

Steps = Sequence[tuple[int, int, int, int, int]]
"""Kind, h, i, unit and start of each operation."""


class Fitting(Protocol):
    """A family of the job, with what other families do not have."""

    def fitted(self, unit: str, field: str, mode: str, times: Sequence[int], units: int, steps: Steps) -> Configuration:
        """The smallest configuration that runs a schedule. Raises UsageError where there is none."""
        ...


class Walker(Protocol):
    """A unit of the job, with the attributes that other units with streams do not have."""

    def levels(self) -> LevelReport:
        """The unit's levels and cells."""
        ...

    def program(self, steps: Steps) -> list[Beat]:
        """The beats that load the program of a schedule."""
        ...

    def start(self, point: tuple[int, int], curve: tuple[int, int]) -> Beat:
        """The beat that begins at a kernel point (X : Z) of a curve (A + 2C : 4C)."""
        ...

    def residues(self, result: Beat) -> Mapping[str, int]:
        """The last point of order 4 and the curve behind its isogeny."""
        ...


class Simulated:
    """A unit that repeats what the processor has done, and must agree. Raises UsageError for an unknown field."""

    def __init__(self, field: str, *, backend: str) -> None:
        self._processor = Processor(field, backend="auto")
        self._field, self._name = field, backend
        self._unit, _ = GATES.find(backend)
        self.prime: int = self._processor.prime
        self.start: int = self._processor.start
        self.longest: int = self._processor.longest
        self.backend: tuple[str, str] = backend, "named by the caller"

    def check(self, k: int) -> None:
        """Raises UsageError for a walk without an evaluation, and for one that takes more than one kernel point."""
        if not 2 <= k <= self.longest:
            blocks = f"; {k} 4-isogenies take {-(-k // self.longest)} blocks" if k > self.longest else ""
            said = f"k: {self._name} walks 2 to {self.longest} 4-isogenies over {self._field}, from one kernel point"
            raise UsageError(f"{said}{blocks}", got=k, min=2, max=self.longest)

    def compute(self, block: Block) -> Computed:
        """The end of a block.

        Raises UsageError for units that the strategy cannot use, for latencies that the units do not have, for a
        4-isogeny with another formula and for a simulation of hours unless the caller agreed; ToolMissing, ToolFailed,
        HardwareMismatch, Interrupted, StoppedByKeyboard.
        """
        from modmill.hw.stream.simulation import StreamSimulation  # takes longer to load than most commands run

        schedule = block.schedule(block.strategy)
        if not 1 <= schedule.units < schedule.k:
            most = schedule.k - 1
            said = f"units: a walk of {schedule.k} 4-isogenies uses 1 to {most} evaluation units"
            raise UsageError(f"{said} (got {schedule.units})", got=schedule.units, min=1, max=most)
        done, steps = self._processor.compute(block), walk_steps(schedule)
        family, latencies = cast("Fitting", registry.family(self._unit)), schedule.latencies
        shape = str(latencies.mode), latencies.each, schedule.units
        config = family.fitted(self._unit, self._field, *shape, steps)
        unit = cast("StreamedUnit", registry.build(config))
        walker, p = cast("Walker", unit), self.prime
        beats = walker.program(steps)
        check_patience(self._name, schedule.cycles, walker.levels().full_adders, yes=block.yes)
        kernel, curve = (kernel_point(p, block.alpha, 2 * schedule.k), 1), curve_of(p, block.alpha)
        _check_kernels(p, curve, kernel, steps)
        beats.append(walker.start(kernel, curve))
        watch = Watch(block.progress)
        with StreamSimulation(unit, 0, 1, 0, watch, block.wave) as simulation:
            found = _run(simulation, beats, schedule.cycles, watch)
            cycles, seconds = simulation.counters["cycles"], simulation.seconds
        alpha, a = walk_end(p, walker.residues(found))
        if (alpha, a) != (done.alpha, done.a):
            said = f"{config.slug}: the walk ends at another curve than the processor's"
            raise HardwareMismatch(said, expected=(done.alpha, done.a), got=(alpha, a))
        if cycles != schedule.cycles:
            said = f"{config.slug}: the walk takes {cycles} cycles, its schedule {schedule.cycles}"
            raise HardwareMismatch(said, expected=schedule.cycles, got=cycles)
        self.backend = self._name, f"named by the caller: {config.slug} in {simulation.simulator}"
        return Computed(alpha, a, seconds, {"cycles": cycles, "simulator": simulation.simulator})


def _run(simulation: StreamSimulation, beats: Sequence[Beat], total: int, watch: Watch) -> Beat:
    """The result of a program of so many cycles."""
    layouts, walked = simulation.unit.layouts, 0
    found: list[Beat] = []
    try:
        for part in simulation.moved({"in": layouts["in"].rows(beats)}, {"out": 1}, drain=True):
            found += layouts["out"].beats(part["out"])
            walked = min(simulation.counters["cycles"], total)
            watch("simulate", walked, total, 0, simulation.seconds)
    except KeyboardInterrupt:
        said = f"stopped after {walked:,} of {total:,} cycles in simulated gates"
        raise StoppedByKeyboard(said, walked, total, unit="cycles") from None
    return found[0]


def walk_steps(schedule: Schedule) -> Steps:
    columns = (schedule.kind, schedule.h, schedule.i, schedule.unit, schedule.start)
    return list(zip(*(column.tolist() for column in columns), strict=True))


def _check_kernels(p: int, curve: Pair, kernel: Pair, steps: Steps) -> None:
    """Raises UsageError where a point of order 4 that the walk meets has x = 1 or -1: the golden walk finds them."""
    # Of one start, a construction comes before the evaluations that use it.
    order = [(kind, h, i) for kind, h, i, _, _ in sorted(steps, key=lambda step: (step[4], step[0]))]
    leaves, _ = simulate(p, curve, kernel, order)
    for i, (x, z) in enumerate(leaves):
        if (x - z) * (x + z) % p == 0:
            said = (
                f"k: the kernel of 4-isogeny {i} of this walk has x = 1 or x = -1, for which there is another formula"
            )
            raise UsageError(said, got=(x, z))


def walk_end(p: int, found: Mapping[str, int]) -> tuple[int, int]:
    """The alpha of the walk behind its last point of order 4, and A of the curve there; 0, 0 where there is none."""
    if not found["z"] or not found["c24"]:
        return 0, 0
    alpha = (found["x"] * pow(found["z"], -1, p)) ** 2 % p
    root = pow(alpha * alpha - 1, (p + 1) // 4, p)
    a = 4 * found["a24"] * pow(found["c24"], -1, p) - 2
    return (2 * alpha * (alpha + root) - 1) % p, a % p
