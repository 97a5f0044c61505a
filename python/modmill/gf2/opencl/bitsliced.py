"""Bit by bit: vector i holds bit i of many elements, and a product is ANDs and XORs, with Karatsuba over bits.

A block has as many elements as a vector has bits, 512 for `vector` 8 and `word_bits` 64. The arrays are plain: a
network of shifts and selections (log2 W steps on W vectors of W-bit lanes) transposes a block into bits when it is
loaded, and back when it is stored; that is part of the kernel and of its time. Reduction costs almost nothing, as a
shift by k is an index, so all trinomials are equally good.

Cost per product of m bits, besides the transposes: with schoolbook of b bits, b^2 operations (an AND and a XOR are one
where the device has three-operand logic), and 5 per bit and level of Karatsuba above.
"""

from __future__ import annotations

from modmill.gf2.opencl import reduction, transfer
from modmill.gf2.opencl.config import Config
from modmill.gf2.opencl.karatsuba import group_of, refuse_levels, refuse_unroll
from modmill.gf2.opencl.lanes import SCALAR, WIDE, Lanes
from modmill.gf2.opencl.plan import PRODUCT, SQUARE, ProductPlan
from modmill.gf2.opencl.polynomials import bits_of, sparse_of, words_of
from modmill.gf2.opencl.product import product
from modmill.gf2.opencl.wordwise import ARGUMENTS
from modmill.opencl.devices import DeviceFacts

LEAF = 16
"""Bits of a product in straight lines."""
SCHOOL = 8
"""Bits up to which the schoolbook method needs no more operations than halving, with three-operand logic."""


def transpose(width: int, space: str) -> str:
    """`transpose_bits(x)`: swaps bit i of vector j and bit j of vector i in `width` vectors of `width`-bit lanes.

    Level s exchanges, in vectors k and k + s, the bits with s set in their index of the one for those without of the
    other. Three levels at a time touch eight vectors, which stay in registers.
    """
    levels = [width >> i for i in range(1, width.bit_length())]
    lines = [f"CALLED transpose_bits({space}V *x) {{"]
    for chunk in (levels[i : i + 3] for i in range(0, len(levels), 3)):
        low, count = chunk[-1], 1 << len(chunk)
        # The vectors base + low * i, i < count, are independent of all others at these levels.
        span = low * count
        lines.append(f"  for (int g = 0; g < {width // count}; g++) {{")
        lines.append(f"    {space}V *const y = x + g / {low} * {span} + g % {low};")
        lines.append("    V " + ", ".join(f"v{i} = y[{low * i}]" for i in range(count)) + ", w;")
        for s in chunk:
            keep = sum(((1 << s) - 1) << i for i in range(0, width, 2 * s))
            mask = f"(V)(WORD)0x{keep:x}UL"
            d = s // low
            for k in (k for k in range(count) if not k & d):
                a, b = f"v{k}", f"v{k + d}"
                lines.append(
                    f"    w = ({a} & {mask}) | (({b} << {s}) & ~{mask}); "
                    f"{b} = (({a} >> {s}) & {mask}) | ({b} & ~{mask}); {a} = w;"
                )
        lines.append("    " + " ".join(f"y[{low * i}] = v{i};" for i in range(count)))
        lines.append("  }")
    return "\n".join([*lines, "}"])


