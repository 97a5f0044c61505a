// @name@: T steps of @name@_core under step_loop; x has @words@ words of @word_bits@ bits.
// Ports, bounds and back-pressure: see step_loop. A step without the rare branch takes @cycles@.
@stopped@// Emitted by Modmill.

module @name@ (
@declared@
);

  localparam int Width = @width@;

  logic load, step, done, branch;
  logic [Width-1:0] x_load, x_core;

  step_loop #(
    .Width(Width)
  ) loop (
    .clk_i(clk_i),
    .rst_ni(rst_ni),
@connected@,
    .load_o(load),
    .x_o(x_load),
    .step_o(step),
    .done_i(done),
    .x_i(x_core),
    .branch_i(branch)
  );

@idle@  @name@_core core (
    .clk_i(clk_i),
    .rst_ni(rst_ni),
    .load_i(load),
    .x_i(x_load),
    .step_i(step),
    .done_o(done),
    .x_o(x_core),
    .branch_o(branch)@checked@
  );

endmodule
