"""Digits from -2 to 2 in base 4 of a number in two shares, and the rows of products that they make.

A digit is three bits, each in a word of its own with those of the other digits: whether its amount is 1, whether it is
2, and whether it is negative; zero is never negative. Nothing is signed: rows are complemented, and whoever builds them
(`modmill.hw.carry_save`) knows the constant by which their sum is too large.
"""

from __future__ import annotations

from modmill.hw.circuit.op import ROWS, BoundError, Cell, Kind, Look, Op, Site

FIRST = (0, 8)
"""`Kind.frames`: the first operand alone may be shifted."""


def digits(width: int) -> int:
    """The number of digits that two shares of this many bits have.

    >>> digits(1514)
    758
    """
    return (width + 1) // 2 + 1


def _recoded(op: Op, x: list[int], _modulus: int) -> list[int]:
    """The definition: s + 2 c by half adders, then v = 4 t + the digit without what it takes from below."""
    a, b = x
    s, c = a ^ b, (a & b) << 1
    planes, taken = [0, 0, 0], 0
    for i in range(op.outs[0].width):
        v = (s >> 2 * i & 3) + (c >> 2 * i & 3)
        passed = int(v >= 2)
        digit, taken = v - 4 * passed + taken, passed
        for k, there in enumerate((abs(digit) == 1, abs(digit) == 2, digit < 0)):
            planes[k] |= there << i
    return planes


def _recode_cell(op: Op, site: Site) -> Cell:
    ports = {f"{n}_i": site.operand(w, op.frame, op.base) for n, w in zip("ab", op.ins, strict=True)}
    names = ("one_o", "two_o", "negative_o")
    return Cell(op.kind.name, {"W": op.frame}, ports | dict(zip(names, site.outs, strict=True)))


RECODE = Kind(
    "digit_recode",
    arity=(2, 2),
    bound=lambda op: [(1 << digits(op.frame)) - 1] * 3,
    delay=1.2,
    act=_recoded,
    text=_recode_cell,
    look=Look("#c9a227", "two shares as digits from -2 to 2", "recodings"),
    results=(("_one", 0), ("_two", 0), ("_negative", 0)),
    frames=ROWS,
)
"""Digit i counts 4^i 2^base, `base` the place of the lower share."""


def _one_bit_each(op: Op) -> None:
    for word in op.ins[1:]:
        if word.width != 1:
            raise BoundError(f"{op.name}: a digit is three bits, not {word.width} in one of them")


def _multiple_bound(op: Op) -> list[int]:
    _one_bit_each(op)
    top, low = op.ins[0].width + 1, 2 * (len(op.ins) > 4)
    return [(1 << top + 1 + low) - 1 - 2 * (low > 0)]


def _multiple(op: Op, x: list[int], _modulus: int) -> list[int]:
    v, one, two, negative, *before = x
    full = (1 << op.ins[0].width + 1) - 1
    amount = one * v | two * 2 * v
    row = (full - amount if negative else amount) | (1 - negative) * (full + 1)
    return [row << 2 | before[0] if before else row]


def _multiple_text(op: Op, site: Site) -> str:
    v, one, two, negative, *before = op.ins
    total, word = v.width + 1, site.read(v)
    bits = [site.read(bit) for bit in (one, two, negative)]
    single = f"({{{total}{{{bits[0]}}}}} & {{1'b0, {word}}})"
    double = f"({{{total}{{{bits[1]}}}}} & {{{word}, 1'b0}})"
    below = f", 1'b0, {site.read(before[0])}" if before else ""
    return f"{{~{bits[2]}, ({single} | {double}) ^ {{{total}{{{bits[2]}}}}}{below}}}"


MULTIPLE = Kind(
    "digit_multiple",
    arity=(4, 5),
    bound=_multiple_bound,
    delay=0.7,
    act=_multiple,
    text=_multiple_text,
    look=Look("#d9b44a", "a digit times a word", "multiples"),
    frames=FIRST,
)
"""A word v of w bits times the digit d of the three bits behind it: d v + 2^(w + 1), less 1 for a negative digit.

With the bit of the digit below that says whether that is negative as a fifth operand, the row counts in quarters, and
this bit is its lowest: the 1 that the row of the digit below lacks.
"""


def _products_bound(op: Op) -> list[int]:
    distance: int = op.params["distance"]
    one, two, negative = op.ins
    if not one.width == two.width == negative.width > distance > 0:
        raise BoundError(f"{op.name}: digits {distance} apart of {one.width}, {two.width} and {negative.width}")
    return [8 * _fields(one.width - distance)]


def _fields(count: int) -> int:
    """A one in each field of four bits."""
    return ((1 << 4 * count) - 1) // 15


def _spread(bits: int) -> int:
    """Each bit at four times its place."""
    return int(f"{bits:b}", 16)


def _products(op: Op, x: list[int], _modulus: int) -> list[int]:
    distance, count = op.params["distance"], op.ins[0].width
    one, two, negative = x
    fields = (1 << count - distance) - 1
    single = one & one >> distance
    double = one & two >> distance | two & one >> distance
    four = two & two >> distance
    minus = (negative ^ negative >> distance) & fields
    bits = (single, double | single & minus, ~four & ~(minus & (single | double)) & fields, four & ~minus)
    return [sum(_spread(plane) << i for i, plane in enumerate(bits))]


def _products_cell(op: Op, site: Site) -> Cell:
    ports = {f"{n}_i": site.read(w) for n, w in zip(("one", "two", "negative"), op.ins, strict=True)}
    parameters = {"D": op.ins[0].width, "S": op.params["distance"]}
    return Cell(op.kind.name, parameters, ports | {"row_o": site.outs[0]})


PRODUCTS = Kind(
    "digit_products",
    arity=(3, 3),
    bound=_products_bound,
    delay=1.0,
    act=_products,
    text=_products_cell,
    look=Look("#d9b44a", "products of digits at a distance", "rows of products of digits"),
)


def _squares_cell(op: Op, site: Site) -> Cell:
    one, two = (site.read(w) for w in op.ins)
    return Cell(op.kind.name, {"D": op.ins[0].width}, {"one_i": one, "two_i": two, "row_o": site.outs[0]})


SQUARES = Kind(
    "digit_squares",
    arity=(2, 2),
    bound=lambda op: [5 * _fields(op.ins[0].width)],
    delay=0.0,
    act=lambda _op, x, _n: [_spread(x[0]) | _spread(x[1]) << 2],
    text=_squares_cell,
    look=None,
)
"""The squares of digits, wiring: digit i's at bit 4 i."""


def _complement_bound(op: Op) -> list[int]:
    if op.frame > op.params["bits"]:
        raise BoundError(f"{op.name}: the complement of {op.frame} bits in {op.params['bits']}")
    return [(1 << op.params["bits"]) - 1]


COMPLEMENT = Kind(
    "complement",
    arity=(1, 1),
    bound=_complement_bound,
    delay=0.0,
    act=lambda op, x, _n: [(1 << op.params["bits"]) - 1 - x[0]],
    text=lambda op, site: f"~{site.operand(op.ins[0], op.params['bits'], op.base)}",
    look=Look("#a07cc0", "complement of a word", "complements"),
    frames=ROWS,
)
"""2^bits - 1 less the operand, which counts from its place."""
