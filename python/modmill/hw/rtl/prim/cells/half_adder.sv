// A half adder: a + b = s + 2 carry. Mapped to one cell of a library of standard cells.
module half_adder (
  input  logic a_i,
  input  logic b_i,
  output logic s_o,
  output logic carry_o
);
  assign s_o = a_i ^ b_i;
  assign carry_o = a_i & b_i;
endmodule
