"""A unit between streams at work in Verilator: beats in, results out, with stalls of every stream at random."""

from __future__ import annotations

import ctypes
import tempfile
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Self

import numpy as np

from modmill import programs
from modmill.errors import HardwareMismatch, ModmillError, ToolFailed, UsageError
from modmill.hw.emit.sources import sources
from modmill.hw.interface.port import Stream
from modmill.hw.sim import build
from modmill.hw.sim.images import Images, tables, write_images
from modmill.hw.sim.waveform import Recording, Waveform, variant
from modmill.hw.stream.beat import Beat, Rows
from modmill.hw.stream.memory import Memory
from modmill.hw.stream.streamed import Signal, StreamedUnit
from modmill.watch import Watch

FIRST, MOST = 1 << 8, 1 << 16
"""Clock cycles before results are handed over for the first time in a call, which double up to the most."""
LONG = 1.0
"""Seconds of cycles from which on they do not double: nobody can stop a unit in between."""
BROKEN = -2
"""The driver's code for a unit that breaks a rule of its streams, or stops."""


class StreamSimulation:
    """A unit with its constants, after reset.

    `percent` of the cycles see no new beat on a stream in, and no room on a stream out: one number for all streams, or
    one for each by its name, 0 for those left out. Each stream that a memory feeds has one of the `memories`. Streams
    out that are `unseen` may give any number of beats, and have no results. `images` replaces what the unit's own
    tables hold, for tests of broken ones. The waveform goes to `wave`, if given. The `library` of another simulation of
    the unit serves one without a waveform, and spares it the unit's text. Raises UsageError, ToolMissing, ToolFailed,
    Interrupted.
    """

    def __init__(
        self,
        unit: StreamedUnit,
        constants: int,
        seed: int,
        percent: int | Mapping[str, int],
        watch: Watch,
        wave: Waveform | None = None,
        memories: Mapping[str, Memory] | None = None,
        images: Images | None = None,
        library: Path | None = None,
        unseen: Collection[str] = (),
    ) -> None:
        found = tables(unit, constants, images)
        self.unit: StreamedUnit = unit
        self.seconds: float = 0.0
        self._sources, self._sinks = unit.fed, unit.sinks
        self._memories = _in_order(unit, memories or {})
        stalls = _percents(unit, percent)
        version = programs.version("verilator").split()
        self.simulator: str = " ".join(version[:2])
        if library is None or wave is not None:
            library = build.build(unit.config.slug, unit.name, sources(unit), glue(unit), watch, variant(wave))
        self.library: Path = library
        self._library = _bind(ctypes.CDLL(str(self.library)))
        self._recording = Recording(wave)
        with tempfile.TemporaryDirectory(prefix="modmill-tables-") as folder:
            write_images(Path(folder), found, unit.image_width)
            asked = self._recording.arguments
            self._handle: int | None = self._library.modmill_new(folder.encode(), *asked, seed)
        if not self._handle:
            self._recording.discard()
            raise self._failure()
        self._library.modmill_stall(self._handle, (ctypes.c_uint * len(stalls))(*stalls))
        for which, memory in enumerate(self._memories):
            shape = (ctypes.c_uint64 * 5)(memory.latency, memory.held, memory.longest, memory.page, memory.stalls)
            rows = memory.rows.ctypes.data
            self._library.modmill_memory(self._handle, which, rows, len(memory.rows), shape, memory.seed)
        self._seen = {which: sink for which, sink in enumerate(self._sinks) if sink.name not in unseen}
        self._missing = dict.fromkeys((sink.name for sink in self._seen.values()), 0)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, error: BaseException | None, place: object) -> None:
        if self._handle:
            self._library.modmill_free(self._handle)
            self._handle = None
        self._recording.close(error)

    def discard(self) -> None:
        """Ends a simulation that was not run; it leaves no waveform."""
        self._recording.discard()
        self.__exit__(None, None, None)

    @property
    def cycles(self) -> int:
        """Clock cycles since the first reset."""
        return self._count(0)

    @property
    def counters(self) -> dict[str, int]:
        """Cycles in which a beat was offered and refused, and in which one waited; then those of memories and the unit.

        Those of a memory: requests and bytes that it took and gave, cycles in which a word waited. The names begin with
        the stream's where a unit has more than one in or out.
        """
        found: dict[str, int] = {}
        for what, word, streams in ((3, "refused", self._sources), (5, "waited", self._sinks)):
            for which, stream in enumerate(streams):
                found[word if self.unit.paired else f"{stream.name}_{word}"] = self._count(what, which)
        for which, port in enumerate(self.unit.memories):
            for what, word in ((6, "requests"), (7, "bytes"), (8, "waited")):
                found[f"{port.answers}_{word}"] = self._count(what, which)
        own = (port.name.removesuffix("_o") for port in self.unit.counters)
        return found | {name: self._count(1, which) for which, name in enumerate(own)}

    def moved(
        self, given: Mapping[str, Rows], results: Mapping[str, int], *, drain: bool
    ) -> Iterator[Mapping[str, Rows]]:
        """Offers beats, from which so many results follow on each stream out; yields results from time to time.

        It ends when the last beat was taken, or with `drain` when all that are missing came. Rows of results are those
        of a buffer that lives as long as they do. Raises HardwareMismatch where the unit breaks a rule of its streams,
        gives more results than follow, or stops.
        """
        for name in self._missing:
            self._missing[name] += results.get(name, 0)
        kept = self._start(given, list(self._missing.values()))
        out = kept[1]
        before, most, ended = [0] * len(out), FIRST, False
        while not ended:
            begin = self.seconds
            ended = self._go_on(most, drain=drain)
            came = [self._count(4, which) for which in self._seen]
            news = {n: o[b:c] for n, o, b, c in zip(self._missing, out, before, came, strict=True)}
            for name, rows_ in news.items():
                self._missing[name] -= len(rows_)
            before = came
            if self.seconds - begin < LONG:
                most = min(2 * most, MOST)
            yield news

    def move(self, given: Mapping[str, Rows], results: Mapping[str, int], *, drain: bool) -> dict[str, Rows]:
        """Moves beats as :meth:`moved` does, and returns all results at once."""
        parts = list(self.moved(given, results, drain=drain))
        return {name: np.concatenate([part[name] for part in parts]) for name in self._missing}

    def reset(self) -> None:
        """Resets the unit, which loses what is under way; cycles, and the counters of streams and memories, go on."""
        self._checked(self._library.modmill_restart(self._handle))
        self._missing = dict.fromkeys(self._missing, 0)

    def run(self, beats: Sequence[Beat], results: int, *, drain: bool) -> list[Beat]:
        """Moves a few beats, as mappings, through a unit with one stream in and one out."""
        layouts, (source,), (sink,) = self.unit.layouts, self._sources, self._sinks
        found = self.move({source.name: layouts[source.name].rows(beats)}, {sink.name: results}, drain=drain)
        return layouts[sink.name].beats(found[sink.name])

    def within(self, cycles: int, beats: Sequence[Beat], results: int) -> list[Beat]:
        """Up to so many results in up to so many cycles, the beats offered first, of a unit with two streams.

        It ends with the last of these results, or without any with the last beat. What comes later is not missing.
        """
        layouts, (source,), (sink,) = self.unit.layouts, self._sources, self._sinks
        given, (out,) = self._start({source.name: layouts[source.name].rows(beats)}, [results])
        self._go_on(cycles, drain=results > 0)
        if left := self._count(2):
            raise ToolFailed(f"{left} of {len(given[0])} beats were not taken in {cycles} cycles", tool="verilator")
        return layouts[sink.name].beats(out[: self._count(4)])

    def _start(self, given: Mapping[str, Rows], wanted: Sequence[int]) -> tuple[list[Rows], list[Rows]]:
        """Hands beats and room for results to the driver; both must live as long as it uses them.

        `wanted` are those of the streams that are seen.
        """
        layouts = self.unit.layouts
        rows = [np.ascontiguousarray(given.get(s.name, layouts[s.name].empty()), np.uint32) for s in self._sources]
        room = {
            which: np.empty((count, layouts[s.name].words), np.uint32)
            for (which, s), count in zip(self._seen.items(), wanted, strict=True)
        }
        out = [room.get(which) for which in range(len(self._sinks))]
        sizes = [0 if one is None else len(one) for one in out]
        self._library.modmill_start(
            *(self._handle, _pointers(rows), _sizes(map(len, rows)), _pointers(out), _sizes(sizes))
        )
        return rows, list(room.values())

    def _go_on(self, most: int, *, drain: bool) -> bool:
        """Up to so many cycles; whether all is done."""
        begin = time.perf_counter()
        code = self._checked(self._library.modmill_run(self._handle, most, int(drain)))
        self.seconds += time.perf_counter() - begin
        return code == 1

    def command(self, *names: str) -> None:
        """One cycle in which these commands of the unit are given and no beat moves."""
        places = [port.name for port in self.unit.commands]
        self._checked(self._library.modmill_command(self._handle, sum(1 << places.index(name) for name in names)))

    def peek(self, signal: Signal) -> int:
        """One of the unit's signals that stay readable."""
        words = np.zeros(1 << 16, np.uint32)
        which = self.unit.signals.index(signal)
        count = self._checked(self._library.modmill_peek(self._handle, which, words.ctypes.data))
        return int.from_bytes(words[:count].astype("<u4").tobytes(), "little")

    def slow(self, field: str, value: int, cycles: int, sink: str = "") -> None:
        """From now on refuses each result with this value of a field, of at most 32 bits, for so many cycles first.

        The results are those of the named stream, or of the first.
        """
        names = [stream.name for stream in self._sinks]
        which = names.index(sink) if sink else 0
        slot = self.unit.layouts[names[which]].slots[field]
        self._library.modmill_slow(self._handle, which, slot.at, value, cycles)

    def _count(self, what: int, which: int = 0) -> int:
        return self._library.modmill_count(self._handle, what, which)

    def _checked(self, code: int) -> int:
        if code < 0:
            raise self._failure(code)
        return code

    def _failure(self, code: int = -1) -> ModmillError:
        reason = self._library.modmill_error().decode("utf-8", "replace")
        if code == BROKEN:
            return HardwareMismatch(f"{self.unit.config.slug}: {reason}")
        return ToolFailed(f"the simulation failed: {reason}", tool="verilator")


