// async_fifo between two clocks of any ratio: random pauses on both sides, resets in between, every word in order.

`timescale 1ns / 1ps

module async_fifo_tb;

  parameter int InHalf   = 500;  // ps
  parameter int OutHalf  = 700;
  parameter int LogDepth = 3;
  parameter int Words    = 2000;

  localparam int W = 16;

  logic in_clk = 1'b0, out_clk = 1'b0, rst_n = 1'b0, in_rst_n, out_rst_n;
  logic in_valid = 1'b0, in_ready, out_valid, out_ready = 1'b0;
  logic [W-1:0] in_data = '0, out_data;
  int pushed = 0, popped = 0, round = 0, full = 0, empty = 0;

  always #(InHalf * 0.001) in_clk = !in_clk;
  always #(OutHalf * 0.001) out_clk = !out_clk;

  reset_sync in_reset (.clk_i(in_clk), .rst_ni(rst_n), .rst_no(in_rst_n));
  reset_sync out_reset (.clk_i(out_clk), .rst_ni(rst_n), .rst_no(out_rst_n));

  async_fifo #(.W(W), .LogDepth(LogDepth)) dut (
    .in_clk_i(in_clk), .in_rst_ni(in_rst_n), .in_valid_i(in_valid), .in_ready_o(in_ready), .in_data_i(in_data),
    .out_clk_i(out_clk), .out_rst_ni(out_rst_n), .out_valid_o(out_valid), .out_ready_i(out_ready),
    .out_data_o(out_data)
  );

  // Slow or fast for a while on either side, so that the queue fills and empties.
  function automatic logic pause(input int turn);
    return ((turn >> 6) & 1) != 0 ? ($urandom() & 32'h700) != 0 : ($urandom() & 32'h700) == 0;
  endfunction

  // Both sides move at the rising edge, and change what they offer after it.
  always @(posedge in_clk) begin
    if (in_rst_n && in_valid && in_ready) pushed <= pushed + 1;
    if (in_rst_n && in_valid && !in_ready) full <= full + 1;
    if (!in_rst_n) begin
      in_valid <= 1'b0;
    end else if (!in_valid || in_ready) begin
      in_valid <= !pause(pushed);
      in_data  <= W'(pushed + int'(in_valid && in_ready)) * 16'd40503;
    end
  end

  always @(posedge out_clk) begin
    out_ready <= !pause(popped + 32);
    if (out_rst_n && out_valid && out_ready) begin
      if (out_data !== W'(popped) * 16'd40503) $fatal(1, "FAIL round %0d word %0d: %h", round, popped, out_data);
      popped <= popped + 1;
    end
    if (out_rst_n && !out_valid && out_ready) empty <= empty + 1;
  end

  initial begin
    for (round = 0; round < 3; round = round + 1) begin
      #(20);
      rst_n = 1'b1;
      while (popped < Words) begin
        #(10);
        if ($time > 1000000) $fatal(1, "FAIL: no end");
      end
      // In the middle of whatever moves: what is inside is forgotten.
      rst_n = 1'b0;
      #(30);
      pushed = 0;
      popped = 0;
    end
    if (full == 0 || empty == 0) $fatal(1, "FAIL: full %0d times, empty %0d times", full, empty);
    $display("PASS %0d", Words);
    $finish;
  end

endmodule
