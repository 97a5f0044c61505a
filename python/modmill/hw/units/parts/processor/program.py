"""The program of a configuration: its formula traced, in the operations of the processor, scheduled."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from modmill.errors import UsageError
from modmill.formula.formula import Formula
from modmill.formula.identity import Verdict, compare
from modmill.formula.library import find_program
from modmill.formula.modulus import modulus_for, own_bits
from modmill.formula.passes.dead import dead
from modmill.formula.routine import Routine, Section
from modmill.formula.simplify import simplify
from modmill.formula.tracer import trace
from modmill.golden import gf2
from modmill.hw.microcode.machine import Function, Machine
from modmill.hw.microcode.operation import Operation, ProgramError
from modmill.hw.microcode.program import Program, fitted, spilled
from modmill.hw.microcode.schedule import proved_slots
from modmill.hw.microcode.sections import Joined, joined, renewed
from modmill.hw.microcode.sections import Section as Ops
from modmill.hw.trace.lower.microcode import BIT_OF, PRODUCTS, Assembly, Portion, retrace, translate
from modmill.hw.trace.report import TRIAL
from modmill.hw.units.parts.processor.config import ANY, ProcessorConfig

SCRATCH = 8
"""The least number of registers unless one is chosen; a program that needs more has twice as many, or more."""
INTEGERS = 1 << 4096
"""Stands for the integers where a formula takes any modulus; numbers from its half on are negative."""

Act = Callable[[int, int, int], int]
ACTS: Mapping[str, Act] = {
    "mul": lambda a, b, n: a * b % n,
    "add": lambda a, b, n: (a + b) % n,
    "sub": lambda a, b, n: (a - b) % n,
    "equal": lambda a, b, _n: int(a == b),
    "below": lambda a, b, _n: int(a < b),
    "odd": lambda a, _b, _n: a & 1,
    "when": lambda a, b, _n: a if b & 1 else 0,
    "unless": lambda a, b, _n: 0 if b & 1 else a,
    BIT_OF: lambda a, b, _n: a >> b & 1,
}
POLYNOMIALS: Mapping[str, Act] = {
    "mul": lambda a, b, n: gf2.mul(n, a, b),
    "add": lambda a, b, _n: a ^ b,
    "square": lambda a, _b, n: gf2.square(n, a),
}
"""The parts of a processor that differ for polynomials over GF(2)."""


@dataclass(frozen=True, slots=True)
class Compiled:
    """A formula or a routine as a program. `modulus` is the only one that it computes with, None where any will do.

    `other` is that of other sections of a routine; `joined` has these sections, and is None for a formula.
    """

    formula: Formula | Routine
    modulus: int | None
    assembly: Assembly
    program: Program
    joined: Joined | None = None

    def constants(self, modulus: int) -> Mapping[str, int]:
        """The constants by name, residues modulo N."""
        return {name: self.constant(name, modulus) for name in self.assembly.constants}

    def constant(self, name: str, modulus: int) -> int:
        """One of them. A word that is too wide for a register is the largest number of one, which no input reaches."""
        value = self.assembly.constants[name]
        if name in self.assembly.words:
            return min(value, (1 << self.program.machine.bits) - 1)
        return (value if value < INTEGERS // 2 else value - INTEGERS) % modulus

    @property
    def other(self) -> int | None:
        """The modulus of sections that have another one."""
        return _other(self.formula) if isinstance(self.formula, Routine) else None

    @property
    def least(self) -> int:
        """Words that any program has."""
        if self.joined is not None:
            return self.joined.least
        return proved_slots(self.program.operations, self.program.machine, len(self.program.slots))


def same_program(compiled: Compiled) -> Verdict:
    """The words of a program, read slot by slot, beside the trace of its formula: identity testing.

    A program for any modulus is compared modulo a prime for trials. Of a routine each section is compared, the loop's
    with any values of what a pass finds; so all passes are, one after the other, whatever their number.
    """
    if compiled.joined is None or isinstance(compiled.formula, Formula):
        assert isinstance(compiled.formula, Formula)
        modulus = compiled.modulus or TRIAL
        raw = trace(compiled.formula, modulus)
        return compare(raw, retrace(compiled.program, raw.types, compiled.constants(modulus), modulus))
    routine, program, joined = compiled.formula, compiled.program, compiled.joined
    found: list[Verdict] = []
    for section, span in zip(routine.sections, joined.spans, strict=True):
        raw = trace(section.formula)
        results = section.named(raw.results)
        gives = frozenset(joined.variables).intersection(results)
        portion = Portion(span, joined.variables, gives, section.bits, _product(section, routine))
        wanted = replace(raw, results={n: at for n, at in results.items() if n in gives or n in routine.results})
        constants = compiled.constants(routine.modulus or 1)
        found.append(compare(wanted, retrace(program, raw.types, constants, raw.modulus, portion)))
    follow = [at for span in joined.spans for at in span] == [*range(len(program.slots) - 1)]
    times = [section.times for section in routine.sections]
    loops = [(span[0], span[-1], n) for n, span in zip(times, joined.spans, strict=True) if n > 1]
    as_said = loops == ([] if program.loop is None else [(*program.loop, program.machine.times)])
    bits = [verdict.bits for verdict in found if verdict.bits is not None]
    return Verdict(
        same=follow and as_said and program.slots[-1] is None and all(verdict.same for verdict in found),
        trials=found[0].trials,
        degree=max(verdict.degree for verdict in found),
        bits=max(0, min(bits) - (len(found) - 1).bit_length()) if len(bits) == len(found) else None,
    )


def _other(routine: Routine) -> int | None:
    moduli = {section.formula.modulus for section in routine.sections} - {routine.modulus}
    assert len(moduli) <= 1, "a processor has two moduli at most"
    return next(iter(moduli), None)


def _product(section: Section, routine: Routine) -> str:
    """The function of its products."""
    return PRODUCTS[section.formula.modulus != routine.modulus]


def compile_program(config: ProcessorConfig) -> Compiled:
    """The program of a configuration."""
    formula = find_program(config.program)
    built_in = formula.modulus or formula.binary or config.method != ANY
    modulus = modulus_for(formula, config.bits)[0] if built_in else None
    if formula.binary and config.method != ANY:
        said = f"method: {formula.name} computes with polynomials over GF(2), whose products have one method"
        raise UsageError(said, got=config.method)
    if isinstance(formula, Routine):
        return _compile_routine(config, formula)
    graph = simplify(trace(formula, modulus or INTEGERS))
    assembly = translate(graph)
    machine = _machine(config, assembly, tuple(formula.inputs), tuple(graph.results))
    try:
        program = (spilled if config.registers else fitted)(assembly.operations, machine)
    except ProgramError as e:
        raise UsageError(f"registers: {e}", got=config.registers) from None
    return Compiled(formula, modulus, assembly, program)


def _machine(
    config: ProcessorConfig, assembly: Assembly, inputs: tuple[str, ...], results: tuple[str, ...], other: int = 0
) -> Machine:
    latencies: dict[str, int] = dict.fromkeys(PRODUCTS, config.stages)
    latencies |= dict.fromkeys(
        ("add", "sub", "square"), config.linear_stages if assembly.binary else config.adder_stages
    )
    acts: dict[str, Act] = {**ACTS, PRODUCTS[1]: lambda a, b, _n: a * b % other}
    acts |= POLYNOMIALS if assembly.binary else {}
    functions = tuple(
        Function(name, code, latencies.get(name, config.chooser_stages), acts[name])
        for code, name in enumerate(assembly.functions, 1)
    )
    names = inputs, results, tuple(assembly.constants)
    return Machine(config.bits, config.threads, config.registers or SCRATCH, functions, *names, pipe=config.pipe)


def _compile_routine(config: ProcessorConfig, routine: Routine) -> Compiled:
    """Section by section; constants are those of all, as numbers."""
    if config.bits != own_bits(routine):
        raise UsageError(f"bits: {routine.name} computes with numbers of {own_bits(routine)}", got=config.bits)
    if config.registers or config.method != ANY:
        what = "registers" if config.registers else "method"
        raise UsageError(f"{what}: {routine.name} needs a multiplier for any modulus, and registers as it finds them")
    variables, values, sections = routine.variables, dict[int, str](), list[Sequence[Operation]]()
    for section in routine.sections:
        graph = simplify(trace(section.formula))
        given = {n: at for n, at in section.named(graph.results).items() if n in variables or n in routine.results}
        graph = dead(replace(graph, results={renewed(n) if n in variables else n: at for n, at in given.items()}))
        made = translate(graph, _product(section, routine))
        names: dict[str, str] = {}
        for name, value in made.constants.items():
            number = min(value, (1 << config.bits) - 1) if name in made.words else value % graph.modulus
            names[name] = values.setdefault(number, f"c{len(values)}")
        bits = [Operation(BIT_OF, name, variable, "count") for name, variable in section.bits.items()]
        ops = [replace(op, a=names.get(op.a, op.a), b=names.get(op.b, op.b)) for op in made.operations]
        sections.append((*bits, *ops))
    constants = {name: value for value, name in values.items()}
    operations = tuple(op for found in sections for op in found)
    assembly = Assembly(operations, constants, frozenset(constants), routine.binary)
    machine = _machine(config, assembly, tuple(routine.inputs), routine.results, _other(routine) or 0)
    times = [section.times for section in routine.sections]
    found = joined([Ops(tuple(o), n) for o, n in zip(sections, times, strict=True)], machine, variables)
    return Compiled(routine, routine.modulus, assembly, found.program, found)
