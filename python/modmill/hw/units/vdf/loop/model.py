"""One verilated unit in this process: the C ABI of shim.cpp, typed.

Words are lists of integers, the least significant first. Not to be shared between threads.
"""

from __future__ import annotations

import ctypes
from enum import IntEnum, IntFlag
from pathlib import Path

from modmill.errors import ToolFailed
from modmill.hw.sim.waveform import Recording


class Pins(IntFlag):
    """Commands of one cycle."""

    START = 1
    STOP = 2
    SNAPSHOT = 4


class Count(IntEnum):
    """What can be asked: clock cycles since the model was made; squarings and rare branches of this run so far; whether
    a run is on; of what came out last, how many squarings it has behind it and whether it ended its run; whether the
    self-check failed.
    """

    CYCLES = 0
    STEPS = 1
    BRANCHES = 2
    BUSY = 3
    OUT_STEPS = 4
    OUT_FINAL = 5
    FAILED = 6


class Model:
    """A unit after reset, with the tables in a folder, and its waveform in `recording`.

    Raises ToolFailed when the simulation itself fails (an unreadable table, a broken protocol).
    """

    def __init__(self, library: Path, tables: Path, words: int, recording: Recording) -> None:
        self._words = (ctypes.c_uint32 * words)()
        self._wide = (ctypes.c_uint32 * (1 << 16))()
        self._library = _bind(ctypes.CDLL(str(library)))
        self._handle: int | None = self._library.modmill_new(str(tables).encode(), *recording.arguments)
        if not self._handle:
            raise self._failure()

    def close(self) -> None:
        """Frees the model; harmless the second time."""
        if self._handle:
            self._library.modmill_free(self._handle)
            self._handle = None

    def __enter__(self) -> Model:
        return self

    def __exit__(self, *ended: object) -> None:
        self.close()

    def load(self, words: list[int]) -> None:
        """Streams a number in; the unit must be idle and hold no number that was not started."""
        for i, word in enumerate(words):
            self._words[i] = word
        self._checked(self._library.modmill_load(self._handle, self._words))

    def command(self, pins: Pins, steps: int = 0) -> None:
        """One clock cycle with these pins high."""
        self._checked(self._library.modmill_command(self._handle, int(pins), steps))

    def run(self, cycles: int) -> bool:
        """Up to `cycles` clock cycles, taking what comes out; True as soon as a whole number did."""
        return self._checked(self._library.modmill_run(self._handle, cycles)) == 1

    def tick(self) -> None:
        """One clock cycle; nothing is taken out."""
        self._checked(self._library.modmill_tick(self._handle))

    def words(self) -> list[int]:
        """The number that came out last."""
        self._library.modmill_words(self._handle, self._words)
        return list(self._words)

    def peek(self, probe: int) -> int:
        """A stage register as one integer."""
        count = self._checked(self._library.modmill_peek(self._handle, probe, self._wide))
        return int.from_bytes(bytes(memoryview(self._wide).cast("B")[: 4 * count]), "little")

    def count(self, which: Count) -> int:
        """One of the unit's counters."""
        return self._library.modmill_count(self._handle, int(which))

    def _checked(self, code: int) -> int:
        if code < 0:
            raise self._failure()
        return code

    def _failure(self) -> ToolFailed:
        reason = self._library.modmill_error().decode("utf-8", "replace")
        return ToolFailed(f"the simulation failed: {reason}", tool="verilator")


def _bind(library: ctypes.CDLL) -> ctypes.CDLL:
    handle, words, wide = ctypes.c_void_p, ctypes.POINTER(ctypes.c_uint32), ctypes.c_uint64
    signatures: dict[str, tuple[object, list[object]]] = {
        "modmill_error": (ctypes.c_char_p, []),
        "modmill_new": (handle, [ctypes.c_char_p, ctypes.c_char_p, wide]),
        "modmill_free": (None, [handle]),
        "modmill_load": (ctypes.c_int, [handle, words]),
        "modmill_command": (ctypes.c_int, [handle, ctypes.c_int, wide]),
        "modmill_run": (ctypes.c_int, [handle, wide]),
        "modmill_words": (None, [handle, words]),
        "modmill_count": (wide, [handle, ctypes.c_int]),
        "modmill_tick": (ctypes.c_int, [handle]),
        "modmill_peek": (ctypes.c_int, [handle, ctypes.c_int, words]),
    }
    for name, (result, arguments) in signatures.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library
