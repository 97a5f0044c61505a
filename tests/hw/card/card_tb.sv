// A squarer's top for a card as its host uses it: registers over AXI4-Lite, numbers over AXI4-Stream, random waits on
// every channel, at a clock that is not the core's. +x=HEX +y=HEX +steps=N: what goes in, what must come out.

`timescale 1ns / 1ps

module card_tb;

  parameter int Words    = 5;
  parameter int WordBits = 17;

  localparam int Width = Words * WordBits;

`include "axi_host.svh"

  logic        s_tvalid = 1'b0, s_tready, s_tlast = 1'b0, m_tvalid, m_tready = 1'b0, m_tlast;
  logic [31:0] s_tdata = '0, m_tdata;

  CARD dut (
    `AXI_HOST,
    .s_axis_tvalid(s_tvalid), .s_axis_tready(s_tready), .s_axis_tdata(s_tdata), .s_axis_tlast(s_tlast),
    .m_axis_tvalid(m_tvalid), .m_axis_tready(m_tready), .m_axis_tdata(m_tdata), .m_axis_tlast(m_tlast)
  );

  logic [Width-1:0] x, y, got;
  logic [31:0]      value;
  int               steps, runs, k;
  logic             taken;

  task automatic send();
    for (k = 0; k < Words; k = k + 1) begin
      pause();
      s_tvalid = 1'b1;
      s_tdata  = 32'(x[k*WordBits+:WordBits]);
      s_tlast  = k == Words - 1;
      #1;
      while (!s_tready) begin
        @(negedge aclk);
        #1;
      end
      @(negedge aclk);
      s_tvalid = 1'b0;
    end
  endtask

  task automatic receive();
    k = 0;
    while (k < Words) begin
      m_tready = ($urandom() & 32'h100) != 0;
      #1;
      taken = m_tvalid && m_tready;
      if (taken) begin
        got[k*WordBits+:WordBits] = m_tdata[WordBits-1:0];
        if (m_tlast != (k == Words - 1)) $fatal(1, "FAIL: TLAST is not on the last word");
        k = k + 1;
      end
      @(negedge aclk);
    end
    m_tready = 1'b0;
  endtask

  initial begin
    if (!$value$plusargs("x=%h", x) || !$value$plusargs("y=%h", y) || !$value$plusargs("steps=%d", steps))
      $fatal(1, "FAIL: no case");
    for (runs = 0; runs < 4; runs = runs + 1) begin
      // The last time after a reset in the middle of a run.
      aresetn = 1'b0;
      repeat (5) @(negedge aclk);
      aresetn = 1'b1;
      read(8'h00, value);
      if (value != 32'h4d4d5651) $fatal(1, "FAIL: id %h", value);
      send();
      write(8'h18, steps);
      write(8'h1c, 32'd0);
      write(8'h10, 32'd1);
      if (runs != 2) begin
        receive();
        if (got !== y) $fatal(1, "FAIL run %0d: %h", runs, got);
        read(8'h20, value);
        if (value != steps) $fatal(1, "FAIL: %0d squarings counted", value);
        read(8'h14, value);
        if (value[6:0] != 7'b0001000) $fatal(1, "FAIL: status %b", value[6:0]);
      end
    end
    $display("PASS %0d", runs);
    $finish;
  end

  initial begin
    #400000;
    $fatal(1, "FAIL: no end");
  end

endmodule
