"""The text of a core: its register x, the stage counter, and the circuit between."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from modmill.hw.circuit.kinds import TABLE
from modmill.hw.circuit.layout import Statement, laid_out, logic
from modmill.hw.circuit.op import Op, Word
from modmill.hw.circuit.part import free_lines, free_scope
from modmill.hw.circuit.verilog import LINT_OFF, Modules, Scope, keep, padded, sum_file
from modmill.hw.units.vdf.redundant.core import FOLD, Core
from modmill.hw.units.vdf.redundant.lanes import Lanes


def packed(name: str, words: Sequence[str]) -> str:
    """Words side by side, the first lowest."""
    return f"  assign {name} = {{\n    " + ",\n    ".join(reversed(words)) + "\n  };"


def header(title: str, lines: Iterable[str]) -> str:
    """A module's opening comment."""
    return "\n".join([f"// {title}", "//", *(f"// {line}".rstrip() for line in lines)]) + "\n"


def sizes(words: int, width: int) -> list[str]:
    """The shape of a number as parameters."""
    return [
        f"  localparam int Words    = {words};",
        f"  localparam int WordBits = {width};",
    ]


def word(name: str, bus: str, i: int, bits: int) -> str:
    """Word i of a packed number under a name."""
    return f"  wire [{bits - 1}:0] {name} = {bus}[{i}*WordBits+:{bits}];"


PORTS = """module {unit}_core (
  input  logic clk_i,
  input  logic rst_ni,
  input  logic load_i,
  input  logic [{top}:0] x_i,
  input  logic step_i,
  output logic done_o,
  output logic [{top}:0] x_o,
  output logic branch_o
);
"""
CHECKED = PORTS.replace(
    "branch_o\n", "branch_o,\n  input  logic expect_i,\n  input  logic rests_i,\n  output logic error_o\n"
)
"""The ports of a core with a self-check.

expect_i: a load may come in this cycle; rests_i: the control was idle in the last one, so there is no step in this one.
"""


def watched_lines(core: Core, scope: Scope) -> list[str]:
    """The stages that a simulation may look at: named buses without readers."""
    lines = []
    for stage, words in core.watched.items():
        width = watched_width(words)
        lines.append(f"  logic [{len(words) * width - 1}:0] watch_{stage};")
        read = [padded(_seen(word, scope), word.width, 0, width) for word in words]
        lines.append(packed(f"watch_{stage}", read))
    return lines


def watched_width(words: Sequence[Word]) -> int:
    """Bits of each word of a watched bus."""
    return max(w.width for w in words)


def watched_cycle(words: Sequence[Word]) -> int:
    """Clock edges after the squaring's first cycle at which all words of a watched bus are there."""
    return max(w.view.wire.stage + w.view.wire.registered for w in words)


def _seen(word: Word, scope: Scope) -> str:
    return scope.bits(word.view, word.view.wire.registers)


def feed_forward(unit: str, core: Core, title: str, notes: Iterable[str], lanes: Lanes | None) -> dict[str, str]:
    """Files of a core whose stages follow each other once in a squaring: the core and the modules of its sums.

    With `lanes` the fold is that one module; without, a module of one column and one of each table.
    """
    width = max(w.width for w in core.x)
    n, last = len(core.x), core.stages - 1
    if lanes and any(op.kind.latency(op) for op in core.circuit.ops if op.kind is not TABLE):
        raise AssertionError("the form for simulation has no enable for registers inside of cells, but for tables")
    wanted = [*core.result, *(w for words in core.watched.values() for w in words)]
    scope = Scope(unit, {wire: wire.name for op in core.circuit.ops for wire in op.outs}, "enable")
    modules = Modules(unit, core.circuit, wanted, core.stages, _in_lanes(lanes, scope) if lanes else keep)
    lines = [*sizes(n, width), "", "  // x: the words of the number that is squared, and those that are loaded."]
    lines.append("  logic [Words*WordBits-1:0] x_q, x_d;")
    lines += [word(w.view.wire.name, "x_q", i, w.width) for i, w in enumerate(core.x)]
    lines += [word(f"from_{i}", "x_i", i, w.width) for i, w in enumerate(core.x)]
    lines += ["  logic load, step;", "  assign load = load_i;", "  assign step = !load_i;", ""]
    lines += [f"  {logic(core.stages)} enable;", *_stages(core.stages, free=lanes is None)]
    lines += laid_out(modules.core)
    lines += ["", "  // The words of the next x, the first lowest."]
    lines.append(packed("x_d", [padded(scope.read(w, last), w.width, 0, width) for w in core.result]))
    lines += [
        "",
        "  always_ff @(posedge clk_i) begin",
        "    if (load_i || last) x_q <= x_d;",
        "  end",
        "",
        "  assign done_o = last;",
        "  assign x_o = x_q;",
        "  assign branch_o = 1'b0;",
        *(_checked(unit, core.stages) if core.comparison else ()),
        *watched_lines(core, scope),
    ]
    text = (
        header(title, notes)
        + LINT_OFF
        + (CHECKED if core.comparison else PORTS).format(unit=unit, top=n * width - 1)
        + "\n".join(lines)
    )
    files = {f"{unit}_core.sv": text + "\nendmodule\n"} | sum_file(unit, modules.bodies)
    return files | ({f"{unit}_fold.sv": lanes.module()} if lanes else {})


