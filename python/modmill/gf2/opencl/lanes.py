"""Words side by side: the types and word operations that the text of word-level kernels uses.

A kernel of :mod:`.wordwise` holds one word of each of `count` elements in a vector `V` of W-bit lanes. Devices differ
only in how they multiply two words without carries:

* :func:`masked`: by integer products. With a = a0 ^ a1 ^ a2 ^ a3, where ai has the bits whose index is i modulo 4, the
  integer ai bj has its sums of at most W / 4 <= 8 ones at bits of index i + j modulo 4, four bits apart, so no carry
  reaches the next such bit (8 < 16) and the lowest bit of each sum is the sum modulo 2. Products of equal i + j modulo
  4 are xored before they are masked.
* :func:`carryless`: by the processor's own instruction, two per vector of eight lanes.

Products stay as pairs (x, y) in whatever linear form is cheapest, are xored in that form, and are split into a low and
a high word once per column of the result.
"""

from __future__ import annotations

from dataclasses import dataclass

from modmill.gf2.opencl.plan import macros

WIDE = macros("wide.cl")
"""The first lines of every kernel's text."""
SCALAR = {8: "uchar", 32: "uint", 64: "ulong"}
DOUBLE = {8: "ushort", 32: "ulong"}


@dataclass(frozen=True, slots=True)
class Lanes:
    """One way to hold and multiply words."""

    bits: int
    """W."""
    count: int
    """Elements side by side."""
    pair: bool
    """True if a product is a pair of vectors; otherwise it is one vector."""
    text: str
    """OpenCL C: V, P (the type of products), MUL, LOW, HIGH, SQR_LOW, SQR_HIGH, SPLAT."""
    carry: bool = True
    """True if products of words have a high word; products of bits do not."""


def _typed(scalar: str, count: int) -> str:
    return scalar if count == 1 else f"{scalar}{count}"


def _masks(bits: int) -> list[str]:
    return [f"0x{(int('1' * (bits // 4), 16) << i):x}{'UL' if bits > 32 else 'U'}" for i in range(4)]


def _four_by_four(name: str, operand: str, product: str, bits: int, widen: str) -> str:
    """A function: the product of two words of `bits` bits as one number of twice the width, type `product`."""
    mask, wide = _masks(bits), _masks(2 * bits)
    lines = [f"static inline {product} {name}({operand} a, {operand} b) {{"]
    for i in range(4):
        lines.append(
            f"  const {product} a{i} = {widen}(a & ({operand}){mask[i]}), b{i} = {widen}(b & ({operand}){mask[i]});"
        )
    for k in range(4):
        terms = " ^ ".join(f"a{i} * b{(k - i) % 4}" for i in range(4))
        lines.append(f"  const {product} c{k} = ({terms}) & ({product}){wide[k]};")
    lines += ["  return c0 | c1 | c2 | c3;", "}"]
    return "\n".join(lines)


def _spread(name: str, scalar: str, typed: str, bits: int) -> str:
    """A function: the bits of the lower half of a word of `bits` bits, moved to even places."""
    lines = [f"static inline {typed} {name}({typed} x) {{", f"  x &= ({typed})({scalar})0x{(1 << bits // 2) - 1:x}UL;"]
    step = bits // 4
    while step:
        keep = sum(((1 << step) - 1) << i for i in range(0, bits, 2 * step))
        lines.append(f"  x = (x | (x << {step})) & ({typed})({scalar})0x{keep:x}UL;")
        step //= 2
    return "\n".join([*lines, "  return x;", "}"])


def masked(bits: int, count: int) -> Lanes:
    """Any device: integer products of masked words, W = 8, 32 or 64, `count` = 1, 2, 4, 8 or 16."""
    scalar = SCALAR[bits]
    v = _typed(scalar, count)
    text = [f"typedef {scalar} WORD;", f"typedef {v} V;"]
    if bits == 64:
        # In 64-bit lanes a product of two masked halves is one instruction; three of them make a product of words.
        # The masks of half_product remove the upper halves.
        text += [
            f"typedef {v} P;",
            _four_by_four("half_product", v, v, 32, ""),
            "static inline void word_product(P *x, P *y, V a, V b) {",
            "  const V a1 = a >> 32, b1 = b >> 32;",
            "  const V low = half_product(a, b), high = half_product(a1, b1);",
            "  const V mid = half_product(a ^ a1, b ^ b1) ^ low ^ high;",
            "  *x = low ^ (mid << 32);",
            "  *y = high ^ (mid >> 32);",
            "}",
            "#define MUL(x, y, a, b) word_product(&(x), &(y), a, b)",
            "#define LOW(x, y) (x)",
            "#define HIGH(x, y) (y)",
        ]
    else:
        # Masked products are formed at twice the width and stay whole.
        p = _typed(DOUBLE[bits], count)
        text += [
            f"typedef {p} P;",
            _four_by_four("word_product", v, p, bits, f"convert_{p}"),
            "#define MUL(x, y, a, b) ((x) = word_product(a, b))",
            f"#define LOW(x, y) convert_{v}((x) & (P)0x{(1 << bits) - 1:x}UL)",
            f"#define HIGH(x, y) convert_{v}((x) >> {bits})",
        ]
    text += [
        _spread("spread", scalar, v, bits),
        "#define SQR_LOW(a) spread(a)",
        f"#define SQR_HIGH(a) spread((a) >> {bits // 2})",
        "#define SPLAT(w) ((V)(w))",
    ]
    return Lanes(bits, count, bits == 64, "\n".join(text))


_EVEN_ODD = {
    512: ("0, 8, 2, 10, 4, 12, 6, 14", "1, 9, 3, 11, 5, 13, 7, 15", 8),
    128: ("0, 2", "1, 3", 2),
}


def carryless(width: int) -> Lanes:
    """PoCL on a processor with VPCLMULQDQ (width 512, eight elements) or only PCLMULQDQ (128, two elements).

    The instruction is inline assembly: the compiler's builtin for it aborts the host where PoCL's target lacks the
    feature, while the assembler accepts the mnemonic for any target.
    """
    low, high, count = _EVEN_ODD[width]
    v = f"ulong{count}"
    if width == 512:
        multiply = (
            '#define CLMUL(r, a, b, halves) __asm__("vpclmulqdq $" #halves ", %2, %1, %0" : "=v"(r) : "v"(a), "v"(b))'
        )
    else:
        multiply = (
            "#define CLMUL(r, a, b, halves) do { r = (a); "
            '__asm__("pclmulqdq $" #halves ", %1, %0" : "+x"(r) : "x"(b)); } while (0)'
        )
    text = [
        "typedef ulong WORD;",
        f"typedef {v} V;",
        f"typedef {v} P;",
        multiply,
        "#define MUL(x, y, a, b) do { const V ma_ = (a), mb_ = (b); "
        "CLMUL(x, ma_, mb_, 0x00); CLMUL(y, ma_, mb_, 0x11); } while (0)",
        f"#define LOW(x, y) __builtin_shufflevector(x, y, {low})",
        f"#define HIGH(x, y) __builtin_shufflevector(x, y, {high})",
        "static inline V spread_low(V a) { V x, y; MUL(x, y, a, a); return LOW(x, y); }",
        "static inline V spread_high(V a) { V x, y; MUL(x, y, a, a); return HIGH(x, y); }",
        "#define SQR_LOW(a) spread_low(a)",
        "#define SQR_HIGH(a) spread_high(a)",
        "#define SPLAT(w) ((V)(w))",
    ]
    return Lanes(64, count, True, "\n".join(text))
