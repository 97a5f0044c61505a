// Unsigned product p = a b of one wide operand, by a column of DSP48E2s of UltraScale+ that are added in their cascade.
//
// Ports: clk_i; en_i: all registers move; a_i: AW bits; b_i: BW bits; p_o: AW + BW bits.
// How: b in digits of 17 bits, the lowest first. Slice k adds a times digit k to what slice k - 1 left above its lowest
// 17 bits (PCIN shifted by 17), a cycle later. Operands wait for their slice and low ends for the top one in registers.
// Resources: n = ceil(BW / 17) DSP48E2, no LUT, (n - 1)(AW + 17 n) flip-flops.
// Bounds: AW <= 26, so that no slice exceeds 48 bits. Latency n. No reset: data.
// Proved equal to prim/portable/dsp_column.sv by tests/hw/prim.
// Source: AMD UG579, UltraScale Architecture DSP Slice: OPMODE 00_101_01_01 (P = M + PCIN >> 17).
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
  logic [48*Places-1:0] sums, cascade;

  for (genvar k = 0; k < Places; k++) begin : gen_place
    localparam int At = k * AW + 17 * (k * Places - k * (k - 1) / 2);
    localparam int Held = AW + 17 * (Places - k);
    localparam int EndsAt = 17 * k * (k - 1) / 2;
    // The product, or that and what comes from below.
    localparam logic [8:0] Opmode = k == 0 ? 9'b00_000_01_01 : 9'b00_101_01_01;
    logic [AW-1:0] a;
    logic [16:0]   b;
    logic [47:0]   below;
    if (k == 0) begin : gen_first
      assign waiting[At+:Held] = {(17 * Places)'(b_i), a_i};
      assign below = 48'b0;
    end else begin : gen_next
      stage_reg #(.W(Held)) u_waiting_q (
        .clk_i, .en_i, .d_i({waiting[At-1-:Held-AW], waiting[At-Held-17+:AW]}), .q_o(waiting[At+:Held])
      );
      assign below = cascade[48*(k-1)+:48];
    end
    assign a = waiting[At+:AW];
    assign b = waiting[At+AW+:17];

    dsp_tile #(.AW(AW), .BW(17), .Reg(1), .Opmode(Opmode)) u_dsp (
      .clk_i, .en_i, .a_i(a), .b_i(b), .pcin_i(below), .pcout_o(cascade[48*k+:48]), .p_o(sums[48*k+:48])
    );

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

  // Sums have fewer bits than their registers, and nothing is above the last slice.
  logic unused;
  assign unused = ^{1'b0, ends, sums, cascade};
endmodule
