// Unsigned product p = a b as an array of gates; Reg = 1 keeps it in a register that takes it when en_i is high.
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

  logic [BW*PW-1:0] rows;
  logic [PW-1:0] x, y, product;
  product_rows #(.AW(AW), .BW(BW), .W(PW)) u_rows (.a_i, .b_i, .rows_o(rows));
  row_tree #(.N(BW), .W(PW)) u_tree (.rows_i(rows), .rows_o({y, x}));
  assign product = x + y;

  if (Reg != 0) begin : gen_reg
    stage_reg #(.W(PW)) u_p_q (.clk_i, .en_i, .d_i(product), .q_o(p_o));
  end else begin : gen_wire
    logic unused;
    assign unused = ^{clk_i, en_i};
    assign p_o = product;
  end
endmodule
