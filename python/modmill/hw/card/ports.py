"""The AXI ports of tops for a card, under the names of the AXI specification."""

from __future__ import annotations

from modmill.hw.interface.port import Control, Direction, Port, Stream

CLOCK = Control((Port("aclk", 1, "input", "clock"), Port("aresetn", 1, "input", "reset, low")))
LITE: tuple[tuple[str, int, Direction], ...] = (
    *(("awvalid", 1, "input"), ("awready", 1, "output"), ("awaddr", 8, "input")),
    *(("wvalid", 1, "input"), ("wready", 1, "output"), ("wdata", 32, "input"), ("wstrb", 4, "input")),
    *(("bvalid", 1, "output"), ("bready", 1, "input"), ("bresp", 2, "output")),
    *(("arvalid", 1, "input"), ("arready", 1, "output"), ("araddr", 8, "input")),
    *(("rvalid", 1, "output"), ("rready", 1, "input"), ("rdata", 32, "output"), ("rresp", 2, "output")),
)


def registers(what: str) -> Control:
    """An AXI4-Lite slave."""
    return Control(tuple(Port(f"s_axi_{name}", width, direction, what) for name, width, direction in LITE))


def words(name: str, what: str, width: int, *, inward: bool, bound: str = "", last: bool = False) -> Stream:
    """An AXI4-Stream of words, with `tlast` where several make a packet."""
    there: Direction = "input" if inward else "output"
    back: Direction = "output" if inward else "input"
    valid, ready = Port(f"{name}_tvalid", 1, there, what), Port(f"{name}_tready", 1, back, what)
    beat = [Port(f"{name}_tdata", width, there, what, bound)]
    if last:
        beat.append(Port(f"{name}_tlast", 1, there, what))
    return Stream(valid, ready, tuple(beat))
