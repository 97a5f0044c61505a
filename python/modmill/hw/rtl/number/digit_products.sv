// The products of the digits of a number at one distance, d_i d_i+S + 4 for each i, in fields of four bits.
//
// Ports: one_i, two_i, negative_i: the digits, as digit_recode gives them; row_o: field i at bit 4 i.
module digit_products #(
  parameter int D = 4,
  parameter int S = 1
) (
  input  logic [      D-1:0] one_i,
  input  logic [      D-1:0] two_i,
  input  logic [      D-1:0] negative_i,
  output logic [4*(D-S)-1:0] row_o
);
  logic [D-S-1:0] one, two, four, negative;
  assign one      = one_i[D-S-1:0] & one_i[D-1:S];
  assign two      = (one_i[D-S-1:0] & two_i[D-1:S]) | (two_i[D-S-1:0] & one_i[D-1:S]);
  assign four     = two_i[D-S-1:0] & two_i[D-1:S];
  assign negative = negative_i[D-S-1:0] ^ negative_i[D-1:S];

  logic [D-S-1:0] row[4];
  assign row[0] = one;
  assign row[1] = two | (one & negative);
  assign row[2] = ~four & ~(negative & (one | two));
  assign row[3] = four & ~negative;
  always_comb for (int i = 0; i < D - S; i++) row_o[4*i+:4] = {row[3][i], row[2][i], row[1][i], row[0][i]};

  // At a large distance the digits in the middle are in no product.
  logic unused;
  assign unused = ^{one_i, two_i, negative_i};
endmodule
