"""The ports of a unit under `vdf_loop`, and those of its top for a card: what the modules are made from."""

from __future__ import annotations

from modmill.hw.port import Control, Port, Stream

CLOCK = Control(
    (
        Port("clk_i", 1, "input", "clock; everything happens at its rising edge"),
        Port("rst_ni", 1, "input", "reset of the control, low for at least one cycle; x is not reset"),
    )
)
LOAD = Stream(
    Port("in_valid_i", 1, "input", "a word of x is offered"),
    Port("in_ready_o", 1, "output", "the unit takes it: only while idle and no complete x waits"),
    (Port("in_data_i", 32, "input", "a redundant word of x, the least significant first; higher bits are ignored"),),
)
RUN = Control(
    (
        Port("start_i", 1, "input", "a pulse begins a run, while idle, after a complete x"),
        Port("steps_i", 64, "input", "T, the squarings of the run; 0 streams x out as it is"),
        Port("stop_i", 1, "input", "a pulse ends the run at the next boundary between squarings"),
        Port("snapshot_i", 1, "input", "a pulse streams out the x of the next boundary while the run goes on"),
        Port("busy_o", 1, "output", "from the cycle after start to the last word of the result"),
        Port("steps_done_o", 64, "output", "squarings since start"),
        Port("branches_o", 32, "output", "squarings since start that took the rare branch"),
    )
)
RESULT = Stream(
    Port("out_valid_o", 1, "output", "a word of the result or of a snapshot is offered"),
    Port("out_ready_i", 1, "input", "it is taken; may stall at any time, squarings go on"),
    (
        Port("out_data_o", 32, "output", "a redundant word, the least significant first"),
        Port("out_last_o", 1, "output", "the last word of this x"),
        Port("out_steps_o", 64, "output", "how many squarings this x has behind it"),
        Port("out_final_o", 1, "output", "this x ends the run (1) or is a snapshot (0)"),
    ),
)
UNIT = (LOAD, RUN, RESULT)
"""Between clock and reset and the core."""

REGISTERS = "AXI4-Lite slave: the registers (their list heads rtl/vdf_axi.sv)"
WORDS_IN = "AXI4-Stream in: the words of x"
WORDS_OUT = "AXI4-Stream out: the words of results and snapshots"

CARD_CLOCK = Control((Port("aclk", 1, "input", "clock"), Port("aresetn", 1, "input", "reset, low")))
CARD = (
    Control(
        (
            Port("s_axi_awvalid", 1, "input", REGISTERS),
            Port("s_axi_awready", 1, "output", REGISTERS),
            Port("s_axi_awaddr", 8, "input", REGISTERS),
            Port("s_axi_wvalid", 1, "input", REGISTERS),
            Port("s_axi_wready", 1, "output", REGISTERS),
            Port("s_axi_wdata", 32, "input", REGISTERS),
            Port("s_axi_wstrb", 4, "input", REGISTERS),
            Port("s_axi_bvalid", 1, "output", REGISTERS),
            Port("s_axi_bready", 1, "input", REGISTERS),
            Port("s_axi_bresp", 2, "output", REGISTERS),
            Port("s_axi_arvalid", 1, "input", REGISTERS),
            Port("s_axi_arready", 1, "output", REGISTERS),
            Port("s_axi_araddr", 8, "input", REGISTERS),
            Port("s_axi_rvalid", 1, "output", REGISTERS),
            Port("s_axi_rready", 1, "input", REGISTERS),
            Port("s_axi_rdata", 32, "output", REGISTERS),
            Port("s_axi_rresp", 2, "output", REGISTERS),
        )
    ),
    Stream(
        Port("s_axis_tvalid", 1, "input", WORDS_IN),
        Port("s_axis_tready", 1, "output", WORDS_IN),
        (
            Port("s_axis_tdata", 32, "input", WORDS_IN),
            Port("s_axis_tlast", 1, "input", WORDS_IN),
        ),
    ),
    Stream(
        Port("m_axis_tvalid", 1, "output", WORDS_OUT),
        Port("m_axis_tready", 1, "input", WORDS_OUT),
        (
            Port("m_axis_tdata", 32, "output", WORDS_OUT),
            Port("m_axis_tlast", 1, "output", WORDS_OUT),
        ),
    ),
)
