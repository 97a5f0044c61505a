"""Lines of emitted text that people can read: instances with their ports in rows, long lines folded."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

COLUMNS = 118
"""No emitted line is longer."""

INSTANCE = re.compile(r"( *\w+(?: #\([^;]*?\))? \w+ )\((\..*)\);")
COMMENT = re.compile(r"( *)// ?(.*)")


def folded_markdown(text: str) -> str:
    """A document whose paragraphs and list items are filled; tables, headings and code stay as they are.

    >>> print(folded_markdown("* " + "word " * 24 + "end\\n\\none\\nand the same"), end="")
    * word word word word word word word word word word word word word word word word word word word word word word word
      word end
    <BLANKLINE>
    one and the same
    """
    found: list[str] = []
    open_ = code = False
    for line in text.splitlines():
        fence = line.startswith("```")
        plain = not (code or fence or line == "" or line.startswith(("|", "#")))
        if plain and open_ and not line.startswith("* "):
            found[-1] += f" {line.strip()}"
        else:
            found.append(line)
        code ^= fence
        open_ = plain
    return "".join(f"{part}\n" for line in found for part in _markdown(line))


def _markdown(line: str) -> Iterator[str]:
    if line.startswith("|"):
        yield line
    else:
        yield from _filled(line.split(" "), "", "  " if line.startswith("* ") else "", " ")


def folded_comments(text: str) -> str:
    """A text whose long comments begin with #."""
    return "".join(
        f"{part}\n"
        for line in text.splitlines()
        for part in ([line] if len(line) <= COLUMNS else _filled(line.split(" "), "", "# ", " "))
    )


def folded(text: str) -> str:
    """A text with its long lines folded.

    >>> print(folded("  cell u_cell (" + ", ".join(f".port_{i}({{2'd0, a_{i}}})" for i in range(6)) + ");"))
      cell u_cell (
        .port_0({2'd0, a_0}), .port_1({2'd0, a_1}), .port_2({2'd0, a_2}), .port_3({2'd0, a_3}), .port_4({2'd0, a_4}),
        .port_5({2'd0, a_5})
      );
    """
    if all(len(line) <= COLUMNS for line in text.splitlines()):
        return text
    lines = "\n".join(part for line in text.splitlines() for part in _fold(line))
    return f"{lines}\n" if text.endswith("\n") else lines


def _fold(line: str) -> Iterator[str]:
    if len(line) <= COLUMNS:
        yield line
    elif comment := COMMENT.fullmatch(line):
        prefix = f"{comment[1]}// "
        yield from _filled(comment[2].split(" "), prefix, prefix, " ")
    elif instance := INSTANCE.fullmatch(line):
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        ports = [part if part.startswith(".") else f".{part}" for part in instance[2].split(", .")]
        yield f"{instance[1]}("
        yield from _filled(ports, indent, indent, ", ")
        yield f"{indent[2:]});"
    else:
        indent = " " * (len(line) - len(line.lstrip()))
        yield from _filled(line.strip().split(" "), indent, f"{indent}    ", " ")


def _filled(parts: Iterable[str], first: str, others: str, between: str) -> Iterator[str]:
    """The parts in rows, each as full as it can be."""
    row, begin = "", first
    for part in parts:
        if row and len(begin) + len(row) + len(between) + len(part) + len(between.rstrip()) > COLUMNS:
            yield f"{begin}{row}{between.rstrip()}"
            row, begin = "", others
        row += between * bool(row) + part
    yield begin + row
