"""Signatures verified in simulated gates: the backends `rtl:<unit>` of the sigverify job.

The host's part is that of any run: it reads the file, spreads signatures over devices, and puts their answers in order.
Each device is a simulated pipeline (:mod:`modmill.hw.host`), and every verdict is compared with that of the CPU.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol, cast

from modmill import _native
from modmill.errors import HardwareMismatch, ModmillError
from modmill.hw.host.device import Host
from modmill.hw.host.state import Simulation
from modmill.hw.host.work import Piece
from modmill.hw.interface import registry
from modmill.hw.stream.beat import Beat
from modmill.sigverify.engine import GATES
from modmill.sigverify.verdicts import Verdict
from modmill.sigverify.verifier import RULES, Verifier

if TYPE_CHECKING:
    from modmill.hw.sim.waveform import Waveform
    from modmill.hw.stream.streamed import StreamedUnit

UNDECIDED = 7
"""The verdict of gates that leave a signature to the host, one in 2^96 (docs/units/double_scalar.md)."""
CONSUMERS = 16
"""Consumers that a unit counts; routes beyond them share the last."""


class SignatureUnit(Protocol):
    """The interface of a unit of the job, beside that of any unit between two streams."""

    def record_beats(self, message: bytes, signature: bytes, key: bytes, fields: Beat) -> Iterator[Beat]:
        """A signed message as it goes in, with `tag`, `rule` and, where it has more than one, its `consumer`.

        Results are beats with `verdict` and those of `tag` and `consumer`, in the order of the records.
        """
        ...


class _Signatures:
    """The signatures of a run that one device verifies."""

    left = False
    """Results are wanted to the end: what a stopped run has read is verified."""

    def __init__(self, index: int, unit: StreamedUnit, remote: _native.SignatureRemote, rule: str) -> None:
        self._index, self._unit, self._remote = index, unit, remote
        self._rule, self._verifier = RULES.index(rule), Verifier(rule)
        self._taken = self._undecided = 0

    @property
    def counters(self) -> Mapping[str, int]:
        return {"taken": self._taken, "undecided": self._undecided}

    def take(self, most: int) -> Sequence[Piece]:
        taken = self._remote.take(most)
        if not taken:
            return []
        self._taken += len(taken)
        tickets, routes, messages, signatures, keys = zip(*taken, strict=True)
        verdicts = map(int, self._verifier.verify_many(list(messages), list(signatures), list(keys)))
        signed = zip(messages, signatures, keys, strict=True)
        return [
            self._piece(ticket, self._names(ticket, route), one, verdict)
            for ticket, route, one, verdict in zip(tickets, routes, signed, verdicts, strict=True)
        ]

    def is_over(self) -> bool:
        return self._remote.is_over()

    def fail(self, error: BaseException) -> None:
        self._remote.fail(str(error) if isinstance(error, ModmillError) else f"{type(error).__name__}: {error}")

    def close(self) -> None:
        self._remote.close()

    def _names(self, ticket: int, route: int) -> dict[str, int]:
        """The fields that identify a record's result: its tag, and the consumer that its route is."""
        names = {"tag": ticket % (1 << self._unit.inputs["tag"])}
        return names | {"consumer": min(route, CONSUMERS - 1)} if "consumer" in self._unit.inputs else names

    def _piece(self, ticket: int, names: Mapping[str, int], signed: tuple[bytes, bytes, bytes], verdict: int) -> Piece:
        beats = cast(SignatureUnit, self._unit).record_beats(*signed, {**names, "rule": self._rule})
        return Piece.of_beats(self._unit, list(beats), 1, partial(self._answer, ticket, names, verdict))

    def _answer(self, ticket: int, names: Mapping[str, int], verdict: int, results: Sequence[Beat]) -> None:
        """The gates' verdict is the CPU's; what they leave open, it decides."""
        (result,) = results
        left = result == {**names, "verdict": UNDECIDED}
        self._undecided += left
        if not left and result != {**names, "verdict": verdict}:
            with_ = ", ".join(f"{name} {result[name]}" for name in names)
            raise HardwareMismatch(
                f"{self._unit.config.slug}: signature {ticket} of device {self._index} is {Verdict(verdict).label!r} "
                f"by the CPU, but the gates gave verdict {result['verdict']} with {with_}",
                signature=ticket,
            )
        self._remote.answer(ticket, verdict)


class Devices:
    """The devices of a run with so many routes: an engine of the job. `wave` gets the waveform of one.

    With `shares`, the run's signatures are broadcast, and device i of N takes those whose running number is i modulo N;
    else whichever device has room takes the next.

    Raises what :class:`modmill.hw.host.device.Host` raises.
    """

    def __init__(
        self, backend: str, count: int, routes: int = 0, wave: Waveform | None = None, *, shares: bool = False
    ) -> None:
        # Each route is a consumer, and one more gets what none is for.
        consumers = {"consumers": min(routes + 1, CONSUMERS)} if routes else {}
        name, given = GATES.find(backend)
        self._unit: StreamedUnit = registry.build(registry.configure(name, **given, **consumers))  # type: ignore[assignment]
        self._host, self._backend = Host(self._unit, count, wave=wave), backend
        self.native: str | None = None
        self.threads: int | None = count
        self.shares: bool = shares

    def discard(self) -> None:
        """Ends them where no run came about."""
        self._host.discard()

    def attach(self, run: _native.SignatureReplay, rule: str) -> None:
        """Lets them take signatures from a run."""
        remotes = reversed(list(iter(run.remote, None)))  # the last one comes first
        self._host.start([_Signatures(i, self._unit, remote, rule) for i, remote in enumerate(remotes)])

    def chosen(self, run: _native.SignatureReplay) -> tuple[str, str]:
        """The backend that was named."""
        del run
        return self._backend, "chosen; simulated gates"

    def finish(self) -> tuple[Simulation, ModmillError | None]:
        """Waits for their end; the first error."""
        return self._host.finish()

    def state(self) -> Simulation:
        """The state of the devices."""
        return self._host.state()
