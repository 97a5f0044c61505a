"""How a kernel is built: every knob that `modmill gf2 explore` turns."""

from __future__ import annotations

from dataclasses import dataclass, replace

from modmill.errors import UsageError
from modmill.gf2.engine import METHODS

WORDS = (8, 32, 64)
VECTORS = (1, 2, 4, 8, 16)
LEVELLED = ("karatsuba", "montgomery", "barrett")
TEAMS = ("direct", "montgomery", "barrett")
"""Methods that several work items can share: each owns result words, none adds to another's."""
OWN_LAYOUT = ("karatsuba", "bitsliced", "clmul")
"""Methods whose plans say themselves which words and vectors they offer."""
WHOLE_UNROLL = 64
"""Most words of an element whose loops are unrolled wholly: beyond, the text outgrows every compiler's patience."""


class ConfigError(UsageError):
    """No kernel is built that way (`knob`, `got`; the message says what it may be)."""


@dataclass(frozen=True, slots=True)
class Config:
    """One way to build the kernel of a product modulo N. The default of each knob is what any device takes.

    `method`: a name of :data:`modmill.gf2.engine.METHODS`, or "clmul", the processor's carry-less instruction on PoCL.
    `word_bits`: 8, 32 or 64 (the thesis' primitive size). `group`: required work-group size, 0 leaving it to the
    device. `vector`: products side by side in one work item (the thesis' SIMD work items): 1, 2, 4, 8, 16. `items`:
    work items that share one product, 1 being none. `unroll`: factor of the inner loop, 0 leaving it to the compiler,
    -1 unrolling wholly. `levels` of Karatsuba: of the word product, and for method karatsuba of the whole product.
    A combination that no kernel offers is refused by :meth:`check` in words.

    >>> Config("cios", items=4).check(255)
    Traceback (most recent call last):
    modmill.opencl.gf2.config.ConfigError: cios: items is 4; only direct, montgomery and barrett share a product
    """

    method: str = "karatsuba"
    word_bits: int = 32
    group: int = 0
    vector: int = 1
    items: int = 1
    unroll: int = 0
    levels: int = 0

    @classmethod
    def named(cls, method: str) -> Config:
        """The configuration that a method's name stands for, "barrett:1" with its levels; other knobs at their default.

        >>> Config.named("karatsuba:3").levels
        3
        """
        name, colon, levels = method.partition(":")
        if name not in (*METHODS, "clmul"):
            raise ConfigError(
                f"there is no method {method!r}; known are {', '.join((*METHODS, 'clmul'))}", knob="method"
            )
        if not colon:
            return cls(name)
        if name not in LEVELLED or not levels.isdecimal():
            raise ConfigError(f"{method!r}: only {', '.join(LEVELLED)} take :LEVELS, a number", knob="method")
        return replace(cls(name), levels=int(levels))

    def check(self, degree: int) -> None:
        """Raises ConfigError where no kernel is built that way for a modulus of that degree, whatever the device."""

        def refuse(knob: str, words: str) -> None:
            raise ConfigError(
                f"{self.method}: {knob} is {getattr(self, knob)}; {words}", knob=knob, got=getattr(self, knob)
            )

        if self.method not in (*METHODS, "clmul"):
            refuse("method", f"known are {', '.join((*METHODS, 'clmul'))}")
        if self.word_bits not in WORDS:
            refuse("word_bits", "it is 8, 32 or 64")
        if self.vector not in VECTORS:
            refuse("vector", "it is 1, 2, 4, 8 or 16")
        if self.group < 0:
            refuse("group", "it is a number of work items, or 0")
        if self.levels < 0:
            refuse("levels", "it is 0 or more")
        if self.unroll < -1:
            refuse("unroll", "it is -1 (wholly), 0 (as the compiler likes) or a factor")
        if self.items < 1:
            refuse("items", "it is 1 or more")
        if self.method in OWN_LAYOUT:
            if self.items != 1:
                refuse("items", "only direct, montgomery and barrett share a product")
            return
        words = -(-degree // self.word_bits)
        if self.items > 1 and self.method not in TEAMS:
            refuse("items", "only direct, montgomery and barrett share a product")
        if self.items > words:
            refuse("items", f"an element has only {words} words")
        if self.items > 1 and self.group % self.items:
            refuse("group", f"it is a multiple of items, {self.items}")
        if self.unroll == -1 and words > WHOLE_UNROLL:
            refuse("unroll", f"{words} words are too many; loops are unrolled wholly up to {WHOLE_UNROLL} words")
        if self.word_bits >> self.levels < 8:
            refuse("levels", "halves of a word are at least 8 bits; larger operands are what method karatsuba halves")
