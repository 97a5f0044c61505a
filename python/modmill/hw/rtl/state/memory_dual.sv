// A memory of Depth words with a port to write and a port to read, one clock.
//
// Style: "distributed" (LUT memories), "block" (RAMB18E2, RAMB36E2) or "ultra" (URAM288), as synthesis tools understand
// ram_style. Latency: cycles from the address to the data; 0 only for distributed memory. enable_i moves the registers
// on the way of the data; it is not looked at with a latency of 0.
// Rule: what a read of the word that is written in the same cycle gives: 0 the old word, 1 the new one, 2 undefined
// (simulation stops with an error). There is no reset, and a word is undefined until it is written.
module memory_dual #(
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
  input  logic                                         write_i,
  input  logic [(Depth > 1 ? $clog2(Depth) : 1) - 1:0] to_i,
  input  logic [Width-1:0]                             data_i,
  input  logic                                         enable_i,
  input  logic [(Depth > 1 ? $clog2(Depth) : 1) - 1:0] from_i,
  output logic [Width-1:0]                             data_o
);
  (* ram_style = Style *) logic [Width-1:0] memory[Depth];
  always_ff @(posedge clk_i) begin
    if (write_i) memory[to_i] <= data_i;
  end

  logic same;
  assign same = write_i && to_i == from_i;

  if (Latency == 0) begin : gen_now
    logic unused;
    assign unused = ^{enable_i, same};
    assign data_o = Rule == 1 && same ? data_i : memory[from_i];
  end else begin : gen_later
    logic [Width-1:0] data_q;
    always_ff @(posedge clk_i) begin
      if (enable_i) begin
        if (Rule == 1 && same) data_q <= data_i;
        else if (Rule == 2 && same) data_q <= 'x;
        else data_q <= memory[from_i];
      end
    end
    if (Latency == 1) begin : gen_one
      assign data_o = data_q;
    end else begin : gen_two
      delay_line #(.W(Width), .N(Latency - 1)) u_data (.clk_i, .en_i(enable_i), .d_i(data_q), .q_o(data_o));
    end
`ifndef SYNTHESIS
    always @(posedge clk_i) begin
      if (Rule == 2 && enable_i && same) $fatal(1, "word %0d is read while it is written", from_i);
    end
`endif
  end
endmodule
