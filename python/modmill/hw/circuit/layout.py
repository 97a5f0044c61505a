"""The body of a module as lines that people can read.

A body is a sequence of statements. Comments divide it into sections; each declares its signals first, then drives them,
then has one `always_ff` block for all registers with the same enable. The registers of a pipeline stand at the end,
stage by stage.

What is costed has a leaf cell for every register instead (`registers_as_cells`), so that synthesis counts those that
the circuit has and merges none with the logic before it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field

from modmill.hw.circuit.op import BoundError, Fixed, FlipFlops

HIGH = "1'b1"
"""An enable that is always high."""
MOST_NAMES = 1000
"""Signals that one declaration has at most: Verilator takes 40,000 tokens on a line."""


@dataclass(frozen=True, slots=True)
class Note:
    """A comment, which begins a section."""

    text: str


@dataclass(frozen=True, slots=True)
class Declaration:
    """Signals of one width."""

    width: int
    names: tuple[str, ...]


Statement = str | Note | Declaration | Fixed | FlipFlops
"""Text is printed as it is."""

_cells: ContextVar[bool] = ContextVar("registers as leaf cells", default=False)


@contextmanager
def registers_as_cells(cells: bool = True) -> Iterator[None]:
    """Within it, texts have a leaf cell for each register."""
    token = _cells.set(cells)
    try:
        yield
    finally:
        _cells.reset(token)


def logic(width: int) -> str:
    """The type of a word of so many bits."""
    return "logic" if width == 1 else f"logic [{width - 1}:0]"


def stage_note(stage: int) -> str:
    """The comment above the registers of a stage."""
    return f"Registers at the end of stage {stage}."


@dataclass(slots=True)
class _Section:
    note: str = ""
    constants: list[str] = field(default_factory=list)
    declared: dict[int, list[str]] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)
    registers: list[FlipFlops] = field(default_factory=list)

    def text(self) -> Iterator[str]:
        if not (self.constants or self.declared or self.lines or self.registers):
            return
        if self.note:
            yield ""
            yield from (f"  // {line}" for line in self.note.splitlines())
        yield from self.constants
        for width, names in self.declared.items():
            for first in range(0, len(names), MOST_NAMES):
                yield f"  {logic(width)} {', '.join(names[first : first + MOST_NAMES])};"
        yield from self.lines
        yield from _blocks(self.registers)


def laid_out(statements: Iterable[Statement]) -> list[str]:
    """The lines of a body. Raises BoundError for two signals of one name, as `x_q` and the register of `x` can be."""
    cells, names = _cells.get(), set[str]()
    sections, stages = [_Section()], dict[int, _Section]()
    for statement in statements:
        section = sections[-1]
        match statement:
            case str():
                section.lines.append(statement)
            case Note(text):
                sections.append(_Section(text))
            case Declaration(width, declared):
                for name in declared:
                    _once(name, names)
                section.declared.setdefault(width, []).extend(declared)
            case Fixed(name, width, value):
                _once(name, names)
                section.constants.append(f"  localparam {logic(width)} {name} = {value};")
            case FlipFlops():
                if cells:
                    section.lines.append(_cell(statement))
                elif statement.stage is None:
                    section.registers.append(statement)
                else:
                    note = stage_note(statement.stage)
                    stages.setdefault(statement.stage, _Section(note)).registers.append(statement)
    sections += [stages[stage] for stage in sorted(stages)]
    return [line for section in sections for line in section.text()]


def _once(name: str, names: set[str]) -> None:
    if name in names:
        raise BoundError(f"{name}: two signals of one name")
    names.add(name)


def _cell(made: FlipFlops) -> str:
    parameters, reset = f".W({made.width})", ""
    if made.reset is not None:
        parameters, reset = f"{parameters}, .Reset({made.reset})", ".rst_ni, "
    cell = "stage_reg" if made.reset is None else "state_reg"
    ports = f".clk_i, {reset}.en_i({made.enable}), .d_i({made.d}), .q_o({made.name})"
    return f"  {cell} #({parameters}) u_{made.instance} ({ports});"


def _blocks(registers: Sequence[FlipFlops]) -> Iterator[str]:
    """One block for all that have the same enable and that are, or are not, reset."""
    groups: dict[tuple[bool, str], list[FlipFlops]] = {}
    for made in registers:
        groups.setdefault((made.reset is not None, made.enable), []).append(made)
    for (is_reset, enable), group in groups.items():
        takes = [f"{made.name} <= {made.d};" for made in group]
        yield "  always_ff @(posedge clk_i) begin"
        if is_reset:
            resets = [f"{made.name} <= {made.reset};" for made in group]
            yield from _branches([("if (!rst_ni)", resets), (_when("else", enable), takes)])
        elif enable == HIGH:
            yield from (f"    {line}" for line in takes)
        else:
            yield from _branches([(_when("", enable), takes)])
        yield "  end"


def _when(before: str, enable: str) -> str:
    return " ".join(part for part in (before, "" if enable == HIGH else f"if ({enable})") if part)


def _branches(branches: Sequence[tuple[str, Sequence[str]]]) -> Iterator[str]:
    if all(len(lines) == 1 for _, lines in branches):
        yield from (f"    {when} {lines[0]}" for when, lines in branches)
        return
    end = ""
    for when, lines in branches:
        yield f"    {end}{when} begin"
        yield from (f"      {line}" for line in lines)
        end = "end "
    yield "    end"
