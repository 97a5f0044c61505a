"""Modules made of circuits: a circuit as a module's text, and as an operator of another circuit, hierarchy kept.

A `Part` is a circuit with named results. Three sorts: combinational; with state, built with registers of its own; and
pipelined, a feed-forward circuit that is cut into stages, so that its results come as many cycles after its operands.
"""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import NamedTuple

from modmill.hw.circuit.clocked import Stepper, order, planned_period, through
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.circuit.graph import Circuit, given, limited
from modmill.hw.circuit.kinds import CONSTANT, WIRE
from modmill.hw.circuit.kinds.state import enable_text, enabled, one_bit
from modmill.hw.circuit.layout import Declaration, Note, Statement, laid_out, logic
from modmill.hw.circuit.loops import Loops
from modmill.hw.circuit.op import BoundError, Cell, Clocked, Kind, Look, Op, Site, View, Wire, Word
from modmill.hw.circuit.schedule import REGISTER
from modmill.hw.circuit.shared.plan import share
from modmill.hw.circuit.verilog import LINT_OFF, MANY, Modules, Scope, keep, physical_width

LOOK = "#5d7a4f"
BLOCK = "/*verilator hier_block*/"
"""Says that Verilator may build a module once for all instances: no combinational path leads from its results back to
its inputs, nor, in a pipeline, from inputs to results."""


class Ports(NamedTuple):
    """The control inputs of a module: a clock, a reset, an enable of all its registers."""

    clock: bool
    reset: bool
    enable: bool


