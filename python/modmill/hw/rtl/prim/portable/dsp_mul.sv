// Unsigned product p = a b of one multiplier tile; Reg = 1 keeps it in a register that takes it when en_i is high.
//
// Bounds: AW <= 26, BW <= 17 (a DSP48E2 multiplies 27 by 18 bits, signed). Latency Reg. No reset: data.
// Behaviour only; prim/xcup holds the same cell as a DSP48E2.
module dsp_mul #(
  parameter int AW = 17,
  parameter int BW = 17,
  parameter int Reg = 0
) (
  input  logic             clk_i,
  input  logic             en_i,
  input  logic [AW-1:0]    a_i,
  input  logic [BW-1:0]    b_i,
  output logic [AW+BW-1:0] p_o
);
  localparam int PW = AW + BW;

  logic [PW-1:0] product;
  assign product = {{BW{1'b0}}, a_i} * {{AW{1'b0}}, b_i};

  if (Reg != 0) begin : gen_reg
    stage_reg #(.W(PW)) u_p_q (.clk_i, .en_i, .d_i(product), .q_o(p_o));
  end else begin : gen_wire
    logic unused;
    assign unused = ^{clk_i, en_i};
    assign p_o = product;
  end
endmodule
