// Sum of two words, or a third word instead: s = load ? x : a + b. One table a bit on UltraScale+, no more than the sum alone, so that
// loading a register costs the loop that it stands in no time.
//
// Bounds: a + b < 2^W.
module add2_load #(
  parameter int W = 17
) (
  input  logic [W-1:0] a_i,
  input  logic [W-1:0] b_i,
  input  logic         load_i,
  input  logic [W-1:0] x_i,
  output logic [W-1:0] s_o
);
  assign s_o = load_i ? x_i : a_i + b_i;
endmodule
