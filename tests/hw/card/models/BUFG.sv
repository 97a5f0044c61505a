// BUFG: a global clock buffer. Source: UG974.

module BUFG (
  input  logic I,
  output logic O
);

  assign O = I;

endmodule
