// Full adders side by side: a + b + c = s0 + 2 s1, bit by bit, without carries.
module counter32 #(
  parameter int W = 16
) (
  input  logic [W-1:0] a_i,
  input  logic [W-1:0] b_i,
  input  logic [W-1:0] c_i,
  output logic [W-1:0] s0_o,
  output logic [W-1:0] s1_o
);
  for (genvar i = 0; i < W; i++) begin : gen_bits
    full_adder u_add (.a_i(a_i[i]), .b_i(b_i[i]), .c_i(c_i[i]), .s_o(s0_o[i]), .carry_o(s1_o[i]));
  end
endmodule