class Part:
    """A circuit as a module. `name` follows the unit's in the module's name; `about` says in a line what it is.

    With `stages` the circuit is cut into that many, and its latency is that; without, it is as it was built. The last
    stage of an `opened` part ends in registers outside, and the latency is one less. Each instance of a combinational
    part that is `between_registers` reads registers of the unit and is read by registers alone.
    """

    def __init__(
        self,
        name: str,
        about: str,
        circuit: Circuit,
        results: Mapping[str, Word],
        stages: int | None = None,
        *,
        opened: bool = False,
        between_registers: bool = False,
    ) -> None:
        self.name: str = name
        self.about: str = about
        self.circuit: Circuit = circuit
        self.results: dict[str, Word] = {key: limited(word, word.top) for key, word in results.items()}
        self.latency: int = (stages or 0) - opened
        self._late: bool = opened
        self._block: bool = bool(stages) or between_registers
        self.inputs: list[Op] = [op for op in circuit.ops if op.kind.outside]
        """Operands, constants included, in the order of their construction."""
        # The registers of an operator with a latency are stages of the pipeline, not state of the circuit.
        clocked = any(op.kind.clocked is not None and not (stages and op.kind.latency(op)) for op in circuit.ops)
        if stages:
            if clocked:
                raise BoundError(f"{name}: a circuit with state is not cut into stages")
            self.period: float = share(circuit, self.results.values(), (), 1, stages, self.latency).period
        else:
            self.period = planned_period(circuit) + REGISTER
        self.ports: Ports = Ports(clock=clocked or bool(stages), reset=clocked, enable=bool(stages))

    @cached_property
    def kind(self) -> Kind:
        """The part as a kind of operator: its operands are those of `inputs`, then its enable if it has one."""
        count = len(self.inputs)
        suffixes = [""] if len(self.results) == 1 else [f"_{name}" for name in self.results]
        return Kind(
            self.name,
            arity=(count, count + self.ports.enable),
            bound=self._bound,
            delay=self.period - REGISTER,
            act=self._act,
            text=self._cell,
            look=Look(LOOK, self.about, f"{self.name}s"),
            results=tuple((suffix, 0) for suffix in suffixes),
            latency=lambda _op: self.latency,
            late=self.period - REGISTER if self._late else 0.0,
            clocked=self._clocked(),
            modules=self.modules,
            simulated=lambda unit: self.modules(unit, loops=True),
            dsps=sum(op.kind.dsps for op in self.circuit.ops),
            inside=self.circuit.ops,
            lut4=lambda _op: self._lut4,
            lut6=lambda _op: self._sites,
        )

    def __call__(self, circuit: Circuit, name: str, enable: Word | None = None, **operands: Word) -> list[Word]:
        """An instance in another circuit, with its operands by name; constants are those of the same name there.

        A pipelined part moves in each cycle, or in those in which `enable` is high.
        """
        constants = {op.name: Word.of(op.outs[0]) for op in circuit.ops if op.kind is CONSTANT}
        ins: list[Word] = []
        for op in self.inputs:
            if op.kind is CONSTANT and op.name not in constants:
                constants[op.name] = circuit.constant(op.name, op.params["high"], op.params["of"])
            source = constants if op.kind is CONSTANT else operands
            if op.name not in source:
                raise BoundError(f"{name}: {self.name} lacks its operand {op.name}")
            ins.append(source[op.name])
        return circuit.apply(self.kind, name, *ins, *given(enable))

    def named(self, circuit: Circuit, name: str, enable: Word | None = None, **operands: Word) -> dict[str, Word]:
        """An instance of the part, with the results by name."""
        return dict(zip(self.results, self(circuit, name, enable, **operands), strict=True))

    @cached_property
    def _sites(self) -> int:
        """LUT sites of the operators inside, of those that know."""
        return sum(op.kind.lut6(op) for op in self.circuit.ops if op.kind.lut6)

    @cached_property
    def _lut4(self) -> int:
        """LUTs of four inputs of the operators inside, of those that know."""
        return sum(op.kind.lut4(op) for op in self.circuit.ops if op.kind.lut4)

    def _bound(self, op: Op) -> list[int]:
        one_bit(op, len(self.inputs))
        for word, port in zip(op.ins, self.inputs, strict=False):
            if word.high > port.outs[0].high:
                raise BoundError(f"{op.name}: {port.name} carries at most {port.outs[0].high}, not {word.high}")
        return [word.high for word in self.results.values()]

    def _act(self, _op: Op, x: list[int], modulus: int) -> list[int]:
        values = evaluate(self.circuit, self._named(x), modulus)
        return [value(word, values) for word in self.results.values()]

    def _named(self, x: Sequence[int]) -> dict[str, int]:
        return {op.name: v for op, v in zip(self.inputs, x, strict=False)}

    def _clocked(self) -> Clocked | None:
        if self.ports.enable:
            return Clocked(self._fill, lambda _op, state, _x, _n: state[0], self._move)
        if not self.ports.clock:
            return None
        reach = self._reach()

        def show(_op: Op, stepper: Stepper, x: list[int], modulus: int) -> list[int]:
            stepper.modulus = modulus
            values = stepper.show(self._named(x))
            return [value(word, values) for word in self.results.values()]

        def step(_op: Op, stepper: Stepper, x: list[int], modulus: int) -> Stepper:
            stepper.modulus = modulus
            stepper.step(self._named(x))
            return stepper

        return Clocked(lambda _op, rng: Stepper(self.circuit, 0, rng.getrandbits(32)), show, step, lambda _op: reach)

    def _fill(self, _op: Op, rng: Random) -> deque[list[int]]:
        return deque([rng.randint(0, w.high) for w in self.results.values()] for _ in range(self.latency))

    def _move(self, op: Op, state: deque[list[int]], x: list[int], modulus: int) -> deque[list[int]]:
        if enabled(op, x, len(self.inputs)):
            state.popleft()
            state.append(self._act(op, x, modulus))
        return state

    def _reach(self) -> tuple[int, ...]:
        """The operands that reach a result in the same cycle."""
        reached: dict[Wire, set[str]] = {}
        for op in order(self.circuit):
            names = {op.name} if op in self.inputs else set[str]()
            names = names.union(*(reached[op.ins[i].view.wire] for i in through(op)))
            reached |= dict.fromkeys(op.outs, names)
        wanted = set[str]().union(*(reached[word.view.wire] for word in self.results.values()))
        return tuple(i for i, op in enumerate(self.inputs) if op.name in wanted)

    def _cell(self, op: Op, site: Site) -> Cell:
        ports = {"clk_i": "clk_i"} if self.ports.clock else {}
        if self.ports.reset:
            ports["rst_ni"] = "rst_ni"
        if self.ports.enable:
            ports["en_i"] = enable_text(op, site, len(self.inputs))
        for word, port in zip(op.ins, self.inputs, strict=False):
            ports[f"{port.name}_i"] = site.operand(word, port.outs[0].width)
        ports |= {f"{name}_o": out for name, out in zip(self.results, site.outs, strict=True)}
        return Cell(f"{site.unit}_{self.name}", {}, ports)

    def modules(self, unit: str, *, loops: bool = False) -> dict[str, str]:
        """Name to text of the part's module and of those below it; with large trees as `loops`, for simulation."""
        found: dict[str, str] = {}
        below = f"{unit}_{self.name}"
        wanted = {word.view.wire for word in self.results.values()}
        inputs = [(f"{op.name}_i", op.outs[0].width) for op in self.inputs]
        given = {op.outs[0]: f"{op.name}_i" for op in self.inputs}
        if self.ports.enable:
            results = list(self.results.values())
            names = {wire: wire.name for op in self.circuit.ops for wire in op.outs}
            scope = Scope(below, names, "en_i", lines=1, given=given)
            trees = Loops(below, self.circuit, wanted, scope) if loops else None
            elsewhere = trees.elsewhere if trees else keep
            made = Modules(below, self.circuit, results, 1, elsewhere, enable="en_i", given=given)
            found |= made.bodies
            lines, scope = laid_out(made.core), made.scope
        else:
            scope = free_scope(below, self.circuit, given)
            trees = Loops(below, self.circuit, wanted, scope) if loops else None
            lines = free_lines(scope, self.circuit, trees)
        found |= trees.modules if trees else {}
        found |= inner_modules(below, self.circuit, loops=loops)
        lines += shown(self.results, scope)
        control = [name for name, there in zip(("clk_i", "rst_ni", "en_i"), self.ports, strict=True) if there]
        ports = [f"  input  logic {name}" for name in control]
        ports += [f"  input  {logic(width)} {name}" for name, width in inputs]
        ports += [f"  output {logic(word.width)} {key}_o" for key, word in self.results.items()]
        head = f"// {self.about[0].upper()}{self.about[1:]}.\n"
        if self.ports.enable:
            head += f"//\n// {self.latency} cycles from the operands to the results, while en_i is high.\n"
        if self._block:
            lines.insert(0, f"  {BLOCK}")
        body = "\n".join(lines)
        found[below] = f"{head}{LINT_OFF}module {below} (\n" + ",\n".join(ports) + f"\n);\n{body}\nendmodule\n"
        return found


