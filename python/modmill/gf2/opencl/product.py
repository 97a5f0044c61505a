"""Text of a product of polynomials in words: Karatsuba over words, down to straight lines.

:func:`product` gives OpenCL C functions `product_N` for the whole size and all the sizes that it splits into. Up to
`leaf` words a product is straight-line code whose sums stay in the cheapest linear form of the lanes until the end
(:class:`~.lanes.Lanes`); above it, functions over arrays with workspace handed down, which compilers keep as calls.

Cost of Karatsuba at n words, h = ceil(n / 2): products of h, h and n - h words, and about 2 (n - h) + 4 h additions.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from modmill.gf2.opencl.lanes import Lanes

LEAF = 8
"""Words up to which a product is straight-line code."""


@dataclass(slots=True)
class Straight:
    """Straight-line code under construction: each value is named once."""

    lanes: Lanes
    lines: list[str] = field(default_factory=list[str])
    names: int = 0

    def value(self, kind: str, text: str) -> str:
        self.names += 1
        self.lines.append(f"const {kind} v{self.names} = {text};")
        return f"v{self.names}"

    def add(self, kind: str, *terms: str | None) -> str | None:
        """The sum; None stands for zero."""
        some = [t for t in terms if t]
        if len(some) < 2:
            return some[0] if some else None
        return self.value(kind, " ^ ".join(some))

    def word_product(self, a: str, b: str) -> Column:
        self.names += 1
        x, y = f"x{self.names}", f"y{self.names}"
        if self.lanes.pair:
            self.lines.append(f"P {x}, {y}; MUL({x}, {y}, {a}, {b});")
            return x, y
        self.lines.append(f"P {x}; MUL({x}, 0, {a}, {b});")
        return x, None

    def add_columns(self, *columns: Column) -> Column:
        return self.add("P", *(c[0] for c in columns)), self.add("P", *(c[1] for c in columns))


Column = tuple[str | None, str | None]
"""A sum of word products: the names of its halves."""
NOTHING: Column = (None, None)


def columns(code: Straight, a: list[str], b: list[str], levels: int, school: int = 1) -> list[Column]:
    """The 2n - 1 sums of word products of equal weight, by `levels` levels of Karatsuba over more than `school` words.

    >>> from modmill.gf2.opencl.lanes import masked
    >>> code = Straight(masked(32, 1))
    >>> len(columns(code, ["a0", "a1"], ["b0", "b1"], 1)), sum("MUL" in line for line in code.lines)
    (3, 3)
    """
    n = len(a)
    if n <= school or levels == 0:
        out = []
        for k in range(2 * n - 1):
            terms = [code.word_product(a[i], b[k - i]) for i in range(max(0, k - n + 1), min(n, k + 1))]
            out.append(code.add_columns(*terms))
        return out
    h = (n + 1) // 2

    def folded(v: list[str]) -> list[str]:
        return [code.add("V", v[i], v[h + i] if h + i < n else None) or "" for i in range(h)]

    low = columns(code, a[:h], b[:h], levels - 1, school)
    high = columns(code, a[h:], b[h:], levels - 1, school)
    mid = columns(code, folded(a), folded(b), levels - 1, school)
    out = []
    for k in range(2 * n - 1):
        parts = []
        if k < len(low):
            parts.append(low[k])
        if 0 <= k - 2 * h < len(high):
            parts.append(high[k - 2 * h])
        if 0 <= k - h < len(mid):
            parts += [mid[k - h], low[k - h]]
            if k - h < len(high):
                parts.append(high[k - h])
        out.append(code.add_columns(*parts))
    return out


def _leaf(lanes: Lanes, n: int, levels: int, school: int, space: str) -> str:
    code = Straight(lanes)
    a = [code.value("V", f"a[{i}]") for i in range(n)]
    b = [code.value("V", f"b[{i}]") for i in range(n)]
    sums = columns(code, a, b, levels, school)
    for k in range(2 * n):
        low = f"LOW({sums[k][0]}, {sums[k][1] or 0})" if k < 2 * n - 1 else None
        high = f"HIGH({sums[k - 1][0]}, {sums[k - 1][1] or 0})" if k and lanes.carry else None
        code.lines.append(f"r[{k}] = {' ^ '.join(t for t in (low, high) if t) or '(V)0'};")
    return "\n".join([_head(n, space), *("  " + line for line in code.lines), "}"])


def _parted(n: int, space: str) -> str:
    """A product of bits halved once, in three parts that keep nothing in registers between them.

    The columns of the halves' products go to r one by one, and the third part reads them again as memory operands. In a
    single part the compiler would keep too many sums in registers and spill.
    """
    h = (n + 1) // 2
    g = n - h
    low, high = 2 * h - 1, 2 * g - 1
    code = Straight(Lanes(1, 0, False, ""))

    def school(a: list[str], b: list[str]) -> Iterator[tuple[int, str]]:
        for k in range(2 * len(a) - 1):
            value = ""
            for i in range(max(0, k - len(a) + 1), min(len(a), k + 1)):
                value = code.value("V", f"{value} ^ ({a[i]} & {b[k - i]})" if value else f"{a[i]} & {b[k - i]}")
            yield k, value

    for begin, size in ((0, h), (h, g)):
        a, b = ([code.value("V", f"{name}[{begin + i}]") for i in range(size)] for name in "ab")
        code.lines += [f"r[{2 * begin + k}] = {value};" for k, value in school(a, b)]
        code.lines.append("FORGET(r);")
    a, b = ([code.value("V", f"{x}[{i}]" + f" ^ {x}[{h + i}]" * (i < g)) for i in range(h)] for x in "ab")
    both: list[str | None] = []
    for k, value in school(a, b):
        if k < h:
            # Words h + k of the lower product and k of the upper one meet twice.
            lower, upper = f"r[{h + k}]" if h + k < low else None, f"r[{2 * h + k}]" if k < high else None
            both.append(code.add("V", lower, upper))
            terms = (both[k], f"r[{k}]", value)
        else:
            terms = (both[k - h], f"r[{2 * h + k}]" if k < high else None, value)
        code.lines.append(f"r[{h + k}] = {' ^ '.join(t for t in terms if t)};")
    code.lines.append(f"r[{2 * n - 1}] = (V)0;")
    return "\n".join([_head(n, space), *("  " + line for line in code.lines), "}"])


def _looped(lanes: Lanes, n: int, space: str) -> str:
    """The schoolbook method in loops, column by column, for sizes too large for straight lines."""
    y = ", y = (P)0, q" if lanes.pair else ""
    return f"""{_head(n, space)}
  V carry = (V)0;
  for (int k = 0; k < {2 * n - 1}; k++) {{
    P x = (P)0, p{y};
    const int from = k < {n} ? 0 : k - {n - 1}, to = k < {n} ? k : {n - 1};
    for (int i = from; i <= to; i++) {{
      MUL(p, {"q" if lanes.pair else "0"}, a[i], b[k - i]);
      x ^= p;{" y ^= q;" if lanes.pair else ""}
    }}
    r[k] = LOW(x, {"y" if lanes.pair else "0"}) ^ carry;
    carry = {f"HIGH(x, {'y' if lanes.pair else '0'})" if lanes.carry else "(V)0"};
  }}
  r[{2 * n - 1}] = carry;
}}"""


def _head(n: int, space: str) -> str:
    pointers = f"{space}V *restrict r, {space}const V *restrict a, {space}const V *restrict b, {space}V *restrict t"
    return f"CALLED product_{n}({pointers}) {{"


def _split(n: int, space: str) -> str:
    """r = a b for n words: r[0..2h) low product, r[2h..2n) high product, t the middle one.

    Each iteration loads everything before it stores: at sizes like 64 vectors of 64 bytes the streams are a multiple of
    4096 bytes apart, and processors that compare only the low twelve bits delay a load behind such a store.
    """
    h = (n + 1) // 2
    g = n - h
    lines = [
        _head(n, space),
        f"  for (int i = 0; i < {g}; i++) {{",
        f"    const V p = a[i] ^ a[{h} + i], q = b[i] ^ b[{h} + i];",
        f"    r[i] = p; r[{h} + i] = q;",
        "  }",
    ]
    if g < h:
        lines.append(f"  r[{g}] = a[{g}]; r[{h + g}] = b[{g}];")
    # The sums of halves are in r, which the products of halves overwrite only afterwards.
    lines += [
        f"  product_{h}(t, r, r + {h}, t + {2 * h});",
        f"  product_{h}(r, a, b, t + {2 * h});",
        f"  product_{g}(r + {2 * h}, a + {h}, b + {h}, t + {2 * h});",
    ]
    return "\n".join([*lines, *_combined(n, "t[i]", f"t[{h} + i]"), "}"])


def _whole(n: int, space: str) -> str:
    """r = a b for n words of a at x and of b at x + 2 h, which are overwritten.

    The halves are multiplied first, then added in place, and the product of the sums replaces a1 b0. So x, r and t are
    2 n, 2 n and n words; :func:`_split` needs n more.
    """
    h = (n + 1) // 2
    g = n - h
    lines = [
        f"CALLED product_whole({space}V *restrict r, {space}V *x, {space}V *t) {{",
        f"  {space}V *const y = x + {2 * h};",
        f"  product_{h}(r, x, y, t);",
        f"  product_{g}(r + {2 * h}, x + {h}, y + {h}, t);",
        f"  for (int i = 0; i < {g}; i++) {{",
        f"    const V p = x[i] ^ x[{h} + i], q = y[i] ^ y[{h} + i];",
        f"    x[i] = p; y[{h} + i] = q;",
        "  }",
    ]
    if g < h:
        lines.append(f"  y[{h + g}] = y[{g}];")
    lines.append(f"  product_{h}(x + {h}, x, y + {h}, t);")
    return "\n".join([*lines, *_combined(n, f"x[{h} + i]", f"x[{2 * h} + i]"), "}"])


def _combined(n: int, low: str, high: str) -> list[str]:
    """The loop that adds the middle product, whose halves' words i are `low` and `high`, to both others at r."""
    h = (n + 1) // 2
    full = n - h - n % 2
    lines = [
        f"  for (int i = 0; i < {full}; i++) {{",
        f"    const V s = r[{h} + i] ^ r[{2 * h} + i];",
        f"    const V p = s ^ r[i] ^ {low}, q = s ^ r[{3 * h} + i] ^ {high};",
        f"    r[{h} + i] = p; r[{2 * h} + i] = q;",
        "  }",
    ]
    if full < h:
        # Here the product of the upper halves has no word 3 h + i.
        lines += [
            f"  for (int i = {full}; i < {h}; i++) {{",
            f"    const V s = r[{h} + i] ^ r[{2 * h} + i];",
            f"    const V p = s ^ r[i] ^ {low}, q = s ^ {high};",
            f"    r[{h} + i] = p; r[{2 * h} + i] = q;",
            "  }",
        ]
    return lines


