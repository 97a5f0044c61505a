// The squares of the digits of a number: 0, 1 or 4, the one of digit i at bit 4 i.
module digit_squares #(
  parameter int D = 4
) (
  input  logic [    D-1:0] one_i,
  input  logic [    D-1:0] two_i,
  output logic [4*D-2:0] row_o
);
  logic [4*D-1:0] row;
  always_comb for (int i = 0; i < D; i++) row[4*i+:4] = {1'b0, two_i[i], 1'b0, one_i[i]};
  assign row_o = row[4*D-2:0];

  logic unused;
  assign unused = row[4*D-1];
endmodule
