"""Adders of points: a running sum and a prepared point or its opposite, in numbers that are polynomials in the seed."""

from __future__ import annotations

from typing import NamedTuple

from modmill.formula.library import find
from modmill.formula.simplify import simplify
from modmill.formula.tracer import trace
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.part import Part
from modmill.hw.circuit.shared.stages import least_stages
from modmill.hw.modmul.polynomial import Polynomial, packed
from modmill.hw.trace.lower.circuit import Lowered, lower
from modmill.hw.trace.lower.polynomials import Polynomials
from modmill.hw.units.parts.buckets.adders import Adder


class Form(NamedTuple):
    """A form of a curve: its formula, the coordinates of a sum and of a prepared point, and a sum of nothing."""

    formula: str
    coordinates: tuple[str, ...]
    prepared: tuple[str, ...]
    neutral: tuple[int, ...]


EDWARDS = Form("signed_addition", ("x", "y", "z", "t"), ("minus", "plus", "dt"), (0, 1, 1, 0))
HESSIAN = Form("signed_hessian_addition", ("x", "y", "z"), ("s", "t", "a_s"), (0, -1, 1))
FORMS = {"edwards": EDWARDS, "hessian": HESSIAN}


def lowered(form: Form, multiplier: Polynomial) -> Lowered:
    """The formula on the words of a sum, `old`, and of a prepared point with a sign above it, `value`."""
    c = Circuit()
    numbers = Polynomials(c, multiplier, multiplier.policy)
    words = numbers.port_size.bit_length() - 1
    given = {}
    for port, names in (("old", form.coordinates), ("value", form.prepared)):
        signed = port == "value"
        word = c.input(port, (1 << words * len(names) + signed) - 1)
        given |= {name: word.slice(words * i, words) for i, name in enumerate(names)}
        if signed:
            given["negated"] = word.slice(words * len(names), 1)
    return lower(simplify(trace(find(form.formula), multiplier.modulus)), numbers, given)


def points(form: Form, multiplier: Polynomial) -> Adder:
    """A pipeline with as many stages as its slowest operator asks for.

    Sums and prepared points have their coordinates one above the other, in words as the multiplier's results.
    """
    made = lowered(form, multiplier)
    total = made.circuit.join("sum", *made.results.values())
    stages = least_stages(made.circuit, (), 1)
    about = f"a point or its opposite added to a sum, {find(form.formula).name}"
    seed, bits = multiplier.seed, multiplier.form.result.bits
    words = [packed(seed.digits(number), bits) for number in form.neutral]
    width = made.numbers.port_size.bit_length() - 1
    neutral = sum(word << width * i for i, word in enumerate(words))
    most, value = total.high, (1 << width * len(form.prepared) + 1) - 1
    return Adder(Part("adder", about, made.circuit, {"sum": total}, stages), most, value, neutral, form.coordinates)
