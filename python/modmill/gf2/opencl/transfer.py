"""Text that loads elements into lanes and stores them: `load(x, p, step)` and `store(p, x)`.

x[i * pitch] holds word i of all elements of a block; in memory an element's words are adjacent. Eight elements of
64-bit words are transposed in squares of eight by eight words. Where elements have fewer than eight words, the whole
block is S vectors, and shuffles gather each word's vector from them.
"""

from __future__ import annotations

from modmill.gf2.opencl.plan import macros

MACROS = macros("transfer.cl")
"""Shuffles; TRANSPOSE(r, s, p, d) and UNTRANSPOSE(p, d, r, s), between r[s i] and memory p[d j + i]."""


def text(count: int, bits: int, size: int, stride: int, pitch: int = 1, space: str = "") -> str:
    """`load` and `store` for `count` elements of `size` words of `bits` bits, `stride` words apart.

    `pitch` is the distance of words in x, `space` its address space, "" or "__global ".
    """
    if (count, bits) == (8, 64):
        body = _transposed(size, pitch) if size >= 8 else _fours(pitch) if size == 4 else _gathered(size, pitch)
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


def _transposed(size: int, pitch: int) -> tuple[str, str, str]:
    """In squares; the last one overlaps the one before."""
    load, store = [_same(size, pitch)], []
    for begin, end in [(0, size - size % 8), (size - 8, size)][: 1 + (size % 8 > 0)]:
        loop = f"  for (int w = {begin}; w < {end}; w += 8)"
        load.append(f"{loop} TRANSPOSE(x + {pitch} * w, {pitch}, p + w, {size});")
        store.append(f"{loop} UNTRANSPOSE(p + w, {size}, x + {pitch} * w, {pitch});")
    return MACROS, "\n".join(load), "\n".join(store)


def _picked(sources: list[tuple[int, int]], names: list[str]) -> str:
    """A vector whose lanes are (vector, lane) of the vectors named: shuffles that each bring one more vector in."""
    used = sorted({v for v, _ in sources})
    value = names[used[0]]
    for k, v in enumerate(used[1:] or used):
        index = [8 + at if vector == v else (lane if k else at) for lane, (vector, at) in enumerate(sources)]
        value = f"SHUFFLE({value}, {names[v]}, {', '.join(map(str, index))})"
    return value


def _fours(pitch: int) -> tuple[str, str, str]:
    """Elements of four words, two to a vector, with half the shuffles; lanes hold elements 0, 2, 1, 3, 4, 6, 5, 7."""
    x = [f"x[{pitch * i}]" for i in range(4)]
    load = [
        _same(4, pitch),
        "  const V v0 = vload8(0, p), v1 = vload8(1, p), v2 = vload8(2, p), v3 = vload8(3, p);",
        "  const V a = LOWS(v0, v1), b = HIGHS(v0, v1), c = LOWS(v2, v3), d = HIGHS(v2, v3);",
        f"  {x[0]} = EVEN2(a, c); {x[1]} = EVEN2(b, d); {x[2]} = ODD2(a, c); {x[3]} = ODD2(b, d);",
    ]
    store = [
        f"  const V a = LOW22({x[0]}, {x[2]}), b = LOW22({x[1]}, {x[3]});",
        f"  const V c = HIGH22({x[0]}, {x[2]}), d = HIGH22({x[1]}, {x[3]});",
        "  vstore8(LOWS(a, b), 0, p); vstore8(HIGHS(a, b), 1, p);",
        "  vstore8(LOWS(c, d), 2, p); vstore8(HIGHS(c, d), 3, p);",
    ]
    return MACROS, "\n".join(load), "\n".join(store)


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
    return MACROS, "\n".join(load), "\n".join(store)
