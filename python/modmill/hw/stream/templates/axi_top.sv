// @name@_axi: @name@ behind stream_axi, for the shell of a card. Registers, streams: see stream_axi.
// Emitted by Modmill.

module @name@_axi (
@declared@
);

  logic unit_rst_n, in_valid, in_ready, out_valid, out_ready;
  logic [@in_width@-1:0] in_data;
  logic [@out_width@-1:0] out_data;
  logic [@commands@-1:0] commands;
@wires@

  stream_axi #(
    .InWidth(@in_width@),
    .OutWidth(@out_width@),
    .InBytes(@in_bytes@),
    .OutBytes(@out_bytes@),
    .Bits(@bits@),
    .Latency(@latency@),
    .Counters(@counters@),
    .Commands(@commands@)
  ) u_registers (
@axi@,
    .unit_rst_no(unit_rst_n),
    .commands_o(commands),
    .in_valid_o(in_valid),
    .in_ready_i(in_ready),
    .in_data_o(in_data),
    .out_valid_i(out_valid),
    .out_ready_o(out_ready),
    .out_data_i(out_data),
    .counters_i(@counted@)
  );

@unused@@padding@  @name@ u_unit (
    .clk_i(aclk),
    .rst_ni(unit_rst_n),
@source@,
    @in_fields@,
@sink@,
    @out_fields@@more@@given@@shown@
  );

endmodule
