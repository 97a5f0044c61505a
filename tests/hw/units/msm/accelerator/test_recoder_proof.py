"""The recoder, proved of its text at toy width by the SAT solver of Yosys: digits add up to the scalar.

For every scalar below r, every width of the windows and either sign: no plan is assumed but that the bias is the sum of
the halves, and that the windows hold the sum of it and the scalar.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from modmill import errors
from modmill.hw.units.msm.accelerator.config import MsmConfig
from modmill.hw.units.msm.accelerator.recoder import recoder
from tests.hw.solver import prove_pipeline

BITS, WINDOW = 5, 4
WIDE = 16
"""Bits of the claim's numbers, which are signed."""


def claim(config: MsmConfig, wanted: str) -> str:
    """The digits of one scalar; window 0 begins at bit 0, each of the others where the one below ends."""
    part, size = recoder(config), config.bucket_bits
    inputs = {op.name: op.outs[0].width for op in part.inputs}
    count = config.windows
    lines = [
        *(f"  logic [{width - 1}:0] {name};" for name, width in inputs.items() if name[:4] in ("bias", "mask", "base")),
        f"  logic [{count * (size + 2) - 1}:0] digits;",
        f"  logic signed [{WIDE - 1}:0] right, total, m, span;",
        *(f"  logic signed [{WIDE - 1}:0] half_{j}, digit_{j}, at_{j};" for j in range(count)),
        "  assign right = symmetric && 2 * scalar > order ? $signed(scalar) - order : $signed(scalar);",
        "  assign m = right < 0 ? -right : right;",
    ]
    for j in range(count):
        low = j * (size + 2)
        lines += [
            f"  assign at_{j} = {f'at_{j - 1} + width_{j - 1}' if j else '0'};",
            f"  assign half_{j} = 1 << (width_{j} - 1);",
            f"  assign mask_{j} = (1 << width_{j}) - 1;",
            f"  assign base_{j} = at_{j};",
            f"  always_comb assume (width_{j} > 0 && width_{j} <= {config.window});",
            f"  wire [{size - 1}:0] bucket_{j} = digits[{low}+:{size}];",
            f"  wire signed [{WIDE - 1}:0] size_{j} = bucket_{j} == 0 ? half_{j} : $signed({{1'b0, bucket_{j}}});",
            f"  wire sign_{j} = digits[{low + size}], there_{j} = digits[{low + size + 1}];",
            f"  assign digit_{j} = !there_{j} ? 0 : sign_{j} ? -size_{j} : size_{j};",
            f"  always_comb assert (there_{j} || digits[{low}+:{size + 2}] == 0);",
        ]
    span = f"at_{count - 1} + width_{count - 1}"
    lines += [
        f"  assign span = {span};",
        f"  assign bias = {' + '.join(f'(half_{j} << at_{j})' for j in range(count))};",
        f"  assign total = {' + '.join(f'(digit_{j} <<< at_{j})' for j in range(count))};",
        f"  always_comb assume (scalar < order && span < {inputs['bias']});",
        "  always_comb assume (m + $signed({1'b0, bias}) < (1 << span));",
        f"  always_comb assert (total == {wanted});",
    ]
    free = {"scalar": inputs["scalar"], "symmetric": 1} | {f"width_{j}": 3 for j in range(count)}
    for name, width in free.items():  # the operands hold while the pipeline takes them
        lines += [f"  logic [{width - 1}:0] {name}_q;", f"  always_ff @(posedge clk_i) {name}_q <= {name};"]
        lines += [f"  always_comb assume ({name} == {name}_q);"]
    ports = ["clk_i", *(f"[{width - 1}:0] {name}" for name, width in free.items())]
    connected = ", ".join(f".{name}_i({name})" for name in inputs if name not in ("live", "unsigned"))
    cell = f"  u_recoder u (.clk_i, .en_i(1'b1), .live_i(1'b1), .unsigned_i(1'b0), {connected}, .digits_o(digits));"
    head = ",\n".join(f"  input logic {port}" for port in ports)
    constant = f"  localparam logic signed [{WIDE - 1}:0] order = {config.order};"
    return "\n".join([f"module claim (\n{head}\n);", constant, *lines, cell, "endmodule", ""])


def prove(folder: Path, windows: int, wanted: str = "right") -> None:
    """Raises ToolFailed unless the claim holds for all operands."""
    config = MsmConfig("msm", "integers", BITS, 2, windows, WINDOW, 0)
    prove_pipeline(folder, recoder(config), claim(config, wanted))


@pytest.mark.parametrize("windows", [1, 2, 3])
def test_digits_add_up_to_every_scalar(windows: int, tmp_path: Path) -> None:
    prove(tmp_path, windows)


def test_a_wrong_claim_is_refuted(tmp_path: Path) -> None:
    with pytest.raises(errors.ToolFailed):
        prove(tmp_path, 2, "$signed(scalar)")
