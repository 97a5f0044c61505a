"""Inputs, tables, and what chooses or relabels words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from modmill.hw.circuit.op import CHOICES, BoundError, Cell, Fixed, Kind, Look, Op, Site, View, Word


def _no_text(op: Op, site: Site) -> str:
    raise AssertionError(f"{op.name}: comes from outside {site.unit}")


def _no_act(op: Op, x: list[int], modulus: int) -> list[int]:
    raise AssertionError(f"{op.name}: an input is given, not computed")


INPUT = Kind(
    "input",
    arity=(0, 0),
    bound=lambda op: [op.params["high"]],
    delay=0.0,
    act=_no_act,
    text=_no_text,
    look=None,
    outside=True,
)
CONSTANT = Kind(
    "constant",
    arity=(0, 0),
    bound=lambda op: [op.params["high"]],
    delay=0.0,
    act=lambda op, _x, n: [op.params["of"](n)],
    text=_no_text,
    look=None,
    outside=True,
)

SHORT = 64
"""Bits of a number that stands wherever it is read; a longer one has a name."""


def _literal(op: Op, view: View, _read: Callable[[Word], str]) -> str | None:
    value = op.params["value"] >> view.low & (1 << view.width) - 1
    return f"{view.width}'h{value:x}" if view.wire.width <= SHORT else None


LITERAL = Kind(
    "literal",
    arity=(0, 0),
    bound=lambda op: [op.params["value"]],
    delay=0.0,
    act=lambda op, _x, _n: [op.params["value"]],
    text=lambda op, site: Fixed(site.outs[0], op.outs[0].width, f"{op.outs[0].width}'h{op.params['value']:x}"),
    look=None,
    inline=_literal,
)


def _driver(op: Op, view: View, read: Callable[[Word], str]) -> str | None:
    """The bits of the word that drives a wire, if wide enough; not of a constant, whose name may come later."""
    (word,) = op.ins
    if word.width < view.wire.width or word.view.wire.op.kind is LITERAL:
        return None
    return read(Word(View(word.view.wire, word.view.low + view.low, view.width), (1 << view.width) - 1))


WIRE = Kind(
    "wire",
    arity=(0, 0),
    bound=lambda op: [op.params["high"]],
    delay=0.0,
    act=lambda _op, x, _n: [x[0]],
    text=lambda op, site: site.operand(op.ins[0], op.outs[0].width),
    look=None,
    inline=_driver,
)
"""Read before it is driven (`Circuit.wire`): `Circuit.connect` gives it its operand."""


def row_content(exponents: Sequence[int], index: int, modulus: int, offsets: Sequence[int] = (0,)) -> int:
    """Entry `index` of a table: sum of 2^exponents[i] over its set bits, modulo N. Negative exponents need an odd N.

    Of a table that is used in several passes the lowest part of the index, modulo their number, is the pass, whose
    offset is added to every exponent.
    """
    bits, at = divmod(index, len(offsets))
    return sum(pow(2, e + offsets[at], modulus) for i, e in enumerate(exponents) if bits >> i & 1) % modulus


def check_word(exponents: Sequence[int], index: int, row: int, bits: int) -> int:
    """The change that a look-up makes to the residue modulo 2^bits - 1: its row less the number that the index stands
    for.

    Bit i of the index stands for 2^exponents[i], of which only the exponent modulo `bits` matters here.
    """
    weights = (1 << e % bits for i, e in enumerate(exponents) if index >> i & 1)
    return (row - sum(weights)) % ((1 << bits) - 1)


def index_bits(op: Op) -> int:
    """The width of a look-up's index."""
    return sum(w.width for w in op.ins)


def _look_up(op: Op, x: list[int], modulus: int) -> list[int]:
    index, place = 0, 0
    for word, part in zip(op.ins, x, strict=True):
        index |= part << place
        place += word.width
    exponents, check = op.params["exponents"], op.params["check"]
    row = row_content(exponents, index, modulus, op.params["offsets"])
    if check:
        row |= check_word(exponents, index, row, check) << op.params["width"] - check
    return [row]


def _table_bound(op: Op) -> list[int]:
    passes = len(op.params["offsets"])
    bits, weights = index_bits(op), len(op.params["exponents"]) + passes.bit_length() - 1
    if bits != weights or passes & (passes - 1):
        raise BoundError(f"{op.name}: {weights} weights for {bits} index bits and {passes} passes")
    return [(1 << op.params["width"]) - 1]


def _row_module(op: Op, site: Site) -> Cell:
    index = [site.operand(w, w.width) for w in reversed(op.ins)]
    clock = {"clk_i": "clk_i", "en_i": site.enable or "1'b1"} if op.params["latency"] else {}
    at = index[0] if len(index) == 1 else "{" + ", ".join(index) + "}"
    ports = {**clock, "index_i": at, "row_o": site.outs[0]}
    return Cell(f"{site.unit}_row_{op.params['row']}", {}, ports)


def _row_sites(op: Op) -> int:
    """One for each bit of a row with 6 index bits, half of one with 5 or fewer; none for a table in block RAM."""
    if op.params["latency"]:
        return 0
    width = op.outs[0].width
    return width if index_bits(op) > 5 else -(-width // 2)


TABLE = Kind(
    "table",
    arity=(1, 9),
    bound=_table_bound,
    delay=1.8,
    act=_look_up,
    text=_row_module,
    look=Look("#e08e36", "table look-up", "look-ups"),
    latency=lambda op: op.params["latency"],
    lut6=_row_sites,
)
"""A table in LUTs; with a latency of 2, one in block RAM whose row comes out of a register."""


def _selected(_op: Op, x: list[int], _modulus: int) -> list[int]:
    controls, words = x[0::2], x[1::2]
    assert sum(controls) <= 1, "two choices at once"
    return [sum(w for c, w in zip(controls, words, strict=True) if c)]


def _and_or(op: Op, site: Site) -> str:
    total = op.outs[0].width
    choices = [
        f"({{{total}{{{site.read(control)}}}}} & {site.operand(word, total, op.base)})"
        for control, word in zip(op.ins[0::2], op.ins[1::2], strict=True)
    ]
    return " | ".join(choices)


SELECT = Kind(
    "select",
    arity=(2, 32),
    bound=lambda op: [max(w.top for w in op.framed) >> op.base],
    delay=0.7,
    act=_selected,
    text=_and_or,
    look=Look("#a07cc0", "choice among operands", "choices"),
    frames=CHOICES,
)


def _one_bit(op: Op) -> list[int]:
    if op.ins[0].width != 1:
        raise BoundError(f"{op.name}: one bit is inverted, not {op.ins[0].width}")
    return [1]


INVERT = Kind(
    "invert",
    arity=(1, 1),
    bound=_one_bit,
    delay=0.0,
    act=lambda _op, x, _n: [1 - x[0]],
    text=lambda op, site: f"~{site.read(op.ins[0])}",
    look=Look("#a07cc0", "inverter", "inverters"),
    inline=lambda op, _view, read: f"~{read(op.ins[0])}".removeprefix("~~"),
)
WIDEN = Kind(
    "widen",
    arity=(1, 1),
    bound=lambda op: [max(op.params["high"], op.ins[0].high)],
    delay=0.0,
    act=lambda _op, x, _n: [x[0]],
    text=lambda op, site: site.operand(op.ins[0], op.outs[0].width),
    look=None,
)
