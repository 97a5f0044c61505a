"""The dual walk in simulated gates: the backends `rtl:<unit>` of `isogeny.eval`.

The CPU walks first, which checks the input and verifies the output; then the unit walks in simulation, many thousand
times slower, and its output must be the CPU's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast

from modmill import _native
from modmill.errors import HardwareMismatch, Interrupted, StoppedByKeyboard, UsageError
from modmill.hw.interface import registry
from modmill.isogeny.engine import GATES, Processor, Walk
from modmill.isogeny.keys import key_of
from modmill.isogeny.patience import check_patience
from modmill.progress import ProgressCallback
from modmill.watch import Watch

if TYPE_CHECKING:
    from modmill.hw.cost.levels import LevelReport
    from modmill.hw.stream.beat import Beat
    from modmill.hw.stream.streamed import StreamedUnit


class Walker(Protocol):
    """A unit of the job, with the attributes that other units with streams do not have."""

    steps: int
    """2-isogenies in a beat."""
    prime: int
    """p."""

    def levels(self) -> LevelReport:
        """The unit's levels and cells."""
        ...

    def start(self, x: int) -> Beat:
        """The beat that begins at the point x."""
        ...

    def walked(self, alphas: Sequence[int], *, last: bool) -> Beat:
        """The beat of as many steps as there are elements, one or all that a beat takes; `last` ends the walk."""
        ...

    def residues(self, result: Beat) -> tuple[int, int]:
        """X and Z of a result."""
        ...


class Simulated:
    """A unit that repeats what the processor has done, and must agree.

    Raises UsageError for a key over Fp2, FormatError.
    """

    def __init__(self, walk: Walk, backend: str) -> None:
        unit, given = GATES.find(backend)
        self._walk, self._backend = walk, backend
        key = key_of(_native.isogeny_key(str(walk.key)))
        if key.variant != "fp":
            raise UsageError(f"key: is over Fp2; {backend} evaluates keys over Fp", got=key.variant)
        self._steps = key.steps
        self._config = registry.family(unit).configure(unit, **{"field": key.field, **given})

    def run(self, progress: ProgressCallback | None) -> dict[str, Any]:
        """The walk on the CPU, then in simulation.

        Raises UsageError for a walk of hours unless the caller agreed, ToolMissing, ToolFailed, HardwareMismatch,
        Interrupted, StoppedByKeyboard, and what the CPU raises.
        """
        from modmill.hw.stream.simulation import StreamSimulation  # takes longer to load than most commands run

        unit = cast("StreamedUnit", registry.build(self._config))
        walker = cast("Walker", unit)
        clocks = sum(divmod(self._steps, walker.steps))
        check_patience(self._backend, clocks, walker.levels().full_adders, yes=self._walk.yes)
        done = Processor(self._walk, "auto").run(progress)
        watch, walked = Watch(progress), 0
        try:
            with StreamSimulation(unit, 0, 1, 0, watch, self._walk.wave) as simulation:
                found: list[Beat] = []
                for beats, steps in self._beats(walker, done["input"][0]):
                    last = walked + steps == self._steps
                    found += simulation.run(beats, int(last), drain=last)
                    walked += steps
                    watch("simulate", walked, self._steps, 0, simulation.seconds)
                cycles = simulation.cycles
        except KeyboardInterrupt:
            raise StoppedByKeyboard("stopped", walked, self._steps, None) from None
        except Interrupted as e:
            raise Interrupted(str(e), done=walked, total=self._steps) from None
        x, z = walker.residues(found[-1])
        output = x * pow(z, -1, walker.prime) % walker.prime if z else None
        if output != done["output"]:
            said = f"the walk ends at another point than the processor's ({done['backend']})"
            raise HardwareMismatch(f"{self._config.slug}: {said}", expected=done["output"], got=output)
        return {
            **done,
            "backend": self._backend,
            "why": f"named by the caller: {self._config.slug} in {simulation.simulator}",
            "seconds": simulation.seconds,
            "checked_against": f"the whole walk on {done['backend']}, whose output is the same",
            "simulation": {"cycles": cycles, "simulator": simulation.simulator},
        }

    def _beats(self, walker: Walker, x: int) -> Iterator[tuple[list[Beat], int]]:
        """The beats of the walk and their steps, a chunk of the key at a time: groups, then single steps."""
        beats, left, chunk, walked = [walker.start(x)], list[int](), 0, 0
        while walked < self._steps:
            left += [alpha for alpha, _ in _native.isogeny_elements(str(Path(self._walk.key)), chunk)]
            chunk, before = chunk + 1, walked
            ends = walked + len(left) == self._steps
            while len(left) >= walker.steps or (ends and left):
                count = walker.steps if len(left) >= walker.steps else 1
                walked += count
                beats.append(walker.walked(left[:count], last=walked == self._steps))
                del left[:count]
            yield beats, walked - before
            beats = []
