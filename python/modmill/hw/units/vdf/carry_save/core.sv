// @title@
//
@notes@
@lint_off@
module @unit@_core (
  input  logic clk_i,
  input  logic rst_ni,
  input  logic load_i,
  input  logic [@top@:0] x_i,
  input  logic step_i,
  output logic done_o,
  output logic [@top@:0] x_o,
  output logic branch_o
);
  // x: two shares of @bits@ bits, the lowest first, or what is loaded.
  logic [@top@:0] x_q, square;
  @unit@_square u_square (.x_i(x_q), .y_o(square));

  always_ff @(posedge clk_i) begin
    if (load_i) x_q <= x_i;
    else if (step_i) x_q <= square;
  end

  assign done_o = step_i;
  assign x_o = x_q;
  assign branch_o = 1'b0;
  logic unused_reset;
  assign unused_reset = rst_ni;

  // The shares, for a simulation to look at.
  logic [@top@:0] watch_x;
  assign watch_x = x_q;
endmodule
