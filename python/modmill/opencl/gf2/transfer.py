"""Text that brings elements into lanes and back: `load(x, p, step)` and `store(p, x)`.

x[i * pitch] holds word i of all elements of a block; in memory an element's words lie together. Eight elements of
64-bit words are turned as squares of eight by eight words; of elements of fewer than eight words the whole block is S
vectors, and each word's vector is gathered from them by shuffles.
"""

from __future__ import annotations

_TURN = """
#define TURN(r, s, v, u) do { \\
  const V p0 = LOWS(v[0], v[u]), p1 = HIGHS(v[0], v[u]); \\
  const V p2 = LOWS(v[2 * u], v[3 * u]), p3 = HIGHS(v[2 * u], v[3 * u]); \\
  const V p4 = LOWS(v[4 * u], v[5 * u]), p5 = HIGHS(v[4 * u], v[5 * u]); \\
  const V p6 = LOWS(v[6 * u], v[7 * u]), p7 = HIGHS(v[6 * u], v[7 * u]); \\
  const V q0 = LOW2(p0, p2), q1 = LOW2(p1, p3), q2 = HIGH2(p0, p2), q3 = HIGH2(p1, p3); \\
  const V q4 = LOW2(p4, p6), q5 = LOW2(p5, p7), q6 = HIGH2(p4, p6), q7 = HIGH2(p5, p7); \\
  r[0] = LOW4(q0, q4); r[s] = LOW4(q1, q5); r[2 * s] = LOW4(q2, q6); r[3 * s] = LOW4(q3, q7); \\
  r[4 * s] = HIGH4(q0, q4); r[5 * s] = HIGH4(q1, q5); r[6 * s] = HIGH4(q2, q6); r[7 * s] = HIGH4(q3, q7); \\
} while (0)"""

_SHUFFLES = """
#ifdef __clang__
#define SHUFFLE(a, b, i, j, k, l, m, n, o, p) __builtin_shufflevector(a, b, i, j, k, l, m, n, o, p)
#else
#define SHUFFLE(a, b, i, j, k, l, m, n, o, p) shuffle2(a, b, (ulong8)(i, j, k, l, m, n, o, p))
#endif
#define LOWS(a, b) SHUFFLE(a, b, 0, 8, 2, 10, 4, 12, 6, 14)
#define HIGHS(a, b) SHUFFLE(a, b, 1, 9, 3, 11, 5, 13, 7, 15)
#define LOW2(a, b) SHUFFLE(a, b, 0, 1, 8, 9, 4, 5, 12, 13)
#define HIGH2(a, b) SHUFFLE(a, b, 2, 3, 10, 11, 6, 7, 14, 15)
#define LOW4(a, b) SHUFFLE(a, b, 0, 1, 2, 3, 8, 9, 10, 11)
#define HIGH4(a, b) SHUFFLE(a, b, 4, 5, 6, 7, 12, 13, 14, 15)"""

SQUARES = _SHUFFLES + _TURN
"""TURN(r, s, v, u): eight vectors v[u i] of eight words, as rows, become the columns r[s i]."""


def text(count: int, bits: int, size: int, stride: int, pitch: int = 1, space: str = "") -> str:
    """`load` and `store` for `count` elements of `size` words of `bits` bits, `stride` words apart.

    `pitch` is the distance of words in x, `space` its address space, "" or "__global ".
    """
    if (count, bits) == (8, 64):
        body = _gathered(size, pitch) if size < 8 else _turned(size, pitch)
    else:
        body = _plain(count, size, stride, pitch)
    prelude, load, store = body
    return f"""{prelude}
static inline void load({space}V *x, __global const WORD *p, uint step) {{
{load}
}}
static inline void store(__global WORD *p, {space}const V *x) {{
{store}
}}"""


def _at(pitch: int, index: str = "i") -> str:
    return f"x[{index}]" if pitch == 1 else f"x[{pitch} * {index}]"


def _plain(count: int, size: int, stride: int, pitch: int) -> tuple[str, str, str]:
    """Word by word, as any device can."""
    x = _at(pitch)
    if count == 1:
        load, store = f"{x} = p[i];", [f"p[i] = {x};"]
    else:
        load = f"{x} = (V)({', '.join(f'p[{lane} * at + i]' if lane else 'p[i]' for lane in range(count))});"
        store = [f"p[{lane * stride} + i] = {x}.s{lane:x};" for lane in range(count)]
    zero = [f"p[{lane * stride + i}] = 0;" for lane in range(count) for i in range(size, stride)]
    return (
        "",
        f"  const size_t at = step * {stride};\n  for (int i = 0; i < {size}; i++) {load}",
        f"  for (int i = 0; i < {size}; i++) {{ {' '.join(store)} }}\n  {' '.join(zero)}",
    )


def _same(size: int, pitch: int) -> str:
    """One element for all lanes."""
    return f"  if (!step) {{ for (int i = 0; i < {size}; i++) {_at(pitch)} = (V)p[i]; return; }}"


def _turned(size: int, pitch: int) -> tuple[str, str, str]:
    """In squares; the last one reaches back over words that are already there."""
    load, store = [_same(size, pitch)], []
    for begin, end in [(0, size - size % 8), (size - 8, size)][: 1 + (size % 8 > 0)]:
        loop = f"  for (int w = {begin}; w < {end}; w += 8) {{ V v[8];"
        rows = " ".join(f"v[{lane}] = vload8(0, p + {lane * size} + w);" for lane in range(8))
        load.append(f"{loop} {rows} TURN((x + {pitch} * w), {pitch}, v, 1); }}")
        rows = " ".join(f"vstore8(v[{lane}], 0, p + {lane * size} + w);" for lane in range(8))
        store.append(f"{loop} TURN(v, 1, (x + {pitch} * w), {pitch}); {rows} }}")
    return SQUARES, "\n".join(load), "\n".join(store)


def _picked(sources: list[tuple[int, int]], names: list[str]) -> str:
    """A vector whose lanes are (vector, lane) of the vectors named: shuffles that each bring one more vector in."""
    used = sorted({v for v, _ in sources})
    value = names[used[0]]
    for k, v in enumerate(used[1:] or used):
        index = [8 + at if vector == v else (lane if k else at) for lane, (vector, at) in enumerate(sources)]
        value = f"SHUFFLE({value}, {names[v]}, {', '.join(map(str, index))})"
    return value


def _gathered(size: int, pitch: int) -> tuple[str, str, str]:
    """Elements of fewer than eight words: the block is `size` vectors."""
    loaded, words = [f"v[{i}]" for i in range(size)], [f"x[{pitch * i}]" for i in range(size)]
    load = [_same(size, pitch), f"  V v[{size}];", f"  for (int i = 0; i < {size}; i++) v[i] = vload8(i, p);"]
    load += [
        f"  {word} = {_picked([divmod(lane * size + w, 8) for lane in range(8)], loaded)};"
        for w, word in enumerate(words)
    ]
    store = [
        f"  vstore8({_picked([((8 * v + i) % size, (8 * v + i) // size) for i in range(8)], words)}, {v}, p);"
        for v in range(size)
    ]
    return _SHUFFLES, "\n".join(load), "\n".join(store)
