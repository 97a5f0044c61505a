"""Whole kernels in words: load a block of elements, Karatsuba, reduction, store; one text for every kind of lanes."""

from __future__ import annotations

from modmill.gf2.opencl import reduction, transfer
from modmill.gf2.opencl.lanes import WIDE, Lanes
from modmill.gf2.opencl.plan import PRODUCT, SQUARE, ProductPlan
from modmill.gf2.opencl.polynomials import bits_of, sparse_of, words_of
from modmill.gf2.opencl.product import LEAF, product

ARGUMENTS = (
    "__global ulong *out, __global const ulong *a, __global const ulong *b, uint n, uint a_step, uint b_step, "
    "__global const ulong *constants, __global ulong *scratch"
)


def kernels(poly: int, lanes: Lanes, *, method: str, levels: int | None, local: int, leaf: int = LEAF) -> ProductPlan:
    """The plan for these lanes.

    Args:
        levels: of Karatsuba over words of `lanes.bits` bits; None: all the way.
        local: work items of a group; 0 leaves it to the device.
        leaf: size of the largest product in straight lines, in words.
    """
    m, bits = bits_of(poly), lanes.bits
    size, stride = -(-m // bits), words_of(poly) * 64 // bits
    below = sparse_of(poly)
    multiply = product(lanes, size, levels, leaf, once=below is not None)
    reduce = reduction.dense(poly, bits) if below is None else reduction.sparse(m, below, bits)
    workspace = max(1, multiply.workspace + reduce.workspace)
    operands = max(multiply.apart + size, 4 * ((size + 1) // 2) if multiply.whole else 0)
    arrays = operands + reduce.product_words + workspace
    if reduce.constants is None:
        prepare, call = "", "reduce(c);"
    else:
        half = len(reduce.constants) * 64 // bits // 2
        arrays += 2 * size
        prepare = f"""
  V mu[{size}], modulus[{size}];
  for (int i = 0; i < {size}; i++) {{
    mu[i] = SPLAT(((__global const WORD *)constants)[i]);
    modulus[i] = SPLAT(((__global const WORD *)constants)[{half} + i]);
  }}"""
        call = "reduce(c, t, mu, modulus);"
    advance = lanes.count * stride
    required = f"__attribute__((reqd_work_group_size({local}, 1, 1)))\n" if local else ""

    def kernel(name: str, variables: str, load: str, multiply: str) -> str:
        return f"""{required}FULL __kernel void {name}({ARGUMENTS}) {{
  V {variables}, c[{reduce.product_words}], t[{workspace}];{prepare}
  const size_t blocks = (n + {lanes.count - 1}) / {lanes.count};
  for (size_t k = get_global_id(0); k < blocks; k += get_global_size(0)) {{
    const size_t at = k * {advance};
    {load}
    {multiply}
    {call}
    store((__global WORD *)out + at, c);
  }}
}}"""

    def load(name: str, source: str) -> str:
        return f"load({name}, (__global const WORD *){source} + at * {source}_step, {source}_step);"

    source = "\n".join(
        [
            f'#line 1 "{method}.cl"',
            WIDE,
            lanes.text,
            transfer.text(lanes.count, bits, size, stride),
            multiply.text,
            reduce.text,
            kernel(
                PRODUCT,
                f"x[{operands}], *const y = x + {multiply.apart}",
                f"{load('x', 'a')} {load('y', 'b')}",
                multiply.call("c", "x", "y", "t"),
            ),
            kernel(
                SQUARE,
                f"x[{size}]",
                load("x", "a"),
                f"for (int i = 0; i < {size}; i++) {{ c[2 * i] = SQR_LOW(x[i]); c[2 * i + 1] = SQR_HIGH(x[i]); }}",
            ),
            "",
        ]
    )
    return ProductPlan(
        source=source,
        kernels=(PRODUCT, SQUARE),
        words=words_of(poly),
        block=lanes.count,
        local=local,
        private_bytes=arrays * lanes.count * bits // 8,
        constants=reduce.constants,
        method=method if levels == 0 else f"{method}:{multiply.levels}",
        detail=f"{lanes.count} x {bits}-bit words, {multiply.leaves} straight-line products of at most {leaf} words, "
        + ("sparse reduction" if below is not None else "Barrett reduction"),
    )
