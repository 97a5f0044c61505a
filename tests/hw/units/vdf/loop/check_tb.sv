// A checked unit's top for a card, one bit of whose x is flipped in a run: what the host reads then, and after a reload.
// +x=HEX +y=HEX +steps=N: what goes in, what must come out without a fault.

`timescale 1ns / 1ps

module check_tb;

  parameter int Words    = 5;
  parameter int WordBits = 17;

  localparam int Width = Words * WordBits;

`include "axi_host.svh"

  logic        s_tvalid = 1'b0, s_tready, m_tvalid, m_tready = 1'b0, m_tlast;
  logic [31:0] m_tdata;
  int          k;

  UNIT dut (
    `AXI_HOST,
    .s_axis_tvalid(s_tvalid), .s_axis_tready(s_tready), .s_axis_tdata(32'(x[k*WordBits+:WordBits])),
    .s_axis_tlast(k == Words - 1),
    .m_axis_tvalid(m_tvalid), .m_axis_tready(m_tready), .m_axis_tdata(m_tdata), .m_axis_tlast(m_tlast)
  );

  logic [Width-1:0] x, y, got;
  logic [31:0]      value;
  int               steps, turn;

  task automatic send();
    s_tvalid = 1'b1;
    for (k = 0; k < Words; k = k + 1) begin
      #1;
      while (!s_tready) begin
        @(negedge aclk);
        #1;
      end
      @(negedge aclk);
    end
    s_tvalid = 1'b0;
    k = 0;
  endtask

  task automatic receive();
    int beat;
    m_tready = 1'b1;
    for (beat = 0; beat < Words; beat = beat + 1) begin
      #1;
      while (!m_tvalid) begin
        @(negedge aclk);
        #1;
      end
      got[beat*WordBits+:WordBits] = m_tdata[WordBits-1:0];
      @(negedge aclk);
    end
    m_tready = 1'b0;
  endtask

  initial begin
    if (!$value$plusargs("x=%h", x) || !$value$plusargs("y=%h", y) || !$value$plusargs("steps=%d", steps))
      $fatal(1, "FAIL: no case");
    k = 0;
    repeat (5) @(negedge aclk);
    aresetn = 1'b1;
    write(8'h18, steps);
    write(8'h1c, 32'd0);
    // With a fault in the second turn; the third one's load takes its flag away.
    for (turn = 0; turn < 3; turn = turn + 1) begin
      send();
      write(8'h10, 32'd1);
      repeat (40) @(negedge aclk);
      if (turn == 1) dut.unit.core.x_q[3] = ~dut.unit.core.x_q[3];
      receive();
      read(8'h14, value);
      if (value[6:0] != (turn == 1 ? 7'b1001000 : 7'b0001000)) $fatal(1, "FAIL %0d: status %b", turn, value[6:0]);
      read(8'h20, value);
      if ((value == steps) != (turn != 1)) $fatal(1, "FAIL %0d: %0d squarings", turn, value);
      if ((got === y) != (turn != 1)) $fatal(1, "FAIL %0d: %h", turn, got);
      read(8'h00, value);
      if (value != 32'h4d4d5651) $fatal(1, "FAIL: id %h", value);
    end
    $display("PASS %0d", turn);
    $finish;
  end

  initial begin
    #400000;
    $fatal(1, "FAIL: no end");
  end

endmodule
