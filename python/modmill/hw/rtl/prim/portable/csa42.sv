// Four words to two: a + b + c + d = s + 2 m, with m the bitwise majority of a, b, c and s = (a ^ b ^ c) + d on a carry chain.
// One table with two outputs a bit on UltraScale+; no table waits for another.
module csa42 #(
  parameter int W = 16
) (
  input  logic [W-1:0] a_i,
  input  logic [W-1:0] b_i,
  input  logic [W-1:0] c_i,
  input  logic [W-1:0] d_i,
  output logic [W:0]   s_o,
  output logic [W-1:0] m_o
);
  assign m_o = (a_i & b_i) | (a_i & c_i) | (b_i & c_i);
  assign s_o = {1'b0, a_i ^ b_i ^ c_i} + {1'b0, d_i};
endmodule
