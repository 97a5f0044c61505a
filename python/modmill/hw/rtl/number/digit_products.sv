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
  for (genvar i = 0; i < D - S; i++) begin : gen_field
    logic one, two, four, negative;
    assign one      = one_i[i] & one_i[i+S];
    assign two      = (one_i[i] & two_i[i+S]) | (two_i[i] & one_i[i+S]);
    assign four     = two_i[i] & two_i[i+S];
    assign negative = negative_i[i] ^ negative_i[i+S];
    assign row_o[4*i+:4] = {four & ~negative, ~four & ~(negative & (one | two)), two | (one & negative), one};
  end
endmodule
