"""Files of signed messages, verified by a stream of workers (docs/formats.md).

>>> import tempfile
>>> from modmill import sigverify
>>> with tempfile.TemporaryDirectory() as d:
...     made = sigverify.generate(Path(d) / "a.jsonl", count=200, seed=7, corrupt=0.5)
...     done = sigverify.run(made.path)
>>> done.accepted + done.rejected + done.malformed, done.all_accepted
(200, False)
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict, Unpack

from modmill import _native, folders
from modmill.arguments import public
from modmill.backends import Fabric, parse
from modmill.errors import UsageError
from modmill.files import STANDARD, Destination, beside, destination, refuse_input
from modmill.progress import ProgressCallback
from modmill.quantity import MAX_THREADS, whole
from modmill.sigverify import dedup as repeats
from modmill.sigverify.dedup import Repeated
from modmill.sigverify.engine import Engine
from modmill.sigverify.engines import ENGINES
from modmill.sigverify.results import Latency, Malformed, RingWritten, Run, State, Worker
from modmill.sigverify.routes import Route, Routed

if TYPE_CHECKING:
    from modmill.hw.sim.waveform import Waveform


@public
class Running:
    """A run in progress on its own threads; see :func:`start`."""

    def __init__(
        self,
        native: _native.SignatureReplay,
        file: Path,
        rule: str,
        out: Destination | None,
        routes: Sequence[tuple[Route, Destination]],
        engine: Engine,
        dedup: str,
        ring: Destination | None,
    ) -> None:
        self._native, self._engine = native, engine
        self._out, self._routes, self._ring = out, routes, ring
        self._dedup = dedup
        self.file = file
        self.rule = rule
        self.format: str = native.format
        self.backend: str
        self.why: str
        self.backend, self.why = self._engine.chosen(native)

    def state(self) -> State:
        """The current state.

        Raises UsageError once the run is finished.
        """
        found = self._native.state()
        if found is None:
            raise UsageError("the run is finished")
        latency = Latency(**found["latency"])
        return State(
            seconds=found["seconds"],
            reading=found["pass"],
            done=found["bytes"],
            total=found["total"],
            parsed=found["parsed"],
            malformed=found["malformed"],
            other_packets=found["other_packets"],
            parse_ns=found["parse_ns"],
            lag=found["lag"],
            verdicts=found["verdicts"],
            reported=found["reported"],
            repeated=Repeated(*found["repeated"]),
            waiting=found["waiting"],
            verifying=found["verifying"],
            reorder=found["reorder"],
            blocked=found["blocked"],
            latency=latency,
            recent=Latency(**found["recent"]) if "recent" in found else latency,
            workers=tuple(Worker(**worker) for worker in found["workers"]),
            simulation=self._engine.state(),
        )

    def stop(self) -> None:
        """Stops reading. What has been submitted is still verified."""
        self._native.stop()

    def wait(self, seconds: float) -> bool:
        """Waits at most `seconds`; returns whether everything has been verified and written."""
        return self._native.wait(seconds)

    def finish(self) -> Run:
        """Waits for the end; may be called again. The verdict files of an incomplete run keep the suffix `.part`."""
        while not self.wait(1.0):  # between two of these, ^C is heard
            pass
        found = self._native.finish()
        simulation, failed = self._engine.finish()
        complete = found["ending"] == "complete"
        place = self._out
        out = None if place is None else _finished(place, complete)
        routed = [
            Routed(route, _finished(to, complete), delivered, dropped)
            for (route, to), (delivered, dropped) in zip(self._routes, found["routes"], strict=True)
        ]
        error = failed or found["error"]
        if isinstance(error, OSError) and error.filename is None and place is not None:
            error.filename = place.given  # errors of the file that is read name it
        return Run(
            file=self.file,
            rule=self.rule,
            format=self.format,
            backend=self.backend,
            why=self.why,
            ending=found["ending"],
            error=error,
            seconds=found["seconds"],
            passes=found["pass"],
            verdicts=found["verdicts"],
            malformed=found["malformed"],
            first_malformed=tuple(Malformed(*bad) for bad in found["first_malformed"]),
            cut=None if found["cut"] is None else Malformed(*found["cut"]),
            other_packets=found["other_packets"],
            all_accepted=found["all_accepted"],
            latency=Latency(**found["latency"]),
            workers=tuple(Worker(**worker) for worker in found["workers"]),
            out=out,
            dedup=self._dedup,
            repeated=Repeated(*found["repeated"]),
            ring=None if self._ring is None else RingWritten(Path(self._ring.given), found["ring"] or 0),
            routes=tuple(routed),
            unrouted=found["unrouted"],
            simulation=simulation,
        )


@public
def start(
    path: str | os.PathLike[str],
    *,
    rule: str = "strict",
    backend: str = "auto",
    threads: int | None = None,
    cores: Sequence[int] = (),
    format: str | None = None,  # noqa: A002  # as on the command line
    port: int | None = None,
    rate: float | None = None,
    repeat: int = 1,
    out: str | os.PathLike[str] | None = None,
    routes: Sequence[Route] = (),
    ring: str | os.PathLike[str] | None = None,
    dedup: str = "none",
    devices: int | None = None,
    wave: Waveform | None = None,
) -> Running:
    """Starts to verify a file of signed messages; see :func:`run` for the arguments."""
    whole(1 if threads is None else threads, "threads", 1, MAX_THREADS)
    whole(repeat, "repeat", 1)
    whole(port or 0, "port", 0, 65535)
    repeats.checked(dedup)
    if devices is not None:
        whole(devices, "devices", 1, MAX_THREADS)
        if threads is not None:
            raise UsageError("devices: each has a thread of its own, so leave threads out")
    place = None if out is None else destination(out)
    slots = None if ring is None else destination(ring)
    if slots is not None and not slots.whole:
        raise UsageError(f"ring: must be a regular file, or the name of a new one (got {slots.given})", got=slots.given)
    source = os.fspath(path)
    ways = [(route, destination(route.out)) for route in routes]
    given = [*([] if out is None else [out]), *(route.out for route in routes), *([] if ring is None else [ring])]
    for name in given:
        refuse_input(name, source)
    places = [*(one for one in (place, slots) if one is not None), *(to for _, to in ways)]
    _distinct(places)
    if source == STANDARD and sys.stdin is None:
        raise UsageError("stdin is closed")
    if wave is not None:
        from modmill.hw.sim import waveform  # few runs show one

        waveform.check_wave(wave)
        refuse_input(wave.path, source, what="wave")
        _distinct([wave.place, *places])
    make = ENGINES.of(backend, {Fabric.RTL: {"wave": wave, "devices": devices}})
    engine = make(backend, threads, len(routes), wave, devices)
    with contextlib.ExitStack() as stack:
        undo = stack.enter_context(contextlib.ExitStack())
        undo.callback(engine.discard)
        written = None if place is None else stack.enter_context(_begun(place))
        to_routes = [(route.tags, route.accepted_only, stack.enter_context(_begun(to))) for route, to in ways]
        native = _native.SignatureReplay(
            None if source == STANDARD else source,
            rule=rule,
            backend=engine.native,
            threads=engine.threads or 0,
            cores=[whole(core, "cores") for core in cores],
            format=format,
            port=port,
            rate=rate,
            repeat=repeat,
            dedup=dedup,
            shares=engine.shares,
            out=written,
            routes=to_routes,
            ring=None if slots is None else str(slots.path),
        )
        undo.pop_all()
    engine.attach(native, rule)
    return Running(native, Path(path), rule, place, ways, engine, dedup, slots)


@contextlib.contextmanager
def _begun(place: Destination) -> Iterator[str]:
    """The file that the native code writes to; the part of an earlier run stays until this run has begun."""
    if not place.whole:
        yield STANDARD if place.standard else place.given
        return
    with beside(place) as fresh:
        yield str(fresh)
        fresh.replace(_part(place))


class Options(TypedDict, total=False):
    """The options of :func:`run`, which are those of :func:`start`."""

    rule: str
    backend: str
    threads: int | None
    cores: Sequence[int]
    format: str | None
    port: int | None
    rate: float | None
    repeat: int
    out: str | os.PathLike[str] | None
    routes: Sequence[Route]
    ring: str | os.PathLike[str] | None
    dedup: str
    devices: int | None
    wave: Waveform | None


@public
def run(path: str | os.PathLike[str], *, progress: ProgressCallback | None = None, **options: Unpack[Options]) -> Run:
    """Verifies every signature of a file; memory stays bounded whatever its size.

    A `path` of - is standard input, which is read as it stands. `format` is found by contents and name unless given; of
    a capture, only UDP packets to `port` are read (default: all). `threads` verify (default: all cores), pinned to
    `cores` if given. `rate` replays that many signatures per second, `repeat` reads the file that many times. `out`
    gets a JSON line for each record, in the file's order, at most some milliseconds after its verdict. Each of `routes`
    gets the lines of its tags; all outputs share one reader, so the slowest holds back the others, and nothing is lost.
    `ring` is a file, best in /dev/shm, from which another process takes each verdict as it comes (:func:`read_ring`).
    `dedup` says when repeated transactions are removed: "before" verification, "after" it, "both" or "none". `devices`
    of a backend in simulated gates each take their share.
    `wave` gets the waveform of simulated gates (`modmill.hw.sim.waveform.Waveform`).

    A `backend` "cluster:ADDRESS" verifies ranges of the file on many machines (:mod:`modmill.cluster.signatures`).

    Raises UsageError, FormatError and OSError if the run cannot start; its outcome is in the result.
    """
    if parse(options.get("backend")).fabric is Fabric.CLUSTER:
        done: Run = folders.load("cluster.signatures").run(path, progress=progress, **options)
        return done
    running = start(path, **options)
    try:
        while not running.wait(0.1):
            if progress is not None and progress(running.state().progress) is False:
                running.stop()
    except BaseException:
        running.stop()
        running.finish()
        raise
    return running.finish()


def _finished(place: Destination, complete: bool) -> Path:
    """The path of the output written to `place`: a file takes its name once it is complete."""
    if not place.whole:
        return Path(place.given)
    part = _part(place)
    if not complete:
        return part
    with contextlib.suppress(FileNotFoundError):  # a call before this one has renamed it
        part.replace(place.path)
    return Path(place.given)


def _distinct(places: Sequence[Destination]) -> None:
    """Raises UsageError if two outputs are the same file: their lines would overwrite each other."""
    for i, place in enumerate(places):
        if any(place.path == other.path for other in places[:i]):
            raise UsageError(f"{place.given}: two outputs go to this file; name another one")


def _part(place: Destination) -> Path:
    return place.path.with_name(f"{place.path.name}.part")
