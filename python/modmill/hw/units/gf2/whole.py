"""Units whose beats have whole elements: a product for each beat in."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from modmill.hw.stream.beat import Beat, Rows
from modmill.hw.stream.streamed import StreamedUnit
from modmill.hw.units.gf2.edges import edges
from modmill.hw.units.gf2.elements import Words, in_elements, in_words

NOTE = "Bit i of a port is the coefficient of x^i."


class WholeElements(StreamedUnit):
    """A unit with operands `a` and perhaps `b` in a beat, and the result in another."""

    modulus: int

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        """Operands at the ends of their range for half of the beats, then random ones."""
        del constants
        rng = random.Random(seed)
        found = [*self._edges()][: (count + 1) // 2]
        while len(found) < count:
            found.append(("random", {name: rng.getrandbits(self.bits) for name in self.inputs}))
        return found

    def _edges(self) -> Iterator[tuple[str, Beat]]:
        named = edges(self.modulus)
        for i, a in named.items():
            for j, b in named.items() if "b" in self.inputs else [("", 0)]:
                yield f"a = {i}" + f", b = {j}" * bool(j), {"a": a} | ({"b": b} if j else {})

    # The job's products.

    def beats_of(self, a: Words, b: Words) -> Mapping[str, Rows]:
        """The beats of products of elements."""
        (source,) = self.sources
        layout = self.layouts[source.name]
        given = dict(zip("ab", (a, b), strict=True))
        return {source.name: layout.joined({name: in_words(given[name], slot.words) for name, slot in layout})}

    def answers(self, count: int) -> Mapping[str, int]:
        """One beat for each product."""
        (sink,) = self.sinks
        return {sink.name: count}

    def elements(self, found: Mapping[str, Rows]) -> Words:
        """The products."""
        (rows,) = found.values()
        return in_elements(rows)
