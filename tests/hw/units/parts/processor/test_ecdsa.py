"""ECDSA by microcode alone: a loop over the bits of both scalars, and products modulo p and modulo the order."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from modmill.errors import UsageError
from modmill.formula import library
from modmill.formula.operation import FormulaError
from modmill.formula.weierstrass import SECP256K1, Curve
from modmill.hw.interface import registry
from modmill.hw.microcode.machine import Space
from modmill.hw.stream.run import StreamRun
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.units.parts.processor.config import ProcessorConfig
from modmill.hw.units.parts.processor.program import Compiled, compile_program, same_program
from modmill.hw.units.parts.processor.unit import Processor
from modmill.watch import Watch
from tests.formula.test_weierstrass import CASES, parsed
from tests.hw.support import require_tool

SHAPE = {"bits": 256, "threads": 22, "stages": 16, "levels": 3, "column": 4, "bank": "block"}
TOY = Curve(4093, 3967, 2, (1, 64))
"""y^2 = x^3 + 2, of prime order."""


@pytest.fixture
def toy() -> Iterator[str]:
    """The routine of a curve of 12 bits, known by name."""
    library.ROUTINES["toy_ecdsa"] = TOY.routine("toy_ecdsa", "a small curve")
    yield "toy_ecdsa"
    del library.ROUTINES["toy_ecdsa"]


def compiled(name: str, bits: int, threads: int = 22, bank: str = "block") -> Compiled:
    return compile_program(ProcessorConfig(bits=bits, program=name, threads=threads, stages=6, bank=bank))


def test_the_program_is_its_routine_section_by_section() -> None:
    for threads, bank in ((1, "lut"), (4, "block"), (22, "block")):
        verdict = same_program(compiled("ecdsa", 256, threads, bank))
        assert verdict.same and verdict.bits is not None and verdict.bits > 1900


def mutants(made: Compiled) -> Iterator[tuple[str, Compiled]]:
    """The loop elsewhere or of other length, and each instruction with another function; x + 0 is x - 0."""
    program, joined = made.program, made.joined
    assert program.loop is not None and joined is not None
    first, last = program.loop
    yield "no loop", replace(made, program=replace(program, loop=None))
    yield "a loop that begins later", replace(made, program=replace(program, loop=(first + 1, last)))
    machine = program.machine
    yield "a pass less", replace(made, program=replace(program, machine=replace(machine, times=machine.times - 1)))
    others = {"mul": "mulo", "mulo": "mul", "add": "sub", "sub": "add", "when": "unless", "unless": "when"}
    others |= {"equal": "below", "below": "equal", "bit": "when"}
    zero = Space.CONSTANT, list(made.constants(TOY.p).values()).index(0)
    for at, slot in enumerate(program.slots):
        if slot is not None and slot.b != zero:
            slots = list(program.slots)
            slots[at] = replace(slot, function=machine.function(others[slot.function.name]))
            yield f"slot {at}", replace(made, program=replace(program, slots=tuple(slots)))


def test_a_wrong_loop_or_instruction_is_found(toy: str) -> None:
    made = compiled(toy, 12)
    assert same_program(made).same
    for what, mutant in mutants(made):
        try:
            assert not same_program(mutant).same, what
        except FormulaError:
            continue


@pytest.mark.parametrize(("threads", "bank"), [(1, "lut"), (5, "lut"), (22, "block")])
def test_a_small_curve_in_icarus(toy: str, threads: int, bank: str) -> None:
    require_tool("icarus")
    choice = registry.choose("processor", {"program": toy, "threads": threads, "stages": 5, "bank": bank}, {})
    found = registry.simulate(choice, {"runs": 30, "stalls": 30, "seed": 2}, "icarus")
    assert isinstance(found, StreamRun) and found.free_cycles == found.unit.predicted(30)


def test_every_signature_of_a_small_curve_has_the_verdict_of_integers(toy: str) -> None:
    """The integers come from a table of multiples of G: s^-1 (e + r d) G has an x that is r modulo the order."""
    multiples = [TOY.multiple(k) for k in range(1, TOY.order)]
    rng, routine, accepted = random.Random(1), library.ROUTINES[toy], 0
    for _ in range(150):
        secret, e, r, s = (rng.randrange(1, TOY.order) for _ in range(4))
        if rng.randrange(2):
            r = multiples[rng.randrange(1, TOY.order) - 1][0] % TOY.order or 1
            s = next(s for s in range(1, TOY.order) if _matches(multiples, secret, e, r, s)) if rng.randrange(2) else s
        kx, ky = multiples[secret - 1]
        wanted = _matches(multiples, secret, e, r, s)
        assert routine.run({"e": e, "r": r, "s": s, "kx": kx, "ky": ky}) == {"accepted": int(wanted)}
        accepted += wanted
    assert 20 < accepted < 100


def _matches(multiples: list[tuple[int, int]], secret: int, e: int, r: int, s: int) -> bool:
    at = (e + r * secret) * pow(s, -1, TOY.order) % TOY.order
    return bool(at) and multiples[at - 1][0] % TOY.order == r


def test_signatures_of_openssl_in_gates() -> None:
    """At 256 bits, all threads at work at once: the signatures and what is changed in them."""
    require_tool("verilator")
    unit = registry.build(registry.configure("processor", **{**SHAPE, "program": "ecdsa"}))
    assert isinstance(unit, Processor)
    beats, wanted = [], []
    for case in CASES:
        (kx, ky), e, r, s = parsed(case)
        given = {"e": e, "r": r, "s": s, "kx": kx, "ky": ky}
        order, p = SECP256K1.order, SECP256K1.p
        beats += [given, {**given, "s": order - s}]
        wanted += [1, 1]
        wrong = [{"e": e ^ 1}, {"r": r ^ 1}, {"s": s ^ 1}, {"ky": p - ky}, {"ky": ky ^ 1}, {"r": 0}, {"s": 0}]
        wrong += [{"r": order}, {"s": order}, {"kx": 2**256 - 1}]
        beats += [given | change for change in wrong]
        wanted += [0] * len(wrong)
    with StreamSimulation(unit, SECP256K1.p, 1, 0, Watch(None)) as model:
        found = model.run(beats[:22], 22, drain=True)
        cycles = model.cycles
    assert [beat["accepted"] for beat in found] == wanted[:22]
    assert cycles < 1.05 * unit.interval * 22


def test_what_a_routine_does_not_take_is_refused() -> None:
    for given, message in (
        ({"bits": 64}, "bits: ecdsa computes with numbers of 256"),
        ({"registers": 8}, "registers: ecdsa needs"),
        ({"method": "folding"}, "method: ecdsa needs"),
    ):
        with pytest.raises(UsageError, match=message):
            compile_program(ProcessorConfig(**{"bits": 256, "program": "ecdsa", **given}))
