"""How a kernel is built: every knob that `modmill gf2 explore` turns."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Config:
    """One way to build the kernel of a product modulo N. The default of each knob is what any device takes.

    `method`: a name of :data:`modmill.gf2.engine.METHODS`, or "clmul", the carry-less instruction of the processor on PoCL.
    `word_bits`: 8, 32 or 64 (the thesis' primitive size). `group`: required work-group size, 0 leaving it to the device.
    `vector`: products side by side in one work item (the thesis' SIMD work items): 1, 2, 4, 8, 16.
    `items`: work items that share one product, 1 being none. `unroll`: factor of the inner loop, 0 leaving it to the compiler,
    -1 unrolling wholly. `levels`: of Karatsuba. A combination that no kernel offers is refused by :meth:`check` in words.
    """

    method: str = "karatsuba"
    word_bits: int = 32
    group: int = 0
    vector: int = 1
    items: int = 1
    unroll: int = 0
    levels: int = 0
