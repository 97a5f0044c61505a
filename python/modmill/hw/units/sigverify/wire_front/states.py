"""A machine of named states, one bit of state for each."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from modmill.hw.circuit.control import all_of, any_of
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word

Way = tuple[str, Word | None]
"""A state to go to, and when; None: always."""


class States:
    """`names` with the first one after reset. `now[name]` is high while the machine is in that state.

    A machine stays in a state while no way out of it is open. Every state must be left by `branch`, and `close` ends
    the construction.
    """

    def __init__(self, c: Circuit, names: Sequence[str]) -> None:
        self._c, self._first = c, names[0]
        self.now: dict[str, Word] = {name: c.wire(f"at_{name}", 1) for name in names}
        self._arrivals: dict[str, list[Word]] = defaultdict(list)
        self._leaves: dict[str, list[Word]] = defaultdict(list)
        self._always: set[str] = set()

    def branch(self, state: str, *ways: Way, given: Word | None = None) -> list[Word]:
        """Leaves the state by the first way that is open; the events, one for each way.

        With `given` only while that is high; ways of one state under different `given` exclude each other.
        """
        c, events, closed = self._c, list[Word](), list[Word]()
        base = [self.now[state], *([given] if given else [])]
        for target, when in ways:
            name = f"{state}_{len(self._leaves[state])}"
            bits = [*base, *closed, *([when] if when else [])]
            event = all_of(c, f"{name}_goes", bits)
            if when:
                closed.append(c.invert(f"{name}_shut", when))
            elif given is None:
                self._always.add(state)
            events.append(event)
            self._leaves[state].append(event)
            self._arrivals[target].append(event)
        return events

    def enters(self, target: str) -> list[Word]:
        """The events so far that lead to a target, which need not be a state."""
        return self._arrivals[target]

    def join(self, state: str, event: Word) -> None:
        """Enters a state by an event that `branch` gave for a target that is none."""
        self._arrivals[state].append(event)

    def close(self) -> None:
        """Makes the registers."""
        c = self._c
        for name, now in self.now.items():
            found = list(self._arrivals[name])
            if name not in self._always:
                left = any_of(c, f"{name}_left", self._leaves[name])
                found.append(c.both(f"{name}_stays", now, c.invert(f"{name}_held", left)))
            nexts = any_of(c, f"{name}_next", found)
            c.connect(now, c.register(f"at_{name}_q", nexts, reset=int(name == self._first)))


def keep(c: Circuit, name: str, *ways: tuple[Word, Word], high: int = 0) -> Word:
    """A register that takes the word of the event that happens, one at a time. `high`: its largest value, if known."""
    events = [event for event, _ in ways]
    word = ways[0][1] if len(ways) == 1 else c.select(f"{name}_next", *ways)
    if high:
        word = word.low(high.bit_length())
    return c.register(f"{name}_q", word, any_of(c, f"{name}_taken", events))


def connected(c: Circuit, wire: Word, *ways: tuple[Word, Word]) -> Word:
    """A register like `keep`'s for a word that was read before."""
    return c.connect(wire, keep(c, wire.view.wire.name, *ways, high=wire.high))
