"""A timetable as SVG: above who works when, below how long each result is kept."""

from __future__ import annotations

from collections.abc import Iterable

from modmill.hw.trace.timetable import Task, Timetable
from modmill.svg import Drawing

WIDTH, LEFT, ROW, THIN = 1200.0, 130.0, 22.0, 5.0
COLOURS = {"mul": "#e08e36", "square": "#d9632b", "reduce": "#e08e36", "add": "#6a8fd0", "sub": "#3f67b0"}
OTHER = "#a07cc0"


def draw(table: Timetable, title: str) -> str:
    """The whole SVG file."""
    drawing = Drawing(WIDTH)
    drawing.text(12, 26, title, size=17, bold=True)
    facts = f"{table.length} {table.step}, at least {table.least}; an input every {table.interval}"
    drawing.text(12, 46, facts, colour="#5c5c5c")
    scale = (WIDTH - LEFT - 20) / max(1, table.length)
    y = 70.0
    for unit in _units(table.tasks):
        busy = table.occupation.get(unit)
        drawing.text(12, y + 14, unit + (f", {busy:.0%}" if busy is not None else ""))
        rows = _rows([t for t in table.tasks if t.unit == unit])
        for row in rows:
            for task in row:
                _task(drawing, task, y, scale)
            y += ROW
        y += 6
    y += 18
    drawing.text(12, y, "results, from when they are there until they are read last", bold=True)
    y += 10
    for task in table.tasks:
        if task.last > task.ready:
            x = LEFT + task.ready * scale
            box = (x, y, max(1.0, (task.last - task.ready) * scale), THIN - 1)
            drawing.rect(box, COLOURS.get(task.operation, OTHER), title=f"{task.name}: {task.ready} to {task.last}")
            y += THIN
    _axis(drawing, table, scale, y + 8)
    return drawing.document(title)


def _task(drawing: Drawing, task: Task, y: float, scale: float) -> None:
    x, width = LEFT + task.begin * scale, max(1.5, (max(task.ready, task.begin + 1) - task.begin) * scale - 1)
    told = f"{task.name} = {task.operation}, {task.begin} to {task.ready}"
    drawing.rect((x, y, width, ROW - 4), COLOURS.get(task.operation, OTHER), title=told)
    if width > 7 * len(task.operation):
        drawing.text(x + 3, y + 13, task.operation, size=11, colour="#ffffff")


def _units(tasks: Iterable[Task]) -> list[str]:
    """Multipliers in their order, the others behind."""
    names = list(dict.fromkeys(t.unit for t in tasks))
    return sorted(names, key=lambda name: (not name.startswith("multiplier"), len(name), name))


def _rows(tasks: list[Task]) -> list[list[Task]]:
    """Tasks one above the other where they overlap."""
    rows: list[list[Task]] = []
    for task in tasks:
        free = next((row for row in rows if max(row[-1].ready, row[-1].begin + 1) <= task.begin), None)
        if free is None:
            rows.append([task])
        else:
            free.append(task)
    return rows


def _axis(drawing: Drawing, table: Timetable, scale: float, y: float) -> None:
    drawing.line((LEFT, y), (LEFT + table.length * scale, y))
    step = next(s for k in range(9) for s in (10**k, 2 * 10**k, 5 * 10**k) if s * scale > 45)
    for at in range(0, table.length + 1, step):
        x = LEFT + at * scale
        drawing.line((x, y), (x, y + 4))
        drawing.text(x, y + 17, str(at), size=11, at="middle")
    drawing.text(12, y + 4, table.step)
