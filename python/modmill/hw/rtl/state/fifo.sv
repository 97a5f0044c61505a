// A queue of Depth words. The oldest stands at data_o while count_o is not 0; pop_i takes it, push_i appends one.
//
// A full queue takes a word only while it gives one; an empty one gives none. Simulation stops at a wrong use.
module fifo #(
  parameter int W = 16,
  parameter int Depth = 16
) (
  input  logic                       clk_i,
  input  logic                       rst_ni,
  input  logic                       push_i,
  input  logic [W-1:0]               data_i,
  input  logic                       pop_i,
  output logic [W-1:0]               data_o,
  output logic [$clog2(Depth+1)-1:0] count_o
);
  localparam int Place = Depth > 1 ? $clog2(Depth) : 1;
  localparam int Count = $clog2(Depth + 1);
  localparam logic [Place-1:0] Last = Place'(Depth - 1);

  logic [Place-1:0] first_q, free_q;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      first_q <= '0;
      free_q <= '0;
      count_o <= '0;
    end else begin
      if (push_i) free_q <= free_q == Last ? '0 : free_q + Place'(1);
      if (pop_i) first_q <= first_q == Last ? '0 : first_q + Place'(1);
      if (push_i && !pop_i) count_o <= count_o + Count'(1);
      if (pop_i && !push_i) count_o <= count_o - Count'(1);
    end
  end

  memory_dual #(.Width(W), .Depth(Depth), .Latency(0), .Rule(0), .Style("distributed")) u_words (
    .clk_i,
    .write_i(push_i),
    .to_i(free_q),
    .data_i,
    .enable_i(1'b1),
    .from_i(first_q),
    .data_o
  );
`ifndef SYNTHESIS
  always @(posedge clk_i) begin
    if (rst_ni && push_i && !pop_i && count_o == Count'(Depth)) $fatal(1, "a full queue is given a word");
    if (rst_ni && pop_i && count_o == 0) $fatal(1, "an empty queue is asked for a word");
  end
`endif
endmodule
