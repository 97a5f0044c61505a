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
  int status, stalls = 0, idle = 0, cycle = 0, begun = -1, first = -1, last = 0, results = 0;
  bit taken, given;

  @unit@ dut (
    .clk_i, .rst_ni,
@open@@connected@
  );
@streams@

  initial forever #5 clk_i = ~clk_i;

  initial begin
    status = $value$plusargs("stalls=%d", stalls);
    repeat (4) @(negedge clk_i);
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

// Drives a stream with the beats of its lines. Answers come some cycles after the requests that they need.
module @unit@_tb_source #(
  parameter int Width = 1,
  parameter byte Mark = "a",
  parameter bit Answers = 1'b0
) (
  input  logic             clk_i,
  input  logic             run_i,
  input  logic             stalls_i,
  input  logic [31:0]      requests_i,
  output logic             valid_o,
  input  logic             ready_i,
  output logic [Width-1:0] data_o,
  output logic             done_o
);
  logic [Width-1:0] line;
  logic [31:0] need;
  logic [7:0][31:0] requests = '0;
  string vectors;
  byte mark;
  int file, status;
  bit have = 0, left = 1, moved = 0;

  task automatic next;
    have = 0;
    need = 0;
    while (left && !have) begin
      status = $fscanf(file, " %c", mark);
      left = status == 1;
      have = left && mark == Mark;
      while (left && !have && status >= 0 && status != "\n") status = $fgetc(file);
    end
    if (have && Answers) status = $fscanf(file, "%h %h", line, need);
    if (have && !Answers) status = $fscanf(file, "%h", line);
  endtask

  initial begin
    valid_o = 0;
    done_o = 0;
    data_o = '0;
    if ($value$plusargs("vectors=%s", vectors) == 0) vectors = "vectors.txt";
    file = $fopen(vectors, "r");
    if (file == 0) begin
      $display("FAIL: %s cannot be read", vectors);
      $finish;
    end
    next();
    forever begin
      @(negedge clk_i);
      if (run_i) begin
        if (moved) valid_o = 0;
        if (!valid_o && have && requests[7] >= need && !(stalls_i && $urandom_range(2) == 0)) begin
          data_o = line;
          valid_o = 1;
          next();
        end
        done_o = !valid_o && !have;
        #2;
        moved = valid_o && ready_i;
        requests = {requests[6:0], requests_i};
      end
    end
  end
endmodule

// Takes the beats of a stream and compares them with its lines.
module @unit@_tb_sink #(
  parameter int Width = 1,
  parameter byte Mark = "a"
) (
  input  logic             clk_i,
  input  logic             run_i,
  input  logic             stalls_i,
  input  logic             valid_i,
  output logic             ready_o,
  input  logic [Width-1:0] data_i,
  output logic             done_o,
  output logic [31:0]      received_o,
  output logic             failed_o
);
  // Whether results may overtake each other: then those that were passed over wait here.
  localparam bit AnyOrder = 1'b@any_order@;
  logic [Width-1:0] passed[$];
  logic [Width-1:0] expected, kept, line;
  logic waits = 0;
  string vectors;
  byte mark;
  int file, status;
  bit have = 0, left = 1, matched;

  task automatic next;
    have = 0;
    while (left && !have) begin
      status = $fscanf(file, " %c", mark);
      left = status == 1;
      have = left && mark == Mark;
      while (left && !have && status >= 0 && status != "\n") status = $fgetc(file);
    end
    // Not read into what is compared: Verilator does not see in every place that it changes in that way.
    if (have) status = $fscanf(file, "%h", line);
    expected = line;
  endtask

  initial begin
    ready_o = 0;
    done_o = 0;
    received_o = 0;
    failed_o = 0;
    if ($value$plusargs("vectors=%s", vectors) == 0) vectors = "vectors.txt";
    file = $fopen(vectors, "r");
    next();
    forever begin
      @(negedge clk_i);
      ready_o = run_i && !(stalls_i && $urandom_range(2) == 0);
      done_o = run_i && !have && passed.size() == 0;
      #2;
      if (waits && (!valid_i || data_i !== kept)) begin
        $display("FAIL: result %0d of %m changed while it waited", received_o + 1);
        failed_o = 1;
      end
      waits = run_i && valid_i && !ready_o;
      kept = data_i;
      if (valid_i && ready_o) begin
        matched = 0;
        for (int i = 0; i < passed.size() && !matched; i++)
          if (passed[i] === data_i) begin
            matched = 1;
            passed.delete(i);
          end
        while (!matched && have && (AnyOrder || data_i === expected)) begin
          matched = data_i === expected;
          if (!matched) passed.push_back(expected);
          next();
        end
        if (!matched) begin
          $display("FAIL: result %0d of %m is %h, not %h", received_o + 1, data_i, expected);
          failed_o = 1;
        end
        received_o = received_o + 1;
      end
    end
  end
endmodule
