// LUT6 as the vendor documents it (UG974): for simulation only.

module LUT6 #(
  parameter logic [63:0] INIT = 64'h0
) (
  output logic O,
  input  logic I0,
  input  logic I1,
  input  logic I2,
  input  logic I3,
  input  logic I4,
  input  logic I5
);

  assign O = INIT[{I5, I4, I3, I2, I1, I0}];

endmodule
