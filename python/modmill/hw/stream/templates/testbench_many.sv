// Runs the cases of +vectors=FILE through @unit@ and compares.
//
// A line has the mark of its stream and a beat in hex, its fields packed, the first lowest; a beat of a stream of
// answers is followed by the number of requests that it needs. The marks: @listed@.
// +stalls=1 stalls all streams at random. Prints "RESULT <results> cycles <n> first <n>", then PASS <results>, or FAIL.
// Cycles count from the first beat taken to the last result; `first` is from that beat to the first result.
module @unit@_tb;
  logic clk_i = 0, rst_ni = 0, run = 0;
  wire [@source_top@:0] in_valid, in_ready, in_done;
  wire [@sink_top@:0] out_valid, out_ready, out_done, failed;
  wire [32*@sinks@-1:0] received;
@declared@
  int stalls = 0, idle = 0, cycle = 0, begun = -1, first = -1, last = 0, results = 0;
  bit taken, given;

  @unit@ dut (
    .clk_i, .rst_ni,
@open@@connected@
  );
@streams@

  initial forever #5 clk_i = ~clk_i;

  initial begin
    if ($value$plusargs("stalls=%d", stalls) == 0) stalls = 0;
@timed@    repeat (4) @(negedge clk_i);
    rst_ni = 1;
    #1 run = 1;
    // Signals change at the falling edge; beats move at the rising one.
    do begin
      @(negedge clk_i);
      #4;
      taken = |(in_valid & in_ready);
      given = |(out_valid & out_ready);
      if (taken && begun < 0) begun = cycle;
      if (given && first < 0) first = cycle - begun;
      if (given) last = cycle - begun + 1;
      idle = taken || given ? 0 : idle + 1;
      if (idle > @patience@) $display("FAIL: nothing moved for @patience@ cycles");
      if (idle > @patience@ || failed != '0) $finish;
      cycle++;
    end while (!(&in_done) || !(&out_done));
    for (int i = 0; i < @sinks@; i++) results += int'(received[32*i+:32]);
    $display("RESULT %0d cycles %0d first %0d", results, last, first);
    $display("PASS %0d", results);
    $finish;
  end
endmodule
