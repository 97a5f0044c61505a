"""A graph as an OpenCL kernel: one work-item computes the formula on its own inputs.

Every value is a ulong. That takes words of up to 64 bits, residues modulo N of up to 32, whose products fit, and
polynomials over GF(2) modulo one of degree up to 64; wider ones need limbs, which this does not write.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from modmill.formula import operation as ops
from modmill.formula.graph import CONSTANT, INPUT, Graph, Node
from modmill.formula.operation import RESIDUE, FormulaError, Operation

RESIDUE_BITS, WORD_BITS = 32, 64

Texts = Mapping[Operation, Callable[[list[str], Node], str]]
RESIDUES: Texts = {
    ops.ADD: lambda x, _n: f"({x[0]} + {x[1]}) % N",
    ops.SUB: lambda x, _n: f"({x[0]} + N - {x[1]}) % N",
    ops.NEG: lambda x, _n: f"(N - {x[0]}) % N",
    ops.MUL: lambda x, _n: f"{x[0]} * {x[1]} % N",
    ops.SQUARE: lambda x, _n: f"{x[0]} * {x[0]} % N",
    ops.SCALE: lambda x, n: f"{n.parameter}UL * {x[0]} % N",
    ops.REDUCE: lambda x, _n: f"{x[0]} % N",
    ops.SELECT: lambda x, _n: f"{x[0]} ? {x[1]} : {x[2]}",
}
POLYNOMIALS: Texts = {
    ops.ADD: lambda x, _n: f"{x[0]} ^ {x[1]}",
    ops.SUB: lambda x, _n: f"{x[0]} ^ {x[1]}",
    ops.NEG: lambda x, _n: x[0],
    ops.MUL: lambda x, _n: f"times({x[0]}, {x[1]})",
    ops.SQUARE: lambda x, _n: f"times({x[0]}, {x[0]})",
    ops.SCALE: lambda x, n: x[0] if n.parameter % 2 else "0UL",
    ops.SELECT: lambda x, _n: f"{x[0]} ? {x[1]} : {x[2]}",
}
WORDS: Texts = {
    ops.ADD: lambda x, _n: f"{x[0]} + {x[1]}",
    ops.SUB: lambda x, _n: f"{x[0]} - {x[1]}",
    ops.NEG: lambda x, _n: f"-{x[0]}",
    ops.XOR: lambda x, _n: f"{x[0]} ^ {x[1]}",
    ops.AND: lambda x, _n: f"{x[0]} & {x[1]}",
    ops.OR: lambda x, _n: f"{x[0]} | {x[1]}",
    ops.NOT: lambda x, _n: f"~{x[0]}",
    ops.SHIFT: lambda x, n: f"{x[0]} >> {n.parameter}" if n.parameter < WORD_BITS else "0UL",
    ops.ROTATE: lambda x, n: f"{x[0]} >> {n.parameter} | {x[0]} << {n.type.bits - n.parameter}",
    ops.EQUAL: lambda x, _n: f"(ulong)({x[0]} == {x[1]})",
    ops.ODD: lambda x, _n: f"{x[0]} & 1UL",
    ops.CANONICAL: lambda x, _n: f"(ulong)({x[0]} < N)",
    ops.BELOW: lambda x, _n: f"(ulong)({x[0]} < {x[1]})",
    ops.SELECT: lambda x, _n: f"{x[0]} ? {x[1]} : {x[2]}",
}


def kernel(graph: Graph, name: str) -> str:
    """The text of the kernel `name`: inputs and results lie item by item, in the graph's order.

    Raises FormulaError for residues and words that are too wide.
    """
    degree = graph.modulus.bit_length() - 1
    if any(node.type.binary for node in graph.nodes) and degree > WORD_BITS:
        raise FormulaError(f"polynomials modulo one of degree {degree}; a ulong has {WORD_BITS} coefficients")
    if any(node.type == RESIDUE for node in graph.nodes) and graph.modulus.bit_length() > RESIDUE_BITS:
        raise FormulaError(f"residues of {graph.modulus.bit_length()} bits; a ulong has products of {RESIDUE_BITS}")
    return "\n".join(_lines(graph, name)) + "\n"


def _lines(graph: Graph, name: str) -> Iterator[str]:
    yield f"// Inputs {', '.join(graph.inputs)}; results {', '.join(graph.results)}."
    yield from _product(graph.modulus) if any(n.type.binary for n in graph.nodes) else [f"#define N {graph.modulus}UL"]
    yield f"__kernel void {name}(__global const ulong *in, __global ulong *out) {{"
    yield "  const size_t i = get_global_id(0);"
    for at, node in enumerate(graph.nodes):
        yield f"  const ulong v{at} = {_value(graph, node)};"
    for place, at in enumerate(graph.results.values()):
        yield f"  out[{len(graph.results)} * i + {place}] = v{at};"
    yield "}"


def _product(modulus: int) -> Iterator[str]:
    """The product modulo a polynomial x^M + L, from the top coefficient of b down: r x + b_i a, less the modulus."""
    degree = modulus.bit_length() - 1
    yield f"#define M {degree}"
    yield f"#define L {modulus ^ 1 << degree}UL"
    yield "ulong times(const ulong a, const ulong b) {"
    yield "  ulong r = 0;"
    yield "  for (int i = M - 1; i >= 0; i--) {"
    yield f"    r = ((r << 1) & {(1 << degree) - 1}UL) ^ (-(r >> (M - 1)) & L) ^ (-(b >> i & 1) & a);"
    yield "  }"
    yield "  return r;"
    yield "}"


def _value(graph: Graph, node: Node) -> str:
    if node.type.bits > WORD_BITS:
        raise FormulaError(f"a {node.type}; a ulong has {WORD_BITS}")
    if node.op is INPUT:
        return f"in[{len(graph.inputs)} * i + {node.parameter}]"
    if node.op is CONSTANT:
        return f"{node.parameter}UL"
    texts = WORDS if not node.type.modular else POLYNOMIALS if node.type.binary else RESIDUES
    if node.op not in texts or (node.op is ops.ROTATE and not 0 < node.parameter < node.type.bits):
        raise FormulaError(f"{node.op}: there is no text for it")
    text = texts[node.op]([f"v{i}" for i in node.args], node)
    bits = node.type.bits
    return text if bits in (0, WORD_BITS) else f"({text}) & {(1 << bits) - 1}UL"
