// Drives a stream with the beats of its lines. Answers come +latency=8 cycles after the requests that they need.
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
  logic [31:0] history[$];
  logic [31:0] requests = '0;
  string vectors;
  byte mark;
  int file, status, latency;
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
    if ($value$plusargs("latency=%d", latency) == 0) latency = 8;
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
        if (!valid_o && have && requests >= need && !(stalls_i && $urandom_range(2) == 0)) begin
          data_o = line;
          valid_o = 1;
          next();
        end
        done_o = !valid_o && !have;
        #2;
        moved = valid_o && ready_i;
        history.push_back(requests_i);
        if (history.size() >= latency) requests = history.pop_front();
      end
    end
  end
endmodule
