// A queue between two clocks.
//
// Function: what is pushed at in_clk_i comes out at out_clk_i in the same order. Both sides are valid/ready streams:
//   a word moves at a clock edge at which valid and ready are both high; out_data_o holds while it is not taken.
//   Each side counts what it moved. The counts cross in Gray code, one bit a step, through two flip-flops: a side that
//   sees an old count waits longer than it has to, and never loses a word.
// Ports: in_rst_ni and out_rst_ni come from one reset, each released at its own clock (reset_sync). in_ready_o is low
//   during reset.
// Bounds: LogDepth >= 2. A word takes three to four cycles of out_clk_i; for one in each cycle LogDepth must be 4.
// Constraints: in_gray_q to in_meta_q and out_gray_q to out_meta_q within a period, skew within a period of the faster
//   clock; store to what reads out_data_o within a period of out_clk_i.
// Source: C. Cummings, Simulation and Synthesis Techniques for Asynchronous FIFO Design, SNUG 2002, style 1.

module async_fifo #(
  parameter int W        = 8,
  parameter int LogDepth = 4
) (
  input  logic         in_clk_i,
  input  logic         in_rst_ni,
  input  logic         in_valid_i,
  output logic         in_ready_o,
  input  logic [W-1:0] in_data_i,

  input  logic         out_clk_i,
  input  logic         out_rst_ni,
  output logic         out_valid_o,
  input  logic         out_ready_i,
  output logic [W-1:0] out_data_o
);

  // Counts have one bit more than an address, so that full and empty differ.
  logic [LogDepth:0] in_q, in_d, in_gray_q, out_q, out_d, out_gray_q;
  (* ASYNC_REG = "TRUE" *) logic [LogDepth:0] in_meta_q, in_seen_q;    // in_gray_q at out_clk_i
  (* ASYNC_REG = "TRUE" *) logic [LogDepth:0] out_meta_q, out_seen_q;  // out_gray_q at in_clk_i
  (* ram_style = "distributed" *) logic [W-1:0] store [0:(1<<LogDepth)-1];
  logic push, pop, ready_q;

  // Full: the pushed count is ahead by as many as there are places, which in Gray code turns its two top bits.
  assign in_ready_o = ready_q && in_gray_q != {~out_seen_q[LogDepth:LogDepth-1], out_seen_q[LogDepth-2:0]};
  assign push       = in_valid_i && in_ready_o;
  assign in_d       = in_q + {{LogDepth{1'b0}}, push};

  always_ff @(posedge in_clk_i) begin
    if (!in_rst_ni) begin
      in_q       <= '0;
      in_gray_q  <= '0;
      out_meta_q <= '0;
      out_seen_q <= '0;
      ready_q    <= 1'b0;
    end else begin
      in_q       <= in_d;
      in_gray_q  <= in_d ^ (in_d >> 1);
      out_meta_q <= out_gray_q;
      out_seen_q <= out_meta_q;
      ready_q    <= 1'b1;
    end
  end

  always_ff @(posedge in_clk_i) begin
    if (push) store[in_q[LogDepth-1:0]] <= in_data_i;
  end

  assign out_valid_o = out_gray_q != in_seen_q;
  assign out_data_o  = store[out_q[LogDepth-1:0]];
  assign pop         = out_valid_o && out_ready_i;
  assign out_d       = out_q + {{LogDepth{1'b0}}, pop};

  always_ff @(posedge out_clk_i) begin
    if (!out_rst_ni) begin
      out_q      <= '0;
      out_gray_q <= '0;
      in_meta_q  <= '0;
      in_seen_q  <= '0;
    end else begin
      out_q      <= out_d;
      out_gray_q <= out_d ^ (out_d >> 1);
      in_meta_q  <= in_gray_q;
      in_seen_q  <= in_meta_q;
    end
  end

endmodule