def inner_modules(unit: str, circuit: Circuit, *, loops: bool = False) -> dict[str, str]:
    """Name to text of the modules that the operators of a circuit instantiate; `loops`: in the form for simulation."""
    found: dict[str, str] = {}
    for op in circuit.ops:
        modules = op.kind.simulated if loops and op.kind.simulated else op.kind.modules
        if modules is not None:
            found |= modules(unit)
    return found


def inner_files(unit: str, circuit: Circuit, *, loops: bool = False) -> dict[str, str]:
    """The inner modules as files: a module stands with those that belong to it, whose names begin with its own.

    Modules whose names differ in their last numbers alone, such as tables of a reduction, are in one file.
    """
    modules = inner_modules(unit, circuit, loops=loops)
    files: dict[str, list[str]] = {}
    sorts = Counter(map(_unnumbered, modules))
    for name in sorted(modules, key=len):
        plain = _unnumbered(name)
        own = plain if sorts[plain] > 1 else name
        owner = next((other for other in files if name.startswith(f"{other}_")), own)
        files.setdefault(owner, []).append(modules[name])
    return {f"{name}.sv": MANY * (len(texts) > 1) + "\n".join(texts) for name, texts in sorted(files.items())}


def _unnumbered(name: str) -> str:
    """The name of a module without the numbers that it ends in."""
    return re.sub(r"(_\d+)+$", "", name)


def shown(results: Mapping[str, Word], scope: Scope) -> list[str]:
    """The lines that put results on the ports `<name>_o`, each behind the last of its registers."""
    lines = [
        f"  assign {key}_o = {scope.bits(View(word.view.wire, word.view.low, word.width), word.view.wire.registers)};"
        for key, word in results.items()
    ]
    return laid_out([Note("The results."), *lines])


def free_scope(unit: str, circuit: Circuit, given: Mapping[Wire, str] | None = None) -> Scope:
    """The names in the text of a circuit that is not cut into stages; `given` are those of ports."""
    return Scope(unit, {wire: wire.name for op in circuit.ops for wire in op.outs}, "enable", given=given)


def free_lines(scope: Scope, circuit: Circuit, trees: Loops | None = None) -> list[str]:
    """The lines of a circuit that is not cut into stages, with its notes; its large trees stand elsewhere if given.

    What is read before it is driven is declared first, and driven last if it has a wire of its own.
    """
    ahead = dict.fromkeys(wire for op in circuit.ops if op.kind is WIRE for wire in _behind(op.outs[0], scope))
    statements: list[Statement] = [Note("Read before they are driven.")]
    statements += [Declaration(physical_width(wire), (scope.names[wire],)) for wire in ahead]
    scope.declared |= ahead.keys()
    last: list[Statement] = [Note("What was read before it was driven.")]
    for op in circuit.ops:
        if op in circuit.notes:
            statements.append(Note(circuit.notes[op]))
        if op.kind.outside:
            continue
        text = trees.elsewhere(op) if trees else None
        (last if op.kind is WIRE else statements).extend(scope.lines(op, op.name) if text is None else text)
    return laid_out([*statements, *last])


def _behind(wire: Wire, scope: Scope) -> Iterator[Wire]:
    """The wires of this module whose names stand where one is read."""
    if scope.stands_for(wire) is None:
        yield from () if wire.op.kind.outside else (wire,)
    else:
        for word in wire.op.ins:
            yield from _behind(word.view.wire, scope)
