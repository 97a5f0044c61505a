// Sum of three words, s = a + b + c: full adders, then one adder with carries.
module add3 #(
  parameter int W = 16
) (
  input  logic [W-1:0] a_i,
  input  logic [W-1:0] b_i,
  input  logic [W-1:0] c_i,
  output logic [W+1:0] s_o
);
  logic [W-1:0] sum, carry;
  counter32 #(.W(W)) u_rows (.a_i, .b_i, .c_i, .s0_o(sum), .s1_o(carry));
  assign s_o = {2'b0, sum} + {1'b0, carry, 1'b0};
endmodule
