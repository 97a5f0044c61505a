// A unit between two streams behind AXI, or its top for a card: random waits on every channel, results in order, and
// the registers. +cases=FILE: a beat in and the beat out a line, in hex. +reset: a reset comes before the result has
// left the unit.

`timescale 1ns / 1ps

module stream_tb;

  parameter int InWidth  = 8;
  parameter int OutWidth = 8;
  parameter int Latency  = 1;

  localparam int InBytes  = (InWidth + 7) / 8;
  localparam int OutBytes = (OutWidth + 7) / 8;

`include "axi_host.svh"

  logic        s_tvalid = 1'b0, s_tready, m_tvalid, m_tready = 1'b0;
  logic [8*InBytes-1:0]  s_tdata = '0;
  logic [8*OutBytes-1:0] m_tdata;

  TOP dut (
    `AXI_HOST,
    .s_axis_tvalid(s_tvalid), .s_axis_tready(s_tready), .s_axis_tdata(s_tdata),
    .m_axis_tvalid(m_tvalid), .m_axis_tready(m_tready), .m_axis_tdata(m_tdata)
  );

  logic [8*InBytes-1:0]  given [0:999];
  logic [8*OutBytes-1:0] right [0:999];
  logic [31:0]           value;
  string                 name;
  int                    file, count, sent, got;

  task automatic send(input logic [8*InBytes-1:0] data);
    s_tvalid = 1'b1;
    s_tdata  = data;
    #1;
    while (!s_tready) begin
      @(negedge aclk);
      #1;
    end
    @(negedge aclk);
    s_tvalid = 1'b0;
  endtask

  initial begin
    if (!$value$plusargs("cases=%s", name)) $fatal(1, "FAIL: no cases");
    file  = $fopen(name, "r");
    count = 0;
    while ($fscanf(file, "%h %h", given[count], right[count]) == 2) count = count + 1;
    repeat (5) @(negedge aclk);
    aresetn = 1'b1;
    read(8'h00, value);
    if (value != 32'h4d4d5354) $fatal(1, "FAIL: id %h", value);
    read(8'h04, value);
    if (value != {16'(OutWidth), 16'(InWidth)}) $fatal(1, "FAIL: shape %h", value);
    read(8'h0c, value);
    if (value != Latency) $fatal(1, "FAIL: timing %0d", value);
    fork
      for (sent = 0; sent < count; sent = sent + 1) begin
        repeat ($urandom() & 32'h3) @(negedge aclk);
        send(given[sent]);
      end
      for (got = 0; got < count; got = got) begin
        m_tready = ($urandom() & 32'h300) != 0;
        #1;
        if (m_tvalid && m_tready) begin
          if (m_tdata !== right[got]) $fatal(1, "FAIL %0d: %h", got, m_tdata);
          got = got + 1;
        end
        @(negedge aclk);
      end
    join
    m_tready = 1'b0;
    read(8'h14, value);
    // Input ready comes and goes where the interval is longer than a cycle.
    if ((value[5:0] & 6'b110111) != 6'd0) $fatal(1, "FAIL: status %b", value[5:0]);
    // The reset of the unit forgets what is inside.
    if ($test$plusargs("reset")) begin
      send(given[0]);
      write(8'h10, 32'd8);
      repeat (40) @(negedge aclk);
      m_tready = 1'b1;
      repeat (200) begin
        #1;
        if (m_tvalid) $fatal(1, "FAIL: a result after the reset");
        @(negedge aclk);
      end
      m_tready = 1'b0;
    end
    if (8 * InBytes > InWidth) begin
      send({1'b1, {(8 * InBytes - 1) {1'b0}}});
      repeat (40) @(negedge aclk);
      read(8'h14, value);
      if (!value[5]) $fatal(1, "FAIL: bits above the width were not seen");
    end
    $display("PASS %0d", count);
    $finish;
  end

  initial begin
    #400000;
    $fatal(1, "FAIL: no end");
  end

endmodule
