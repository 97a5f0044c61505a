"""A few shapes as SVG text: enough for a drawing of rectangles, lines and words, with nothing to install."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

FONT = "font-family=\"'Helvetica Neue', Arial, 'Liberation Sans', sans-serif\""

Box = tuple[float, float, float, float]
"""x, y, width, height."""


class Drawing:
    """Shapes in order; `text()` is the document. Coordinates are pixels from the upper left corner."""

    def __init__(self, width: float) -> None:
        self.width = width
        self.height: float = 0.0
        self._parts: list[str] = []

    def rect(self, box: Box, fill: str, *, title: str = "") -> None:
        """A rectangle; `title` is shown when a reader points at it."""
        x, y, w, h = box
        self._reach(y + h)
        shape = f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(w)}" height="{_n(h)}" fill="{fill}" stroke="none"'
        self._parts.append(f"{shape}><title>{escape(title)}</title></rect>" if title else f"{shape}/>")

    def boxes(self, boxes: Iterable[Box], fill: str) -> None:
        """Many rectangles of one colour, as one path."""
        steps = []
        for x, y, w, h in boxes:
            self._reach(y + h)
            steps.append(f"M{_n(x)} {_n(y)}h{_n(w)}v{_n(h)}h{_n(-w)}z")
        if steps:
            self._parts.append(f'<path d="{"".join(steps)}" fill="{fill}"/>')

    def line(
        self,
        *points: tuple[float, float],
        colour: str = "#1c1c1c",
        width: float = 1,
        dash: str = "",
        arrow: bool = False,
    ) -> None:
        """A line through the points, with an arrow's head at its end if wanted."""
        for _, y in points:
            self._reach(y)
        way = " ".join(f"{_n(x)},{_n(y)}" for x, y in points)
        extra = f' stroke-dasharray="{dash}"' if dash else ""
        extra += ' marker-end="url(#head)"' if arrow else ""
        self._parts.append(
            f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="{_n(width)}"{extra}/>'
        )

    def text(
        self,
        x: float,
        y: float,
        words: str,
        *,
        size: float = 12,
        colour: str = "#1c1c1c",
        bold: bool = False,
        at: str = "start",
    ) -> None:
        """A line of text with its baseline at y; `at` is start, middle or end."""
        self._reach(y + size / 2)
        weight = ' font-weight="bold"' if bold else ""
        self._parts.append(
            f'<text x="{_n(x)}" y="{_n(y)}" font-size="{_n(size)}" fill="{colour}" text-anchor="{at}"{weight}>'
            f"{escape(words)}</text>"
        )

    def paragraph(
        self, x: float, y: float, words: str, width: int, *, size: float = 12, colour: str = "#1c1c1c"
    ) -> float:
        """Text broken into lines of at most `width` characters; returns the y below it."""
        line = ""
        for word in words.split():
            if line and len(line) + 1 + len(word) > width:
                self.text(x, y, line, size=size, colour=colour)
                y, line = y + 1.35 * size, word
            else:
                line = f"{line} {word}".strip()
        self.text(x, y, line, size=size, colour=colour)
        return y + 1.35 * size

    def document(self, title: str) -> str:
        """The whole SVG file."""
        height = self.height + 24
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{_n(self.width)}" height="{_n(height)}" '
            f'viewBox="0 0 {_n(self.width)} {_n(height)}" {FONT}>\n<title>{escape(title)}</title>\n'
            '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" '
            'orient="auto">'
            '<path d="M0 0L8 4L0 8z" fill="#5c5c5c"/></marker></defs>\n'
            f'<rect width="{_n(self.width)}" height="{_n(height)}" fill="#ffffff"/>\n'
        )
        return head + "\n".join(self._parts) + "\n</svg>\n"

    def _reach(self, y: float) -> None:
        self.height = max(self.height, y)


def _n(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
