// @name@_card: @name@_axi at a clock of its own, for a card's shell whose AXI ports have another.
//
// The shell's clock is aclk, @period@ ns; an MMCM makes that of the core, @out@ ns, from it. Change both by the
// parameters (their bounds: core_clock.sv), and the period in constraints/@name@_card.xdc.
// Each channel crosses in a queue (async_fifo.sv), so all AXI rules hold on both sides; a register is read or written
// about eight cycles later than without. Reset: aresetn low for at least one cycle; ready stays low until the MMCM is
// locked.
// Emitted by Modmill.

module @name@_card #(
  parameter real Period    = @period@,
  parameter real Multiply  = @multiply@,
  parameter int  Divide    = @divide@,
  parameter real OutDivide = @out_divide@,
  parameter int  LogDepth  = 4
) (
@declared@
);

  logic core_clk, locked, axi_rst_n, core_rst_n;

  core_clock #(
    .Period(Period),
    .Multiply(Multiply),
    .Divide(Divide),
    .OutDivide(OutDivide)
  ) u_clock (
    .clk_i(aclk),
    .rst_ni(aresetn),
    .clk_o(core_clk),
    .locked_o(locked)
  );

  reset_sync u_axi_reset (.clk_i(aclk), .rst_ni(aresetn && locked), .rst_no(axi_rst_n));
  reset_sync u_core_reset (.clk_i(core_clk), .rst_ni(aresetn && locked), .rst_no(core_rst_n));

@channels@

  @name@_axi u_axi (
    .aclk(core_clk),
    .aresetn(core_rst_n),
@connected@
  );

endmodule
