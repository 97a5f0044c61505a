// Six rows to three: a + .. + f = s0 + 2 s1 + 4 s2, bit by bit, without carries. Three tables a bit on UltraScale+.
module counter63 #(
  parameter int W = 16
) (
  input  logic [W-1:0] a_i,
  input  logic [W-1:0] b_i,
  input  logic [W-1:0] c_i,
  input  logic [W-1:0] d_i,
  input  logic [W-1:0] e_i,
  input  logic [W-1:0] f_i,
  output logic [W-1:0] s0_o,
  output logic [W-1:0] s1_o,
  output logic [W-1:0] s2_o
);
  // Two full adders count three rows each; their ones and their twos are added in turn.
  logic [W-1:0] x0, x1, y0, y1, carry;
  assign x0 = a_i ^ b_i ^ c_i;
  assign x1 = (a_i & b_i) | (a_i & c_i) | (b_i & c_i);
  assign y0 = d_i ^ e_i ^ f_i;
  assign y1 = (d_i & e_i) | (d_i & f_i) | (e_i & f_i);
  assign s0_o = x0 ^ y0;
  assign carry = x0 & y0;
  assign s1_o = x1 ^ y1 ^ carry;
  assign s2_o = (x1 & y1) | (x1 & carry) | (y1 & carry);
endmodule
