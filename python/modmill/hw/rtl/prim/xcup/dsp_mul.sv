// Unsigned product p = a * b in one DSP48E2 of UltraScale+, with its output register if Reg = 1.
//
// Ports: clk_i; en_i: the register takes the product at the edge (Reg = 1 only); a_i: AW bits, b_i: BW bits;
// p_o: AW + BW bits. Reg = 0: combinational, clk_i and en_i are not used.
// Resources: 1 DSP48E2, nothing else (PREG holds the product).
// Bounds: AW <= 26 and BW <= 17, since the multiplier takes 27 and 18 bits in two's complement.
// Proved equal to prim/portable/dsp_mul.sv by tests/hw/prim.
// Source: AMD UG579, UltraScale Architecture DSP Slice: OPMODE 00_000_01_01 (P = M), ALUMODE 0000, INMODE 00000.
module dsp_mul #(
  parameter int AW = 17,
  parameter int BW = 17,
  parameter int Reg = 0
) (
  input  logic             clk_i,
  input  logic             en_i,
  input  logic [AW-1:0]    a_i,
  input  logic [BW-1:0]    b_i,
  output logic [AW+BW-1:0] p_o
);
  logic [47:0] product, cascade;

  dsp_tile #(.AW(AW), .BW(BW), .Reg(Reg)) u_dsp (
    .clk_i, .en_i, .a_i, .b_i, .pcin_i(48'b0), .pcout_o(cascade), .p_o(product)
  );

  assign p_o = product[AW+BW-1:0];

  // The product is not negative and has AW + BW bits: the others are 0. Nothing is above this slice.
  logic unused;
  assign unused = ^{1'b0, product, cascade};
endmodule
