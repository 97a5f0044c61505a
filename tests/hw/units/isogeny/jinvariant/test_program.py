"""The program of a step: cycles, and its words run one by one on integers against the golden walk."""

from __future__ import annotations

import random
from typing import Any

import pytest

from modmill.golden import isogeny_j as golden
from modmill.hw.units.isogeny.jinvariant.operations import PRODUCT, SQUARE, STATE, SUM, operations, scheduled
from modmill.hw.units.isogeny.jinvariant.program import LOADS, WRITERS, Program, program
from modmill.hw.units.isogeny.modules.modulus import of_form


def read(name: str, bank: dict[str, int], constants: Any, state: dict[str, int]) -> int:
    return state[name] if name in state else constants[name] if name in constants else bank.get(name, 0)


def run(p: int, unit: int, made: Program, edge: golden.Edge) -> tuple[list[golden.Element], bool]:
    """Both roots, and whether there are any, by the words: each in all its cycles, on residues."""
    state = dict(zip(STATE, (unit * k % p for j in edge for k in j), strict=True))
    bank: dict[str, int] = {}
    forms, flag, bad = [0] * 4, 0, False
    ports = {"squared": 0, "left": 0, "right": 0}
    plain = pow(unit, -1, p)
    for word in (word for word, times in made.words for _ in range(times)):
        values = {
            name: read(sources[word[f"{name}_at"] ^ (name == "second" and word.get("flagged", 0) & flag)], bank,
                       made.constants, state)
            for name, sources in made.sources.items()
            if f"{name}_at" in word
        }  # fmt: skip
        results = {SQUARE: ports["squared"] ** 2 % p, PRODUCT: ports["left"] * ports["right"] % p}
        minus = word.get("minus", 0) ^ (word.get("turns", 0) & flag)
        results[SUM] = (values.get("first", 0) + (-1) ** minus * values.get("second", 0)) % p
        for name in ports:
            source = LOADS[word.get(f"{name}_from", 0)]
            if source != "hold":
                ports[name] = results[source] if source in results else values[name]
        if word["check"] and forms[0]:
            bad = True
        if word["zero"] or word["one"]:
            flag = int(forms[0] == (1 if word["one"] else 0))
        if word["form_write"]:
            forms[word["form_to"]] = values["form"] * plain % p
        for writer in WRITERS:
            if word[f"{writer}_write"]:
                bank[f"r{word[f'{writer}_to']}"] = results[writer]
    return sorted([(forms[0], forms[2]), (forms[1], forms[3])]), bad


@pytest.mark.parametrize("p", [7, 11, 19, 103, 419, of_form(89)[0]])
def test_its_words_give_both_roots(p: int) -> None:
    field, rng = golden.field_of(p), random.Random(p)
    unit = rng.randrange(1, p)
    made, ends = program(p, unit), set[bool]()
    for _ in range(200 if p < 1000 else 8):
        edge = tuple((rng.randrange(p), rng.choice((0, rng.randrange(p)))) for _ in range(2))
        found, bad = run(p, unit, made, (edge[0], edge[1]))
        expected = golden.roots(field, (edge[0], edge[1]))
        assert bad == (expected is None)
        assert bad or found == list(expected or ())
        ends.add(bad)
    assert ends == {True, False}


@pytest.mark.parametrize(("bits", "cycles", "words"), [(14, 55, 47), (89, 205, 59), (256, 539, 85), (1506, 3039, 325)])
def test_a_bit_of_an_exponent_takes_one_cycle(bits: int, cycles: int, words: int) -> None:
    p = of_form(bits)[0]
    made = program(p, 1)
    assert (made.cycles, len(made.words)) == (cycles, words)
    exponents = ((p + 1) // 4).bit_length() + ((p - 3) // 4).bit_length()
    assert made.cycles - exponents < 33 and sum(made.spans.values()) == made.cycles


def test_a_schedule_keeps_the_order_and_the_units() -> None:
    found = operations(419, 1).made
    at, taken = scheduled(found), set[tuple[str, int]]()
    for op in found:
        assert all(at[name] < at[op.to] for name in op.needs if name in at)
        assert (op.unit, at[op.to]) not in taken
        taken.add((op.unit, at[op.to]))
