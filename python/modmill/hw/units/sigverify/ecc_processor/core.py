"""The circuit of the processor that prepares signatures, a stage of the signature pipeline."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds.rom import rom
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.microcode import core
from modmill.hw.units.parts.processor.parts import engines
from modmill.hw.units.parts.processor.program import Compiled, compile_program
from modmill.hw.units.sigverify.ecc_processor.config import UNIT, EccProcessorConfig
from modmill.hw.units.sigverify.ecc_processor.streams import SignatureStreams


@dataclass(frozen=True, slots=True)
class Core:
    """The circuit, its results by name, and the program."""

    circuit: Circuit
    results: Mapping[str, Word]
    compiled: Compiled


def build(config: EccProcessorConfig) -> Core:
    """The circuit of a configuration; its text has no constants from outside."""
    compiled = compile_program(config.processor)
    modulus = compiled.modulus
    assert modulus is not None
    values = list(compiled.constants(modulus).values())
    table = rom("constants", tuple(values + [0] * ((1 << (len(values) - 1).bit_length()) - len(values))))
    circuit = Circuit()
    units = engines(config.processor, compiled, built_in=True)
    made = core.build(compiled.program, units, table, circuit, SignatureStreams(config.tag))
    return Core(circuit, made.results, compiled)


def part(config: EccProcessorConfig) -> Part:
    """The processor as an operator of another circuit: its operands and results are the fields of both streams."""
    made = build(config)
    return Part(UNIT, "decompression, checks and table of a signature", made.circuit, made.results)
