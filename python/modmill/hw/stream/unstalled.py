"""The results that a circuit with state gives if no stream ever stalls, cycle by cycle in Python.

For units whose reference leaves results open: those of which several are right, by when beats move.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Protocol

from modmill.hw.circuit.clocked import Stepper
from modmill.hw.circuit.evaluate import value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.interface.port import Stream
from modmill.hw.stream.beat import Beat, Layout
from modmill.hw.stream.stimulus import Followed, Given


class Stepped(Protocol):
    """The part of a `StatefulUnit` with one stream in and one out that is run."""

    circuit: Circuit
    results: dict[str, Word]
    patience: int

    @property
    def layouts(self) -> Mapping[str, Layout]:
        """The layout of each stream's beats in rows."""
        ...

    @property
    def sources(self) -> tuple[Stream, ...]:
        """The streams in."""
        ...

    @property
    def sinks(self) -> tuple[Stream, ...]:
        """The streams out."""
        ...


def unstalled(unit: Stepped, constants: int, given: Given, followed: Followed) -> Followed:
    """The first results of the circuit after reset, as many as `followed` has; they keep the inputs that it names."""
    (source,), (sink,) = unit.sources, unit.sinks
    beats = unit.layouts[source.name].beats(given.rows[source.name])
    wanted = len(followed.rows[sink.name])
    stepper = Stepper(unit.circuit, constants)
    found: list[Beat] = []
    taken = idle = 0
    while len(found) < wanted:
        inputs = {f"{source.name}_valid": int(taken < len(beats)), f"{sink.name}_ready": 1}
        if taken < len(beats):
            inputs |= {f"{source.name}_{name}": number for name, number in beats[taken].items()}
        values = stepper.step(inputs)
        now = {name: value(word, values) for name, word in unit.results.items()}
        idle += 1
        if taken < len(beats) and now[f"{source.name}_ready"]:
            taken, idle = taken + 1, 0
        if now[f"{sink.name}_valid"]:
            found.append({name: now[f"{sink.name}_{name}"] for name in sink.fields})
            idle = 0
        assert idle < unit.patience, f"{len(found)} of {wanted} results in {stepper.cycles} cycles"
    return replace(followed, rows={sink.name: unit.layouts[sink.name].rows(found)})
