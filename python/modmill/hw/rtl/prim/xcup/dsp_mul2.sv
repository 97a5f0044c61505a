// Sum of two unsigned products p = a0 * b0 + a1 * b1 in two DSP48E2 of UltraScale+ over their cascade.
//
// Ports: clk_i; en_i: the register takes the sum at the edge (Reg = 1 only); a0_i, a1_i: AW bits; b0_i, b1_i: BW
// bits; p_o: AW + BW + 1 bits. Reg = 0: combinational, clk_i and en_i are not used.
// How: the first slice's product goes over PCOUT to PCIN of the one above it, whose adder takes it in: no LUT, and
// half as many words leave the slices.
// Resources: 2 DSP48E2, nothing else (PREG of the second holds the sum).
// Bounds: AW <= 26 and BW <= 17, since the multiplier takes 27 and 18 bits in two's complement.
// Proved equal to prim/portable/dsp_mul2.sv by tests/hw/prim.
// Source: AMD UG579, UltraScale Architecture DSP Slice: OPMODE 00_000_01_01 (P = M), 00_001_01_01 (P = PCIN + M).
module dsp_mul2 #(
  parameter int AW = 17,
  parameter int BW = 17,
  parameter int Reg = 0
) (
  input  logic             clk_i,
  input  logic             en_i,
  input  logic [AW-1:0]    a0_i,
  input  logic [BW-1:0]    b0_i,
  input  logic [AW-1:0]    a1_i,
  input  logic [BW-1:0]    b1_i,
  output logic [AW+BW:0]   p_o
);
  logic [47:0] first, cascade, sum, above;

  dsp_tile #(.AW(AW), .BW(BW)) u_dsp0 (
    .clk_i, .en_i(1'b0), .a_i(a0_i), .b_i(b0_i), .pcin_i(48'b0), .pcout_o(cascade), .p_o(first)
  );
  dsp_tile #(.AW(AW), .BW(BW), .Reg(Reg), .Opmode(9'b00_001_01_01)) u_dsp1 (
    .clk_i, .en_i, .a_i(a1_i), .b_i(b1_i), .pcin_i(cascade), .pcout_o(above), .p_o(sum)
  );

  assign p_o = sum[AW+BW:0];

  // The sum is not negative and has AW + BW + 1 bits: the others are 0. Nothing is above the second slice.
  logic unused;
  assign unused = ^{1'b0, first, sum, above};
endmodule
