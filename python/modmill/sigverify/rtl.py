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

from modmill import _native
from modmill.errors import HardwareMismatch, ModmillError, UsageError
from modmill.progress import ProgressCallback
from modmill.sigverify.engine import GATES
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
CONSUMERS = 16
"""Consumers that a unit counts; routes beyond them share the last."""
STALLS = 0
"""Per cent of the cycles in which a stream stalls: a host that keeps up."""


class SignatureUnit(Protocol):
    """What a unit of the job must have beside what any unit between two streams has."""

    def record_beats(self, message: bytes, signature: bytes, key: bytes, fields: Beat) -> Iterator[Beat]:
        """A signed message as it goes in, with `tag`, `rule` and, where it has more than one, its `consumer`.

        Results are beats with `verdict` and those of `tag` and `consumer`, in the order of the records.
        """
        ...


@dataclass(frozen=True, slots=True)
class _UnderWay:
    """A signature in the gates: by which ticket it is answered, what its result is called by, the CPU's verdict."""

    ticket: int
    names: Mapping[str, int]
    code: int


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
            under_way: deque[_UnderWay] = deque()
            while not self.remote.is_over():
                taken = self.remote.take(AT_ONCE)
                if taken:
                    self._offer(taken, under_way)
                elif under_way:
                    self._answer(simulation.run([], 0, drain=True), under_way)
                else:
                    time.sleep(NAP_S)
                self.seen = simulation.cycles, simulation.counters | {"undecided": self.undecided}

    def _offer(self, taken: Sequence[tuple[int, int, bytes, bytes, bytes]], under_way: deque[_UnderWay]) -> None:
        unit, rule = cast(SignatureUnit, self.unit), RULES.index(self.rule)
        tickets, routes, messages, signatures, keys = zip(*taken, strict=True)
        names = [self._names(ticket, route) for ticket, route in zip(tickets, routes, strict=True)]
        beats = [
            beat
            for signed, name in zip(zip(messages, signatures, keys, strict=True), names, strict=True)
            for beat in unit.record_beats(*signed, {**name, "rule": rule})
        ]
        expected = map(int, self.verifier.verify_many(list(messages), list(signatures), list(keys)))
        under_way.extend(map(_UnderWay, tickets, names, expected))
        self._answer(self.simulation.run(beats, len(taken), drain=False), under_way)

    def _names(self, ticket: int, route: int) -> dict[str, int]:
        """What a record's result is called by: its tag, and the consumer that its route is."""
        names = {"tag": ticket % (1 << self.unit.inputs["tag"])}
        return names | {"consumer": min(route, CONSUMERS - 1)} if "consumer" in self.unit.inputs else names

    def _answer(self, results: Sequence[Mapping[str, int]], under_way: deque[_UnderWay]) -> None:
        """Results leave the gates in the order of the records, and are the CPU's; what they leave open, it decides."""
        for result in results:
            asked = under_way.popleft()
            left = result == {**asked.names, "verdict": UNDECIDED}
            self.undecided += left
            if not left and result != {**asked.names, "verdict": asked.code}:
                with_ = ", ".join(f"{name} {result[name]}" for name in asked.names)
                raise HardwareMismatch(
                    f"{self.unit.config.slug}: signature {asked.ticket} of device {self.index} is "
                    f"{Verdict(asked.code).label!r} by the CPU, but the gates gave verdict {result['verdict']} with "
                    f"{with_}",
                    signature=asked.ticket,
                )
            self.remote.answer(asked.ticket, asked.code)


class Devices:
    """The devices of a run with so many routes. Builds the simulation, which takes minutes the first time.

    `wave` gets the waveform of one. Raises UsageError, BackendUnavailable, ToolMissing, ToolFailed, Interrupted.
    """

    def __init__(
        self,
        backend: str,
        count: int,
        progress: ProgressCallback | None,
        routes: int = 0,
        wave: Waveform | None = None,
    ) -> None:
        if wave is not None and count > 1:
            raise UsageError(f"wave: a waveform shows one device, so threads must be 1 (got {count})", got=count)
        from modmill.hw.interface import registry
        from modmill.hw.stream.simulation import StreamSimulation

        # Each route is a consumer, and one more gets what none is for.
        consumers = {"consumers": min(routes + 1, CONSUMERS)} if routes else {}
        name, given = GATES.find(backend)
        config = registry.configure(name, **given, **consumers)
        unit: StreamedUnit = registry.build(config)  # type: ignore[assignment]
        self.native: str | None = None
        self.threads: int | None = count
        self._backend = backend
        watch = Watch(progress)
        self._simulations = [StreamSimulation(unit, 0, i, STALLS, watch, wave) for i in range(count)]
        self._devices: list[_Device] = []

    def discard(self) -> None:
        """Ends them where no run came about."""
        for simulation in self._simulations:
            simulation.discard()

    def attach(self, run: _native.SignatureReplay, rule: str) -> None:
        """Lets them take signatures from a run."""
        remotes = iter(run.remote, None)
        for i, (simulation, remote) in enumerate(zip(self._simulations, remotes, strict=True)):
            self._devices.append(_Device(i, simulation, remote, rule, Verifier(rule)))
            self._devices[i].start()

    def chosen(self, run: _native.SignatureReplay) -> tuple[str, str]:
        """The backend that was named."""
        del run
        return self._backend, "chosen; simulated gates"

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
