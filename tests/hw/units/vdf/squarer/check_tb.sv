// A checked unit's top for a card, one bit of whose x is flipped in a run: what the host reads then, and after a reload.
// Then the host's commands. +x=HEX +y=HEX +steps=N: what goes in, what must come out without a fault.

`timescale 1ns / 1ps

module check_tb;

  parameter int Width = 85;

  localparam int InBytes  = (Width + 64 + 7) / 8;
  localparam int OutBytes = (Width + 65 + 7) / 8;

`include "axi_host.svh"

  logic                  s_tvalid = 1'b0, s_tready, m_tvalid, m_tready = 1'b0;
  logic [8*OutBytes-1:0] m_tdata;
  logic [Width-1:0]      x, y, got;
  logic [63:0]           given, done;
  logic                  last;
  logic [31:0]           value;
  int                    steps, turn;

  UNIT dut (
    `AXI_HOST,
    .s_axis_tvalid(s_tvalid), .s_axis_tready(s_tready), .s_axis_tdata((8 * InBytes)'({given, x})),
    .m_axis_tvalid(m_tvalid), .m_axis_tready(m_tready), .m_axis_tdata(m_tdata)
  );

  task automatic send(input logic [63:0] count);
    given    = count;
    s_tvalid = 1'b1;
    #1;
    while (!s_tready) begin
      @(negedge aclk);
      #1;
    end
    @(negedge aclk);
    s_tvalid = 1'b0;
  endtask

  task automatic receive();
    m_tready = 1'b1;
    #1;
    while (!m_tvalid) begin
      @(negedge aclk);
      #1;
    end
    {last, done, got} = m_tdata[Width+64:0];
    @(negedge aclk);
    m_tready = 1'b0;
  endtask

  initial begin
    if (!$value$plusargs("x=%h", x) || !$value$plusargs("y=%h", y) || !$value$plusargs("steps=%d", steps))
      $fatal(1, "FAIL: no case");
    repeat (5) @(negedge aclk);
    aresetn = 1'b1;
    // With a fault in the second turn; the third one's load takes its flag away.
    for (turn = 0; turn < 3; turn = turn + 1) begin
      send(64'(steps));
      repeat (40) @(negedge aclk);
      if (turn == 1) dut.u_unit.core.x_q[3] = ~dut.u_unit.core.x_q[3];
      receive();
      read(8'h30, value);
      if (value != 32'(turn == 1)) $fatal(1, "FAIL %0d: flag %0d", turn, value);
      read(8'h20, value);
      if ((value == steps) != (turn != 1)) $fatal(1, "FAIL %0d: %0d squarings", turn, value);
      if ((got === y && done == steps) != (turn != 1) || !last) $fatal(1, "FAIL %0d: %h", turn, got);
      read(8'h14, value);
      if (value[5:0] != 6'b001000) $fatal(1, "FAIL %0d: status %b", turn, value[5:0]);
    end
    // A run without end in sight: a snapshot, the end, and what the counter says.
    send(64'h0000_0100_0000_0000);
    write(8'h10, 32'h20);
    receive();
    if (last || done == '0) $fatal(1, "FAIL: no snapshot after %0d squarings", done);
    read(8'h14, value);
    if (value[3]) $fatal(1, "FAIL: an input would be taken while a run goes on");
    write(8'h10, 32'h10);
    receive();
    read(8'h20, value);
    if (!last || done != 64'(value)) $fatal(1, "FAIL: %0d squarings, %0d counted", done, value);
    read(8'h24, value);
    if (value != 0) $fatal(1, "FAIL: the counter's high half is %0d", value);
    // The reset ends a run, too.
    send(64'h0000_0100_0000_0000);
    write(8'h10, 32'h8);
    send(64'd0);
    receive();
    if (got !== x || done != 0 || !last) $fatal(1, "FAIL: %h after a reset", got);
    $display("PASS %0d", turn);
    $finish;
  end

  initial begin
    #400000;
    $fatal(1, "FAIL: no end");
  end

endmodule
