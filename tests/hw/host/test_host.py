"""A host streams work through simulated devices: order, room, progress, errors, stops."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest

from modmill.errors import HardwareMismatch, Interrupted, UsageError
from modmill.hw.host.device import Host
from modmill.hw.host.work import Piece, Submitted
from modmill.hw.sim.waveform import Waveform
from modmill.hw.stream.beat import Beat
from modmill.progress import Progress
from modmill.watch import Watch
from tests.hw.stream.toy import ToyStream, results
from tests.hw.support import require_tool

UNIT = ToyStream(2)
N = 5
ALL = [beat for _, beat in UNIT.beats(N, 128, 0)]


def pieces(told: Callable[[int, Sequence[Beat]], None]) -> list[Piece]:
    """All inputs, in pieces of one to four beats; `told` gets the number of the first and the results."""
    found, at = list[Piece](), 0
    while at < len(ALL):
        beats = ALL[at : at + 1 + len(found) % 4]
        found.append(Piece.of_beats(UNIT, beats, len(beats), partial(told, at)))
        at += len(beats)
    return found


def _extend(to: list[Beat], _: int, found: Sequence[Beat]) -> None:
    to.extend(found)


def _met(event: threading.Event) -> None:
    assert event.wait(60)


def started(work: Submitted) -> Host:
    require_tool("verilator")
    host = Host(UNIT, constants=N)
    host.start([work])
    return host


def test_answers_come_in_order_and_a_fast_caller_is_held_back() -> None:
    came: list[Beat] = []
    seen: list[Progress] = []
    waited: list[int] = []

    def told(at: int, found: Sequence[Beat]) -> None:
        assert at == len(came)
        came.extend(found)

    with Submitted(3, Watch(seen.append, 0.0), "beats") as work:
        host = started(work)
        for piece in pieces(told):
            work.submit(piece)
            waited.append(work.waiting)
        work.drain()
        count = len(pieces(told))
        assert came == [results(N, **beat) for beat in ALL]
        assert max(waited) <= 3
        assert (seen[-1].phase, seen[-1].done, seen[-1].total) == ("beats", count, count)
    state, error = host.finish()
    assert error is None
    assert (state.unit, len(state.devices)) == (UNIT.config.slug, 1)
    assert state.cycles == state.devices[0].cycles >= len(ALL)
    assert state.devices[0].counters.keys() >= {"refused", "waited"}


def test_a_wrong_result_ends_the_device_and_reaches_the_caller() -> None:
    def told(at: int, found: Sequence[Beat]) -> None:
        if at > 20:
            raise HardwareMismatch("it is wrong", at=at)

    def submit() -> None:
        for piece in pieces(told):
            work.submit(piece)
        work.drain()

    work = Submitted(4, Watch(None), "beats")
    with work:
        host = started(work)
        with pytest.raises(HardwareMismatch, match="it is wrong"):
            submit()
    _, error = host.finish()
    assert isinstance(error, HardwareMismatch) and 20 < error.at < 30


@pytest.mark.parametrize("error", [Interrupted, KeyboardInterrupt])
def test_a_stop_drops_what_waits(error: type[BaseException]) -> None:
    answered: list[int] = []

    def stop(_: Progress) -> bool:
        if error is KeyboardInterrupt:
            raise KeyboardInterrupt
        return False

    def submit() -> None:
        with work:
            for piece in pieces(lambda at, _: answered.append(at)):
                work.submit(piece)

    work = Submitted(200, Watch(stop, 0.0), "beats")
    host = started(work)
    with pytest.raises(error):
        submit()
    state, failed = host.finish()
    assert failed is None and len(answered) < 10 and state.unit == UNIT.config.slug


def test_a_stop_leaves_what_is_under_way(tmp_path: Path) -> None:
    """The second of two pieces never has all of its results, and the caller has left when the first has."""
    require_tool("verilator")
    host = Host(UNIT, constants=N, wave=Waveform(tmp_path / "a.fst"))
    work, gone = Submitted(4, Watch(None), "beats"), threading.Event()

    def leave() -> None:
        with work:
            work.submit(Piece.of_beats(UNIT, ALL[:1], 1, lambda _: _met(gone)))
            work.submit(Piece.of_beats(UNIT, ALL[:1], 2, lambda _: None))
            host.start([work])
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        leave()
    gone.set()
    assert host.finish()[1] is None and not list(tmp_path.iterdir())


def test_several_devices_share_a_build_and_one_has_a_waveform(tmp_path: Path) -> None:
    require_tool("verilator")
    wave = Waveform(tmp_path / "a.fst")
    with pytest.raises(UsageError, match="a waveform shows one device, and there are 2"):
        Host(UNIT, 2, constants=N, wave=wave)
    works = [Submitted(200, Watch(None), "beats") for _ in range(2)]
    host = Host(UNIT, 2, constants=N)
    came: list[list[Beat]] = [[], []]
    host.start(works)
    for work, one in zip(works, came, strict=True):
        with work:
            for piece in pieces(partial(_extend, one)):
                work.submit(piece)
            work.drain()
    state, error = host.finish()
    assert error is None and len(state.devices) == 2
    assert came[0] == came[1] == [results(N, **beat) for beat in ALL]


def test_what_was_not_started_is_discarded() -> None:
    require_tool("verilator")
    host = Host(UNIT, 2, constants=N)
    host.discard()
    assert host.finish()[1] is None
