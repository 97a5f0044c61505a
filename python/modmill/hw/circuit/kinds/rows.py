"""Operators on the rows of a sum: adders and compressors, each one leaf cell of hw/rtl/prim with the kind's name.

A row operator is W bits wide, wide enough for each operand at its place, and its results add up to its operands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from modmill.hw.circuit.op import ROWS, Cell, Kind, Look, Op, Site

LANE_BITS = (32, 64)
"""Bits of a value in the form that simulates fastest: the fewest that hold all values of a circuit."""

COMPRESSOR = "compressors"


def _text(*outs: str) -> Callable[[Op, Site], Cell]:
    """The cell with ports a_i, b_i, ... and these results."""

    def cell(op: Op, site: Site) -> Cell:
        width = _wide(op)
        ports = {f"{n}_i": site.operand(w, width, op.base) for n, w in zip("abcdef", op.ins, strict=False)}
        if op.kind is CHAIN62:
            ports |= {f"{n}_i": f"{width}'d0" for n in "abcdef"[len(op.ins) :]}
        return Cell(op.kind.name, {"W": width}, ports | dict(zip(outs, site.outs, strict=True)))

    return cell


def _wide(op: Op) -> int:
    """W; both chains of chain62 have at least one place."""
    return max(2 if op.kind is CHAIN62 else 1, op.frame)


def _more(*bits: int) -> Callable[[Op], list[int]]:
    """The physical widths of results that are so many bits wider than the operands."""
    return lambda op: [_wide(op) + more for more in bits]


SHORT = 64
"""Places of a carry chain that its planning delay allows for."""
PLACE = 0.0055
"""The delay of each further place, in ns: an eighth of a CARRY8 and of the hop to the next, rounded up."""


def carried(places: int) -> float:
    """The planning delay, in ns, that the places of a carry chain add."""
    return PLACE * max(0, places - SHORT)


def _total(op: Op) -> int:
    return sum(w.top for w in op.ins) >> op.base


def _full(op: Op) -> int:
    return (1 << op.frame) - 1


def _sum(rows: Sequence[str]) -> str:
    return " + ".join(rows)


def _majority(a: str, b: str, c: str) -> str:
    return f"({a} & {b}) | ({a} & {c}) | ({b} & {c})"


def _site_a_bit(op: Op) -> int:
    return _wide(op)


def _adder(name: str, rows: int, delay: float, look: Look) -> Kind:
    return Kind(
        name,
        arity=(rows, rows),
        bound=lambda op: [_total(op)],
        delay=delay,
        act=lambda _op, x, _n: [sum(x)],
        text=_text("s_o"),
        look=look,
        frames=ROWS,
        widths=_more(rows - 1),
        loop=lambda r: [_sum(r)],
        lut6=_site_a_bit,
        widening=lambda op: carried(_wide(op)),
    )


ADD2 = _adder("add2", 2, 0.8, Look("#7fb0dd", "adder of two", "adders of two"))
ADD3 = _adder("add3", 3, 1.1, Look("#3f86c6", "adder of three", "adders of three"))


def _add_or_load(op: Op, site: Site) -> Cell:
    width = op.outs[0].width
    a, b, load, x = op.ins
    ports = {f"{n}_i": site.operand(w, width) for n, w in (("a", a), ("b", b), ("x", x))}
    return Cell(op.kind.name, {"W": width}, ports | {"load_i": site.read(load), "s_o": site.outs[0]})


ADD2_LOAD = Kind(
    "add2_load",
    arity=(4, 4),
    bound=lambda op: [max(op.ins[0].high + op.ins[1].high, op.ins[3].high)],
    delay=ADD2.delay,
    act=lambda _op, x, _n: [x[3] if x[2] else x[0] + x[1]],
    text=_add_or_load,
    look=ADD2.look,
    lut6=lambda op: op.outs[0].width,
)

# s = (a ^ b ^ c) + d below 2^(width+1); m = 2 maj(a, b, c): kept without its zero, one place up.
CSA42 = Kind(
    "csa42",
    arity=(4, 4),
    bound=lambda op: [2 * _full(op), _full(op)],
    delay=0.9,
    act=lambda _op, x, _n: [(x[0] ^ x[1] ^ x[2]) + x[3], (x[0] & x[1]) | (x[0] & x[2]) | (x[1] & x[2])],
    text=_text("s_o", "m_o"),
    look=Look("#52a39a", "four rows to two", COMPRESSOR),
    results=(("_s", 0), ("_m", 1)),
    frames=ROWS,
    widths=_more(1, 0),
    lut6=_site_a_bit,
    widening=lambda op: carried(_wide(op)),
    loop=lambda r: [f"({r[0]} ^ {r[1]} ^ {r[2]}) + {r[3]}", _majority(*r[:3])],
)


def _chain_bound(op: Op) -> list[int]:
    # Each column counts as many as there are rows, the columns are worth 1, 4, 16, ..., and no part exceeds the sum.
    columns = ((op.frame + 1) // 2, op.frame // 2)
    return [min(len(op.ins) * ((4**n - 1) // 3), _total(op) >> place) for place, n in enumerate(columns)]


def _chain(op: Op, x: list[int], _modulus: int) -> list[int]:
    even = sum(1 << bit for bit in range(0, 2 * op.outs[0].width, 2))
    return [sum(v & even for v in x), sum(v >> 1 & even for v in x)]


EVEN = "Even"
"""The constant of a `loop` with every second bit set, as wide as a lane, which the text around it declares."""

CHAIN62 = Kind(
    "chain62",
    arity=(4, 6),
    bound=_chain_bound,
    delay=1.03,
    act=_chain,
    text=_text("even_o", "odd_o"),
    look=Look("#52a39a", "six rows to two", COMPRESSOR),
    results=(("_e", 0), ("_o", 1)),
    frames=ROWS,
    widths=_more(2, 1),
    lut6=lambda op: 2 * _wide(op),
    widening=lambda op: carried(_wide(op)),
    loop=lambda rows: [_sum([f"({r} & {EVEN})" for r in rows]), _sum([f"(({r} >> 1) & {EVEN})" for r in rows])],
)


def _counted(op: Op, x: list[int], _modulus: int) -> list[int]:
    """Bit by bit, how many words have a one: each word is added to the counts of all places at once."""
    counts = [0] * len(op.outs)
    for word in x:
        carry = word
        for place, bits in enumerate(counts):
            counts[place], carry = bits ^ carry, bits & carry
    return counts


def _counter63(rows: Sequence[str]) -> list[str]:
    a, b, c, d, e, f = rows
    x1, y1 = f"({_majority(a, b, c)})", f"({_majority(d, e, f)})"
    carry = f"(({a} ^ {b} ^ {c}) & ({d} ^ {e} ^ {f}))"
    return [" ^ ".join(rows), f"{x1} ^ {y1} ^ {carry}", _majority(x1, y1, carry)]


def _counter(
    name: str, rows: int, results: int, delay: float, one: str, loop: Callable[[Sequence[str]], list[str]]
) -> Kind:
    return Kind(
        name,
        arity=(rows, rows),
        bound=lambda op: [_full(op)] * results,
        delay=delay,
        act=_counted,
        text=_text(*(f"s{i}_o" for i in range(results))),
        look=Look("#8cc5a0", one, COMPRESSOR),
        results=tuple((f"_{i}", i) for i in range(results)),
        frames=ROWS,
        widths=_more(*[0] * results),
        loop=loop,
        lut6=lambda op: _wide(op) * (3 if results == 3 else 1),
    )


COUNTER63 = _counter("counter63", 6, 3, 0.8, "six rows to three, no carries", _counter63)
COUNTER32 = _counter("counter32", 3, 2, 0.72, "three rows to two, no carries", lambda r: [" ^ ".join(r), _majority(*r)])