def _percents(unit: StreamedUnit, percent: int | Mapping[str, int]) -> list[int]:
    """For each source, then for each sink. Raises UsageError for a stream that the unit lacks."""
    names = [stream.name for stream in (*unit.fed, *unit.sinks)]
    if isinstance(percent, int):
        return [percent] * len(names)
    if unknown := [name for name in percent if name not in names]:
        raise UsageError(f"stalls: {unknown[0]!r} must be one of {', '.join(names)}", got=unknown[0])
    return [percent.get(name, 0) for name in names]


def _in_order(unit: StreamedUnit, memories: Mapping[str, Memory]) -> list[Memory]:
    """The memories in the order of the unit's ports. Raises UsageError for a missing one, or one with other words."""
    found = []
    for port in unit.memories:
        memory, words = memories.get(port.answers), unit.layouts[port.answers].words
        if memory is None or memory.rows.shape[1] != words:
            raise UsageError(f"memories: {port.answers} must have rows of {words} words")
        found.append(memory)
    return found


def _pointers(arrays: Sequence[Rows | None]) -> ctypes.Array[ctypes.c_void_p]:
    return (ctypes.c_void_p * len(arrays))(*(None if array is None else array.ctypes.data for array in arrays))


def _sizes(counts: Iterator[int] | Sequence[int]) -> ctypes.Array[ctypes.c_uint64]:
    found = list(counts)
    return (ctypes.c_uint64 * len(found))(*found)


