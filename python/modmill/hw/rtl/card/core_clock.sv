// The clock of a core, made from that of the card's shell by an MMCM of UltraScale+.
//
// Function: clk_o has the period Period * Divide * OutDivide / Multiply (ns); locked_o says that it is steady.
// Bounds (MMCME4, DS923): Period is that of clk_i. Multiply 2 to 128 and OutDivide 1 to 128 in steps of 1/8, Divide 1
//   to 106; the oscillator's 1000 Multiply / (Period Divide) must lie between 800 and 1600 MHz.
// Resources: one MMCM, two global buffers. Source: UG572.

module core_clock #(
  parameter real Period    = 4.0,
  parameter real Multiply  = 4.0,
  parameter int  Divide    = 1,
  parameter real OutDivide = 4.0
) (
  input  logic clk_i,
  input  logic rst_ni,
  output logic clk_o,
  output logic locked_o
);

  logic made, feedback, feedback_buffered;

  // The other outputs of the MMCM are not used.
  // verilator lint_off PINMISSING
  MMCME4_BASE #(
    .BANDWIDTH("OPTIMIZED"),
    .CLKIN1_PERIOD(Period),
    .CLKFBOUT_MULT_F(Multiply),
    .DIVCLK_DIVIDE(Divide),
    .CLKOUT0_DIVIDE_F(OutDivide)
  ) u_mmcm (
    .CLKIN1(clk_i),
    .CLKFBIN(feedback_buffered),
    .CLKFBOUT(feedback),
    .CLKOUT0(made),
    .LOCKED(locked_o),
    .PWRDWN(1'b0),
    .RST(!rst_ni)
  );
  // verilator lint_on PINMISSING

  BUFG u_feedback (.I(feedback), .O(feedback_buffered));
  BUFG u_out (.I(made), .O(clk_o));

endmodule
