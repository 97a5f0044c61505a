"""A unit with state run in Python cycle by cycle, under the very stalls that the C++ driver makes from a seed."""

from __future__ import annotations

from collections.abc import Sequence

from modmill.hw.circuit.clocked import Stepper
from modmill.hw.circuit.evaluate import value
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.memory import Stalls
from modmill.hw.stream.stateful import StatefulUnit


class Replay:
    """`percent` of the cycles stall each stream, by the generator of stream/shim.cpp (xorshift64)."""

    def __init__(self, unit: StatefulUnit, constants: int, seed: int, percent: int) -> None:
        self.unit, self._stalls = unit, Stalls(seed, percent)
        self._stepper = Stepper(unit.circuit, constants, seed)
        self.counters: dict[str, int] = {"refused": 0, "waited": 0}

    @property
    def cycles(self) -> int:
        return self._stepper.cycles

    def run(self, beats: Sequence[Beat], wanted: int) -> list[Beat]:
        """Offers all inputs and takes so many results."""
        found: list[Beat] = []
        taken, offered = 0, False
        while taken < len(beats) or len(found) < wanted:
            if taken < len(beats) and not offered and not self._stalls.draw():
                offered = True
            beat = beats[min(taken, len(beats) - 1)]
            inputs = {f"in_{name}": v for name, v in beat.items()}
            inputs |= {"in_valid": int(offered), "out_ready": int(not self._stalls.draw())}
            values = self._stepper.step(inputs)
            now = {name: value(word, values) for name, word in self.unit.results.items()}
            if now["out_valid"]:
                if inputs["out_ready"]:
                    found.append({name: now[f"out_{name}"] for name in self.unit.result_names})
                else:
                    self.counters["waited"] += 1
            if offered and now["in_ready"]:
                taken, offered = taken + 1, False
            elif offered:
                self.counters["refused"] += 1
        # Counters show the events before the last clock edge.
        after = self._stepper.show({})
        names = [port.name.removesuffix("_o") for port in self.unit.counters]
        self.counters |= {name: value(self.unit.results[name], after) for name in names}
        return found
