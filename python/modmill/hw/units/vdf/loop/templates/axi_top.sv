// @name@_axi: @name@ behind vdf_axi, for the shell of a card. Registers, streams: see vdf_axi.
// Emitted by Modmill.

module @name@_axi (
@declared@
);

  logic unit_rst_n;
@wires@

  vdf_axi #(
    .Words(@words@),
    .WordBits(@word_bits@),
    .ModulusBits(@bits@),
    .Latency(@latency@),
    .Bounds(@bounds@)
  ) registers (
    .aclk(aclk),
    .aresetn(aresetn),
@connected@,
    .unit_rst_no(unit_rst_n),
@across@
  );

@instance@

endmodule
