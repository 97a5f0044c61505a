"""Random graphs and inputs for the tests of passes and of lowerings."""

from __future__ import annotations

import random
from collections.abc import Iterator

from modmill.formula import operation as ops
from modmill.formula.graph import Builder, Graph
from modmill.formula.operation import BIT, RESIDUE, FormulaError, Type

WORD = Type(16)
MODULI = (97, 65521, (1 << 61) - 1)


def random_graph(rng: random.Random, count: int, modulus: int, *, only_residues: bool = False) -> Graph:
    """Operations of all sorts on what came before, constants with those that a rule may know among them."""
    b = Builder(modulus)
    types = [RESIDUE] * 4 if only_residues else [RESIDUE, RESIDUE, RESIDUE, BIT, WORD, WORD]
    known = [b.input(f"x{i}", t) for i, t in enumerate(types)]
    allowed = [op for op in ops.OPERATIONS if op.degree is not None] if only_residues else list(ops.OPERATIONS)
    while len(b.nodes) < count:
        if rng.random() < 0.15:
            type_ = rng.choice(types)
            size = type_.size(modulus)
            value = rng.choice([0, 1, 2, size - 1, size - 2, rng.randrange(size)])
            known.append(b.constant(value, type_))
            continue
        op = rng.choice(allowed)
        parameter = {ops.SCALE: rng.randint(1, 9), ops.ROTATE: rng.randrange(16), ops.SHIFT: rng.randrange(18)}
        for _ in range(20):
            args = [rng.choice(known[-12:]) for _ in range(op.arity)]
            try:
                known.append(b.add(op, *args, parameter=parameter.get(op, 0)))
                break
            except FormulaError:
                continue
    return b.graph({f"y{i}": at for i, at in enumerate(known[-5:])})


def random_inputs(graph: Graph, rng: random.Random, count: int) -> Iterator[dict[str, int]]:
    """All at an end of their range, all alike, then random ones."""
    for at in (lambda size: 0, lambda size: 1, lambda size: size - 1, lambda size: size // 2):
        yield {name: at(t.size(graph.modulus)) for name, t in graph.types.items()}
    for _ in range(count):
        yield {name: rng.randrange(t.size(graph.modulus)) for name, t in graph.types.items()}
