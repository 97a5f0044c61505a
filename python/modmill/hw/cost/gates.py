"""A synthesised netlist as functions of bits, ready to be simulated: tables, products, flip-flops, in levels.

Every LUT output, carry position and wide multiplexer is a table of at most six nodes (a carry position is two: the sum
S ^ c and the next carry S ? c : DI). A DSP48E2 is a product and a sum of words. Nodes are those of the flat design plus
one for each carry between two positions. Levels are in order of dependence, so each is evaluated at once.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from modmill.hw.cost.arcs import used_inputs
from modmill.hw.cost.cells import FLIP_FLOPS, LUTS, lut_functions
from modmill.hw.cost.corrections import FIRST
from modmill.hw.cost.dsp import ENABLES, registers
from modmill.hw.cost.errors import CombinationalLoop, UnknownCell
from modmill.hw.cost.netlist import CONSTANTS, Cell, Design, Module

Rename = Callable[[int], int]
"""From a node to the one that stands for it."""

XOR = 0b0110
"""O = f(S, c) of a carry position."""
CHOOSE = sum((((v >> 2) if v & 1 else (v >> 1)) & 1) << v for v in range(8))
"""The next carry of a position: f(S, DI, c) = S ? c : DI."""
MUX2 = sum((((v >> 1) if v & 4 else v) & 1) << v for v in range(8))
"""Table of a wide multiplexer: f(I0, I1, S)."""


@dataclass(frozen=True, slots=True)
class Table:
    """One function of bits: the node that it drives, the nodes that it looks at, its truth table."""

    out: int
    ins: tuple[int, ...]
    init: int

    def renamed(self, to: Rename) -> Table:
        """The function with its nodes renamed."""
        return Table(to(self.out), tuple(map(to, self.ins)), self.init)


@dataclass(frozen=True, slots=True)
class Product:
    """A DSP48E2: p = a * b + pcin; `held`: p changes at the clock edge when `enable` is 1."""

    a: tuple[int, ...]
    b: tuple[int, ...]
    pcin: tuple[int, ...]
    outs: tuple[tuple[int, ...], ...]
    """P and PCOUT: the node of each bit, -1 for an open one."""
    held: bool
    enable: int

    def renamed(self, to: Rename) -> Product:
        """The product with its nodes renamed."""
        a, b, pcin, *outs = (tuple(map(to, nets)) for nets in (self.a, self.b, self.pcin, *self.outs))
        return Product(a, b, pcin, tuple(outs), self.held, to(self.enable))


@dataclass(frozen=True, slots=True)
class Register:
    """A flip-flop: q takes d at the edge if `enable`, and `value` if `reset`."""

    q: int
    d: int
    enable: int
    reset: int
    value: int

    def renamed(self, to: Rename) -> Register:
        """The register with its nodes renamed."""
        return Register(to(self.q), to(self.d), to(self.enable), to(self.reset), self.value)


@dataclass(slots=True)
class Gates:
    """The functions of one module, on its own nodes; or of a whole design, on all nodes."""

    nodes: int
    tables: list[Table]
    products: list[Product]
    registers: list[Register]

    def add(self, other: Gates, to: Rename) -> None:
        """Adds the functions of another one, on other nodes."""
        self.tables += [t.renamed(to) for t in other.tables]
        self.products += [p.renamed(to) for p in other.products]
        self.registers += [r.renamed(to) for r in other.registers]


def _of_module(module: Module) -> Gates:
    made = Gates(module.nets, [], [], [])
    for cell in module.cells:
        if cell.type in LUTS or cell.type == "LUT6_2":
            made.tables.extend(_lut(cell))
        elif cell.type in ("CARRY4", "CARRY8"):
            _carry(made, cell)
        elif cell.type in ("MUXF7", "MUXF8", "MUXF9"):
            nets = tuple(_net(cell, p) for p in ("I0", "I1", "S"))
            made.tables.append(Table(_net(cell, "O"), nets, MUX2))
        elif cell.type in FLIP_FLOPS and cell.type in ("FDRE", "FDSE"):
            reset = "R" if cell.type == "FDRE" else "S"
            enable = _net(cell, "CE", 1)
            nets = (_net(cell, "Q"), _net(cell, "D"), enable, _net(cell, reset, 0))
            made.registers.append(Register(*nets, value=int(cell.type == "FDSE")))
        elif cell.type == "DSP48E2":
            _dsp(made, cell)
        elif cell.type in ("SRL16E", "SRLC32E"):
            _shift_register(made, cell)
        elif cell.type not in ("VCC", "GND"):
            raise UnknownCell(
                f"module {module.name} holds a cell of type {cell.type}, which cannot be simulated here",
                cell=cell.type,
                module=module.name,
            )
    return made


def _net(cell: Cell, port: str, open_: int = -1, bit: int = 0) -> int:
    net = cell.net(port, bit)
    return open_ if net is None else net


def _lut(cell: Cell) -> Iterator[Table]:
    nets, functions = lut_functions(cell)
    for port, (init, inputs) in functions.items():
        out = cell.net(port)
        if out is not None:
            init, inputs, ins = _without_constants(init, inputs, [net or 0 for net in nets[:inputs]])
            yield Table(out, tuple(ins[i] for i in used_inputs(init, inputs)), _packed(init, inputs))


def _without_constants(init: int, inputs: int, ins: Sequence[int]) -> tuple[int, int, list[int]]:
    """The table with inputs that are constants worked in (x and z count as 0)."""
    left = [i for i in range(inputs) if ins[i] >= FIRST]
    one = CONSTANTS.index("1")
    fixed = sum(1 << i for i in range(inputs) if ins[i] == one)
    table = 0
    for v in range(1 << len(left)):
        index = fixed | sum(1 << i for k, i in enumerate(left) if v >> k & 1)
        table |= (init >> index & 1) << v
    return table, len(left), [ins[i] for i in left]


def _packed(init: int, inputs: int) -> int:
    """The table over the inputs that it looks at alone.

    >>> bin(_packed(0b1010_1010, 3))
    '0b10'
    """
    used = used_inputs(init, inputs)
    at = (sum(1 << i for k, i in enumerate(used) if v >> k & 1) for v in range(1 << len(used)))
    return sum((init >> index & 1) << v for v, index in enumerate(at))


def _carry(made: Gates, cell: Cell) -> None:
    carry = _net(cell, "CI", 0)
    if cell.type == "CARRY4" and cell.net("CYINIT", 0) not in (None, 0):
        carry = _net(cell, "CYINIT", 0)
    for k in range(int(cell.type[-1])):
        steer, feed = _net(cell, "S", 0, k), _net(cell, "DI", 0, k)
        total, leaves = cell.net("O", k), cell.net("CO", k)
        if total is not None:
            made.tables.append(Table(total, (steer, carry), XOR))
        if leaves is None:
            leaves, made.nodes = made.nodes, made.nodes + 1
        made.tables.append(Table(leaves, (steer, feed, carry), CHOOSE))
        carry = leaves


PRODUCT, WITH_CASCADE, WITH_SHIFTED = 0b000000101, 0b000010101, 0b001010101
"""OPMODE of a DSP48E2: the product alone, with PCIN, or with PCIN shifted down by 17 bits."""


def _dsp(made: Gates, cell: Cell) -> None:
    """A product; registers before the adder are put before the multiplier, where they do the same."""
    opmode = sum(int(n == CONSTANTS.index("1")) << i for i, n in enumerate(cell.inputs["OPMODE"]))
    on = registers(cell)
    if opmode not in (PRODUCT, WITH_CASCADE, WITH_SHIFTED) or cell.number("AREG", 1) > 1 or cell.number("BREG", 1) > 1:
        raise UnknownCell(f"cell {cell.name} is a DSP48E2 in a mode that cannot be simulated here", cell="DSP48E2")
    sides = []
    for port, width, register in (("A", 27, "AREG"), ("B", 18, "BREG")):
        nets = tuple(cell.inputs[port][:width])
        for stage in (register, "MREG"):
            if on[stage]:
                nets = _held(made, nets, _net(cell, ENABLES[stage], 1))
        sides.append(nets)
    pcin = tuple(cell.inputs.get("PCIN", ())) if opmode != PRODUCT else ()
    if opmode == WITH_SHIFTED:
        pcin = pcin[17:] + pcin[-1:] * 17
    outs = tuple(tuple(n if n >= FIRST else -1 for n in cell.outputs.get(port, ())) for port in ("P", "PCOUT"))
    a, b = sides
    made.products.append(Product(a, b, pcin, outs, on["PREG"], _net(cell, "CEP", 0)))


def _held(made: Gates, nets: Sequence[int], enable: int) -> tuple[int, ...]:
    """Registers behind these nets; constants stay."""
    outs: dict[int, int] = {}
    for net in nets:
        if net >= FIRST and net not in outs:
            outs[net], made.nodes = made.nodes, made.nodes + 1
            made.registers.append(Register(outs[net], net, enable, 0, 0))
    return tuple(outs.get(net, net) for net in nets)


def _shift_register(made: Gates, cell: Cell) -> None:
    """A row of registers whose length is constant."""
    address = cell.inputs.get("A") or tuple(_net(cell, f"A{i}", 0) for i in range(4))
    if any(net >= FIRST for net in address) or cell.net("Q31") is not None:
        raise UnknownCell(f"cell {cell.name} is a shift register of varying length", cell=cell.type)
    length = 1 + sum(int(net == CONSTANTS.index("1")) << i for i, net in enumerate(address))
    enable = _net(cell, "CE", 1)
    nets = (_net(cell, "D", 0),)
    for _ in range(length - 1):
        nets = _held(made, nets, enable)
    made.registers.append(Register(_net(cell, "Q"), nets[0], enable, 0, 0))


def flatten(design: Design) -> tuple[Gates, dict[str, tuple[int, ...]]]:
    """The functions of the whole design, and the nodes of the ports of the top."""
    own = {name: _of_module(design.modules[name]) for name in design.counts}
    whole = Gates(FIRST, [], [], [])
    joined: dict[int, int] = {}

    def add(name: str, bound: Mapping[str, Sequence[int]]) -> dict[str, tuple[int, ...]]:
        module, gates = design.modules[name], own[name]
        nodes = [*range(FIRST), *([-1] * (gates.nodes - FIRST))]
        for port, nets in module.inputs.items():
            for net, node in zip(nets, bound.get(port, ()), strict=False):
                if net >= FIRST:
                    nodes[net] = node
        for port, nets in module.outputs.items():
            for net, node in zip(nets, bound.get(port, ()), strict=False):
                if nodes[net] < 0:
                    nodes[net] = node
                elif nodes[net] != node:
                    joined[node] = nodes[net]
        for i, node in enumerate(nodes):
            if node < 0:
                nodes[i] = whole.nodes
                whole.nodes += 1
        whole.add(gates, [*nodes, -1].__getitem__)  # -1 stays -1
        for instance in module.instances:
            ports = {p: [nodes[n] for n in nets] for p, nets in (*instance.inputs.items(), *instance.outputs.items())}
            add(instance.type, ports)
        return {p: tuple(nodes[n] for n in nets) for p, nets in (*module.inputs.items(), *module.outputs.items())}

    ports = add(design.top, {})

    def root(node: int) -> int:
        while node in joined:
            node = joined[node]
        return node

    final = Gates(whole.nodes, [], [], [])
    final.add(whole, root)
    return final, {p: tuple(map(root, nodes)) for p, nodes in ports.items()}


def places(design: Design) -> tuple[list[str], list[str]]:
    """The registers and products of the flat design in the order of its functions: instances, then the net's name.

    What is a register inside a DSP48E2 is called after no net.
    """
    own = {name: _of_module(design.modules[name]) for name in design.counts}
    registers: list[str] = []
    products: list[str] = []

    def add(name: str, path: str) -> None:
        module = design.modules[name]
        registers.extend(path + module.names.get(register.q, "") for register in own[name].registers)
        products.extend(path for _ in own[name].products)
        for instance in module.instances:
            add(instance.type, f"{path}{instance.name}.")

    add(design.top, "")
    return registers, products


def levels(gates: Gates) -> list[tuple[list[Table], list[Product]]]:
    """Tables and products that are not held, in levels: each looks only at nodes of levels before its own.

    Raises CombinationalLoop.
    """
    products = (p for p in gates.products if not p.held)
    functions: list[Table | Product] = [*gates.tables, *products]
    driver: dict[int, int] = {}
    for i, f in enumerate(functions):
        for out in {n for nets in f.outs for n in nets if n >= 0} if isinstance(f, Product) else (f.out,):
            driver[out] = i
    users: dict[int, list[int]] = defaultdict(list)
    missing = [0] * len(functions)
    for i, f in enumerate(functions):
        sources = (*f.a, *f.b, *f.pcin) if isinstance(f, Product) else f.ins
        for before in {driver[n] for n in sources if n in driver}:
            users[before].append(i)
            missing[i] += 1
    ready = [i for i, n in enumerate(missing) if n == 0]
    found: list[tuple[list[Table], list[Product]]] = []
    seen = 0
    while ready:
        seen += len(ready)
        now = [functions[i] for i in ready]
        found.append(([f for f in now if isinstance(f, Table)], [f for f in now if isinstance(f, Product)]))
        following: list[int] = []
        for i in ready:
            for user in users[i]:
                missing[user] -= 1
                if missing[user] == 0:
                    following.append(user)
        ready = following
    if seen < len(functions):
        raise CombinationalLoop("the netlist has a loop without a register", nets=len(functions) - seen)
    return found
