"""The cycles of a product on P elements, and the words that move between them.

T has 2 s words, s a multiple of P. Step i of the product multiplies word i of b by all words of a, step i of the
reduction the quotient q_i by all words of N. By rows, step i is a row on element i mod P. By columns, word k of T is
on element k mod P, so that the columns k and k + s are on the same one, and each step is on all elements.
"""

from __future__ import annotations

from dataclasses import dataclass

from modmill.hw.units.gf2.memories import latency, power

PARTITIONS = ("rows", "columns")
ROWS, COLUMNS = PARTITIONS
CHAIN = 6
"""The least cycles from a quotient to the next one.

They are, each before registers, its product with a word of N, the sum with T, the word for the product with n', that
product, and what brings the quotient to the multiplier; by rows it needs another product, since the first word that is
sent on is the second of the row, and is multiplied as soon as it is known.
"""


@dataclass(frozen=True, slots=True)
class Timing:
    """The schedule of a product of `words` words, at least P, on `elements` elements."""

    by: str
    words: int
    elements: int

    @property
    def share(self) -> int:
        """The words of a step that are one element's, or the steps: s / P."""
        return self.words // self.elements

    @property
    def read(self) -> int:
        """Cycles from a word's turn to its operands in registers."""
        return 1 + latency(4 * power(self.words))

    @property
    def sum(self) -> int:
        """Cycles from a word's turn to its sum with the word of T."""
        return self.read + 1

    @property
    def multiplication(self) -> int:
        """Cycles between two steps of the product; by rows a word of T must have reached the next element."""
        return max(self.share, 3 + latency(power(self.words))) if self.by == ROWS else self.share

    @property
    def reduction(self) -> int:
        """Cycles between two steps of the reduction; once in P steps an element computes a quotient, too."""
        return max(self.share + 1, CHAIN)

    @property
    def cycles(self) -> int:
        """Cycles between two products.

        By rows a cycle more lets the last element end its row before the next product reaches it. By columns the first
        quotient is computed in the last step of the product, which is as long as one of the reduction; the next product
        begins when element 0 has ended its last step.
        """
        if self.by == ROWS:
            return self.words * (self.multiplication + self.reduction) + 1
        return (self.words - 1) * self.multiplication + (self.words + 1) * self.reduction

    @property
    def latency(self) -> int:
        """Cycles from the last word of the operands to the first of the result, for the first product after reset.

        The result begins to leave when all of it is stored.
        """
        words, through = self.words, self.read + latency(2 * power(self.words))
        if self.by == ROWS:
            steps = words * self.multiplication + (words - 1) * self.reduction
            return steps + words + through + latency(power(words)) + 10
        steps = (words - 1) * self.multiplication + words * self.reduction
        return steps + words + through + self.elements * (latency(power(max(2, self.share))) + 1) + 8

    @property
    def products(self) -> int:
        """Products of words of one product, those of quotients with n' included."""
        return 2 * self.words**2 + self.words

    @property
    def efficiency(self) -> float:
        """The part of the cycles in which an element multiplies words."""
        return self.products / (self.elements * self.cycles)

    @property
    def moved(self) -> dict[str, int]:
        """Words that one product moves between elements, by counter: of T, quotients, and words of the result.

        By rows the s words of T above the lowest follow each row but the last of the product and of the reduction; the
        result is on one element. By columns each quotient passes P - 1 links, the high half of a word that q clears
        goes to the next word, and each word of the result passes P - 1 links to the last element.
        """
        if self.by == ROWS:
            return {"t_words": 2 * self.words * (self.words - 1)}
        links = self.words * (self.elements - 1)
        return {"t_words": self.words, "quotients": links, "result_words": links}
