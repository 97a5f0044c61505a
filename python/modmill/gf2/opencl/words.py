"""The methods over words: direct, barrett (kernels/*.cl), and formulas: montgomery, sos, cios, fios, fips, cihs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from modmill.formula.rolled.index import SIZE, S
from modmill.gf2.opencl import polynomials
from modmill.gf2.opencl.config import Config, ConfigError
from modmill.gf2.opencl.plan import PRODUCT, ProductPlan, kernel_text
from modmill.gf2.opencl.polynomials import bits_of, sparse_of, words_of
from modmill.golden.gf2_orders import FORMULAS
from modmill.opencl import rolled
from modmill.opencl.devices import DeviceFacts

FORMULA_METHODS = ("montgomery", "sos", "cios", "fios", "fips", "cihs")
"""The methods that are formulas: golden/gf2_orders.py."""
ARRAYS = {"direct": 2 * S, "barrett": 3 * S} | {method: FORMULAS[method].tree.stored for method in FORMULA_METHODS}
"""Words of the arrays of `multiply` in each method; alone.cl has three more, of WORDS words each."""
METHODS = tuple(ARRAYS)
"""In the order of their numbers in the kernels."""
CONSTANTS = {"n": "(W)(N_WORD[{}])", "top": "N_TOP", "inverse": "(W)(N_INVERSE)"}
"""Texts of their parameters: words of N, 1 where N has the term x^(WORD_BITS WORDS), and 1 / N modulo x^WORD_BITS."""
SUMS = 24
"""Words that a kernel keeps in memory where a double word is a structure: PoCL's had 3 to 21."""
LARGEST_BASE = 32
"""Bits of the widest product of one masked multiplication."""


