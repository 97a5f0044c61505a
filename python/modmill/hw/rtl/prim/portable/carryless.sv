// Product p = a b of polynomials over GF(2): bit k is the parity of the products of bits whose places add up to k.
module carryless #(
  parameter int AW = 8,
  parameter int BW = 8
) (
  input  logic [   AW-1:0] a_i,
  input  logic [   BW-1:0] b_i,
  output logic [AW+BW-2:0] p_o
);
  // Reversed, the bits of b that meet a slice of a stand below it.
  logic [BW-1:0] reversed;
  for (genvar i = 0; i < BW; i++) begin : gen_reversed
    assign reversed[i] = b_i[BW-1-i];
  end

  for (genvar k = 0; k < AW + BW - 1; k++) begin : gen_column
    localparam int Low = k < BW ? 0 : k - BW + 1;
    localparam int High = k < AW ? k : AW - 1;
    assign p_o[k] = ^(a_i[High:Low] & reversed[Low+BW-1-k+:High-Low+1]);
  end
endmodule
