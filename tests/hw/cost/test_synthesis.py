"""Real synthesis of small circuits of known size: what Yosys leaves and what the corrections make of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from modmill import places, programs
from modmill.errors import Interrupted, ToolFailed, ToolMissing
from modmill.hw import rtl
from modmill.hw.cost import synth, xcup
from modmill.hw.cost.area import EXITS, AreaReport, area
from modmill.hw.cost.cells import Area
from modmill.hw.cost.flat import flatten
from modmill.progress import Progress
from modmill.watch import Watch
from tests.support import require_rtl

QUIET = Watch(None)

PARTS = """
module adder (input logic [19:0] a, b, output logic [20:0] s);
  assign s = a + b;
endmodule

module full_adder (input logic a, b, c, output logic s, m);
  assign {m, s} = {1'b0, a} + {1'b0, b} + {1'b0, c};
endmodule

module product (input logic clk, en, input logic [15:0] a, b, output logic [31:0] p);
  always_ff @(posedge clk) if (en) p <= a * b;
endmodule

module compress (input logic clk, input logic [16:0] a, b, c, output logic [18:0] s);
  logic [18:0] sum;
  add3 #(.W(17)) u_sum (.a_i(a), .b_i(b), .c_i(c), .s_o(sum));
  stage_reg #(.W(19)) u_reg (.clk_i(clk), .en_i(1'b1), .d_i(sum), .q_o(s));
endmodule

module loose (input logic [16:0] a, b, c, output logic [18:0] s);
  logic [18:0] sum;
  add3 #(.W(17)) u_sum (.a_i(a), .b_i(b), .c_i(c), .s_o(sum));
  assign s = ~sum;
endmodule

module top (input logic clk, en, input logic [59:0] x, output logic [120:0] y);
  adder u_adder (.a(x[19:0]), .b(x[39:20]), .s(y[20:0]));
  full_adder u_fa0 (.a(x[0]), .b(x[1]), .c(x[2]), .s(y[21]), .m(y[22]));
  full_adder u_fa1 (.a(x[3]), .b(x[4]), .c(x[5]), .s(y[23]), .m(y[24]));
  product u_product (.clk, .en, .a(x[15:0]), .b(x[31:16]), .p(y[56:25]));
  compress u_compress (.clk, .a(x[16:0]), .b(x[33:17]), .c(x[50:34]), .s(y[75:57]));
  loose u_loose (.a(x[16:0]), .b(x[33:17]), .c(x[50:34]), .s(y[94:76]));
endmodule
"""


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> AreaReport:
    """The area of PARTS."""
    require_rtl("pyosys")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        files = {"parts.sv": PARTS} | rtl.read("prim/xcup")
        design = xcup.netlist("parts", files, "top", QUIET)
    return area(design, flatten(design))


def part(report: AreaReport, name: str) -> Area:
    found = [p.total for p in report.parts if p.module == name or f"\\{name}\\" in p.module]
    assert len(found) == 1, name
    return found[0]


def test_an_inferred_adder_of_20_bits(report: AreaReport) -> None:
    assert part(report, "adder") == Area(lut=20, carry8=3)
    assert report.cells["CARRY4"] == 6  # of the 21 bits, the top one has a CARRY4 of its own


def test_two_full_adders_are_two_luts(report: AreaReport) -> None:
    assert part(report, "full_adder") == Area(lut=2)
    assert report.corrections["paired lut"] == Area(lut=-2)


def test_a_registered_product_is_one_slice(report: AreaReport) -> None:
    assert part(report, "product") == Area(dsp=1)


def test_a_ternary_adder_in_front_of_registers_and_without(report: AreaReport) -> None:
    """17 LUT and one for the last carry in front of registers; without them each carry that leaves takes a LUT more.

    Of the 17 bits of the majority, bit i leaves position i, whose sum leaves too: positions 0 to 16.
    """
    assert part(report, "add3") == Area(lut=18 + 18 + 17, carry8=6)
    assert report.corrections[EXITS] == Area(lut=17)
    assert part(report, "stage_reg") == Area(ff=19)


def test_broken_text_is_named(tmp_path: Path) -> None:
    require_rtl("pyosys")
    with pytest.raises(ToolFailed, match=r"yosys failed: bad.sv:2: .*syntax error") as caught:
        synth.xcup({"bad.sv": "module top;\n  assign assign;\nendmodule\n"}, "top", tmp_path / "out.json", QUIET)
    assert caught.value.line == 2


def test_a_missing_tool_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(ToolMissing, match="apt-get install opensta"):
        programs.find("sta")
    with pytest.raises(ToolMissing, match="not on this machine; get it with"):
        monkeypatch.setitem(places.GET, "modmill-absent", "python -m pip install modmill-absent")
        programs.package_version("modmill-absent")


def test_a_callback_stops_synthesis_and_leaves_no_child(tmp_path: Path) -> None:
    require_rtl("pyosys")
    seen: list[Progress] = []

    def stop(step: Progress) -> bool:
        seen.append(step)
        return False

    with pytest.raises(Interrupted, match="synthesis"):
        synth.xcup({"parts.sv": PARTS} | rtl.read("prim/xcup"), "top", tmp_path / "out.json", Watch(stop))
    assert len(seen) == 1
    assert not (tmp_path / "out.json").exists()
