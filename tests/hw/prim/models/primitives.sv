// Behaviour of the UltraScale+ primitives that prim/xcup uses, for simulation only, after AMD UG974 and UG574.
/* verilator lint_off DECLFILENAME */

module LUT1 #(
  parameter logic [1:0] INIT = 2'b0
) (
  input  logic I0,
  output logic O
);
  assign O = INIT[I0];
endmodule

module LUT6 #(
  parameter logic [63:0] INIT = 64'b0
) (
  input  logic I0, I1, I2, I3, I4, I5,
  output logic O
);
  assign O = INIT[{I5, I4, I3, I2, I1, I0}];
endmodule

module LUT6_2 #(
  parameter logic [63:0] INIT = 64'b0
) (
  input  logic I0, I1, I2, I3, I4, I5,
  output logic O5, O6
);
  assign O6 = INIT[{I5, I4, I3, I2, I1, I0}];
  assign O5 = INIT[{1'b0, I4, I3, I2, I1, I0}];
endmodule

module CARRY8 #(
  parameter CARRY_TYPE = "SINGLE_CY8"
) (
  input  logic CI, CI_TOP,
  input  logic [7:0] DI, S,
  output logic [7:0] O, CO
);
  logic [8:0] chain;
  assign chain[0] = CI;
  for (genvar i = 0; i < 8; i++) begin : gen_position
    assign chain[i+1] = S[i] ? chain[i] : DI[i];
    assign O[i] = S[i] ^ chain[i];
    assign CO[i] = chain[i+1];
  end
  logic unused;
  assign unused = CI_TOP;
endmodule

module FDRE #(
  parameter logic INIT = 1'b0
) (
  input  logic C, CE, R, D,
  output logic Q
);
  initial Q = INIT;
  always_ff @(posedge C) begin
    if (R) Q <= 1'b0;
    else if (CE) Q <= D;
  end
endmodule
