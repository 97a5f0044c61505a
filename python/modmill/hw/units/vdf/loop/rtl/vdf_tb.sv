// Testbench driver of a repeated-squaring unit: runs cases from a file and compares every word of the results.
//
// Function: for every line of the file given by +vectors=FILE, loads x, runs, takes the result, compares. A line is
//     CHECK STEPS X Y
//   CHECK 1: the result must be Y; 0: Y is ignored (write 0). STEPS is decimal; X and Y are hex, all redundant words
//   packed, the least significant lowest. Prints one line a case,
//     RESULT <case> steps <n> cycles <n> branches <n> y <hex>
//   then FAIL lines for wrong words, and in the end PASS <cases>, or stops with an error.
//   +stalls=SEED, not 0: both streams are stalled at random. +timeout=N: cycles that one case may take at most beyond
//   64 a squaring and 16 a word (default Patience).
//   "cycles" counts from the cycle after start_i to the cycle in which the first word of the result is offered, so for
//   STEPS squarings of latency L without a branch it is STEPS*L + 2.
//
// Ports: all of the unit's; clock (10 time units) and reset are made here. Signals change at the falling edge.
// Bounds: as in vdf_loop. For simulation with delays (Icarus -g2012; Verilator --binary). Source: this project.

module vdf_tb #(
  parameter int Words    = 66,
  parameter int WordBits = 17,
  parameter int Patience = 1000
) (
  output logic        clk_o,
  output logic        rst_no,
  output logic        in_valid_o,
  input  logic        in_ready_i,
  output logic [31:0] in_data_o,
  output logic        start_o,
  output logic [63:0] steps_o,
  output logic        stop_o,
  output logic        snapshot_o,
  input  logic        busy_i,
  input  logic [63:0] steps_done_i,
  input  logic [31:0] branches_i,
  input  logic        out_valid_i,
  output logic        out_ready_o,
  input  logic [31:0] out_data_i,
  input  logic        out_last_i,
  input  logic [63:0] out_steps_i,
  input  logic        out_final_i
);

  localparam int Width = Words * WordBits;

  logic [Width-1:0] x, y, got;
  logic [63:0]      steps, limit, waited, cycles, slack;
  integer           file, fields, check, cases, failures, word;
  int unsigned      stalls;
  string            name;

  initial begin
    clk_o = 1'b0;
    forever #5 clk_o = ~clk_o;
  end

  // Whether a stream pauses in this cycle: never without +stalls, else with probability 1/2.
  function automatic logic pause();
    return (stalls != 0) && (($urandom() & 32'h100) != 0);
  endfunction

  task automatic load_words;
    int beat;
    beat = 0;
    while (beat < Words) begin
      @(negedge clk_o);
      in_valid_o = ~pause();
      in_data_o  = {{(32 - WordBits){1'b0}}, x[beat*WordBits+:WordBits]};
      #4;
      if (in_valid_o && in_ready_i) beat = beat + 1;
    end
    @(negedge clk_o);
    in_valid_o = 1'b0;
  endtask

  task automatic run_steps;
    steps_o = steps;
    start_o = 1'b1;
    @(negedge clk_o);
    start_o = 1'b0;
    waited  = 0;
    limit   = steps * 64 + 64'(Words) * 16 + slack;
    while (!out_valid_i && waited < limit) begin
      waited = waited + 1;
      @(negedge clk_o);
    end
    cycles = waited;
  endtask

  task automatic take_words;
    int beat;
    beat = 0;
    while (beat < Words && waited < limit) begin
      out_ready_o = ~pause();
      #4;
      if (out_valid_i && out_ready_o) begin
        got[beat*WordBits+:WordBits] = out_data_i[WordBits-1:0];
        if (out_last_i != (beat == Words - 1) || !out_final_i || out_steps_i != steps
            || (out_data_i >> WordBits) != 32'd0) begin
          $display("FAIL %0d word %0d: last %b final %b steps %0d data %h", cases, beat, out_last_i, out_final_i,
                   out_steps_i, out_data_i);
          failures = failures + 1;
        end
        beat = beat + 1;
      end
      waited = waited + 1;
      @(negedge clk_o);
    end
    out_ready_o = 1'b0;
    if (beat < Words) $fatal(1, "FAIL %0d: no result after %0d cycles", cases, waited);
    if (busy_i || steps_done_i != steps) begin
      $display("FAIL %0d: busy %b, %0d squarings counted", cases, busy_i, steps_done_i);
      failures = failures + 1;
    end
  endtask

  task automatic compare_words;
    for (word = 0; word < Words; word = word + 1) begin
      if (got[word*WordBits+:WordBits] !== y[word*WordBits+:WordBits]) begin
        $display("FAIL %0d word %0d: expected %h got %h", cases, word, y[word*WordBits+:WordBits],
                 got[word*WordBits+:WordBits]);
        failures = failures + 1;
      end
    end
  endtask

  initial begin
    rst_no      = 1'b0;
    in_valid_o  = 1'b0;
    in_data_o   = '0;
    start_o     = 1'b0;
    steps_o     = '0;
    stop_o      = 1'b0;
    snapshot_o  = 1'b0;
    out_ready_o = 1'b0;
    cases       = 0;
    failures    = 0;
    if (!$value$plusargs("stalls=%d", stalls)) stalls = 0;
    if (!$value$plusargs("timeout=%d", slack)) slack = 64'(Patience);
    if (!$value$plusargs("vectors=%s", name)) name = "vectors.txt";
    file = $fopen(name, "r");
    if (file == 0) $fatal(1, "FAIL: can't open %s", name);
    repeat (4) @(negedge clk_o);
    rst_no = 1'b1;

    fields = $fscanf(file, "%d %d %h %h", check, steps, x, y);
    while (fields == 4) begin
      load_words();
      run_steps();
      take_words();
      $display("RESULT %0d steps %0d cycles %0d branches %0d y %h", cases, steps, cycles, branches_i, got);
      if (check != 0) compare_words();
      cases  = cases + 1;
      fields = $fscanf(file, "%d %d %h %h", check, steps, x, y);
    end
    if (cases == 0) $fatal(1, "FAIL: no case in %s", name);
    if (failures != 0) $fatal(1, "FAIL: %0d differences in %0d cases", failures, cases);
    $display("PASS %0d", cases);
    $finish;
  end

endmodule