def is_built(unit: StreamedUnit) -> bool:
    """True if the cache has the model of a unit. Raises ToolMissing."""
    return build.is_built(unit.config.slug, sources(unit), glue(unit))


def glue(unit: StreamedUnit) -> dict[str, str]:
    """The texts that the simulation adds to a unit's."""
    sinks = [sink.name for sink in unit.sinks]
    taken = {port.requests: which for which, port in enumerate(unit.memories)}
    facts: dict[str, Mapping[str, int]] = {name: {"taken": taken.get(name, -1)} for name in sinks}
    for port in unit.memories:
        slots = unit.layouts[port.requests].slots
        facts[port.answers] = {
            "sink": sinks.index(port.requests),
            "first": slots[port.first].at,
            "first_words": slots[port.first].words,
            "length": slots[port.length].at if port.length else -1,
            "bytes": unit.word_bytes(port),
        }
    lines = ["#include <cstddef>", "#include <tuple>"]
    for stream in unit.streams:
        lines += _described(unit, stream, facts.get(stream.name, {}))
    answers = [unit.stream(port.answers) for port in unit.memories]
    for kind, streams in (("Sources", unit.fed), ("Sinks", unit.sinks), ("Answers", answers)):
        lines.append(f"using {kind} = std::tuple<{', '.join(f'Stream_{stream.name}' for stream in streams)}>;")
    counted = " ".join(f"C({i}, {port.name})" for i, port in enumerate(unit.counters))
    commands = " ".join(f"C({i}, {port.name})" for i, port in enumerate(unit.commands))
    signals = " ".join(f"S({i}, {_member(unit.name, signal)})" for i, signal in enumerate(unit.signals))
    progress = " + ".join(f"top.{name}" for name in unit.progress) or "0"
    lines += [f"#define MODMILL_COUNTERS(C) {counted}", f"#define MODMILL_PATIENCE {unit.patience}"]
    lines += [f"#define MODMILL_COMMANDS(C) {commands}", f"#define MODMILL_SIGNALS(S) {signals}"]
    lines += [f"#define MODMILL_PROGRESS(top) ({progress})", '#include "Vunit___024root.h"']
    kept = [f'public_flat_rd -module "{signal.module}" -var "{signal.name}"' for signal in unit.signals]
    return build.glue(Path(__file__).with_name("shim.cpp"), lines, kept)


