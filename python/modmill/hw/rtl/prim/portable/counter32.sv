// Full adders side by side: a + b + c = s0 + 2 s1, bit by bit, without carries. One table with two outputs a bit on UltraScale+.
module counter32 #(
  parameter int W = 16
) (
  input  logic [W-1:0] a_i,
  input  logic [W-1:0] b_i,
  input  logic [W-1:0] c_i,
  output logic [W-1:0] s0_o,
  output logic [W-1:0] s1_o
);
  assign s0_o = a_i ^ b_i ^ c_i;
  assign s1_o = (a_i & b_i) | (a_i & c_i) | (b_i & c_i);
endmodule
