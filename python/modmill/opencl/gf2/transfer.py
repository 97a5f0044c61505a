"""Text that brings elements into lanes and back: `load(x, p, step)` and `store(p, c)`.

x[i] holds word i of all elements of a block; in memory an element's words lie together. Eight elements of 64-bit words
are turned as squares of eight by eight words; of elements of fewer than eight words the whole block is S vectors, and
each word's vector is gathered from them by shuffles.
"""

from __future__ import annotations

from modmill.opencl.gf2.lanes import Lanes

_TURN = """
#define LOWS(a, b) __builtin_shufflevector(a, b, 0, 8, 2, 10, 4, 12, 6, 14)
#define HIGHS(a, b) __builtin_shufflevector(a, b, 1, 9, 3, 11, 5, 13, 7, 15)
#define LOW2(a, b) __builtin_shufflevector(a, b, 0, 1, 8, 9, 4, 5, 12, 13)
#define HIGH2(a, b) __builtin_shufflevector(a, b, 2, 3, 10, 11, 6, 7, 14, 15)
#define LOW4(a, b) __builtin_shufflevector(a, b, 0, 1, 2, 3, 8, 9, 10, 11)
#define HIGH4(a, b) __builtin_shufflevector(a, b, 4, 5, 6, 7, 12, 13, 14, 15)
/* Eight rows of eight words become columns. */
#define TURN(r, v) do { \\
  const V p0 = LOWS(v[0], v[1]), p1 = HIGHS(v[0], v[1]), p2 = LOWS(v[2], v[3]), p3 = HIGHS(v[2], v[3]); \\
  const V p4 = LOWS(v[4], v[5]), p5 = HIGHS(v[4], v[5]), p6 = LOWS(v[6], v[7]), p7 = HIGHS(v[6], v[7]); \\
  const V q0 = LOW2(p0, p2), q1 = LOW2(p1, p3), q2 = HIGH2(p0, p2), q3 = HIGH2(p1, p3); \\
  const V q4 = LOW2(p4, p6), q5 = LOW2(p5, p7), q6 = HIGH2(p4, p6), q7 = HIGH2(p5, p7); \\
  r[0] = LOW4(q0, q4); r[1] = LOW4(q1, q5); r[2] = LOW4(q2, q6); r[3] = LOW4(q3, q7); \\
  r[4] = HIGH4(q0, q4); r[5] = HIGH4(q1, q5); r[6] = HIGH4(q2, q6); r[7] = HIGH4(q3, q7); \\
} while (0)"""


def text(lanes: Lanes, size: int, stride: int) -> str:
    """`load` and `store` for elements of `size` words, `stride` words apart."""
    if lanes.count == 8 and "__builtin_shufflevector" in lanes.text:
        return _gathered(size) if size < 8 else _turned(size)
    return _plain(lanes.count, size, stride)


def _plain(count: int, size: int, stride: int) -> str:
    """Word by word, as any device can."""
    if count == 1:
        load, store = "x[i] = p[i];", ["p[i] = c[i];"]
    else:
        load = f"x[i] = (V)({', '.join(f'p[{lane} * at + i]' if lane else 'p[i]' for lane in range(count))});"
        store = [f"p[{lane * stride} + i] = c[i].s{lane:x};" for lane in range(count)]
    zero = [f"p[{lane * stride + i}] = 0;" for lane in range(count) for i in range(size, stride)]
    return f"""static inline void load(V *x, __global const WORD *p, uint step) {{
  const size_t at = step * {stride};
  for (int i = 0; i < {size}; i++) {load}
}}
static inline void store(__global WORD *p, const V *c) {{
  for (int i = 0; i < {size}; i++) {{ {" ".join(store)} }}
  {" ".join(zero)}
}}"""


_SAME = "  if (!step) {{ for (int i = 0; i < {size}; i++) x[i] = SPLAT(p[i]); return; }}"


def _turned(size: int) -> str:
    """In squares; the last one reaches back over words that are already there."""
    starts = [min(w, size - 8) for w in range(0, size, 8)]
    load, store = [], []
    loops = [(0, size - size % 8)] if size % 8 == 0 else [(0, size - size % 8), (starts[-1], starts[-1] + 8)]
    for begin, end in loops:
        rows = " ".join(f"v[{lane}] = vload8(0, p + {lane * size} + w);" for lane in range(8))
        load.append(f"  for (int w = {begin}; w < {end}; w += 8) {{ V v[8]; {rows} TURN((x + w), v); }}")
        rows = " ".join(f"vstore8(v[{lane}], 0, p + {lane * size} + w);" for lane in range(8))
        store.append(f"  for (int w = {begin}; w < {end}; w += 8) {{ V v[8]; TURN(v, (c + w)); {rows} }}")
    return "\n".join(
        [
            _TURN,
            "static inline void load(V *x, __global const WORD *p, uint step) {",
            _SAME.format(size=size),
            *load,
            "}",
            "static inline void store(__global WORD *p, const V *c) {",
            *store,
            "}",
        ]
    )


def _picked(sources: list[tuple[int, int]], name: str) -> str:
    """A vector whose lanes are (vector, lane) of the vectors `name`: shuffles that each bring one more vector in."""
    used = sorted({v for v, _ in sources})
    value, have = f"{name}[{used[0]}]", {used[0]}
    for k, v in enumerate(used[1:] or [used[0]]):
        index = [8 + at if vector == v else (at if not k else lane) for lane, (vector, at) in enumerate(sources)]
        value = f"__builtin_shufflevector({value}, {name}[{v}], {', '.join(map(str, index))})"
        have.add(v)
    return value


def _gathered(size: int) -> str:
    """Elements of fewer than eight words: the block is `size` vectors."""
    load = [f"  x[{w}] = {_picked([divmod(lane * size + w, 8) for lane in range(8)], 'v')};" for w in range(size)]
    store = [
        f"  vstore8({_picked([((8 * v + i) % size, (8 * v + i) // size) for i in range(8)], 'c')}, {v}, p);"
        for v in range(size)
    ]
    return "\n".join(
        [
            "static inline void load(V *x, __global const WORD *p, uint step) {",
            _SAME.format(size=size),
            f"  V v[{size}];",
            f"  for (int i = 0; i < {size}; i++) v[i] = vload8(i, p);",
            *load,
            "}",
            "static inline void store(__global WORD *p, const V *c) {",
            *store,
            "}",
        ]
    )
