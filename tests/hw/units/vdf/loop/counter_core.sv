// A core that counts: word 0 of x goes up by one a squaring, the other words stay. Takes Latency cycles, and 2 more, with
// branch_o in the last, whenever word 0 becomes a multiple of 4. Within a squaring x_o shows something else. Stops the simulation when a rule of cores is broken: step
// that falls within a squaring, load that comes within one.

module counter_core #(
  parameter int Words    = 4,
  parameter int WordBits = 9,
  parameter int Latency  = 3
) (
  input  logic                      clk_i,
  input  logic                      rst_ni,
  input  logic                      load_i,
  input  logic [Words*WordBits-1:0] x_i,
  input  logic                      step_i,
  output logic                      done_o,
  output logic [Words*WordBits-1:0] x_o,
  output logic                      branch_o
);

  logic [Words*WordBits-1:0] x_q;
  logic [WordBits-1:0]       next;
  logic                      rare;
  integer                    count_q;
  logic                      known_q = 1'b0;  // there was a reset

  assign next     = x_q[WordBits-1:0] + 1'b1;
  assign rare     = next[1:0] == 2'b00;
  assign done_o   = step_i & (count_q == (rare ? Latency + 1 : Latency - 1));
  assign branch_o = done_o & rare;
  assign x_o      = (count_q == 0) ? x_q : ~x_q;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) known_q <= 1'b1;
    if (!rst_ni) count_q <= 0;
    else if (step_i) count_q <= done_o ? 0 : count_q + 1;
    if (known_q && rst_ni && count_q != 0 && !step_i) $fatal(1, "FAIL: step fell within a squaring");
    if (known_q && rst_ni && load_i && (step_i || count_q != 0)) $fatal(1, "FAIL: load within a squaring");
    if (load_i) x_q <= x_i;
    else if (done_o) x_q[WordBits-1:0] <= next;
  end

endmodule
