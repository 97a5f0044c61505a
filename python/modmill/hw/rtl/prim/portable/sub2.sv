// Difference of two words, s = 2^W + a - b, on a carry chain: the top bit says that a is at least b. One table a bit on UltraScale+.
module sub2 #(
  parameter int W = 16
) (
  input  logic [W-1:0] a_i,
  input  logic [W-1:0] b_i,
  output logic [W:0]   s_o
);
  assign s_o = {1'b1, a_i} - {1'b0, b_i};
endmodule
