// Runs the cases of +vectors=FILE through @unit@ and compares.
//
// Lines "> IN" and "< OUT" in the order of the beats, hex, the fields of a beat packed, the first lowest. +stalls=1
// stalls both streams at random. Prints "RESULT <results> cycles <n> first <n>", then PASS <results>, or FAIL.
// Cycles count from the first beat taken to the last result; `first` is from that beat to the first result.
module @unit@_tb;
  logic clk_i = 0, rst_ni = 0, in_valid_i = 0, in_ready_o, out_valid_o, out_ready_i = 0;
  logic [@in_top@:0] in_q = '0, line;
  logic [@out_top@:0] out, expected, kept;
  // Whether results may overtake each other: then those that were passed over wait here.
  localparam bit AnyOrder = 1'b@any_order@;
  logic [@out_top@:0] passed[$];
  bit matched;
  logic waits = 0;
  // The file is read twice: one reader takes the inputs, the other the results.
  /* verilator lint_off UNUSEDSIGNAL */
  logic [@in_top@:0] other_in;
  logic [@out_top@:0] other_out;
  /* verilator lint_on UNUSEDSIGNAL */
  string vectors;
  byte mark;
  int file, results, status, stalls = 0, idle = 0;
  int sent = 0, received = 0, cycle = 0, begun = -1, first = -1;
  bit inputs_left = 1, results_left = 1, found;

@declared@  @unit@ dut (
    .clk_i, .rst_ni, .in_valid_i, .in_ready_o, .out_valid_o, .out_ready_i,
@open@    @in_fields@,
    @out_fields@
  );

  initial forever #5 clk_i = ~clk_i;

  // The next input to in_q, the next result to expected; without one, nothing is left of them.
  task automatic next_input;
    found = 0;
    while (inputs_left && !found) begin
      status = $fscanf(file, " %c", mark);
      if (status != 1) inputs_left = 0;
      else if (mark == ">") begin
        found = 1;
        // Not read into in_q itself: Verilator 5.006 does not see that a wide word changes in that way.
        status = $fscanf(file, "%h", line);
        in_q = line;
      end else status = $fscanf(file, "%h", other_out);
    end
  endtask
  task automatic next_result;
    found = 0;
    while (results_left && !found) begin
      status = $fscanf(results, " %c", mark);
      if (status != 1) results_left = 0;
      else if (mark == "<") begin
        found = 1;
        status = $fscanf(results, "%h", expected);
      end else status = $fscanf(results, "%h", other_in);
    end
  endtask

  initial begin
    if ($value$plusargs("vectors=%s", vectors) == 0) vectors = "vectors.txt";
    status = $value$plusargs("stalls=%d", stalls);
@timed@    file = $fopen(vectors, "r");
    results = $fopen(vectors, "r");
    if (file == 0 || results == 0) begin
      $display("FAIL: %s cannot be read", vectors);
      $finish;
    end
    next_result();
    repeat (4) @(negedge clk_i);
    rst_ni = 1;
    // Signals change at the falling edge; beats move at the rising one.
    while (inputs_left || in_valid_i || results_left || passed.size() != 0) begin
      @(negedge clk_i);
      if (!in_valid_i && inputs_left && !(stalls != 0 && $urandom_range(2) == 0)) begin
        next_input();
        in_valid_i = inputs_left;
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
        matched = 0;
        for (int i = 0; i < passed.size() && !matched; i++)
          if (passed[i] === out) begin
            matched = 1;
            passed.delete(i);
          end
        while (!matched && results_left) begin
          matched = out === expected;
          if (!matched && !AnyOrder) begin
            $display("FAIL: result %0d is %h, not %h", received + 1, out, expected);
            $finish;
          end
          if (!matched) passed.push_back(expected);
          next_result();
        end
        if (!matched) begin
          $display("FAIL: result %0d is %h, and none such was expected", received + 1, out);
          $finish;
        end
        received++;
        idle = 0;
        if (first < 0) first = cycle - begun;
      end
      if (in_valid_i && in_ready_o) begin
        if (begun < 0) begun = cycle;
        sent++;
        idle = 0;
        @(posedge clk_i);
        #1 in_valid_i = 0;
      end
@looked@      cycle++;
      idle++;
      if (idle > @patience@) begin
        $display("FAIL: %0d results of %0d inputs after @patience@ idle cycles", received, sent);
        $finish;
      end
    end
    $display("RESULT %0d cycles %0d first %0d", received, cycle - begun, first);
    $display("PASS %0d", received);
    $finish;
  end
endmodule
