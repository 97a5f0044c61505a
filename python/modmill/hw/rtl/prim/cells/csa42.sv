// Four words to two: a + b + c + d = s + 2 m, with m the bitwise majority of a, b, c and s = (a ^ b ^ c) + d.
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
  logic [W-1:0] x;
  counter32 #(.W(W)) u_rows (.a_i, .b_i, .c_i, .s0_o(x), .s1_o(m_o));
  assign s_o = {1'b0, x} + {1'b0, d_i};
endmodule
