"""A memory outside the chip, as the reader in an accelerator sees it.

Requests for bursts of consecutive words go in over one valid/ready stream, and the words come back over another, in the
order of the requests, each burst `latency` cycles after it was taken at the earliest. Either stream stalls at random.
The memory counts what it carried, and objects where a reader breaks the rules of a stream or of a burst.

A unit names its two streams in a `MemoryPort`, and a run gives it a `Memory`. In Verilator the driver (shim.cpp) is
that memory. `MemoryModel` is the same cycle by cycle in Python, for circuits that are stepped. It drives `ready`,
`valid` and `word`, which follow from its registers alone:

    while not done:
        drawn = memory.drives()
        wires = stepper.step({"request_ready": drawn.ready, "word_valid": drawn.valid, "word": drawn.word})
        memory.clock(Request(...) if wires[...] else None, taken=bool(wires[...]))
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from modmill.errors import HardwareMismatch
from modmill.hw.stream.beat import Rows
from modmill.hw.stream.limits import LATENCY

LONGEST = 256
"""Words of a burst at most, as in AXI."""
PAGE = 4096
"""Bytes whose boundary no burst crosses, as in AXI. What splits a word that is wider than a bus cares for its own."""
HELD = 64
"""Requests that wait at a time."""


@dataclass(frozen=True, slots=True)
class MemoryPort:
    """Two streams of a unit: its `requests`, and the `answers` that a memory gives, a word a beat.

    A request has the number of the `first` word, of up to 64 bits, and unless each is for one word their number, the
    field `length`, of up to 32 bits.
    """

    requests: str
    answers: str
    first: str = "first"
    length: str = ""


@dataclass(frozen=True, slots=True)
class Memory:
    """The memory at a unit's port in a run: its contents `rows`, a row a word, and the rest as `MemoryModel` has it."""

    rows: Rows
    latency: int = LATENCY
    held: int = HELD
    stalls: int = 0
    seed: int = 0
    longest: int = LONGEST
    page: int = PAGE

    def __post_init__(self) -> None:
        _check(self.latency, self.held, self.stalls)
        if not self.rows.flags.c_contiguous:
            raise ValueError("rows must be contiguous")


@dataclass(frozen=True, slots=True)
class Request:
    """A burst of so many words from the word number `first` on."""

    first: int
    words: int


@dataclass(frozen=True, slots=True)
class Drives:
    """The memory's outputs in a cycle: ready for a request, word valid, and the word."""

    ready: int
    valid: int
    word: int


@dataclass(slots=True)
class _Waiting:
    """Words that were asked for, the first of which may come in cycle `due`."""

    due: int
    words: deque[int]


class Stalls:
    """True in `percent` of the cycles, the draws of shim.cpp (xorshift64)."""

    def __init__(self, seed: int, percent: int) -> None:
        self._state, self._percent = 2 * seed + 1, percent

    def draw(self) -> bool:
        """The next one."""
        x = self._state
        x ^= x << 13 & (1 << 64) - 1
        x ^= x >> 7
        x ^= x << 17 & (1 << 64) - 1
        self._state = x
        return (x >> 32) % 100 < self._percent


class MemoryModel:
    """`contents` as words of `width` bytes.

    `latency`: cycles from a request to its first word, at least 1; `held`: requests that wait at a time; `stalls`: per
    cent of the cycles in which it takes no request, and as many in which it has no new word, drawn from `seed`.
    """

    def __init__(
        self, contents: Sequence[int], width: int, *, latency: int = 1, held: int = 16, stalls: int = 0, seed: int = 0
    ) -> None:
        _check(latency, held, stalls)
        self._contents, self._width = contents, width
        self._latency, self._held, self._stalls = latency, held, stalls
        self._random = Stalls(seed, stalls)
        self._waiting: deque[_Waiting] = deque()
        self._offered: Request | None = None
        self._word: int | None = None
        self._ready = False
        self.cycles: int = 0
        self.requests: int = 0
        """Requests that were taken."""
        self.bytes: int = 0
        """Bytes that the reader took."""
        self.waited: int = 0
        """Cycles in which a word was there and not taken."""
        self._draw()

    @property
    def bytes_per_cycle(self) -> float:
        """The bytes per cycle on average since reset; the bandwidth that a design needs of a memory at its clock."""
        return self.bytes / self.cycles if self.cycles else 0.0

    def drives(self) -> Drives:
        """The outputs in this cycle."""
        return Drives(int(self._ready), int(self._word is not None), self._word or 0)

    def clock(self, request: Request | None, *, taken: bool) -> None:
        """A clock edge: `request` is what the reader offers in this cycle, `taken` whether it is ready for a word.

        Raises HardwareMismatch for a request that changes or vanishes before it is taken, and for a burst that is
        empty, too long, outside the memory or across a page.
        """
        if self._offered is not None and request != self._offered:
            raise HardwareMismatch(
                f"cycle {self.cycles}: the reader offers {request}, but {self._offered} was not taken yet"
            )
        self._offered = None if self._ready else request
        if request is not None and self._ready:
            self._take(request)
        if self._word is not None and taken:
            self._word = None
            self.bytes += self._width
        elif self._word is not None:
            self.waited += 1
        self.cycles += 1
        self._draw()

    def _take(self, request: Request) -> None:
        first, after = request.first, request.first + request.words
        size = self._width
        if not 1 <= request.words <= LONGEST:
            raise HardwareMismatch(f"cycle {self.cycles}: {request} must have 1 to {LONGEST} words")
        if not 0 <= first < after <= len(self._contents):
            raise HardwareMismatch(f"cycle {self.cycles}: {request} is outside a memory of {len(self._contents)} words")
        if request.words > 1 and first * size // PAGE != (after * size - 1) // PAGE:
            raise HardwareMismatch(f"cycle {self.cycles}: {request} crosses a boundary of {PAGE} bytes")
        self._waiting.append(_Waiting(self.cycles + self._latency, deque(self._contents[first:after])))
        self.requests += 1

    def _draw(self) -> None:
        """Draws the outputs of the next cycle. A word stays until it is taken."""
        self._ready = len(self._waiting) < self._held and not self._stalled()
        if self._word is None and self._waiting and self.cycles >= self._waiting[0].due and not self._stalled():
            self._word = self._waiting[0].words.popleft()
            if not self._waiting[0].words:
                self._waiting.popleft()

    def _stalled(self) -> bool:
        return self._stalls > 0 and self._random.draw()


def _check(latency: int, held: int, stalls: int) -> None:
    if not (latency >= 1 and held >= 1 and 0 <= stalls < 100):
        raise ValueError("latency and held must be at least 1, and stalls 0 to 99")
