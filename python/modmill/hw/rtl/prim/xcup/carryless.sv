// Product p = a b of polynomials over GF(2) in LUTs of UltraScale+: bit k is the parity of the products in column k.
//
// Ports: a_i: AW bits, b_i: BW bits; p_o: AW + BW - 1 bits. Combinational.
// How: a column of n products is a binary tree of ceil((2 n - 1) / 5) LUTs. The first half of them, with LUTs above
// them, take the parity of two results and two products, the others that of three products.
// Resources: the sum of these numbers; AW = BW = 16: 109 LUT, three deep.
// Bounds: AW, BW >= 1. Proved equal to prim/portable/carryless.sv by tests/hw/prim.
// Source: AMD UG574, section "Look-up table"; the count is derived in hw/circuit/kinds/polynomials.py.
module carryless #(
  parameter int AW = 8,
  parameter int BW = 8
) (
  input  logic [   AW-1:0] a_i,
  input  logic [   BW-1:0] b_i,
  output logic [AW+BW-2:0] p_o
);
  for (genvar k = 0; k < AW + BW - 1; k++) begin : gen_column
    localparam int Low = k < BW ? 0 : k - BW + 1;
    localparam int Products = (k < AW ? k : AW - 1) - Low + 1;
    localparam int Luts = (2 * Products + 3) / 5;
    localparam int Inner = Luts / 2;

    // The bits of product i at 2 i and 2 i + 1, zeros above; the result of a LUT at its number, zero above.
    logic [6*Luts-1:0] bits;
    logic [Luts:0] parity;
    assign parity[Luts] = 1'b0;
    for (genvar i = 0; i < 3 * Luts; i++) begin : gen_product
      if (i < Products) begin : gen_used
        assign bits[2*i]   = a_i[Low+i];
        assign bits[2*i+1] = b_i[k-Low-i];
      end else begin : gen_unused
        assign bits[2*i+:2] = '0;
      end
    end

    for (genvar j = 0; j < Luts; j++) begin : gen_lut
      if (j < Inner) begin : gen_inner
        LUT6 #(
          .INIT(64'h6999_9666_9666_9666)  // I0 ^ I1 ^ (I2 & I3) ^ (I4 & I5)
        ) u_lut (
          .I0(parity[2*j+1]),
          .I1(parity[2*j+2]),
          .I2(bits[4*j]),
          .I3(bits[4*j+1]),
          .I4(bits[4*j+2]),
          .I5(bits[4*j+3]),
          .O (parity[j])
        );
      end else begin : gen_leaf
        localparam int First = 4 * Inner + 6 * (j - Inner);
        LUT6 #(
          .INIT(64'h8777_7888_7888_7888)  // (I0 & I1) ^ (I2 & I3) ^ (I4 & I5)
        ) u_lut (
          .I0(bits[First]),
          .I1(bits[First+1]),
          .I2(bits[First+2]),
          .I3(bits[First+3]),
          .I4(bits[First+4]),
          .I5(bits[First+5]),
          .O (parity[j])
        );
      end
    end
    assign p_o[k] = parity[0];

    // The places above the last product and the last result.
    logic unused;
    assign unused = ^{1'b0, bits, parity};
  end
endmodule
