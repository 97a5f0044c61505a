"""Trees of buffers in a mapped netlist, so that no gate drives more pins than a designer would let it.

A synthesis of one module does not see how many pins the others hang on a net, so this is done on the whole design,
module by module: an input of a module is one pin for the module around it, and a net inside drives `MOST` pins at most.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from modmill.hw.cost.liberty import Library, StandardCell

MOST = 8
"""Pins that one gate drives at most."""
CLOCK = "clk_i"
"""The clock is ideal, and this is what every module calls it."""

Sink = Callable[[int], None]
"""Connects a pin to another net."""


def insert(netlist: Mapping[str, Any], library: Library) -> None:
    """Adds the buffers to a netlist as Yosys writes it in JSON."""
    buffer = library.buffer(MOST)
    outputs = {cell.name: {pin.name for pin in cell.outputs} for cell in library.cells}
    modules = netlist["modules"]
    for name, module in modules.items():
        outputs[name] = {port for port, p in module["ports"].items() if p["direction"] == "output"}
    for module in modules.values():
        _Module(module, outputs, buffer).insert()


class _Module:
    def __init__(self, module: dict[str, Any], outputs: Mapping[str, set[str]], buffer: StandardCell) -> None:
        self.module, self.outputs, self.buffer = module, outputs, buffer
        self.next = 1 + max(self._nets(), default=1)
        self.made = 0

    def _nets(self) -> Iterator[int]:
        """Every net; not every one has a name."""
        ports = (port["bits"] for port in self.module["ports"].values())
        pins = (bits for cell in self.module["cells"].values() for bits in cell["connections"].values())
        names = (name["bits"] for name in self.module["netnames"].values())
        yield from (bit for bits in (*ports, *pins, *names) for bit in bits if isinstance(bit, int))

    def insert(self) -> None:
        """Puts a tree on every net with too many pins; one on every input with more than a pin."""
        sinks: dict[int, list[Sink]] = defaultdict(list)
        for cell in list(self.module["cells"].values()):
            for port, bits in cell["connections"].items():
                if port not in self.outputs.get(cell["type"], ()) and port != CLOCK:
                    self._collect(bits, sinks)
        inputs: set[int] = set()
        for name, port in self.module["ports"].items():
            if port["direction"] == "input":
                inputs.update(bit for bit in port["bits"] if isinstance(bit, int) and name != CLOCK)
            else:
                self._collect(port["bits"], sinks)
        clock = self.module["ports"].get(CLOCK, {"bits": ()})["bits"]
        for net, readers in sinks.items():
            if net not in clock:
                self._drive(net, readers, 1 if net in inputs else MOST)
        for name, port in self.module["ports"].items():
            self.module["netnames"][name]["bits"] = port["bits"]

    @staticmethod
    def _collect(bits: list[Any], sinks: dict[int, list[Sink]]) -> None:
        for i, bit in enumerate(bits):
            if isinstance(bit, int):
                sinks[bit].append(lambda net, i=i: bits.__setitem__(i, net))

    def _drive(self, net: int, readers: list[Sink], most: int) -> None:
        while len(readers) > most:
            readers = [self._buffered(readers[at : at + MOST]) for at in range(0, len(readers), MOST)]
        for connect in readers:
            connect(net)

    def _buffered(self, readers: list[Sink]) -> Sink:
        """A buffer that drives these pins; what connects its own."""
        out, self.next = self.next, self.next + 1
        for connect in readers:
            connect(out)
        bits: list[int] = [0]
        (source,), (result,) = self.buffer.inputs, self.buffer.outputs
        name, self.made = f"u_buffer_{self.made}", self.made + 1
        self.module["cells"][name] = {
            "hide_name": 0,
            "type": self.buffer.name,
            "parameters": {},
            "attributes": {},
            "port_directions": {source.name: "input", result.name: "output"},
            "connections": {source.name: bits, result.name: [out]},
        }
        return lambda net: bits.__setitem__(0, net)
