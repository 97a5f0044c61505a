// MMCME4_BASE as far as core_clock uses it, for simulation: one output, locked after some cycles of its input.
//
// Function: CLKOUT0 has the period CLKIN1_PERIOD * DIVCLK_DIVIDE * CLKOUT0_DIVIDE_F / CLKFBOUT_MULT_F; it stands still
//   and LOCKED is low during RST. Out of its range the model stops the simulation. Source: UG974, DS923.

`timescale 1ns / 1ps

module MMCME4_BASE #(
  parameter        BANDWIDTH        = "OPTIMIZED",
  parameter real   CLKIN1_PERIOD    = 4.0,
  parameter real   CLKFBOUT_MULT_F  = 4.0,
  parameter int    DIVCLK_DIVIDE    = 1,
  parameter real   CLKOUT0_DIVIDE_F = 4.0
) (
  input  logic CLKIN1,
  input  logic CLKFBIN,
  output logic CLKFBOUT,
  output logic CLKOUT0,
  output logic LOCKED,
  input  logic PWRDWN,
  input  logic RST
);

  localparam real Megahertz = 1000.0 * CLKFBOUT_MULT_F / (CLKIN1_PERIOD * DIVCLK_DIVIDE);
  localparam real Half      = CLKIN1_PERIOD * DIVCLK_DIVIDE * CLKOUT0_DIVIDE_F / CLKFBOUT_MULT_F / 2.0;

  int cycles = 0;

  initial begin
    if (BANDWIDTH != "OPTIMIZED") $fatal(1, "MMCME4_BASE: a bandwidth that the model does not have");
    if (Megahertz < 799.999 || Megahertz > 1600.001) $fatal(1, "MMCME4_BASE: its oscillator at %f MHz", Megahertz);
    CLKOUT0 = 1'b0;
    forever #(Half) CLKOUT0 = LOCKED && !CLKOUT0;
  end

  always @(posedge CLKIN1 or posedge RST) begin
    if (RST || PWRDWN) cycles <= 0;
    else if (cycles < 20) cycles <= cycles + 1;
  end

  assign LOCKED   = cycles == 20;
  assign CLKFBOUT = CLKIN1;

  logic unused;
  assign unused = CLKFBIN;

endmodule
