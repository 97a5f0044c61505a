// Runs the cases of +vectors=FILE (IN OUT, hex, the fields of a beat packed, the first lowest) through @unit@ and compares.
//
// +stalls=1 stalls both streams at random. Prints "RESULT <cases> cycles <n> first <n>", then PASS <cases>, or FAIL.
// Cycles count from the first beat taken to the last result; `first` is from that beat to its result.
`timescale 1ns / 1ps
module @unit@_tb;
  logic clk_i = 0, rst_ni = 0, in_valid_i = 0, in_ready_o, out_valid_o, out_ready_i = 0;
  logic [@in_top@:0] in_q = '0;
  logic [@out_top@:0] out, expected, kept;
  logic waits = 0;
  // The file is read twice, and the second reader skips the inputs.
  /* verilator lint_off UNUSEDSIGNAL */
  logic [@in_top@:0] ignored;
  /* verilator lint_on UNUSEDSIGNAL */
  string vectors;
  int file, results, status, stalls = 0, idle = 0;
  int sent = 0, received = 0, cycle = 0, begun = -1, first = -1;
  bit ended = 0;

  @unit@ dut (
    .clk_i, .rst_ni, .in_valid_i, .in_ready_o, .out_valid_o, .out_ready_i,
    @in_fields@,
    @out_fields@
  );

  initial forever #5 clk_i = ~clk_i;

  initial begin
    if ($value$plusargs("vectors=%s", vectors) == 0) vectors = "vectors.txt";
    status = $value$plusargs("stalls=%d", stalls);
    file = $fopen(vectors, "r");
    results = $fopen(vectors, "r");
    if (file == 0 || results == 0) begin
      $display("FAIL: %s cannot be read", vectors);
      $finish;
    end
    repeat (4) @(negedge clk_i);
    rst_ni = 1;
    // Signals change at the falling edge; beats move at the rising one.
    while (!ended || received < sent) begin
      @(negedge clk_i);
      if (!in_valid_i && !ended && !(stalls != 0 && $urandom_range(2) == 0)) begin
        status = $fscanf(file, "%h %h", in_q, expected);
        if (status == 2) in_valid_i = 1;
        else ended = 1;
      end
      out_ready_i = !(stalls != 0 && $urandom_range(2) == 0);
      #1;
      if (waits && (!out_valid_o || out !== kept)) begin
        $display("FAIL: result %0d changed while it waited", received + 1);
        $finish;
      end
      waits = out_valid_o && !out_ready_i;
      kept = out;
      if (out_valid_o && out_ready_i) begin
        status = $fscanf(results, "%h %h", ignored, expected);
        if (out !== expected) begin
          $display("FAIL: result %0d is %h, not %h", received + 1, out, expected);
          $finish;
        end
        received++;
        if (first < 0) first = cycle - begun;
      end
      if (in_valid_i && in_ready_o) begin
        if (begun < 0) begun = cycle;
        sent++;
        idle = 0;
        @(posedge clk_i);
        #1 in_valid_i = 0;
      end
      cycle++;
      idle++;
      if (idle > 1000) begin
        $display("FAIL: %0d results of %0d after 1000 idle cycles", received, sent);
        $finish;
      end
    end
    $display("RESULT %0d cycles %0d first %0d", received, cycle - begun, first);
    $display("PASS %0d", received);
    $finish;
  end
endmodule
