module vdf_toy_core (
  input  logic clk_i, rst_ni,
  input  logic load_i,
  input  logic [26:0] x_i,
  input  logic step_i,
  output logic done_o,
  output logic [26:0] x_o,
  output logic branch_o
);
  logic [2:0]  count_q;
  logic [26:0] x_q, value;
  logic [53:0] square_q, sum_q, rest;
  logic [15:0] row, n;
  logic        rare, last;

  vdf_toy_row_0 row_0 (.index_i(square_q[53:50]), .row_o(row));
  vdf_toy_constants constants (.words_o(n));

  assign value = {18'd0, x_q[8:0]} + {10'd0, x_q[17:9], 8'd0} + {2'd0, x_q[26:18], 16'd0};
  assign rest  = sum_q % {38'd0, n};
  assign rare  = rest[3:0] == 4'd0;
  assign last  = (count_q == 3'd2 && !rare) || count_q == 3'd4;
  assign done_o   = step_i & last;
  assign branch_o = step_i & count_q == 3'd4;
  assign x_o      = x_q;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) count_q <= '0;
    else if (step_i) count_q <= last ? '0 : count_q + 3'd1;
  end
  always_ff @(posedge clk_i) begin
    if (step_i && count_q == 3'd0) square_q <= {27'd0, value} * {27'd0, value};
    if (step_i && count_q == 3'd1) sum_q <= {4'd0, square_q[49:0]} + {38'd0, row};
    if (load_i) x_q <= x_i;
    else if (done_o) x_q <= {9'd0, 1'b0, rest[15:8], 1'b0, rest[7:0]};
  end
  logic unused_rest;
  assign unused_rest = ^rest[53:16];
endmodule
