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
  logic [47:0] cascade, sum;

  // verilator lint_off PINCONNECTEMPTY
  // The outputs of DSP48E2 that this cell does not use.
  DSP48E2 #(
    .ACASCREG(0),
    .ADREG(0),
    .ALUMODEREG(0),
    .AMULTSEL("A"),
    .AREG(0),
    .BCASCREG(0),
    .BMULTSEL("B"),
    .BREG(0),
    .CARRYINREG(0),
    .CARRYINSELREG(0),
    .CREG(0),
    .DREG(0),
    .INMODEREG(0),
    .MREG(0),
    .OPMODEREG(0),
    .PREG(0),
    .USE_MULT("MULTIPLY"),
    .USE_SIMD("ONE48")
  ) u_dsp0 (
    .CLK(clk_i),
    .A(30'(a0_i)),
    .B(18'(b0_i)),
    .C(48'b0),
    .D(27'b0),
    .ACIN(30'b0),
    .BCIN(18'b0),
    .PCIN(48'b0),
    .CARRYIN(1'b0),
    .CARRYCASCIN(1'b0),
    .MULTSIGNIN(1'b0),
    .CARRYINSEL(3'b0),
    .INMODE(5'b0),
    .OPMODE(9'b00_000_01_01),
    .ALUMODE(4'b0),
    .CEA1(1'b0),
    .CEA2(1'b0),
    .CEAD(1'b0),
    .CEALUMODE(1'b0),
    .CEB1(1'b0),
    .CEB2(1'b0),
    .CEC(1'b0),
    .CECARRYIN(1'b0),
    .CECTRL(1'b0),
    .CED(1'b0),
    .CEINMODE(1'b0),
    .CEM(1'b0),
    .CEP(1'b0),
    .RSTA(1'b0),
    .RSTALLCARRYIN(1'b0),
    .RSTALUMODE(1'b0),
    .RSTB(1'b0),
    .RSTC(1'b0),
    .RSTCTRL(1'b0),
    .RSTD(1'b0),
    .RSTINMODE(1'b0),
    .RSTM(1'b0),
    .RSTP(1'b0),
    .P(),
    .PCOUT(cascade),
    .ACOUT(),
    .BCOUT(),
    .CARRYCASCOUT(),
    .CARRYOUT(),
    .MULTSIGNOUT(),
    .OVERFLOW(),
    .UNDERFLOW(),
    .PATTERNDETECT(),
    .PATTERNBDETECT(),
    .XOROUT()
  );

  DSP48E2 #(
    .ACASCREG(0),
    .ADREG(0),
    .ALUMODEREG(0),
    .AMULTSEL("A"),
    .AREG(0),
    .BCASCREG(0),
    .BMULTSEL("B"),
    .BREG(0),
    .CARRYINREG(0),
    .CARRYINSELREG(0),
    .CREG(0),
    .DREG(0),
    .INMODEREG(0),
    .MREG(0),
    .OPMODEREG(0),
    .PREG(Reg),
    .USE_MULT("MULTIPLY"),
    .USE_SIMD("ONE48")
  ) u_dsp1 (
    .CLK(clk_i),
    .A(30'(a1_i)),
    .B(18'(b1_i)),
    .C(48'b0),
    .D(27'b0),
    .ACIN(30'b0),
    .BCIN(18'b0),
    .PCIN(cascade),
    .CARRYIN(1'b0),
    .CARRYCASCIN(1'b0),
    .MULTSIGNIN(1'b0),
    .CARRYINSEL(3'b0),
    .INMODE(5'b0),
    .OPMODE(9'b00_001_01_01),
    .ALUMODE(4'b0),
    .CEA1(1'b0),
    .CEA2(1'b0),
    .CEAD(1'b0),
    .CEALUMODE(1'b0),
    .CEB1(1'b0),
    .CEB2(1'b0),
    .CEC(1'b0),
    .CECARRYIN(1'b0),
    .CECTRL(1'b0),
    .CED(1'b0),
    .CEINMODE(1'b0),
    .CEM(1'b0),
    .CEP(en_i),
    .RSTA(1'b0),
    .RSTALLCARRYIN(1'b0),
    .RSTALUMODE(1'b0),
    .RSTB(1'b0),
    .RSTC(1'b0),
    .RSTCTRL(1'b0),
    .RSTD(1'b0),
    .RSTINMODE(1'b0),
    .RSTM(1'b0),
    .RSTP(1'b0),
    .P(sum),
    .PCOUT(),
    .ACOUT(),
    .BCOUT(),
    .CARRYCASCOUT(),
    .CARRYOUT(),
    .MULTSIGNOUT(),
    .OVERFLOW(),
    .UNDERFLOW(),
    .PATTERNDETECT(),
    .PATTERNBDETECT(),
    .XOROUT()
  );
  // verilator lint_on PINCONNECTEMPTY

  assign p_o = sum[AW+BW:0];

  // The sum is not negative and has AW + BW + 1 bits: the others are 0.
  logic unused;
  assign unused = ^{1'b0, sum};
endmodule
