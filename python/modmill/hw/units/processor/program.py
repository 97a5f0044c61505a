"""The program of a configuration: its formula traced, in the operations of the processor, scheduled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from modmill.hw.formula.formula import Formula
from modmill.hw.formula.library import find
from modmill.hw.formula.modulus import modulus_for
from modmill.hw.microcode.machine import Function, Machine
from modmill.hw.microcode.program import Program, fitted
from modmill.hw.trace.graph import Graph
from modmill.hw.trace.lower.microcode import Assembly, translate
from modmill.hw.trace.simplify import simplify
from modmill.hw.trace.tracer import trace
from modmill.hw.units.processor.config import ProcessorConfig

ADDER_STAGES, CHOOSER_STAGES, SCRATCH = 2, 1, 8
"""`SCRATCH` is the least number of registers; a program that needs more has twice as many, or twice that."""
INTEGERS = 1 << 4096
"""Stands for the integers where a formula takes any modulus; numbers from its half on are negative."""

ACTS = {
    "mul": lambda a, b, n: a * b % n,
    "add": lambda a, b, n: (a + b) % n,
    "sub": lambda a, b, n: (a - b) % n,
    "equal": lambda a, b, _n: int(a == b),
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
        """The constants modulo N, by name."""
        return {name: constant(value, modulus) for name, value in self.assembly.constants.items()}


def constant(value: int, modulus: int) -> int:
    """A constant of a program modulo N."""
    return (value if value < INTEGERS // 2 else value - INTEGERS) % modulus


def compile_program(config: ProcessorConfig) -> Compiled:
    """The program of a configuration."""
    formula = find(config.program)
    modulus = modulus_for(formula, config.bits)[0] if formula.modulus else None
    graph = simplify(trace(formula, modulus or INTEGERS))
    assembly = translate(graph)
    latencies = {"mul": config.stages, "add": ADDER_STAGES, "sub": ADDER_STAGES}
    functions = tuple(
        Function(name, code, latencies.get(name, CHOOSER_STAGES), ACTS[name])
        for code, name in enumerate(assembly.functions, 1)
    )
    names = tuple(formula.inputs), tuple(graph.results), tuple(assembly.constants)
    machine = Machine(config.bits, config.threads, SCRATCH, functions, *names)
    return Compiled(formula, modulus, graph, assembly, fitted(assembly.operations, machine))
