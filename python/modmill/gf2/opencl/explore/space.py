"""The configurations that an exploration tries: around each method's best guess, at random, or all of them.

>>> len(grid(255)) > 1000 > len(around(255, ["cios"], lambda name: Config(name)))
True
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from modmill.gf2 import published
from modmill.gf2.opencl.config import VECTORS, WHOLE_UNROLL, WORDS, Config
from modmill.gf2.opencl.table import METHODS

GROUPS = (0, 16, 64, 256)
UNROLLS = (0, 4, -1)
WORD_LEVELS = 3
"""The most levels of Karatsuba of a word product: 64 bits to 8."""
PARTIAL = 4
"""The factor that "half" unrolling stands for, and complete unrolling of more than WHOLE_UNROLL words."""
ITEMS = (1, 2, 4, 8, 16, 32)


def around(degree: int, methods: Iterable[str], preferred: Callable[[str], Config]) -> list[Config]:
    """Each method at its best guess, then each knob changed alone, then the thesis' kernels."""
    found: list[Config] = [preferred(method) for method in methods]
    for method in methods:
        found += _one_knob(preferred(method), degree)
    if "montgomery" in methods:
        found += thesis(degree)
    return list(dict.fromkeys(found))


def grid(degree: int, methods: Sequence[str] = tuple(METHODS)) -> list[Config]:
    """Every combination of knobs; those without a kernel are included, and recorded as refused with the reason."""
    found: list[Config] = []
    for method in methods:
        items = [i for i in ITEMS if i == 1 or METHODS[method].team]
        levels = range(max(METHODS[method].deepest, WORD_LEVELS) + 1)
        for word, vector, group, item, unroll, level in itertools.product(
            WORDS, VECTORS, GROUPS, items, UNROLLS, levels
        ):
            if item <= -(-degree // word):
                found.append(Config(method, word, group, vector, item, unroll, level))
    return found


def sample(degree: int, count: int, methods: Sequence[str] = tuple(METHODS), seed: int = 1) -> list[Config]:
    """`count` points of the grid, the same for the same seed, and equally many of each method."""
    by_method = {method: grid(degree, [method]) for method in methods}
    source = random.Random(seed)
    for points in by_method.values():
        source.shuffle(points)
    mixed = itertools.chain.from_iterable(itertools.zip_longest(*by_method.values()))
    return list(itertools.islice((point for point in mixed if point is not None), count))


def thesis(degree: int) -> list[Config]:
    """The kernels of the thesis' Table 4.3, as :func:`scenario` has them, and those with less unrolling that stand in
    for kernels which are refused. (Compute units are the device's: rows that differ in them alone are one kernel.)

    >>> thesis(255)[0]
    Config(method='montgomery', word_bits=8, group=32, vector=4, items=32, unroll=-1, levels=0)
    """
    found: list[Config] = []
    for row in published.speeds():
        exact = scenario(row, degree)
        found += [exact, stand_in(exact)]
    return list(dict.fromkeys(found))


def scenario(row: published.Speed, degree: int) -> Config:
    """The kernel of a row of Table 4.3: one item per word, in a required group of as many; as many SIMD work items;
    loops unrolled or half unrolled; Karatsuba for the word product. It may be refused, with a reason.

    >>> scenario(published.speeds()[-1], 1014)
    Config(method='montgomery', word_bits=32, group=32, vector=2, items=32, unroll=-1, levels=1)
    """
    items = -(-degree // row.word_bits)
    unroll = -1 if row.unroll == "full" else PARTIAL
    return Config("montgomery", row.word_bits, items, row.simd, items, unroll, row.karatsuba)


def stand_in(config: Config) -> Config:
    """The kernel itself if it can be unrolled completely, else unrolled by PARTIAL."""
    words = config.items
    return replace(config, unroll=PARTIAL) if config.unroll == -1 and words > WHOLE_UNROLL else config


def _one_knob(start: Config, degree: int) -> Iterator[Config]:
    method = METHODS[start.method]
    for word in WORDS:
        yield replace(start, word_bits=word)
    for vector in VECTORS:
        yield replace(start, vector=vector)
    for group in GROUPS:
        yield replace(start, group=group)
    for level in range(method.deepest + 1):
        yield replace(start, levels=level)
    if not method.own_layout:
        for unroll in UNROLLS:
            yield replace(start, unroll=unroll)
    if method.team:
        words = -(-degree // start.word_bits)
        for items in ITEMS[1:]:
            if items <= words:
                yield replace(start, items=items, group=max(64 // items, 1) * items, vector=1)