def _member(unit: str, signal: Signal) -> str:
    """The name that Verilator gives a signal."""
    return "__DOT__".join(part.replace("__", "___05F") for part in (unit, *signal.within, signal.name))


def _described(unit: StreamedUnit, stream: Stream, facts: Mapping[str, int]) -> Iterator[str]:
    """The struct of a stream (see shim.cpp)."""
    layout = unit.layouts[stream.name]
    yield f"struct Stream_{stream.name} {{"
    yield f'  static constexpr const char* name = "{stream.name}";'
    yield f"  static constexpr std::size_t words = {layout.words};"
    yield from (f"  static constexpr int {name} = {value};" for name, value in facts.items())
    yield f"  static auto& valid(Vunit& unit) {{ return unit.{stream.valid.name}; }}"
    yield f"  static auto& ready(Vunit& unit) {{ return unit.{stream.ready.name}; }}"
    calls = (f"f(unit.{port.name}, {slot.at});" for port, (_, slot) in zip(stream.beat, layout, strict=True))
    yield f"  template <class F> static void fields(Vunit& unit, F f) {{ {' '.join(calls)} }}"
    yield "};"


def _bind(library: ctypes.CDLL) -> ctypes.CDLL:
    handle, wide, number = ctypes.c_void_p, ctypes.c_uint64, ctypes.c_int
    sizes, pointers = ctypes.POINTER(wide), ctypes.POINTER(handle)
    signatures: dict[str, tuple[object, list[object]]] = {
        "modmill_error": (ctypes.c_char_p, []),
        "modmill_new": (handle, [ctypes.c_char_p, ctypes.c_char_p, wide, wide]),
        "modmill_free": (None, [handle]),
        "modmill_stall": (None, [handle, ctypes.POINTER(ctypes.c_uint)]),
        "modmill_memory": (None, [handle, number, handle, wide, sizes, wide]),
        "modmill_start": (None, [handle, pointers, sizes, pointers, sizes]),
        "modmill_run": (ctypes.c_int64, [handle, wide, number]),
        "modmill_restart": (number, [handle]),
        "modmill_command": (number, [handle, ctypes.c_uint]),
        "modmill_peek": (number, [handle, number, handle]),
        "modmill_slow": (None, [handle, number, wide, ctypes.c_uint32, wide]),
        "modmill_count": (wide, [handle, number, number]),
    }
    for name, (result, arguments) in signatures.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library
