// Register with enable: q takes d at the clock's edge when en_i is high. No reset: data.
module stage_reg #(
  parameter int W = 16
) (
  input  logic         clk_i,
  input  logic         en_i,
  input  logic [W-1:0] d_i,
  output logic [W-1:0] q_o
);
  always_ff @(posedge clk_i) begin
    if (en_i) q_o <= d_i;
  end
endmodule
