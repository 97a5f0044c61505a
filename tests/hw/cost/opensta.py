"""A netlist as OpenSTA reads it: Verilog, a Liberty library of our delays, and the wires as SDF.

It is written from the netlist that Yosys flattened, cell by cell from the delays, and shares no code with the timing
graph that it checks, but for the inputs that a LUT looks at.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from modmill import programs
from modmill.hw.cost import delays
from modmill.hw.cost.arcs import used_inputs
from modmill.hw.cost.cells import lut_functions
from modmill.hw.cost.delays import WireModel
from modmill.hw.cost.netlist import CONSTANTS, Cell, Module

FIRST = len(CONSTANTS)


@dataclass(frozen=True)
class Shape:
    """A cell of the library: arcs from input to output, clock to output, setups, and its clock pin."""

    arcs: dict[tuple[str, str], float]
    launches: dict[str, float]
    setups: dict[str, float]
    clock: str


def pins(cell: Cell) -> Iterator[tuple[str, str, int, bool]]:
    """Port, pin, net and whether it is an output; a bit of a wide port is a pin of its own."""
    for ports, output in ((cell.inputs, False), (cell.outputs, True)):
        for port, nets in ports.items():
            for bit, net in enumerate(nets):
                yield port, port if len(nets) == 1 else f"{port}_{bit}", net, output


def shape(cell: Cell) -> Shape:
    """The delays of a cell, straight from the table."""
    if cell.type.startswith(("LUT", "INV")):
        return _lut(cell)
    if cell.type.startswith("CARRY"):
        return _carry(cell)
    if cell.type.startswith("FD"):
        setups = {"D": delays.FF_SETUP} | {p: delays.FF_CONTROL_SETUP for p in ("CE", "R", "S") if p in cell.inputs}
        return Shape({}, {"Q": delays.FF_CLOCK_TO_Q}, setups, "C")
    if cell.type == "DSP48E2":
        return _dsp(cell)
    assert cell.type in ("MUXF7", "MUXF8", "MUXF9"), cell.type
    return Shape({(pin, "O"): delays.MUX_WIDE for pin in ("I0", "I1", "S")}, {}, {}, "")


def _lut(cell: Cell) -> Shape:
    nets, functions = lut_functions(cell)
    if "O6" in functions and nets[5] == CONSTANTS.index("1"):
        functions["O6"] = (functions["O6"][0] >> 32, 5)
    arcs = {}
    for out, (init, inputs) in functions.items():
        live = [i for i in used_inputs(init, inputs) if (nets[i] or 0) >= FIRST]
        delay = delays.LUT_BY_INPUTS[len({nets[i] for i in live})] + (delays.LUT_O5 if out == "O5" else 0.0)
        arcs |= {(f"I{i}", out): delay for i in live}
    return Shape(arcs, {}, {}, "")


def _carry(cell: Cell) -> Shape:
    size = int(cell.type[-1])
    arcs: dict[tuple[str, str], float] = {}
    enters = [("CI", 0, 0.0), ("CYINIT", 0, 0.0)]
    enters += [(f"{pin}_{j}", j + 1, delays.CARRY_ENTER) for j in range(size) for pin in ("S", "DI")]
    for pin, first, delay in enters:
        for k in range(first, size):
            inside = delay + (k - first) * delays.CARRY_STEP
            place = k * (delays.CARRY_SUM_STEP - delays.CARRY_STEP)
            arcs[pin, f"O_{k}"] = inside + delays.CARRY_SUM + place
        for k in range(max(first - 1, 0), size):
            leave = 0.0 if k == size - 1 else delays.CARRY_LEAVE
            arcs[pin, f"CO_{k}"] = delay + (k + 1 - first) * delays.CARRY_STEP + leave
    return Shape(arcs | {(f"S_{k}", f"O_{k}"): delays.CARRY_SUM_DIRECT for k in range(size)}, {}, {}, "")


def _dsp(cell: Cell) -> Shape:
    assert not any(cell.number(r, 1) for r in ("AREG", "BREG", "CREG", "MREG"))
    multiply = delays.DSP_INPUT + delays.DSP_PREADD + delays.DSP_MULTIPLY + delays.DSP_M
    ways = {"A": multiply, "B": multiply, "C": delays.DSP_INPUT, "PCIN": 0.0}
    outs = {"P": delays.DSP_OUTPUT, "PCOUT": delays.DSP_CASCADE_OUT}
    names = [(port, pin, output) for port, pin, net, output in pins(cell) if net >= FIRST]
    entering = {pin: ways[port] + delays.DSP_ALU for port, pin, output in names if not output and port in ways}
    leaving = {pin: outs[port] for port, pin, output in names if output}
    if cell.number("PREG", 1):
        setups = {pin: delay + delays.DSP_SETUP for pin, delay in entering.items()}
        return Shape(
            {}, dict.fromkeys(leaving, delays.DSP_CLOCK_TO_P), setups | {"CEP": delays.DSP_CONTROL_SETUP}, "CLK"
        )
    return Shape({(i, o): a + b for i, a in entering.items() for o, b in leaving.items()}, {}, {}, "")


def files(module: Module, clock: int, wires: WireModel) -> dict[str, str]:
    """The Verilog netlist, the library and the delays of the wires; `clock` is the clock's net."""
    shapes: dict[str, tuple[str, Shape]] = {}
    body, interconnect = [], []
    drivers: dict[int, tuple[str, bool]] = {}
    loads: dict[int, list[tuple[str, str, str]]] = defaultdict(list)
    count: Counter[int] = Counter()
    for number, cell in enumerate(module.cells):
        made = shape(cell)
        connected = list(pins(cell))
        text = _cell(made, connected)
        kind = shapes.setdefault(text, (f"K{len(shapes)}", made))[0]
        wired = ", ".join(f".{pin}({_net(net, clock)})" for _, pin, net, _ in connected)
        body.append(f"  {kind} u{number} ({wired});")
        for port, pin, net, output in connected:
            if output:
                drivers[net] = f"u{number}/{pin}", cell.type.startswith(("LUT", "CARRY", "INV"))
            else:
                count[net] += 1
                loads[net].append((port, f"u{number}/{pin}", cell.type))
    for net, (source, site) in drivers.items():
        for port, pin, kind in loads[net]:
            delay = _wire(port, kind, count[net], site, wires)
            interconnect.append(f"(INTERCONNECT {source} {pin} ({delay:.6f}:{delay:.6f}:{delay:.6f}))")
    nets = sorted({n for c in module.cells for _, _, n, _ in pins(c) if n >= FIRST and n != clock})
    declared = "".join(f"  wire n{n};\n" for n in nets)
    verilog = "module top (clk);\n  input clk;\n" + declared + "\n".join(body) + "\nendmodule\n"
    library = [f"cell ({name}) {{\n{text}}}\n" for text, (name, _) in shapes.items()]
    entry = f'(CELL (CELLTYPE "top") (INSTANCE) (DELAY (ABSOLUTE {" ".join(interconnect)})))'
    return {
        "top.v": verilog,
        "cells.lib": LIBRARY + "".join(library) + "}\n",
        "wires.sdf": f'(DELAYFILE (SDFVERSION "3.0") (DESIGN "top") (DIVIDER /) (TIMESCALE 1ns) {entry})',
    }


