// Behaviour of the part of DSP48E2 that prim/xcup uses, for simulation only, after AMD UG579.
//
// The multiplier takes A[26:0] and B[17:0] in two's complement (INMODE 00000, no pre-adder). OPMODE = {W, Z, Y, X}:
// X = Y = 01 select the product, Z = 000 / 001 / 011 / 101 select 0 / PCIN / C / PCIN >> 17, W = 00 selects 0. ALUMODE 0000 adds.
// PREG = 1: P and PCOUT come from a register with enable CEP and synchronous reset RSTP. Whatever else is asked for
// (another register, mode or input) makes P unknown.
module DSP48E2 #(
  parameter int ACASCREG = 1,
  parameter int ADREG = 1,
  parameter int ALUMODEREG = 1,
  parameter AMULTSEL = "A",
  parameter int AREG = 1,
  parameter int BCASCREG = 1,
  parameter BMULTSEL = "B",
  parameter int BREG = 1,
  parameter int CARRYINREG = 1,
  parameter int CARRYINSELREG = 1,
  parameter int CREG = 1,
  parameter int DREG = 1,
  parameter int INMODEREG = 1,
  parameter int MREG = 1,
  parameter int OPMODEREG = 1,
  parameter int PREG = 1,
  parameter USE_MULT = "MULTIPLY",
  parameter USE_SIMD = "ONE48"
) (
  input  logic CLK,
  input  logic signed [29:0] A,
  input  logic signed [17:0] B,
  input  logic [47:0] C,
  input  logic [26:0] D,
  input  logic [29:0] ACIN,
  input  logic [17:0] BCIN,
  input  logic [47:0] PCIN,
  input  logic CARRYIN, CARRYCASCIN, MULTSIGNIN,
  input  logic [2:0] CARRYINSEL,
  input  logic [4:0] INMODE,
  input  logic [8:0] OPMODE,
  input  logic [3:0] ALUMODE,
  input  logic CEA1, CEA2, CEAD, CEALUMODE, CEB1, CEB2, CEC, CECARRYIN, CECTRL, CED, CEINMODE, CEM, CEP,
  input  logic RSTA, RSTALLCARRYIN, RSTALUMODE, RSTB, RSTC, RSTCTRL, RSTD, RSTINMODE, RSTM, RSTP,
  output logic [47:0] P, PCOUT,
  output logic [29:0] ACOUT,
  output logic [17:0] BCOUT,
  output logic CARRYCASCOUT,
  output logic [3:0] CARRYOUT,
  output logic MULTSIGNOUT, OVERFLOW, UNDERFLOW, PATTERNDETECT, PATTERNBDETECT,
  output logic [7:0] XOROUT
);
  // Inputs and registers in the states that this model covers.
  localparam bit Plain = ADREG == 0 && ALUMODEREG == 0 && AREG == 0 && BREG == 0 && CARRYINREG == 0 &&
      CARRYINSELREG == 0 && CREG == 0 && DREG == 0 && INMODEREG == 0 && MREG == 0 && OPMODEREG == 0 &&
      AMULTSEL == "A" && BMULTSEL == "B" && USE_MULT == "MULTIPLY" && USE_SIMD == "ONE48";
  logic covered;
  assign covered = Plain && INMODE == 5'b0 && ALUMODE == 4'b0 && CARRYIN == 1'b0 && CARRYINSEL == 3'b0 &&
      OPMODE[3:0] == 4'b0101 && OPMODE[8:7] == 2'b00;

  logic signed [26:0] a;
  logic signed [44:0] product;
  assign a = A[26:0];
  assign product = a * B;

  logic [47:0] z, sum;
  always_comb begin
    case (OPMODE[6:4])
      3'b000: z = 48'b0;
      3'b001: z = PCIN;
      3'b011: z = C;
      3'b101: z = {{17{PCIN[47]}}, PCIN[47:17]};
      default: z = 48'bx;
    endcase
  end
  assign sum = covered ? z + {{3{product[44]}}, product} : 48'bx;

  if (PREG != 0) begin : gen_register
    logic [47:0] p_q;
    always_ff @(posedge CLK) begin
      if (RSTP) p_q <= 48'b0;
      else if (CEP) p_q <= sum;
    end
    assign P = p_q;
  end else begin : gen_wire
    assign P = sum;
  end
  assign PCOUT = P;

  assign {ACOUT, BCOUT, CARRYCASCOUT, CARRYOUT, MULTSIGNOUT} = 'x;
  assign {OVERFLOW, UNDERFLOW, PATTERNDETECT, PATTERNBDETECT, XOROUT} = 'x;
endmodule
