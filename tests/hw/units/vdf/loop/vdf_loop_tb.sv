// vdf_loop with counter_core under random commands and random stalls on both streams.
//
// Many runs: most load a new x, some go on from the last one. Commands (start, stop, snapshot) come at random, also when
// they have to be ignored. Checks of every x that comes out: word 0 is the start plus out_steps, the others are as loaded,
// out_last is on the last word, out_steps and out_final hold still; a final x has the steps asked for, or fewer (at least
// one) after a stop; branches are as many as the multiples of 4 passed; every snapshot that was asked for a while before
// the end is answered. Beats are compared while they are stalled: data may not change before ready.

`timescale 1ns / 1ps

module vdf_loop_tb;

  parameter int Words    = 4;
  parameter int WordBits = 9;
  parameter int Latency  = 3;
  parameter int Runs     = 400;

  localparam int Width = Words * WordBits;

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  logic in_valid = 1'b0, in_ready, start = 1'b0, stop = 1'b0, snapshot = 1'b0, busy;
  logic out_valid, out_ready = 1'b0, out_last, out_final;
  logic [31:0] in_data = '0, out_data, branches;
  logic [63:0] steps = '0, steps_done, out_steps;
  logic load, step, done, branch;
  logic [Width-1:0] x_load, x_core;

  vdf_loop #(.Words(Words), .WordBits(WordBits)) loop (
    .clk_i(clk), .rst_ni(rst_n),
    .in_valid_i(in_valid), .in_ready_o(in_ready), .in_data_i(in_data),
    .start_i(start), .steps_i(steps), .stop_i(stop), .snapshot_i(snapshot),
    .busy_o(busy), .steps_done_o(steps_done), .branches_o(branches),
    .out_valid_o(out_valid), .out_ready_i(out_ready), .out_data_o(out_data), .out_last_o(out_last),
    .out_steps_o(out_steps), .out_final_o(out_final),
    .load_o(load), .x_o(x_load), .step_o(step), .done_i(done), .x_i(x_core), .branch_i(branch)
  );

  counter_core #(.Words(Words), .WordBits(WordBits), .Latency(Latency)) core (
    .clk_i(clk), .rst_ni(rst_n), .load_i(load), .x_i(x_load), .step_i(step),
    .done_o(done), .x_o(x_core), .branch_o(branch)
  );

  always #5 clk = ~clk;

  logic [Width-1:0]    x;             // what the core's x was at start
  logic [WordBits-1:0] value;
  logic [63:0]         asked, steps_seen;
  logic                stopped, final_seen;
  integer              run, beat, snapshots, answered, late, k, taken, passed;
  int unsigned         mode;
  logic                held_valid = 1'b0, held_last, held_final;
  logic [31:0]         held_data;
  logic [63:0]         held_steps;

  task automatic fail(input string what);
    $fatal(1, "FAIL run %0d: %s", run, what);
  endtask

  // One cycle: inputs change at the falling edge, outputs are looked at just before the rising one.
  task automatic cycle();
    out_ready = (mode[0] ? ($urandom() & 32'h300) == 0 : 1'b1) && !(mode[3] && ($urandom() & 32'h7000) != 0);
    #4;
    if (held_valid) begin
      if (!out_valid || out_data != held_data || out_last != held_last || out_steps != held_steps
          || out_final != held_final) fail("a stalled beat changed");
    end
    held_valid = out_valid & ~out_ready;
    held_data  = out_data;
    held_last  = out_last;
    held_steps = out_steps;
    held_final = out_final;
    if (out_valid && out_ready) take_beat();
    @(negedge clk);
  endtask

  task automatic take_beat();
    if (beat == 0) begin
      steps_seen = out_steps;
      value = x[WordBits-1:0] + out_steps[WordBits-1:0];
      if (out_data !== 32'(value)) fail("word 0 is not the start plus the squarings");
    end else begin
      if (out_steps != steps_seen) fail("the number of squarings changed within a number");
      if (out_data !== 32'(x[beat*WordBits+:WordBits])) fail("a word is not the one loaded");
    end
    if (out_last !== (beat == Words - 1)) fail("the last word is not marked");
    taken = taken + 1;
    beat = beat + 1;
    if (beat == Words) begin
      beat = 0;
      if (out_final) final_seen = 1'b1;
      else answered = answered + 1;
    end
  endtask

  task automatic load_x();
    for (k = 0; k < Words; k = k + 1) x[k*WordBits+:WordBits] = WordBits'($urandom());
    k = 0;
    while (k < Words) begin
      in_valid = !mode[1] || ($urandom() & 32'h100) != 0;
      in_data  = 32'(x[k*WordBits+:WordBits]) | ($urandom() << WordBits);
      // A start within a load must be ignored, and so must the other commands.
      start    = mode[2] && k != 0;
      stop     = mode[2];
      snapshot = mode[2];
      #4;
      if (in_valid && in_ready) k = k + 1;
      if (k == Words) start = 1'b0;
      @(negedge clk);
    end
    in_valid = 1'b1;  // nothing more may be taken
    in_data  = '1;
    start    = 1'b0;
    stop     = 1'b0;
    snapshot = 1'b0;
    cycle();
    cycle();
    if (in_ready) fail("ready for more than one number");
    in_valid = 1'b0;
  endtask

  task automatic one_run();
    beat       = 0;
    snapshots  = 0;
    answered   = 0;
    late       = 0;
    taken      = 0;
    stopped    = 1'b0;
    final_seen = 1'b0;
    mode       = $urandom();
    if (run == 0 || mode[5:4] != 2'b00) load_x();
    asked = mode[6] ? 64'($urandom() & 32'h3f) : 64'($urandom() & 32'h3);
    steps = asked;
    start = 1'b1;
    cycle();
    start = 1'b0;
    steps = '1;
    k     = 0;
    while (!final_seen) begin
      if (!busy) fail("not busy before the final number left");
      if (in_ready) fail("ready while busy");
      snapshot = mode[7] && ($urandom() & 32'hf0) == 0;
      stop     = mode[8] && ($urandom() & 32'h1f0) == 0;
      start    = mode[9];
      if (snapshot && busy) snapshots = snapshots + 1;
      if (stop) stopped = 1'b1;
      k = k + 1;
      if (k > 20000) fail("no end");
      cycle();
      snapshot = 1'b0;
      stop     = 1'b0;
      start    = 1'b0;
    end
    if (busy || out_valid) fail("busy after the final number");
    if (answered > snapshots) fail("a snapshot that nobody asked for");
    if (steps_seen !== steps_done) fail("the final number is not that of the last squaring");
    if (steps_done > asked || (steps_done != asked && !stopped)) fail("wrong number of squarings");
    if (asked != 0 && steps_done == 0) fail("no squaring");
    passed = 0;
    value  = x[WordBits-1:0];
    for (k = 0; k < int'(steps_done[31:0]); k = k + 1) begin
      value = value + 1'b1;
      if (value[1:0] == 2'b00) passed = passed + 1;
    end
    if (branches !== passed) fail("wrong number of branches");
    x[WordBits-1:0] = value;
    late = late + answered;
  endtask

  // A long run with one snapshot and a stop, both of which must be answered at once, whatever the cycle they come in.
  task automatic prompt_run(input integer offset);
    mode = 0;
    load_x();
    beat = 0;
    answered = 0;
    final_seen = 1'b0;
    steps = 64'h8000_0000_0000_0000;
    start = 1'b1;
    cycle();
    start = 1'b0;
    repeat (20 + offset) cycle();
    snapshot = 1'b1;
    cycle();
    snapshot = 1'b0;
    repeat (2 * (Latency + 2) + Words) cycle();
    if (answered != 1 || final_seen || !busy) fail("a snapshot was not answered at the next boundary");
    stop = 1'b1;
    cycle();
    stop = 1'b0;
    repeat (2 * (Latency + 2) + 3 + Words) cycle();
    if (!final_seen || busy) fail("a stop was not obeyed at the next boundary");
  endtask

  integer total;

  initial begin
    run   = -1;
    total = 0;
    beat  = 0;
    mode  = 0;
    repeat (3) @(negedge clk);
    rst_n = 1'b1;
    start = 1'b1;  // nothing was loaded yet: ignored
    steps = 64'd5;
    repeat (3) @(negedge clk);
    if (busy) fail("started without a number");
    start = 1'b0;
    for (run = 0; run < Runs; run = run + 1) begin
      one_run();
      total = total + late;
    end
    if (total < Runs / 8) fail("too few snapshots to mean anything");
    for (total = 0; total < 4 * (Latency + 2); total = total + 1) prompt_run(total);
    $display("PASS %0d", Runs);
    $finish;
  end

  initial begin
    #10000000;
    fail("no end");
  end

endmodule
