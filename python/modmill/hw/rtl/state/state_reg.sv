// A register with enable and synchronous reset: state, in contrast to stage_reg's data.
module state_reg #(
  parameter int W = 1,
  parameter logic [W-1:0] Reset = '0
) (
  input  logic         clk_i,
  input  logic         rst_ni,
  input  logic         en_i,
  input  logic [W-1:0] d_i,
  output logic [W-1:0] q_o
);
  always_ff @(posedge clk_i) begin
    if (!rst_ni) q_o <= Reset;
    else if (en_i) q_o <= d_i;
  end
endmodule
