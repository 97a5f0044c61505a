// Sum of two words, s = a + b, on a carry chain. One table a bit on UltraScale+.
module add2 #(
  parameter int W = 16
) (
  input  logic [W-1:0] a_i,
  input  logic [W-1:0] b_i,
  output logic [W:0]   s_o
);
  assign s_o = {1'b0, a_i} + {1'b0, b_i};
endmodule
