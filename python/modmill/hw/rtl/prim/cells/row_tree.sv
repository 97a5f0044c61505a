// Rows to two: the sum of N rows of W bits modulo 2^W, by levels of full adders that take three rows to two.
module row_tree #(
  parameter int N = 17,
  parameter int W = 34
) (
  input  logic [N*W-1:0] rows_i,
  output logic [2*W-1:0] rows_o
);
  localparam int Triples = N / 3;
  localparam int Left = N - Triples;

  if (N == 1) begin : gen_one
    assign rows_o = {{W{1'b0}}, rows_i};
  end else if (N == 2) begin : gen_two
    assign rows_o = rows_i;
  end else begin : gen_level
    logic [Left*W-1:0] left;
    for (genvar i = 0; i < Triples; i++) begin : gen_triples
      logic [W-1:0] carry;
      counter32 #(.W(W)) u_rows (
        .a_i(rows_i[3*i*W+:W]), .b_i(rows_i[(3*i+1)*W+:W]), .c_i(rows_i[(3*i+2)*W+:W]),
        .s0_o(left[2*i*W+:W]), .s1_o(carry)
      );
      assign left[(2*i+1)*W+:W] = carry << 1;
    end
    if (N > 3 * Triples) begin : gen_rest
      assign left[Left*W-1:2*Triples*W] = rows_i[N*W-1:3*Triples*W];
    end
    row_tree #(.N(Left), .W(W)) u_next (.rows_i(left), .rows_o);
  end
endmodule