LIBRARY = """library (l) {
  delay_model : table_lookup; time_unit : "1ns"; voltage_unit : "1V"; current_unit : "1mA";
  pulling_resistance_unit : "1kohm"; capacitive_load_unit (1, pf); leakage_power_unit : "1nW";
  input_threshold_pct_rise : 50; input_threshold_pct_fall : 50;
  output_threshold_pct_rise : 50; output_threshold_pct_fall : 50;
  slew_lower_threshold_pct_rise : 10; slew_lower_threshold_pct_fall : 10;
  slew_upper_threshold_pct_rise : 90; slew_upper_threshold_pct_fall : 90;
  nom_process : 1; nom_temperature : 25; nom_voltage : 1;
"""


def _cell(made: Shape, connected: list[tuple[str, str, int, bool]]) -> str:
    """A cell of the library without its name."""
    state = next((pin for pin in made.setups if pin in {name for _, name, _, _ in connected}), "")
    lines = [f'  ff (IQ, IQN) {{ clocked_on : "{made.clock}"; next_state : "{state}"; }}'] if made.clock else []
    for _, pin, _, output in connected:
        timing = []
        if output:
            ways = [(i, d, "") for (i, o), d in made.arcs.items() if o == pin]
            if pin in made.launches:
                ways.append((made.clock, made.launches[pin], "timing_type : rising_edge; "))
            names = {name for _, name, _, _ in connected}
            timing = [_delay(i, d, more) for i, d, more in ways if i in names]
        elif pin in made.setups:
            value = f'(scalar) {{ values ("{made.setups[pin]:.6f}"); }}'
            way = f'related_pin : "{made.clock}"; timing_type : setup_rising; '
            timing = [f"timing () {{ {way}rise_constraint {value} fall_constraint {value} }}"]
        role = "clock : true; " if pin == made.clock else ""
        direction = "output" if output else "input"
        lines.append(f"  pin ({pin}) {{ direction : {direction}; {role}capacitance : 0; {' '.join(timing)} }}")
    return "\n".join(lines) + "\n"


