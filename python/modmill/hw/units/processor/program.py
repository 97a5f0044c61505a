"""The program of a configuration: its formula traced, in the operations of the processor, scheduled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from modmill.errors import UsageError
from modmill.hw.formula.formula import Formula
from modmill.hw.formula.library import find
from modmill.hw.formula.modulus import modulus_for
from modmill.hw.microcode.machine import Function, Machine
from modmill.hw.microcode.operation import ProgramError
from modmill.hw.microcode.program import Program, fitted, spilled
from modmill.hw.trace.graph import Graph
from modmill.hw.trace.identity import Verdict, compare
from modmill.hw.trace.lower.microcode import Assembly, retrace, translate
from modmill.hw.trace.report import TRIAL
from modmill.hw.trace.simplify import simplify
from modmill.hw.trace.tracer import trace
from modmill.hw.units.processor.config import ANY, ProcessorConfig

SCRATCH = 8
"""The least number of registers unless one is chosen; a program that needs more has twice as many, or more."""
INTEGERS = 1 << 4096
"""Stands for the integers where a formula takes any modulus; numbers from its half on are negative."""

ACTS = {
    "mul": lambda a, b, n: a * b % n,
    "add": lambda a, b, n: (a + b) % n,
    "sub": lambda a, b, n: (a - b) % n,
    "equal": lambda a, b, _n: int(a == b),
    "below": lambda a, b, _n: int(a < b),
    "odd": lambda a, _b, _n: a & 1,
    "when": lambda a, b, _n: a if b & 1 else 0,
    "unless": lambda a, b, _n: 0 if b & 1 else a,
}


@dataclass(frozen=True, slots=True)
class Compiled:
    """A formula as a program. `modulus` is the only one that it computes with, None where any will do."""

    formula: Formula
    modulus: int | None
    graph: Graph
    assembly: Assembly
    program: Program

    def constants(self, modulus: int) -> Mapping[str, int]:
        """The constants by name, residues modulo N."""
        return {name: self.constant(name, modulus) for name in self.assembly.constants}

    def constant(self, name: str, modulus: int) -> int:
        """One of them. A word that is too wide for a register is the largest number of one, which no input reaches."""
        value = self.assembly.constants[name]
        if name in self.assembly.words:
            return min(value, (1 << self.program.machine.bits) - 1)
        return (value if value < INTEGERS // 2 else value - INTEGERS) % modulus


def same_program(compiled: Compiled) -> Verdict:
    """The words of a program, read slot by slot, beside the trace of its formula: identity testing.

    A program for any modulus is compared modulo a prime for trials.
    """
    modulus = compiled.modulus or TRIAL
    raw = trace(compiled.formula, modulus)
    return compare(raw, retrace(compiled.program, raw.types, compiled.constants(modulus), modulus))


def compile_program(config: ProcessorConfig) -> Compiled:
    """The program of a configuration."""
    formula = find(config.program)
    modulus = modulus_for(formula, config.bits)[0] if formula.modulus or config.method != ANY else None
    graph = simplify(trace(formula, modulus or INTEGERS))
    assembly = translate(graph)
    latencies = {"mul": config.stages, "add": config.adder_stages, "sub": config.adder_stages}
    functions = tuple(
        Function(name, code, latencies.get(name, config.chooser_stages), ACTS[name])
        for code, name in enumerate(assembly.functions, 1)
    )
    names = tuple(formula.inputs), tuple(graph.results), tuple(assembly.constants)
    machine = Machine(config.bits, config.threads, config.registers or SCRATCH, functions, *names, pipe=config.pipe)
    try:
        program = (spilled if config.registers else fitted)(assembly.operations, machine)
    except ProgramError as e:
        raise UsageError(f"registers: {e}", got=config.registers) from None
    return Compiled(formula, modulus, graph, assembly, program)
