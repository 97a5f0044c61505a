"""The configuration of a kernel: every knob that `modmill gf2 explore` varies."""

from __future__ import annotations

from dataclasses import dataclass, replace

from modmill.gf2.opencl.table import LEVELLED, METHODS, TEAMS, listed
from modmill.opencl.errors import ConfigError as ConfigError

WORDS = (8, 32, 64)
VECTORS = (1, 2, 4, 8, 16)
WHOLE_UNROLL = 64
"""Most words of an element whose loops are unrolled completely: beyond that, compilers take too long."""


@dataclass(frozen=True, slots=True)
class Config:
    """One way to build the kernel of a product modulo N. The default of each knob works on any device.

    `method`: a name of :data:`modmill.gf2.opencl.table.METHODS`. `word_bits`: 8, 32 or 64 (the thesis' primitive size).
    `group`: required work-group size; 0 leaves it to the device. `vector`: products side by side in one work item (the
    thesis' SIMD work items): 1, 2, 4, 8, 16. `items`: work items that share one product; 1 means no sharing. `unroll`:
    factor of the inner loop; 0 leaves it to the compiler, -1 unrolls completely. `levels` of Karatsuba: of the word
    product, and for method karatsuba of the whole product. :meth:`check` refuses a combination that no kernel offers.

    >>> Config("cios", items=4).check(255)
    Traceback (most recent call last):
    modmill.opencl.errors.ConfigError: cios: items is 4; only direct, montgomery and barrett share a product
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
        if name not in METHODS:
            raise ConfigError(f"there is no method {method!r}; choose one of {', '.join(METHODS)}", knob="method")
        if not colon:
            return cls(name)
        if not METHODS[name].levels or not levels.isdecimal():
            raise ConfigError(f"{method!r}: only {listed(LEVELLED)} take :LEVELS, a number", knob="method")
        return replace(cls(name), levels=int(levels))

    def refuse(self, knob: str, reason: str) -> None:
        """Raises ConfigError for the value of that knob."""
        got = getattr(self, knob)
        raise ConfigError(f"{self.method}: {knob} is {got}; {reason}", knob=knob, got=got)

    def check(self, degree: int) -> None:
        """Raises ConfigError where no kernel is built that way for a modulus of that degree, whatever the device."""
        method = METHODS.get(self.method)
        if method is None:
            self.refuse("method", f"choose one of {', '.join(METHODS)}")
            return
        for knob, right, reason in (
            ("word_bits", self.word_bits in WORDS, "it must be 8, 32 or 64"),
            ("vector", self.vector in VECTORS, "it must be 1, 2, 4, 8 or 16"),
            ("group", self.group >= 0, "it must be a number of work items, or 0"),
            ("levels", self.levels >= 0, "it must be 0 or more"),
            ("unroll", self.unroll >= -1, "it must be -1 (completely), 0 (the compiler decides) or a factor"),
            ("items", self.items >= 1, "it must be 1 or more"),
            ("items", self.items == 1 or method.team, f"only {listed(TEAMS)} share a product"),
        ):
            if not right:
                self.refuse(knob, reason)
        if method.own_layout:
            return
        words = -(-degree // self.word_bits)
        if self.items > words:
            self.refuse("items", f"an element has only {words} words")
        if self.items > 1 and self.group % self.items:
            self.refuse("group", f"it must be a multiple of items, {self.items}")
        if self.unroll == -1 and words > WHOLE_UNROLL:
            self.refuse("unroll", f"{words} words are too many: at most {WHOLE_UNROLL} are unrolled completely")
        if self.word_bits >> self.levels < 8:
            self.refuse("levels", "half words must have at least 8 bits; method karatsuba halves larger operands")
