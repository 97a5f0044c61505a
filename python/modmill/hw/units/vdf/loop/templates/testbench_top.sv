// @name@_tb: @name@ driven by vdf_tb. Plusargs: see vdf_tb; +tables=DIR where the tables are files.
// Emitted by Modmill. For simulation only.

module @name@_tb;

  logic clk, rst_n;
@wires@

  vdf_tb #(
    .Words(@words@),
    .WordBits(@word_bits@),
    .Patience(@patience@)
  ) driver (
    .clk_o(clk),
    .rst_no(rst_n),
@across@
  );

@instance@

endmodule
