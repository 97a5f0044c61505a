"""Signatures verified in simulated gates: the backends `rtl:<unit>` of the sigverify job.

The host's part is that of any run: it reads the file, spreads signatures over devices, and puts their answers in order.
Here each device is a simulation of the pipeline with a thread of its own. It takes what waits, streams it through the
gates and answers as results leave them; every verdict is compared with that of the CPU.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, cast

from modmill import _native, simulated
from modmill.errors import HardwareMismatch, ModmillError, UsageError
from modmill.progress import ProgressCallback
from modmill.sigverify.results import Device, Simulation
from modmill.sigverify.verdicts import Verdict
from modmill.sigverify.verifier import RULES, Verifier
from modmill.watch import Watch

if TYPE_CHECKING:
    from modmill.hw.sim.waveform import Waveform
    from modmill.hw.stream.beat import Beat
    from modmill.hw.stream.simulation import StreamSimulation
    from modmill.hw.stream.streamed import StreamedUnit

AT_ONCE = 32
"""Signatures that a device takes between two looks at what waits; its pipeline holds more."""
NAP_S = 0.001
UNDECIDED = 7
"""The verdict of gates that leave a signature to the host, one in 2^96 (docs/units/double_scalar.md)."""
STALLS = 0
"""Per cent of the cycles in which a stream stalls: a host that keeps up."""


def backends() -> tuple[str, ...]:
    """The names of the simulated backends."""
    from modmill.hw import registry  # takes a tenth of a command's start, and few commands need it

    return tuple(simulated.PREFIX + unit for unit in registry.units("sigverify"))


class SignatureUnit(Protocol):
    """What a unit of the job must have beside what any unit between two streams has."""

    def record_beats(self, message: bytes, signature: bytes, key: bytes, tag: int, rule: int) -> Iterator[Beat]:
        """A signed message as it goes in; results are beats with `tag` and `verdict`, in the order of the records."""
        ...


@dataclass(slots=True)
class _Device:
    """A simulated pipeline on a thread of its own."""

    index: int
    simulation: StreamSimulation
    remote: _native.SignatureRemote
    rule: str
    verifier: Verifier
    seen: tuple[int, Mapping[str, int]] = (0, {})
    error: ModmillError | None = None
    thread: threading.Thread | None = None
    undecided: int = 0

    @property
    def unit(self) -> StreamedUnit:
        return self.simulation.unit

    def start(self) -> None:
        self.thread = threading.Thread(target=self._run, name=f"sigverify-device-{self.index}", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        try:
            self._stream()
        except ModmillError as e:
            self.error = e
            self.remote.fail(str(e))
        except BaseException as e:
            self.remote.fail(f"{type(e).__name__}: {e}")
            raise
        finally:
            self.remote.close()

    def _stream(self) -> None:
        with self.simulation as simulation:
            under_way: deque[tuple[int, int]] = deque()
            while not self.remote.is_over():
                taken = self.remote.take(AT_ONCE)
                if taken:
                    self._offer(taken, under_way)
                elif under_way:
                    self._answer(simulation.run([], 0, drain=True), under_way)
                else:
                    time.sleep(NAP_S)
                self.seen = simulation.cycles, simulation.counters | {"undecided": self.undecided}

    def _offer(self, taken: Sequence[tuple[int, bytes, bytes, bytes]], under_way: deque[tuple[int, int]]) -> None:
        rule = RULES.index(self.rule)
        tickets, messages, signatures, keys = zip(*taken, strict=True)
        beats = [
            beat
            for ticket, message, signature, key in taken
            for beat in cast(SignatureUnit, self.unit).record_beats(message, signature, key, self._tag(ticket), rule)
        ]
        expected = self.verifier.verify_many(list(messages), list(signatures), list(keys))
        under_way.extend(zip(tickets, map(int, expected), strict=True))
        self._answer(self.simulation.run(beats, len(taken), drain=False), under_way)

    def _tag(self, ticket: int) -> int:
        return ticket % (1 << self.unit.inputs["tag"])

    def _answer(self, results: Sequence[Mapping[str, int]], under_way: deque[tuple[int, int]]) -> None:
        """Results leave the gates in the order of the records, and are the CPU's; what they leave open, it decides."""
        for result in results:
            ticket, code = under_way.popleft()
            found = result["tag"], result["verdict"]
            left = found == (self._tag(ticket), UNDECIDED)
            self.undecided += left
            if not left and found != (self._tag(ticket), code):
                raise HardwareMismatch(
                    f"{self.unit.config.slug}: signature {ticket} of device {self.index} is {Verdict(code).label!r} by "
                    f"the CPU, but the gates gave verdict {found[1]} with tag {found[0]}",
                    signature=ticket,
                )
            self.remote.answer(ticket, code)


class Devices:
    """The devices of a run. Builds the simulation, which takes minutes the first time.

    `wave` gets the waveform of one. Raises UsageError, BackendUnavailable, ToolMissing, ToolFailed, Interrupted.
    """

    def __init__(
        self, backend: str, count: int, progress: ProgressCallback | None, wave: Waveform | None = None
    ) -> None:
        if wave is not None and count > 1:
            raise UsageError(f"wave: a waveform shows one device, so threads must be 1 (got {count})", got=count)
        from modmill.hw import registry
        from modmill.hw.stream.simulation import StreamSimulation

        config = registry.configure(simulated.checked(backend, backends()))
        unit: StreamedUnit = registry.build(config)  # type: ignore[assignment]
        self.backend, watch = backend, Watch(progress)
        self._simulations = [StreamSimulation(unit, 0, i, STALLS, watch, wave) for i in range(count)]
        self._devices: list[_Device] = []

    def discard(self) -> None:
        """Ends them where no run came about."""
        for simulation in self._simulations:
            simulation.discard()

    def attach(self, native: _native.SignatureReplay, rule: str) -> None:
        """Lets them take signatures from a run."""
        remotes = iter(native.remote, None)
        for i, (simulation, remote) in enumerate(zip(self._simulations, remotes, strict=True)):
            self._devices.append(_Device(i, simulation, remote, rule, Verifier(rule)))
            self._devices[i].start()

    def finish(self) -> tuple[Simulation, ModmillError | None]:
        """Waits for their end; the first error."""
        for device in self._devices:
            if device.thread is not None:
                device.thread.join()
        return self.state(), next((d.error for d in self._devices if d.error is not None), None)

    def state(self) -> Simulation:
        """Where they stand."""
        first = self._simulations[0]
        devices = []
        for device in self._devices:
            cycles, counters = device.seen
            stages = tuple(stage.show(counters, cycles) for stage in first.unit.stage_views) if counters else ()
            devices.append(Device(cycles, counters, stages))
        return Simulation(first.unit.config.slug, first.simulator, tuple(devices))
