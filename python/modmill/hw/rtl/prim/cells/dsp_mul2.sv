// Sum of two unsigned products, p = a0 b0 + a1 b1, as one array of gates; Reg = 1 keeps the sum in a register that takes
// it when en_i is high.
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

  logic [2*BW*PW-1:0] rows;
  logic [PW-1:0] x, y, sum;
  product_rows #(.AW(AW), .BW(BW), .W(PW)) u_rows0 (.a_i(a0_i), .b_i(b0_i), .rows_o(rows[BW*PW-1:0]));
  product_rows #(.AW(AW), .BW(BW), .W(PW)) u_rows1 (.a_i(a1_i), .b_i(b1_i), .rows_o(rows[2*BW*PW-1:BW*PW]));
  row_tree #(.N(2 * BW), .W(PW)) u_tree (.rows_i(rows), .rows_o({y, x}));
  assign sum = x + y;

  if (Reg != 0) begin : gen_reg
    stage_reg #(.W(PW)) u_p_q (.clk_i, .en_i, .d_i(sum), .q_o(p_o));
  end else begin : gen_wire
    logic unused;
    assign unused = ^{clk_i, en_i};
    assign p_o = sum;
  end
endmodule
