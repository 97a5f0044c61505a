// Six rows to three: a + .. + f = s0 + 2 s1 + 4 s2, bit by bit, without carries: three full adders and a half adder a bit.
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
  counter32 #(.W(W)) u_x (.a_i, .b_i, .c_i, .s0_o(x0), .s1_o(x1));
  counter32 #(.W(W)) u_y (.a_i(d_i), .b_i(e_i), .c_i(f_i), .s0_o(y0), .s1_o(y1));
  for (genvar i = 0; i < W; i++) begin : gen_ones
    half_adder u_add (.a_i(x0[i]), .b_i(y0[i]), .s_o(s0_o[i]), .carry_o(carry[i]));
  end
  counter32 #(.W(W)) u_twos (.a_i(x1), .b_i(y1), .c_i(carry), .s0_o(s1_o), .s1_o(s2_o));
endmodule
