"""The interface of a core: a circuit between the register x and its next value."""

from __future__ import annotations

from dataclasses import dataclass, field

from modmill.errors import UsageError
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.units.vdf.redundant.config import WordsConfig

FOLD = "fold_"
"""Groups of this name are the columns of a reduction by tables, in order."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """The pipeline of a self-check: `different` says of the words `x` of `stages` - 1 cycles ago that they disagree."""

    circuit: Circuit
    x: tuple[Word, ...]
    different: Word
    stages: int


@dataclass(frozen=True, slots=True)
class Core:
    """A scheduled circuit; `x` its inputs and `result` the words that x takes, `watched` named words of its stages."""

    circuit: Circuit
    x: tuple[Word, ...]
    result: tuple[Word, ...]
    watched: dict[str, tuple[Word, ...]]
    period: float
    stages: int
    facts: dict[str, int] = field(default_factory=dict)
    layout: tuple[tuple[tuple[int, int], ...], ...] = ()
    """For each table, the bits of its index as (place of the word among the folded ones, bit of the word)."""
    comparison: Comparison | None = field(default=None, kw_only=True)
    """The comparison of x with its residue, the last word of x; None without a self-check."""


def too_narrow(config: WordsConfig) -> UsageError:
    """The error for tall columns of narrow words, when one neighbour carry does not leave words of a redundant bit."""
    return UsageError(
        f"word: {config.word} bits are too few for {config.bits}-bit numbers: "
        "a column's carry does not fit the next word"
    )


def rounded(high: int, word: int) -> int:
    """A bound with its excess over a word's bits rounded up to whole bits."""
    excess = high - ((1 << word) - 1)
    return ((1 << word) - 1) + ((1 << excess.bit_length()) - 1) if excess > 0 else high
