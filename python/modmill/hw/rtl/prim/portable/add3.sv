// Sum of three words, s = a + b + c, on one carry chain (a ternary adder). One table with two outputs a bit on UltraScale+.
module add3 #(
  parameter int W = 16
) (
  input  logic [W-1:0] a_i,
  input  logic [W-1:0] b_i,
  input  logic [W-1:0] c_i,
  output logic [W+1:0] s_o
);
  assign s_o = {2'b0, a_i} + {2'b0, b_i} + {2'b0, c_i};
endmodule