@dataclass(frozen=True, slots=True)
class Product:
    """Functions `product_N(r, a, b, t)`: r = a b, 2 N words, with `workspace` words at t.

    Where `whole`, the outermost is `product_whole(r, x, t)` instead.
    """

    text: str
    size: int
    """N."""
    workspace: int
    levels: int
    leaves: int
    """Products of leaves: how often a straight-line product runs."""
    whole: bool

    @property
    def apart(self) -> int:
        """Words from a to b, where their distance is fixed."""
        return 2 * ((self.size + 1) // 2) if self.whole else self.size

    def call(self, r: str, a: str, b: str, t: str) -> str:
        """The statement r = a b; where `whole`, it overwrites both operands."""
        return f"product_whole({r}, {a}, {t});" if self.whole else f"product_{self.size}({r}, {a}, {b}, {t});"


def product(
    lanes: Lanes,
    n: int,
    levels: int | None = None,
    leaf: int = LEAF,
    school: int = 1,
    space: str = "",
    once: bool = False,
) -> Product:
    """The functions for products of n words.

    Args:
        levels: of Karatsuba; None: all the way down, 0: schoolbook.
        leaf: largest size in straight lines.
        school: largest size that is not halved.
        space: address space of the arrays, "" or "__global ".
        once: each kernel calls it once and does not need its operands afterwards: a straight-line product may be part
            of the kernel, a longer one is `whole`.
    """
    if levels is None:
        levels = max(0, (n - 1).bit_length())
    texts: dict[int, str] = {}

    def lines(size: int, left: int) -> str:
        if size > leaf:
            return _looped(lanes, size, space)
        if not lanes.carry and left and school < size <= 2 * school:
            return _parted(size, space)
        return _leaf(lanes, size, left, school, space)

    def visit(size: int, left: int, *, lost: bool = False) -> tuple[int, int]:
        """Workspace and leaves of a product of `size` words."""
        if size <= leaf or left == 0:
            texts.setdefault(size, lines(size, left))
            return 0, 1
        h = (size + 1) // 2
        middle, high = visit(h, left - 1), visit(size - h, left - 1)
        texts.setdefault(size, _whole(size, space) if lost else _split(size, space))
        return (0 if lost else 2 * h) + max(middle[0], high[0]), 2 * middle[1] + high[1]

    workspace, leaves = visit(n, levels, lost=once)
    text = "\n".join(texts[size] for size in sorted(texts))
    if once and leaves == 1 and n <= leaf:
        text = text.replace("CALLED", "static inline void")
    return Product(text, n, workspace, min(levels, max(0, (n - 1).bit_length())), leaves, once and leaves > 1)
