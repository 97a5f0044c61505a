"""The evaluator as a circuit with state: X and Z in registers, and whether they are a result that waits."""

from __future__ import annotations

from collections.abc import Mapping

from modmill.hw.circuit.control import counter
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.units.isogeny.evaluator.datapath import Step

COUNTERS = {
    "evaluations": "results that left",
    "steps": "2-isogenies",
}
"""The counters of the unit since reset; they wrap around."""


def build(step: Step, steps: int) -> tuple[Circuit, Mapping[str, Word]]:
    """The circuit around a datapath of so many steps, and its results by name."""
    c = Circuit()
    offered, out_ready = c.input("in_valid", 1), c.input("out_ready", 1)
    loads, single, last = (c.input(f"in_{name}", 1) for name in ("point", "single", "last"))
    words = c.input("in_words", (1 << step.wide) - 1)
    waits = c.wire("waits", 1)

    c.note("A beat is taken in each cycle in which no result waits.")
    ready = c.invert("ready", waits)
    taken, leaves = c.both("taken", offered, ready), c.both("leaves", waits, out_ready)
    now = {name: c.wire(name, (1 << 2 * step.bits) - 1) for name in "xz"}
    following = step.part.named(c, "step", loads=loads, single=single, words=words, **now)
    for name, word in now.items():
        c.connect(word, c.register(f"{name}_q", following[name], taken, reset=0))
    ends = c.both("ends", taken, last)
    c.connect(waits, c.register("waits_q", ends, c.either("waits_moves", ends, leaves), reset=0))

    c.note("The counters.")
    moves = c.both("moves", taken, c.invert("walks", loads))
    amount = c.choose("amount", single, c.literal("one", 1), c.literal("all", steps))
    return c, {
        "in_ready": ready,
        "out_valid": waits,
        **{f"out_{name}": word for name, word in now.items()},
        "evaluations": counter(c, "evaluations", leaves, c.literal("an_evaluation", 1)),
        "steps": counter(c, "steps", moves, amount),
    }