def _delay(source: str, delay: float, more: str) -> str:
    tables = "".join(f'cell_{e} (scalar) {{ values ("{delay:.6f}"); }} ' for e in ("rise", "fall"))
    slews = "".join(f'{e}_transition (scalar) {{ values ("0"); }} ' for e in ("rise", "fall"))
    return f'timing () {{ related_pin : "{source}"; {more}{tables}{slews}}}'


def _net(net: int, clock: int) -> str:
    return "clk" if net == clock else ("1'b1" if CONSTANTS[net] == "1" else "1'b0") if net < FIRST else f"n{net}"


def _wire(port: str, kind: str, load: int, site: bool, model: WireModel) -> float:
    """The wire to a pin on a net with so many, whose driver is a LUT or a carry position (`site`) or not."""
    if port == "CI":
        return delays.HOP_CARRY
    if port == "PCIN":
        return delays.HOP_CASCADE
    carry, flip_flop = kind.startswith("CARRY"), kind.startswith("FD")
    if site and load == 1 and ((carry and port in ("S", "DI")) or kind.startswith("MUXF")):
        return delays.HOP_LOCAL
    if site and load == 1 and flip_flop and port == "D":
        return delays.HOP_FLIP_FLOP
    most = delays.CONTROL_PINS if (flip_flop and port in ("CE", "R", "S")) or port == "CEP" else delays.DATA_PINS
    return model.net(min(load, most))


def period(module: Module, clock: int, wires: WireModel, folder: Path) -> float:
    """The longest path between registers by OpenSTA, in ns."""
    programs.write_texts(folder, files(module, clock, wires))
    (folder / "run.tcl").write_text(
        "read_liberty cells.lib\nread_verilog top.v\nlink_design top\n"
        "create_clock -name c -period 1000 [get_ports clk]\nread_sdf wires.sdf\n"
        "report_checks -path_delay max -digits 6\nexit\n",
        encoding="ascii",
    )
    code, log = programs.child([programs.find("sta"), "-no_splash", "-exit", "run.tcl"], folder, lambda: None)
    assert code == 0 and not re.search(r"\b[Ee]rror\b", log), log
    slack = re.findall(r"(-?[\d.]+)\s+slack", log)
    assert slack, log
    return 1000 - float(slack[0])
