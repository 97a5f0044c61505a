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
