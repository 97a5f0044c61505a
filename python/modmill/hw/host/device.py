"""A host and its devices: simulations of one unit, each with a thread of its own.

A device takes the pieces of work that wait, streams them through the gates, and answers as results leave them.
"""

from __future__ import annotations

import threading
import time
from collections import Counter, deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from modmill.errors import HardwareMismatch, Interrupted, ModmillError, UsageError
from modmill.hw.host.state import Device, Simulation
from modmill.hw.host.work import Piece, Work
from modmill.hw.stream.beat import Rows
from modmill.hw.stream.simulation import StreamSimulation
from modmill.progress import ProgressCallback
from modmill.watch import Watch

if TYPE_CHECKING:
    from modmill.hw.sim.waveform import Waveform
    from modmill.hw.stream.memory import Memory
    from modmill.hw.stream.streamed import StreamedUnit

AT_ONCE = 32
"""Pieces that a device takes between two looks at what waits."""
NAP_S = 0.001
STALLS = 0
"""Per cent of the cycles in which a stream stalls: a host that keeps up."""


class Host:
    """Devices of one unit. Builds the simulation, which takes minutes the first time.

    Each device has the `memories` for itself, and what it asks of them is not seen; `wave` gets the waveform of one
    device. Raises UsageError, ToolMissing, ToolFailed, Interrupted.
    """

    def __init__(
        self,
        unit: StreamedUnit,
        count: int = 1,
        *,
        constants: int = 0,
        progress: ProgressCallback | None = None,
        memories: Mapping[str, Memory] | None = None,
        wave: Waveform | None = None,
    ) -> None:
        if wave is not None and count > 1:
            raise UsageError(f"wave: a waveform shows one device, and there are {count}", got=count)
        watch = Watch(progress)
        self.unit = unit
        self._simulations: list[StreamSimulation] = []
        for i in range(count):
            library = self._simulations[0].library if i else None
            made = StreamSimulation(
                *(unit, constants, i, STALLS, watch, wave, memories),
                library=library,
                unseen=[port.requests for port in unit.memories],
            )
            self._simulations.append(made)
        self._devices: list[_Device] = []

    def discard(self) -> None:
        """Ends devices that were not started."""
        for simulation in self._simulations:
            simulation.discard()

    def start(self, works: Sequence[Work]) -> None:
        """Gives each device its work; it ends when the work is over."""
        for simulation, work in zip(self._simulations, works, strict=True):
            device = _Device(simulation, work)
            self._devices.append(device)
            device.thread = threading.Thread(target=device.run, name=f"device of {self.unit.name}", daemon=True)
            device.thread.start()

    def finish(self) -> tuple[Simulation, ModmillError | None]:
        """Waits for the end of all devices; the first error."""
        for device in self._devices:
            if device.thread is not None:
                device.thread.join()
        return self.state(), next((d.error for d in self._devices if d.error is not None), None)

    def state(self) -> Simulation:
        """The cycles, counters and stages of the devices at this moment."""
        devices: list[Device] = []
        for device in self._devices:
            cycles, counters = device.seen
            stages = tuple(stage.show(counters, cycles) for stage in self.unit.stage_views) if counters else ()
            devices.append(Device(cycles, counters, stages))
        return Simulation(self.unit.config.slug, self._simulations[0].simulator, tuple(devices))


@dataclass(slots=True)
class _Device:
    """A simulation with its work.

    `came` are results of pieces that are `under_way`, for each stream; `seen` are its cycles and counters when it last
    looked at what waits; `answered` is the cycle in which the last piece was. Pieces in `again` were under way when the
    unit was reset.
    """

    simulation: StreamSimulation
    work: Work
    seen: tuple[int, Mapping[str, int]] = (0, {})
    error: ModmillError | None = None
    thread: threading.Thread | None = None
    under_way: deque[Piece] = field(default_factory=deque[Piece])
    came: dict[str, Rows] = field(default_factory=dict[str, Rows])
    again: Sequence[Piece] = ()
    answered: int = 0

    def run(self) -> None:
        """All of the work."""
        try:
            with self.simulation:
                self._stream()
        except _Left:
            pass
        except ModmillError as e:
            self.error = e
            self.work.fail(e)
        except BaseException as e:
            self.work.fail(e)
            raise
        finally:
            self.work.close()

    def _stream(self) -> None:
        while self.under_way or self.again or not self.work.is_over():
            taken = self.again or self.work.take(AT_ONCE)
            self.again = ()
            if any(piece.repeat for piece in taken) and not self.under_way:
                self.simulation.reset()
            if not self.under_way:
                self.answered = self.simulation.cycles
            self.under_way.extend(taken)
            if self.under_way:
                self._move(taken)
            else:
                time.sleep(NAP_S)
            self._look()

    def _move(self, taken: Sequence[Piece]) -> None:
        """Offers what was taken, and waits for results where that is nothing."""
        beats = _joined([piece.beats for piece in taken])
        results = sum((Counter(piece.results) for piece in taken), Counter[str]())
        moved = self.simulation.moved(beats, results, drain=not taken)
        while True:
            try:
                came = next(moved, None)
            except HardwareMismatch as e:
                return self._give_up(e)
            if came is None:
                return None
            self._answer(came)
            self._look()
            most = self.under_way[0].cycles if self.under_way else None
            if most is not None and self.simulation.cycles - self.answered > most:
                slug = self.simulation.unit.config.slug
                return self._give_up(HardwareMismatch(f"{slug}: results did not come in {most:,} cycles"))

    def _give_up(self, error: HardwareMismatch) -> None:
        """Resets the unit, and begins again with what is under way, the piece left out that `error` is about.

        Raises the error where that piece does not say what to do then.
        """
        piece = self.under_way[0] if self.under_way else None
        if piece is None or piece.failed is None:
            raise error
        self.under_way.popleft()
        piece.failed(error)
        self.again, self.came = tuple(self.under_way), {}
        self.under_way.clear()
        self.simulation.reset()

    def _look(self) -> None:
        """Notes the counters, and leaves what is under way where nobody wants its results."""
        self.seen = self.simulation.cycles, {**self.simulation.counters, **self.work.counters}
        if self.work.left:
            raise _Left("the results of what is under way are not wanted any more")

    def _answer(self, came: Mapping[str, Rows]) -> None:
        """Results leave each stream in the order of the pieces."""
        self.came = _joined([self.came, came])
        while self.under_way and all(len(self.came[name]) >= n for name, n in self.under_way[0].results.items()):
            piece = self.under_way.popleft()
            found = {name: self.came[name][:n] for name, n in piece.results.items()}
            self.came = self.came | {name: self.came[name][n:] for name, n in piece.results.items()}
            self.answered = self.simulation.cycles
            piece.answer(found)


class _Left(Interrupted):
    """Work that was left by its caller: a stop, so that it leaves no waveform."""


def _joined(parts: Sequence[Mapping[str, Rows]]) -> dict[str, Rows]:
    """The rows of each stream, one part after the other."""
    names = dict.fromkeys(name for part in parts for name in part)
    return {name: np.concatenate([part[name] for part in parts if name in part]) for name in names}
