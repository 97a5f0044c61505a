// A reset for a clock that it does not know: begins at once, ends at an edge of the clock.
//
// Function: rst_no is low while rst_ni is low and for three edges of clk_i after it.
// Constraints: no timing on the asynchronous clear of stages_q.
// Source: C. Cummings and others, Asynchronous & Synchronous Reset Design Techniques, SNUG 2003.

module reset_sync (
  input  logic clk_i,
  input  logic rst_ni,
  output logic rst_no
);

  // Low from the start, since a clock that an MMCM makes does not tick before the reset ends.
  (* ASYNC_REG = "TRUE" *) logic [2:0] stages_q = 3'd0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) stages_q <= '0;
    else stages_q <= {stages_q[1:0], 1'b1};
  end

  assign rst_no = stages_q[2];

endmodule
