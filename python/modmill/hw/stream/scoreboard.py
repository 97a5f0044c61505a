"""Results that are expected, matched with those that come: in order, or in order for each tag.

A unit that works on several inputs at a time may give their results in another order, as long as the host can tell by a
tag which is which. Results of one tag come in the order in which they were expected, unless the unit says otherwise.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass

from modmill.errors import HardwareMismatch
from modmill.hw.stream.beat import Beat

Tag = Callable[[Beat], Hashable]


@dataclass(slots=True)
class _Expected:
    index: int
    what: str
    beat: Beat
    came: bool = False


class Scoreboard:
    """What is expected of a unit of that configuration, whose results are called `noun`.

    `tag` gives the tag of a result; without one all results come in order. With `any_order` those of one tag may
    overtake each other, too. `asked` were expected so far, `compared` came; `overtaken` of them came while an earlier
    one was missing.
    """

    def __init__(self, unit: str, noun: str, tag: Tag | None = None, *, any_order: bool = False) -> None:
        self._any_order = any_order
        self._unit, self._noun, self._tag = unit, noun, tag or (lambda _beat: None)
        self._by_tag: dict[Hashable, deque[_Expected]] = {}
        self._in_order: deque[_Expected] = deque()
        self.asked: int = 0
        self.compared: int = 0
        self.overtaken: int = 0

    @property
    def waiting(self) -> int:
        """How many results have not come."""
        return self.asked - self.compared

    @property
    def counters(self) -> dict[str, int]:
        """By name."""
        return {"compared": self.compared, "overtaken": self.overtaken}

    def expect(self, result: Beat, what: str) -> None:
        """A result that must come; `what` says of which input."""
        self.asked += 1
        entry = _Expected(self.asked, what, result)
        self._by_tag.setdefault(self._tag(result), deque()).append(entry)
        self._in_order.append(entry)

    def came(self, result: Beat) -> None:
        """Compares a result. Raises HardwareMismatch for a wrong one, and for one that nothing is known of."""
        tag = self._tag(result)
        queue = self._by_tag.get(tag)
        if not queue:
            known = f" with the tag {tag}" if self._in_order and tag is not None else ""
            raise HardwareMismatch(f"{self._unit} gave a {self._noun}{known} that was not expected", got=dict(result))
        entry = next((e for e in queue if e.beat == result), queue[0]) if self._any_order else queue[0]
        queue.remove(entry)
        if not queue:
            del self._by_tag[tag]
        entry.came = True
        if result != entry.beat:
            raise HardwareMismatch(
                f"{self._noun} {entry.index} ({entry.what}) of {self._unit} is wrong",
                expected=dict(entry.beat),
                got=dict(result),
            )
        self.compared += 1
        self.overtaken += entry is not self._in_order[0]
        while self._in_order and self._in_order[0].came:
            self._in_order.popleft()

    def end(self) -> None:
        """Raises HardwareMismatch if a result is missing."""
        if self._in_order:
            first = self._in_order[0]
            raise HardwareMismatch(
                f"{self.waiting} {self._noun}s of {self._unit} did not come; the first is {first.index} ({first.what})",
                expected=dict(first.beat),
            )