def clocked(unit: str, core: Core, done: Word, title: str, notes: Iterable[str], constants: Iterable[str] = ()) -> str:
    """The module of a core that is a circuit with state; `constants` are lines that declare its further inputs."""
    n, width = len(core.x), max(w.width for w in core.x)
    scope = free_scope(unit, core.circuit)
    lines = [*sizes(n, width)[1:], "  logic load, step;", "  assign load = load_i;", "  assign step = step_i;"]
    lines += [word(f"from_{i}", "x_i", i, w.width) for i, w in enumerate(core.x)]
    lines += [*constants, *free_lines(scope, core.circuit)]
    lines.append(packed("x_o", [padded(scope.read(w, 0), w.width, 0, width) for w in core.x]))
    lines += [f"  assign done_o = {scope.read(done, 0)};", "  assign branch_o = 1'b0;"]
    for stage, words in core.watched.items():
        wide = max(w.width for w in words)
        lines.append(f"  logic [{len(words) * wide - 1}:0] watch_{stage};")
        read = [scope.read(w, 0) for w in words]
        lines.append(packed(f"watch_{stage}", [padded(r, w.width, 0, wide) for r, w in zip(read, words, strict=True)]))
    ports = PORTS.format(unit=unit, top=n * width - 1)
    return header(title, notes) + LINT_OFF + ports + "\n".join(lines) + "\nendmodule\n"


def _checked(unit: str, stages: int) -> Iterator[str]:
    """The self-check, and the conditions of control that it watches: one stage at a time, loads and steps when due."""
    due = "expect_i & ~step_i" + " & stage_q[0]" * (stages > 1)
    yield "  logic order;"
    yield f"  assign order = {'(^stage_q) & ' * (stages > 1)}(~load_i | ({due})) & ~(step_i & rests_i);"
    ports = ".clk_i, .rst_ni, .load_i, .step_i, .order_i(order), .x_i(x_q), .error_o"
    yield f"  {unit}_check u_check ({ports});"


def _in_lanes(lanes: Lanes, scope: Scope) -> Callable[[Op], Iterable[Statement] | None]:
    """Tables and columns of the fold are printed as one instance, where the first column would stand."""
    first = lanes.tree[0]

    def lines(op: Op) -> Iterable[Statement] | None:
        if op is first:
            return lanes.instance(scope.read)
        return [] if op.kind is TABLE or op.group.startswith(FOLD) else None

    return lines


def _stages(stages: int, *, free: bool) -> list[str]:
    """The stage counter `stage_q`, one bit for each stage, and the enables of the registers between them.

    Since nothing flows back but into x, which holds for a whole squaring, a register may take a value in every cycle:
    the one that counts stands there when its readers' stage comes. So registers run free and no enable has to reach
    them. The form for simulation has loops that need one enable at a time, so it takes those of the counter.
    """
    if stages == 1:
        return [
            "  assign enable = step_i;",
            "  logic last;",
            "  assign last = step_i;",
            "  logic unused_reset;",
            "  assign unused_reset = rst_ni;",
        ]
    return [
        f"  logic [{stages - 1}:0] stage_q;",
        "  always_ff @(posedge clk_i) begin",
        f"    if (!rst_ni) stage_q <= {stages}'d1;",
        f"    else if (step_i) stage_q <= {{stage_q[{stages - 2}:0], stage_q[{stages - 1}]}};",
        "  end",
        "  logic last;",
        f"  assign last = stage_q[{stages - 1}];",
        f"  assign enable = {chr(39) + '1' if free else 'stage_q'};",
    ]
