"""The compiler's findings on a formula before it is lowered, JSON-ready."""

from __future__ import annotations

from typing import Any

from modmill.formula import operation as ops
from modmill.formula.formula import Formula
from modmill.formula.graph import Graph
from modmill.formula.identity import compare
from modmill.formula.liveness import alive, critical_path, depth_first, ranges
from modmill.formula.passes.pairs import pairs
from modmill.formula.simplify import simplify
from modmill.formula.tracer import trace
from modmill.hw.trace.registers import allocated

PRODUCTS = (ops.MUL, ops.SQUARE)
TRIAL = (1 << 127) - 1
"""The prime for formulas that take any modulus."""


def described(formula: Formula, modulus: int | None, registers: int | None = None) -> dict[str, Any]:
    """Counts, depth, live values, and the identity test of the simplified graph; spills with so many registers."""
    n = modulus or formula.modulus or (1 if formula.words else TRIAL)
    raw = trace(formula, n)
    graph = simplify(raw)
    verdict = compare(raw, graph)
    orders = {"depth first": depth_first(graph), "critical path first": critical_path(graph)}
    found: dict[str, Any] = {
        "formula": formula.name,
        "title": formula.title,
        "inputs": {name: str(type_) for name, type_ in formula.inputs.items()},
        "results": list(graph.results),
        "traced": len(raw.working),
        "simplified": len(graph.working),
        "counts": graph.counts(),
        "published": dict(formula.published),
        "operations": graph.operations(),
        "pairs": len(pairs(graph)),
        "depth": graph.depth(),
        "depth_in_products": graph.depth(lambda node: int(node.op in PRODUCTS)),
        "alive": {name: alive(ranges(graph, order)) for name, order in orders.items()},
        "identity": {"same": verdict.same, "trials": verdict.trials, "degree": hex(verdict.degree)}
        | {"error_bits": verdict.bits, "proved": verdict.proved, "words": verdict.words},
    }
    if registers is not None:
        found["registers"] = _spills(graph, orders["depth first"], registers)
    return found


def _spills(graph: Graph, order: list[int], registers: int) -> dict[str, int]:
    steps = allocated(graph, order, registers)
    kinds = [step.kind for step in steps.steps]
    return {"given": registers, "used": steps.registers, "memory": steps.memory} | {
        f"{kind}s": kinds.count(kind) for kind in ("store", "load")
    }
