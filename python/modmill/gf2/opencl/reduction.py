"""Text of the reduction of a product modulo N, in words: by the terms of a sparse N, by Barrett's method for others.

Both give a function `reduce(c, ...)`: c holds a product, 2 S words of degree at most 2 m - 2, and then its remainder in
c[0..S).

**Sparse.** x^m = sum of x^k over the lower terms k of N, so bit m + i + j is added to bits k + i + j. Written for the
word that receives: word j gets, for each k, the W bits of the product from bit W j + m - k up. All of them lie above
word j where m - k >= W, so one sweep from the top down reads only words that are complete. Of the word that holds bit
m, only the part from bit m up is a source; its lower part is the top of the result.

**Barrett.** N and the product are scaled by x^s, s = W S - m, so that N x^s has a whole number of words below its top
term. Then q = high + floor(high mu / x^(W S)) with mu = floor(x^(2 W S) / N x^s) - x^(W S) is the quotient exactly
(polynomials have no borrows, and the scaled product's degree, at most 2 m - 2 + s, is below 2 W S), the remainder is
low + (q (N x^s - x^(W S)) mod x^(W S)), and is shifted back.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from modmill.gf2.opencl.polynomials import divide, to_words


@dataclass(frozen=True, slots=True)
class Reduction:
    """The text of `reduce`, and what goes with it."""

    text: str
    product_words: int
    """Words of c: 2 S, or S more for the second product."""
    workspace: int
    """Words at t, beside the product's own."""
    constants: NDArray[np.uint64] | None
    """mu, then N x^s without its top term, S words of 64 bits each, where dense."""


def _gather(terms: list[tuple[int, int, bool, bool]], index: str, bits: int) -> str:
    """c[index] ^= the sources: (words up, bits up, lower word counts, upper word counts) each."""
    parts = []
    for up, shift, lower, upper in terms:
        if lower:
            parts.append(f"(c[{index} + {up}] >> {shift})" if shift else f"c[{index} + {up}]")
        if upper and shift:
            parts.append(f"(c[{index} + {up + 1}] << {bits - shift})")
    return f"c[{index}] ^= {' ^ '.join(parts)};" if parts else ""


def sparse(m: int, terms: list[int], bits: int, space: str = "") -> Reduction:
    """By the terms, all at least W below m."""
    size = -(-m // bits)
    split, rest = divmod(m, bits)

    def sources(j: int) -> list[tuple[int, int, bool, bool]]:
        found = []
        for k in terms:
            up, shift = divmod(m - k, bits)
            lower, upper = split <= j + up < 2 * size, split <= j + up + 1 < 2 * size
            if lower or (upper and shift):
                found.append((up, shift, lower, upper))
        return found

    lines = [f"static inline void reduce({space}V *c) {{"]
    if rest:
        lines.append("  V low = (V)0;")
    j = 2 * size - 1
    while j >= 0:
        first = sources(j)
        k = j
        while k > 0 and sources(k - 1) == first and k - 1 != split and k != split:
            k -= 1
        if first:
            if j - k < 4:
                lines += ["  " + _gather(first, str(i), bits) for i in range(j, k - 1, -1)]
            else:
                lines.append(f"  for (int i = {j}; i >= {k}; i--) {_gather(first, 'i', bits)}")
        if k <= split <= j and rest:
            mask = f"SPLAT((WORD)0x{(1 << rest) - 1:x}UL)"
            lines.append(f"  low = c[{split}] & {mask}; c[{split}] ^= low;")
        j = k - 1
    if rest:
        lines.append(f"  c[{split}] = low;")
    return Reduction("\n".join([*lines, "}"]), 2 * size, 0, None)


def dense(poly: int, bits: int, space: str = "") -> Reduction:
    """Barrett's, for any N; `product_S` must be there before it."""
    m = poly.bit_length() - 1
    size = -(-m // bits)
    shift = bits * size - m
    scaled = poly << shift
    top = 1 << (bits * size)
    mu = divide(top * top, scaled)[0] ^ top
    count = -(-bits * size // 64)
    back = (
        f"  for (int i = 0; i < {size - 1}; i++) c[i] = (c[i] >> {shift}) ^ (c[i + 1] << {bits - shift});\n"
        f"  c[{size - 1}] >>= {shift};\n"
        if shift
        else ""
    )
    forth = (
        f"  for (int i = {2 * size - 1}; i > 0; i--) c[i] = (c[i] << {shift}) ^ (c[i - 1] >> {bits - shift});\n"
        f"  c[0] <<= {shift};\n"
        if shift
        else ""
    )
    text = f"""static inline void reduce({space}V *c, {space}V *t, {space}const V *mu, {space}const V *modulus) {{
{forth}  product_{size}(t, c + {size}, mu, t + {2 * size});
  for (int i = 0; i < {size}; i++) t[{size} + i] ^= c[{size} + i];
  product_{size}(c + {size}, t + {size}, modulus, t + {2 * size});
  for (int i = 0; i < {size}; i++) c[i] ^= c[{size} + i];
{back}}}"""
    return Reduction(text, 3 * size, 2 * size, np.concatenate([to_words(mu, count), to_words(scaled ^ top, count)]))
