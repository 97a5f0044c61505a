"""A unit with state run in Python cycle by cycle, under the very stalls that the C++ driver makes from a seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from modmill.hw.circuit.clocked import Stepper
from modmill.hw.circuit.evaluate import value
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.memory import Memory, MemoryModel, MemoryPort, Request, Stalls
from modmill.hw.stream.stateful import StatefulUnit


class Replay:
    """`percent` of the cycles stall each stream, by the generator of stream/shim.cpp; `memories` as in a simulation."""

    def __init__(
        self,
        unit: StatefulUnit,
        constants: int,
        seed: int,
        percent: int,
        memories: Mapping[str, Memory] | None = None,
    ) -> None:
        self.unit, self._stalls = unit, Stalls(seed, percent)
        self._stepper = Stepper(unit.circuit, constants, seed)
        self._words = {n: unit.layouts[n].beats(m.rows) for n, m in (memories or {}).items()}
        self._memories = {port.answers: _Behind(port, unit, (memories or {})[port.answers]) for port in unit.memories}
        self._by_request = {memory.port.requests: memory for memory in self._memories.values()}
        names = [(s.name, "refused") for s in unit.fed] + [(s.name, "waited") for s in unit.sinks]
        self._named = {pair: pair[1] if unit.paired else "_".join(pair) for pair in names}
        self.counters: dict[str, int] = dict.fromkeys(self._named.values(), 0)

    @property
    def cycles(self) -> int:
        return self._stepper.cycles

    def run(self, beats: Sequence[Beat], wanted: int) -> list[Beat]:
        """Offers all inputs of the one stream and takes so many results of the other."""
        (source,), (sink,) = self.unit.fed, self.unit.sinks
        return self.move({source.name: beats}, {sink.name: wanted})[sink.name]

    def move(self, given: Mapping[str, Sequence[Beat]], wanted: Mapping[str, int]) -> dict[str, list[Beat]]:
        """Offers all beats and takes so many results of each stream out."""
        found: dict[str, list[Beat]] = {name: [] for name in wanted}
        taken, offered = dict.fromkeys(given, 0), dict.fromkeys(given, False)
        while any(taken[n] < len(b) for n, b in given.items()) or any(len(found[n]) < c for n, c in wanted.items()):
            inputs: dict[str, int] = {}
            for name, beats in given.items():
                if taken[name] < len(beats) and not offered[name] and not self._stalls.draw():
                    offered[name] = True
                inputs |= self._driven(name, offered[name], beats[min(taken[name], len(beats) - 1)])
            for name, memory in self._memories.items():
                drives = memory.model.drives()
                inputs |= self._driven(name, bool(drives.valid), self._words[name][drives.word])
            for sink in self.unit.sinks:
                memory = self._by_request.get(sink.name)
                ready = memory.model.drives().ready if memory else int(not self._stalls.draw())
                inputs[f"{sink.name}_ready"] = ready
            values = self._stepper.step(inputs)
            now = {name: value(word, values) for name, word in self.unit.results.items()}
            asked: dict[str, Beat] = {}
            for sink in self.unit.sinks:
                if now[f"{sink.name}_valid"]:
                    asked[sink.name] = {name: now[f"{sink.name}_{name}"] for name in sink.fields}
                    if inputs[f"{sink.name}_ready"]:
                        found[sink.name].append(asked[sink.name])
                    else:
                        self._count(sink.name, "waited")
            for name, memory in self._memories.items():
                memory.clock(asked.get(memory.port.requests), taken=bool(now[f"{name}_ready"]))
            for name in given:
                if offered[name] and now[f"{name}_ready"]:
                    taken[name], offered[name] = taken[name] + 1, False
                elif offered[name]:
                    self._count(name, "refused")
        # Counters show the events before the last clock edge.
        after = self._stepper.show({})
        names = [port.name.removesuffix("_o") for port in self.unit.counters]
        for name, memory in self._memories.items():
            self.counters |= {f"{name}_{what}": getattr(memory.model, what) for what in ("requests", "bytes", "waited")}
        self.counters |= {name: value(self.unit.results[name], after) for name in names}
        return found

    def _driven(self, stream: str, valid: bool, beat: Beat) -> dict[str, int]:
        return {f"{stream}_valid": int(valid), **{f"{stream}_{name}": v for name, v in beat.items()}}

    def _count(self, stream: str, what: str) -> None:
        self.counters[self._named[stream, what]] += 1


class _Behind:
    """The memory behind a port; its words are the numbers of rows."""

    def __init__(self, port: MemoryPort, unit: StatefulUnit, memory: Memory) -> None:
        self.port = port
        shape = {name: getattr(memory, name) for name in ("latency", "held", "stalls", "seed")}
        self.model = MemoryModel(range(len(memory.rows)), unit.word_bytes(port), **shape)

    def clock(self, asked: Beat | None, *, taken: bool) -> None:
        port = self.port
        request = None if asked is None else Request(asked[port.first], asked[port.length] if port.length else 1)
        self.model.clock(request, taken=taken)
