// A memory of Depth words with one port, which writes or reads in a cycle.
//
// Style and Latency as in memory_dual. Nothing happens while enable_i is low.
// Rule: the data after a write: 0 the old word, 1 the new one, 2 what it was before the write (only with a latency).
module memory_single #(
  parameter int Width = 16,
  parameter int Depth = 16,
  parameter int Latency = 1,
  parameter int Rule = 0,
  // Only synthesis looks at the style.
  // verilator lint_off UNUSEDPARAM
  parameter Style = "block"
  // verilator lint_on UNUSEDPARAM
) (
  input  logic                                         clk_i,
  input  logic                                         enable_i,
  input  logic                                         write_i,
  input  logic [(Depth > 1 ? $clog2(Depth) : 1) - 1:0] at_i,
  input  logic [Width-1:0]                             data_i,
  output logic [Width-1:0]                             data_o
);
  (* ram_style = Style *) logic [Width-1:0] memory[Depth];
  always_ff @(posedge clk_i) begin
    if (enable_i && write_i) memory[at_i] <= data_i;
  end

  if (Latency == 0) begin : gen_now
    assign data_o = Rule == 1 && enable_i && write_i ? data_i : memory[at_i];
  end else begin : gen_later
    logic [Width-1:0] data_q;
    always_ff @(posedge clk_i) begin
      if (enable_i) begin
        if (!write_i || Rule == 0) data_q <= memory[at_i];
        else if (Rule == 1) data_q <= data_i;
      end
    end
    if (Latency == 1) begin : gen_one
      assign data_o = data_q;
    end else begin : gen_two
      delay_line #(.W(Width), .N(Latency - 1)) u_data (.clk_i, .en_i(enable_i), .d_i(data_q), .q_o(data_o));
    end
  end
endmodule
