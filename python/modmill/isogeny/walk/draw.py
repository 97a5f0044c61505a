"""A schedule as a picture: the triangle of its strategy, and what each unit does in each cycle.

In the triangle a line down is a quadrupling, a line to the right an evaluation, a dot a construction. Colours go from
light to dark with time, so that the order can be read. Below, each unit is a bar of time; the chain that the last
construction waited for is not marked, but idle time of a unit is blank.
"""

from __future__ import annotations

from modmill.errors import UsageError
from modmill.isogeny.walk.model import CONSTRUCT, DBL, EVALUATE
from modmill.isogeny.walk.schedule import KINDS, Schedule
from modmill.svg import Box, Drawing

MAX_DRAWN = 60_000
"""Operations; a picture of more would be larger than a browser shows."""
MAX_BARS = 64
WIDTH, LEFT, TOP, TRIANGLE = 1240.0, 110.0, 96.0, 620.0
SHADES = {
    DBL: ("#a8c8e8", "#6fa3d4", "#3f7fbe", "#1f5c9c", "#123b69"),
    EVALUATE: ("#f3cfa4", "#eab273", "#e08e36", "#b96c1b", "#854a0c"),
}
DOT, QUIET, GRID = "#2f7d52", "#5c5c5c", "#d5dfe8"


def draw(schedule: Schedule, title: str) -> str:
    """The SVG text. Raises UsageError when there are too many operations."""
    operations = len(schedule.kind)
    if operations > MAX_DRAWN:
        raise UsageError(
            f"--draw: {operations:,} operations are too many for a picture (at most {MAX_DRAWN:,}); use a smaller --k",
            got=operations,
        )
    picture = Drawing(WIDTH)
    picture.text(LEFT, 36, title, size=18, bold=True)
    counts = ", ".join(f"{schedule.count(kind):,} {KINDS[kind]}" for kind in (DBL, CONSTRUCT, EVALUATE))
    length = f"{schedule.cycles:,} {schedule.latencies.mode.tick}s"
    picture.text(LEFT, 58, f"{length}; {counts}; {schedule.registers} points at once", colour=QUIET)
    _triangle(picture, schedule)
    _bars(picture, schedule)
    return picture.document(title)


def _shade(schedule: Schedule, kind: int, start: int) -> str:
    shades = SHADES[kind]
    return shades[min(len(shades) - 1, start * len(shades) // schedule.cycles)]


def _triangle(picture: Drawing, s: Schedule) -> None:
    cell = TRIANGLE / s.k
    thick = max(0.5, min(2.5, cell / 3))
    for kind, h, i, start in zip(s.kind.tolist(), s.h.tolist(), s.i.tolist(), s.start.tolist(), strict=True):
        x, y = LEFT + i * cell, TOP + h / 2 * cell
        if kind == DBL:
            picture.line((x, y), (x, y + cell / 2), colour=_shade(s, kind, start), width=thick)
        elif kind == EVALUATE:
            picture.line((x, y), (x + cell, y), colour=_shade(s, kind, start), width=thick)
    side = max(1.0, min(5.0, cell / 2))
    picture.boxes((_dot(LEFT + i * cell, TOP + (s.k - 1 - i) * cell, side) for i in range(s.k)), DOT)
    picture.text(LEFT, TOP - 8, "isogenies applied \u2192", size=11, colour=QUIET)
    picture.text(LEFT - 12, TOP + 14, "S", size=13, bold=True, at="end")
    x, y = LEFT + TRIANGLE + 40, TOP + 40
    words = (
        (SHADES[DBL][2], "down: quadrupling (two doublings), light first, dark last"),
        (SHADES[EVALUATE][2], "right: evaluation of an isogeny at a kept point"),
        (DOT, "point of order 4, from which an isogeny is constructed"),
    )
    for n, (colour, what) in enumerate(words):
        picture.rect((x, y + 24 * n - 9, 14, 10), colour)
        picture.text(x + 22, y + 24 * n, what)


def _dot(x: float, y: float, side: float) -> Box:
    return (x - side / 2, y - side / 2, side, side)


def _bars(picture: Drawing, s: Schedule) -> None:
    scale = (WIDTH - LEFT - 30) / s.cycles
    top = TOP + TRIANGLE + 40
    units = [(DBL, 0), (CONSTRUCT, 0), *((EVALUATE, u) for u in range(min(s.units, MAX_BARS)))]
    height = 22.0 if len(units) <= 12 else 10.0
    colours = {DBL: SHADES[DBL][2], CONSTRUCT: DOT, EVALUATE: SHADES[EVALUATE][2]}
    for n, (kind, unit) in enumerate(units):
        y = top + n * (height + 6)
        mine = (s.kind == kind) & (s.unit == unit)
        spans = sorted(zip(s.start[mine].tolist(), s.busy[mine].tolist(), strict=True))
        picture.rect((LEFT, y, s.cycles * scale, height), "#f2f5f8")
        picture.boxes(((LEFT + t * scale, y, d * scale, height) for t, d in spans), colours[kind])
        busy = sum(d for _, d in spans) / s.cycles
        name = KINDS[kind] if kind != EVALUATE or s.units == 1 else f"{KINDS[kind]} {unit + 1}"
        picture.text(LEFT - 8, y + height - 3, f"{name} {100 * busy:.0f} %", size=min(11, height), at="end")
    bottom = top + len(units) * (height + 6) + 6
    step = _round_step(s.cycles)
    for t in range(0, s.cycles + 1, step):
        picture.line((LEFT + t * scale, top), (LEFT + t * scale, bottom), colour=GRID, width=0.6)
        picture.text(LEFT + t * scale, bottom + 14, f"{t:,}", size=10, colour=QUIET, at="middle")
    picture.text(LEFT - 8, bottom + 14, s.latencies.mode.tick, size=10, colour=QUIET, at="end")
    if s.units > MAX_BARS:
        picture.text(LEFT, bottom + 34, f"{s.units - MAX_BARS} more evaluation units are not drawn", colour=QUIET)


def _round_step(cycles: int) -> int:
    step = 1
    while cycles / step > 12:
        step *= 5 if str(step)[0] == "1" and cycles / step > 24 else 2
    return step
