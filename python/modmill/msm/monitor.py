"""`--monitor`: a simulation of products as a picture on the terminal, redrawn in place, with its live counters.

If stderr is not a terminal, a line is printed every second instead.
"""

from __future__ import annotations

import time
from types import TracebackType
from typing import Self

from modmill.hw.host.picture import DIM, Screen, Segment, devices
from modmill.hw.host.state import Simulation
from modmill.quantity import format_count

FRAME_S = 0.1
COUNTERS = 3
"""Counters of a line."""


class Monitor:
    """Shows states as they come; use it as a context manager."""

    def __init__(self) -> None:
        self._screen = Screen()
        self._before: Simulation | None = None
        self._last = 0.0

    def __enter__(self) -> Self:
        self._screen.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._screen.__exit__(kind, error, trace)
        if error is None and self._before is not None and not self._screen.live:
            self._screen.say(plain(self._before), last=True)

    def show(self, state: Simulation) -> None:
        """Draws a state, ten times a second at most."""
        now = time.monotonic()
        if not self._screen.live:
            self._screen.say(plain(state))
        elif now - self._last >= FRAME_S:
            self._last = now
            self._screen.draw([*devices(self._before, state, self._screen.glyphs), *counters(state)])
        self._before = state


def counters(state: Simulation) -> list[list[Segment]]:
    """The counters of the unit and of its memories, some in a line."""
    told = [f"{name} {format_count(count)}" for device in state.devices for name, count in device.counters.items()]
    lines = [told[at : at + COUNTERS] for at in range(0, len(told), COUNTERS)]
    return [[(" " + "".join(f"{one:<26}" for one in line), DIM)] for line in lines]


def plain(state: Simulation) -> str:
    """A state in a line."""
    (device,) = state.devices or (None,)
    counted = {} if device is None else device.counters
    told = [f"{name} {format_count(counted[name])}" for name in ("points_bytes", "scalars_bytes") if name in counted]
    cycles = 0 if device is None else device.cycles
    return f"{cycles:,} cycles of simulated gates{''.join(f', {one}' for one in told)}"
