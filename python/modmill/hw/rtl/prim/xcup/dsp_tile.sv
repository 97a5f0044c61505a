// One DSP48E2 of UltraScale+ as a multiplier of unsigned numbers, its sum with the cascade from below, and the output
// register if Reg = 1.
//
// Ports: clk_i; en_i: the register takes the sum at the edge (Reg = 1 only); a_i: AW bits, b_i: BW bits; pcin_i, pcout_o:
// the cascade; p_o: the sum. Opmode: 00_000_01_01 (P = M), 00_001_01_01 (P = PCIN + M) or 00_101_01_01 (PCIN is taken
// 17 bits lower).
// Resources: 1 DSP48E2.
// Bounds: AW <= 26 and BW <= 17, since the multiplier takes 27 and 18 bits in two's complement.
// Source: AMD UG579, UltraScale Architecture DSP Slice.
module dsp_tile #(
  parameter int AW = 17,
  parameter int BW = 17,
  parameter int Reg = 0,
  parameter logic [8:0] Opmode = 9'b00_000_01_01
) (
  input  logic          clk_i,
  input  logic          en_i,
  input  logic [AW-1:0] a_i,
  input  logic [BW-1:0] b_i,
  input  logic [47:0]   pcin_i,
  output logic [47:0]   pcout_o,
  output logic [47:0]   p_o
);
  // verilator lint_off PINCONNECTEMPTY
  // The outputs of DSP48E2 that no cell uses.
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
  ) u_dsp (
    .CLK(clk_i),
    .A(30'(a_i)),
    .B(18'(b_i)),
    .C(48'b0),
    .D(27'b0),
    .ACIN(30'b0),
    .BCIN(18'b0),
    .PCIN(Opmode[6:4] == 3'b000 ? 48'b0 : pcin_i),
    .CARRYIN(1'b0),
    .CARRYCASCIN(1'b0),
    .MULTSIGNIN(1'b0),
    .CARRYINSEL(3'b0),
    .INMODE(5'b0),
    .OPMODE(Opmode),
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
    .P(p_o),
    .PCOUT(pcout_o),
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

  // What an Opmode without PCIN does not look at.
  logic unused;
  assign unused = ^{1'b0, pcin_i};
endmodule
