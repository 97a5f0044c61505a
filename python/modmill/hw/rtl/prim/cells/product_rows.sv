// The rows of a product, a b = sum of rows: row i is a at place i where bit i of b is set.
module product_rows #(
  parameter int AW = 17,
  parameter int BW = 17,
  parameter int W = 34
) (
  input  logic [AW-1:0]   a_i,
  input  logic [BW-1:0]   b_i,
  output logic [BW*W-1:0] rows_o
);
  for (genvar i = 0; i < BW; i++) begin : gen_rows
    assign rows_o[i*W+:W] = {{(W - AW) {1'b0}}, a_i & {AW{b_i[i]}}} << i;
  end
endmodule
