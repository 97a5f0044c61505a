"""A pipeline at work in Verilator: beats in, results out, with stalls of both streams at random."""

from __future__ import annotations

import ctypes
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Self

from modmill import programs
from modmill.errors import ToolFailed
from modmill.hw.emit.sources import sources
from modmill.hw.interface.port import Port
from modmill.hw.sim import build
from modmill.hw.sim.images import tables, write_images
from modmill.hw.sim.waveform import Recording, Waveform, variant
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.streamed import StreamedUnit
from modmill.watch import Watch


class StreamSimulation:
    """A unit with its constants, after reset.

    `percent` of the cycles see no new input, and as many no room for a result. Its waveform goes to `wave`, if given.
    Raises ToolMissing, ToolFailed, Interrupted.
    """

    def __init__(
        self,
        unit: StreamedUnit,
        constants: int,
        seed: int,
        percent: int,
        watch: Watch,
        wave: Waveform | None = None,
    ) -> None:
        self.unit: StreamedUnit = unit
        self._percent = percent
        self.seconds: float = 0.0
        version = programs.version("verilator").split()
        self.simulator: str = " ".join(version[:2])
        library = build.build(unit.config.slug, unit.name, sources(unit), glue(unit), watch, variant(wave))
        self._library = _bind(ctypes.CDLL(str(library)))
        self._recording = Recording(wave)
        with tempfile.TemporaryDirectory(prefix="modmill-tables-") as folder:
            write_images(Path(folder), tables(unit, constants, None), unit.image_width)
            asked = self._recording.arguments
            self._handle: int | None = self._library.modmill_new(folder.encode(), *asked, seed)
        if not self._handle:
            self._recording.discard()
            raise self._failure()
        self._missing = 0

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
        """Clock cycles since reset."""
        return self._library.modmill_count(self._handle, 0)

    @property
    def counters(self) -> dict[str, int]:
        """Cycles in which an input was offered and refused and a result waited, then the unit's own counters."""
        names = ("refused", "waited", *(port.name.removesuffix("_o") for port in self.unit.counters))
        return {name: self._library.modmill_count(self._handle, 1 + i) for i, name in enumerate(names)}

    def run(self, beats: Sequence[Beat], results: int, *, drain: bool) -> list[Beat]:
        """Offers inputs, from which so many results follow.

        Returns the results that came until the last input was taken, or with `drain` all that are missing.
        """
        inputs = _Layout(self.unit.streams[0].beat, tuple(self.unit.inputs))
        outputs = _Layout(self.unit.streams[1].beat, self.unit.result_names)
        wanted = self._missing + results
        given = (ctypes.c_uint32 * max(1, inputs.words * len(beats)))()
        for i, beat in enumerate(beats):
            inputs.put(given, i, beat)
        out = (ctypes.c_uint32 * max(1, outputs.words * wanted))()
        begin = time.perf_counter()
        came = self._library.modmill_run(self._handle, given, len(beats), out, wanted, int(drain), self._percent)
        self.seconds += time.perf_counter() - begin
        if came < 0:
            raise self._failure()
        self._missing = wanted - came
        return [outputs.get(out, i) for i in range(came)]

    def slow(self, field: str, value: int, cycles: int) -> None:
        """From now on refuses each result with this value of a field, of at most 32 bits, for so many cycles first."""
        layout = _Layout(self.unit.streams[1].beat, self.unit.result_names)
        self._library.modmill_slow(
            self._handle, next(at for name, at, _ in layout.fields if name == field), value, cycles
        )

    def _failure(self) -> ToolFailed:
        reason = self._library.modmill_error().decode("utf-8", "replace")
        return ToolFailed(f"the simulation failed: {reason}", tool="verilator")


class _Layout:
    """Where the fields of a beat lie in 32-bit words: each on whole words."""

    def __init__(self, ports: Sequence[Port], names: tuple[str, ...]) -> None:
        self.fields: list[tuple[str, int, int]] = []
        self.words = 0
        for name, port in zip(names, ports, strict=True):
            count = -(-port.width // 32)
            self.fields.append((name, self.words, count))
            self.words += count

    def put(self, words: ctypes.Array[ctypes.c_uint32], index: int, beat: Beat) -> None:
        for name, at, count in self.fields:
            for k in range(count):
                words[index * self.words + at + k] = beat[name] >> 32 * k & 0xFFFF_FFFF

    def get(self, words: ctypes.Array[ctypes.c_uint32], index: int) -> Beat:
        start = index * self.words
        return {n: sum(words[start + at + k] << 32 * k for k in range(count)) for n, at, count in self.fields}


def is_built(unit: StreamedUnit) -> bool:
    """Whether the cache has the model of a unit. Raises ToolMissing."""
    return build.is_built(unit.config.slug, sources(unit), glue(unit))


def glue(unit: StreamedUnit) -> dict[str, str]:
    """What the simulation adds to a unit's text."""
    lines: list[str] = []
    for stream, size, access, names in (
        (unit.streams[0], "IN", "PUT(P)", unit.inputs),
        (unit.streams[1], "OUT", "GET(G)", unit.result_names),
    ):
        layout = _Layout(stream.beat, tuple(names))
        calls = (f"{access[4]}({p.name}, {f[1]})" for p, f in zip(stream.beat, layout.fields, strict=True))
        lines += [f"#define MODMILL_{size} {layout.words}", f"#define MODMILL_{access} {' '.join(calls)}"]
    counted = " ".join(f"C({i}, {port.name})" for i, port in enumerate(unit.counters))
    lines += [f"#define MODMILL_COUNTERS(C) {counted}", f"#define MODMILL_PATIENCE {unit.patience}"]
    return build.glue(Path(__file__).with_name("shim.cpp"), lines)


def _bind(library: ctypes.CDLL) -> ctypes.CDLL:
    handle, words, wide = ctypes.c_void_p, ctypes.POINTER(ctypes.c_uint32), ctypes.c_uint64
    signatures: dict[str, tuple[object, list[object]]] = {
        "modmill_error": (ctypes.c_char_p, []),
        "modmill_new": (handle, [ctypes.c_char_p, ctypes.c_char_p, wide, wide]),
        "modmill_free": (None, [handle]),
        "modmill_run": (ctypes.c_int64, [handle, words, wide, words, wide, ctypes.c_int, ctypes.c_uint]),
        "modmill_slow": (None, [handle, wide, ctypes.c_uint32, wide]),
        "modmill_count": (wide, [handle, ctypes.c_int]),
    }
    for name, (result, arguments) in signatures.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library
