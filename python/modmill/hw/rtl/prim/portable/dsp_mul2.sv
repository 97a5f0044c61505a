// Sum of two unsigned products, p = a0 b0 + a1 b1: two multiplier tiles added by their cascade.
// Reg = 1 keeps the sum in a register that takes it when en_i is high.
//
// Bounds: AW <= 26, BW <= 17. Latency Reg. No reset: data.
// Behaviour only; prim/xcup holds the same cell as two DSP48E2.
module dsp_mul2 #(
  parameter int AW = 17,
  parameter int BW = 17,
  parameter int Reg = 0
) (
  input  logic           clk_i,
  input  logic           en_i,
  input  logic [AW-1:0]  a0_i,
  input  logic [BW-1:0]  b0_i,
  input  logic [AW-1:0]  a1_i,
  input  logic [BW-1:0]  b1_i,
  output logic [AW+BW:0] p_o
);
  localparam int PW = AW + BW + 1;

  logic [PW-1:0] sum;
  assign sum = {{(BW + 1) {1'b0}}, a0_i} * {{(AW + 1) {1'b0}}, b0_i} +
               {{(BW + 1) {1'b0}}, a1_i} * {{(AW + 1) {1'b0}}, b1_i};

  if (Reg != 0) begin : gen_reg
    stage_reg #(.W(PW)) u_p_q (.clk_i, .en_i, .d_i(sum), .q_o(p_o));
  end else begin : gen_wire
    logic unused;
    assign unused = ^{clk_i, en_i};
    assign p_o = sum;
  end
endmodule
