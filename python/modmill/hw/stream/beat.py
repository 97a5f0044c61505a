"""What moves over a stream in one cycle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from modmill.hw.interface.port import Port

Beat = Mapping[str, int]
"""The fields of a beat by name."""


def packed(beat: Beat, names: Sequence[str], ports: Sequence[Port]) -> int:
    """The fields side by side, the first lowest."""
    word, place = 0, 0
    for name, port in zip(names, ports, strict=True):
        word |= beat[name] << place
        place += port.width
    return word


def cut(bus: str, ports: Sequence[Port]) -> str:
    """Connections of ports to their parts of a bus."""
    parts, at = [], 0
    for p in ports:
        parts.append(f".{p.name}({bus}[{at + p.width - 1}:{at}])")
        at += p.width
    return ", ".join(parts)
