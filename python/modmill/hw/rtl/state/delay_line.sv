// N registers in a row without reset: q is what d was N enabled cycles ago. Three and more become SRL16E or SRLC32E on
// UltraScale+.
module delay_line #(
  parameter int W = 16,
  parameter int N = 4
) (
  input  logic         clk_i,
  input  logic         en_i,
  input  logic [W-1:0] d_i,
  output logic [W-1:0] q_o
);
  (* srl_style = "srl" *) logic [N*W-1:0] line_q;
  assign q_o = line_q[N*W-1-:W];
  if (N == 1) begin : gen_one
    always_ff @(posedge clk_i) begin
      if (en_i) line_q <= d_i;
    end
  end else begin : gen_more
    always_ff @(posedge clk_i) begin
      if (en_i) line_q <= {line_q[(N-1)*W-1:0], d_i};
    end
  end
endmodule