def _blocks(m: int, width: int, count: int, space: str) -> str:
    """`load_bits` and `store_bits`: a block of elements into bits and back."""
    size, stride = -(-m // width), -(-m // 64) * 64 // width
    advance = count * stride
    clear = f"  for (int i = {m}; i < {size * width}; i++) x[i] = (V)0;"
    if (width, count) != (64, 8) or size < 8:
        return f"""{transfer.text(count, width, size, stride, width, space)}
CALLED load_bits({space}V *x, __global const WORD *p, uint step) {{
  for (int j = 0; j < {width}; j++) load(x + j, p + j * {advance} * step, step);
  for (int i = 0; i < {size}; i++) transpose_bits(x + {width} * i);
}}
CALLED store_bits(__global WORD *p, {space}V *x) {{
{clear}
  for (int i = 0; i < {size}; i++) transpose_bits(x + {width} * i);
  for (int j = 0; j < {width}; j++) store(p + j * {advance}, x + j);
}}"""
    # Eight words at a time, 32 KiB, are transposed while they are cached. The last eight overlap the ones before.
    return f"""{transfer.MACROS}
CALLED load_bits({space}V *x, __global const WORD *p, uint step) {{
  for (int g = 0; g < {size}; g += 8) {{
    const int w = min(g, {size - 8});
    for (int j = 0; j < 64; j++) {{
      __global const WORD *q = p + j * {advance} * step + w;
      TRANSPOSE(x + 64 * w + j, 64, q, {size} * step);
    }}
    for (int i = w; i < w + 8; i++) transpose_bits(x + 64 * i);
  }}
}}
CALLED store_bits(__global WORD *p, {space}V *x) {{
{clear}
  for (int g = 0; g < {size}; g += 8) {{
    const int w = min(g, {size - 8});
    for (int i = g; i < w + 8; i++) transpose_bits(x + 64 * i);
    for (int j = 0; j < 64; j++) {{
      __global WORD *q = p + j * {advance} + w;
      UNTRANSPOSE(q, {size}, x + 64 * w + j, 64);
    }}
  }}
}}"""


def plan(poly: int, config: Config, device: DeviceFacts) -> ProductPlan:
    """Blocks of word_bits * vector elements per work item.

    Args:
        poly: N, of any degree.
        config: word_bits 8, 32 or 64 and vector 1 to 16 give the width of a vector; levels: of Karatsuba, 0 for as many
            as pay off. Raises ConfigError for anything else.
        device: the device to plan for.
    """
    m, width, count = bits_of(poly), config.word_bits, config.vector
    refuse_unroll(config)
    refuse_levels(config, m, "bits")
    size, stride, space = -(-m // width), words_of(poly) * 64 // width, "__global "
    scalar = SCALAR[width]
    bits = Lanes(
        1,
        width * count,
        False,
        f"""typedef {scalar} WORD;
typedef {scalar if count == 1 else f"{scalar}{count}"} V;
typedef V P;
#define MUL(x, y, a, b) ((x) = (a) & (b))
#define LOW(x, y) (x)""",
        carry=False,
    )
    below = sparse_of(poly)
    school = SCHOOL if not config.levels else 1
    multiply = product(bits, m, config.levels or None, LEAF, school, space, once=below is not None)
    reduce = reduction.dense(poly, 1, space) if below is None else reduction.sparse(m, below, 1, space)
    product_vectors = max(reduce.product_words, size * width)
    # Whole words of 64 bits are transposed, so x may extend into y, which is loaded after it.
    apart = multiply.apart if multiply.whole else size * width
    pieces = {"x": apart, "y": size * width, "c": product_vectors, "t": multiply.workspace + reduce.workspace}
    if reduce.constants is None:
        prepare, call = "", "reduce(c);"
    else:
        pieces |= {"mu": m, "modulus": m}
        half = len(reduce.constants) // 2
        prepare = f"""
  for (int i = 0; i < {m}; i++) {{
    mu[i] = (V)(WORD)-(constants[i / 64] >> (i % 64) & 1);
    modulus[i] = (V)(WORD)-(constants[{half} + i / 64] >> (i % 64) & 1);
  }}"""
        call = "reduce(c, t, mu, modulus);"
    # 128 bytes, the alignment of the longest vector.
    item = -(-sum(pieces.values()) * width * count // 1024) * 16
    places, at = [], 0
    for name, vectors in pieces.items():
        places.append(f"*const {name} = own + {at}")
        at += vectors
    local = group_of(config, device)
    required = f"__attribute__((reqd_work_group_size({local}, 1, 1)))\n" if local else ""
    advance = count * stride

    def kernel(name: str, load: str, multiply: str) -> str:
        return f"""{required}FULL __kernel void {name}({ARGUMENTS}) {{
  __global V *const own = (__global V *)(scratch + get_global_id(0) * {item});
  __global V {", ".join(places)};{prepare}
  const size_t blocks = (n + {width * count - 1}) / {width * count};
  for (size_t k = get_global_id(0); k < blocks; k += get_global_size(0)) {{
    const size_t at = k * {width * advance};
    {load}
    {multiply}
    {call}
    store_bits((__global WORD *)out + at, c);
  }}
}}"""

    def load(name: str, source: str) -> str:
        return f"load_bits({name}, (__global const WORD *){source} + at * {source}_step, {source}_step);"

    source = "\n".join(
        [
            '#line 1 "bitsliced.cl"',
            WIDE,
            bits.text,
            transpose(width, space),
            _blocks(m, width, count, space),
            multiply.text,
            reduce.text,
            kernel(PRODUCT, f"{load('x', 'a')} {load('y', 'b')}", multiply.call("c", "x", "y", "t")),
            kernel(
                SQUARE, load("x", "a"), f"for (int i = 0; i < {m}; i++) {{ c[2 * i] = x[i]; c[2 * i + 1] = (V)0; }}"
            ),
            "",
        ]
    )
    return ProductPlan(
        source=source,
        kernels=(PRODUCT, SQUARE),
        words=words_of(poly),
        block=width * count,
        local=local,
        scratch_words=item,
        constants=reduce.constants,
        method="bitsliced",
        detail=f"{width * count} lanes, {multiply.leaves} straight-line products of at most {LEAF} bits, "
        + ("sparse reduction" if below is not None else "Barrett reduction"),
    )


def preferred(device: DeviceFacts) -> Config:
    """512 lanes on a processor; 32 elsewhere, where a work item's registers are 32 bits."""
    if device.kind == "cpu":
        return Config("bitsliced", word_bits=64, vector=8)
    return Config("bitsliced", word_bits=32, vector=1)
