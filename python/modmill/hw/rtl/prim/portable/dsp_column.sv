// Unsigned product p = a b of one wide operand, by a column of multipliers: b in digits of 17 bits, the lowest first.
//
// Ports: clk_i; en_i: all registers move; a_i: AW bits; b_i: BW bits; p_o: AW + BW bits.
// How: place k adds a times digit k to what place k - 1 left above its lowest 17 bits, a cycle later.
// Bounds: AW <= 26 (a DSP48E2 multiplies 27 by 18 bits, signed). Latency ceil(BW / 17). No reset: data.
// Behaviour only; prim/xcup holds the same cell as DSP48E2s in a cascade.
module dsp_column #(
  parameter int AW = 26,
  parameter int BW = 34
) (
  input  logic             clk_i,
  input  logic             en_i,
  input  logic [AW-1:0]    a_i,
  input  logic [BW-1:0]    b_i,
  output logic [AW+BW-1:0] p_o
);
  localparam int Places = (BW + 16) / 17;

  // Place k holds a and the digits from k on, and the low ends of the places below.
  logic [Places*AW+17*Places*(Places+1)/2-1:0] waiting;
  logic [17*Places*(Places-1)/2:0] ends;
  logic [48*Places-1:0] sums;

  for (genvar k = 0; k < Places; k++) begin : gen_place
    localparam int At = k * AW + 17 * (k * Places - k * (k - 1) / 2);
    localparam int Held = AW + 17 * (Places - k);
    localparam int EndsAt = 17 * k * (k - 1) / 2;
    logic [AW-1:0] a;
    logic [16:0]   b;
    logic [30:0]   below;
    if (k == 0) begin : gen_first
      assign waiting[At+:Held] = {(17 * Places)'(b_i), a_i};
      assign below = 31'b0;
    end else begin : gen_next
      stage_reg #(.W(Held)) u_waiting_q (
        .clk_i, .en_i, .d_i({waiting[At-1-:Held-AW], waiting[At-Held-17+:AW]}), .q_o(waiting[At+:Held])
      );
      assign below = sums[48*(k-1)+17+:31];
    end
    assign a = waiting[At+:AW];
    assign b = waiting[At+AW+:17];
    stage_reg #(.W(48)) u_sum_q (.clk_i, .en_i, .d_i(48'({17'b0, a} * {{AW{1'b0}}, b}) + 48'(below)), .q_o(sums[48*k+:48]));

    if (k == 1) begin : gen_end
      stage_reg #(.W(17)) u_ends_q (.clk_i, .en_i, .d_i(sums[16:0]), .q_o(ends[16:0]));
    end else if (k > 1) begin : gen_ends
      stage_reg #(.W(17 * k)) u_ends_q (
        .clk_i, .en_i, .d_i({sums[48*(k-1)+:17], ends[EndsAt-1-:17*(k-1)]}), .q_o(ends[EndsAt+:17*k])
      );
    end
  end

  if (Places == 1) begin : gen_one
    assign p_o = sums[AW+BW-1:0];
  end else begin : gen_more
    assign p_o = {sums[48*(Places-1)+:AW+BW-17*(Places-1)], ends[17*Places*(Places-1)/2-1-:17*(Places-1)]};
  end
  assign ends[17*Places*(Places-1)/2] = 1'b0;

  // Sums have fewer bits than their registers.
  logic unused;
  assign unused = ^{1'b0, ends, sums};
endmodule