def plan(poly: int, config: Config, device: DeviceFacts) -> ProductPlan:
    """The plan by which `config` multiplies modulo `poly`. Raises ConfigError."""
    m, bits, v = bits_of(poly), config.word_bits, config.vector
    words = -(-m // bits)
    local = _local(config)
    teams = local // config.items if config.items > 1 else 1
    defines: dict[str, object] = {name.upper(): i for i, name in enumerate(METHODS, 1)}
    defines |= {"METHOD": config.method.upper(), "TEAM": config.items, "TEAMS": teams}
    arrays: dict[str, Sequence[int]] = {}
    text, factor = "", 1
    if config.method == "direct":
        lower = sparse_of(poly)
        if lower is None:
            raise ConfigError(
                "direct requires a modulus of at most nine terms whose second exponent is at least 64 below the first",
                knob="method",
            )
        text = _folds(m, lower, bits, config.items > 1)
        defines["ROUNDS"] = _rounds(m, lower)
    elif config.method == "barrett":
        shift = bits * words - m
        defines["SHIFT"] = shift
        scaled = poly << shift
        arrays["N_WORD"] = _cut(scaled, bits, words)
        # floor(x^(2 M) / N') has degree M = WORD_BITS WORDS; the kernel adds its highest term.
        arrays["RECIPROCAL"] = _cut(polynomials.divide(1 << 2 * bits * words, scaled)[0], bits, words)
    else:
        if not poly & 1:
            raise ConfigError(f"{config.method} requires a modulus with a constant term", knob="method")
        arrays["N_WORD"] = _cut(poly, bits, words)
        defines["N_TOP"] = poly >> bits * words
        full = polynomials.inverse(poly, 1 << bits * words)
        if config.method == "montgomery":
            arrays["N_PRIME"] = _cut(full, bits, words)
        else:
            defines["N_INVERSE"] = _literal(full & (1 << bits) - 1)
        factor = polynomials.divide(1 << bits * words, poly)[1]
    if config.items > 1:
        kernels = [kernel_text("team.cl")]
    else:
        kernels = [printed(config.method) if config.method in FORMULA_METHODS else kernel_text("whole.cl")]
        kernels.append(kernel_text("alone.cl"))
    source = "\n".join(
        [head(poly, config, defines), kernel_text("word.cl"), '#line 1 "constants"']
        + [_array(name, bits, values) for name, values in arrays.items()]
        + [text, *kernels]
    )
    size, own = bits // 8 * v, 3 * words + ARRAYS[config.method].at({SIZE: words})
    return ProductPlan(
        source=unrolled(source, config.unroll),
        kernels=(PRODUCT,),
        words=words_of(poly),
        block=v,
        team=config.items,
        local=local,
        local_bytes=teams * (4 * words + 2 * 2 * words) * size if config.items > 1 else 0,
        private_bytes=private_bytes(config, own) if config.items == 1 else 0,
        factor=factor,
        method=config.method + (f":{config.levels}" if config.levels else ""),
        detail=f"{words} words of {bits} bits, {v} side by side, {config.items} items per product",
    )


def preferred(device: DeviceFacts) -> Config:
    """A good guess: words of 32 bits, on a processor side by side in its vectors."""
    return Config(METHODS[0], 32, vector=8 if device.kind == "cpu" else 1)


@cache
def printed(method: str) -> str:
    """The function `multiply` of a method that is a formula; montgomery has the whole inverse of N."""
    constants = CONSTANTS | ({"inverse": "(W)(N_PRIME[{}])"} if method == "montgomery" else {})
    return f'#line 1 "{method}"\n{rolled.function(FORMULAS[method].tree, "multiply", constants)}\n'


def head(poly: int, config: Config, more: Mapping[str, object]) -> str:
    """The definitions for word.cl and the kernels around it."""
    local = _local(config)
    defines = {
        "WORD_BITS": config.word_bits,
        "V": config.vector,
        "BASE": min(config.word_bits >> config.levels, LARGEST_BASE),
        "LEVELS": config.levels,
        "WORDS": -(-bits_of(poly) // config.word_bits),
        "ELEMENT_WORDS": words_of(poly),
        "ATTRIBUTES": f"__attribute__((reqd_work_group_size({local}, 1, 1)))" if local else "",
        **more,
    }
    return "\n".join(['#line 1 "configuration"', *(f"#define {name} {value}" for name, value in defines.items())])


def _local(config: Config) -> int:
    """Work items of a group: by default those that share a product."""
    return config.group or (config.items if config.items > 1 else 0)


def private_bytes(config: Config, words: int) -> int:
    """Bytes of arrays of this many words, and of the sums in memory where a double word is a structure."""
    return (words + (SUMS if config.word_bits == 64 else 0)) * config.vector * config.word_bits // 8


def unrolled(source: str, factor: int) -> str:
    """The source with its lines UNROLL (inner loops) and UNROLL_OUTER replaced by pragmas, or emptied.

    >>> unrolled("UNROLL_OUTER\\n  UNROLL", 4)
    '\\n#pragma unroll 4'
    """
    outer = "#pragma unroll" if factor == -1 else ""
    inner = f"#pragma unroll {factor}" if factor > 0 else outer
    lines = source.split("\n")
    return "\n".join({"UNROLL_OUTER": outer, "UNROLL": inner}.get(line.strip(), line) for line in lines)


def _cut(a: int, bits: int, words: int) -> list[int]:
    """The lowest `words` words of a."""
    return [a >> bits * i & (1 << bits) - 1 for i in range(words)]


def _literal(word: int) -> str:
    return f"{word:#x}UL" if word >> 32 else f"{word:#x}U"


def _array(name: str, bits: int, values: Sequence[int]) -> str:
    kind = {8: "uchar", 32: "uint", 64: "ulong"}[bits]
    return f"__constant {kind} {name}[] = {{{', '.join(map(_literal, values))}}};"


def _rounds(m: int, lower: Sequence[int]) -> int:
    """The number of folds of everything at or above x^m that reduce a product, whose degree is 2 m - 2."""
    degree, rounds = 2 * m - 2, 0
    while degree >= m:
        degree -= m - lower[0]
        rounds += 1
    return rounds


def _folds(m: int, lower: Sequence[int], bits: int, team: bool) -> str:
    """`fold` (one item, in place, from the highest word down) or `folded` (one word of a round) for a sparse N.

    A word at i goes d = m - e bits down for each lower exponent e: d = bits q + r splits it over words i - q
    and i - q - 1. d is at least 64, so a word is never folded onto itself.
    """
    words, part = -(-m // bits), m % bits
    mask = _literal((1 << part) - 1 if part else (1 << bits) - 1)
    steps = [divmod(m - e, bits) for e in lower]
    if team:
        lines = [
            "static inline W above(__local const W *t, int i) {",
            f"    if (i < {words - 1 if part else words} || i >= 2 * WORDS) return (W)(0);",
            f"    return i == WORDS - 1 ? t[i] & ~(W)({mask}) : t[i];" if part else "    return t[i];",
            "}",
            "static inline W folded(__local const W *t, int i) {",
            f"    W w = i < WORDS - 1 ? t[i] : i == WORDS - 1 ? t[i] & (W)({mask}) : (W)(0);",
        ]
        for q, r in steps:
            lines.append(f"    w ^= SHR(above(t, i + {q}), {r});" if r else f"    w ^= above(t, i + {q});")
            if r:
                lines.append(f"    w ^= SHL(above(t, i + {q + 1}), {bits - r});")
        return "\n".join([*lines, "    return w;", "}"])
    lines = [
        "static inline void fold(W *t) {",
        "    for (int i = 2 * WORDS - 1; i >= WORDS; --i) {",
        "        const W w = t[i];",
    ]
    for q, r in steps:
        lines.append(f"        t[i - {q}] ^= {f'SHR(w, {r})' if r else 'w'};")
        if r:
            lines.append(f"        t[i - {q + 1}] ^= SHL(w, {bits - r});")
    lines.append("    }")
    if part:
        top = words - 1
        lines += [f"    const W w = t[{top}] & ~(W)({mask});", f"    t[{top}] ^= w;"]
        for q, r in steps:
            lines.append(f"    t[{top - q}] ^= {f'SHR(w, {r})' if r else 'w'};")
            if r and top - q - 1 >= 0:
                lines.append(f"    t[{top - q - 1}] ^= SHL(w, {bits - r});")
    return "\n".join([*lines, "}"])
