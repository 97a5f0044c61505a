// A register with enable, of UltraScale+ flip-flops: q takes d at the clock edge when en is high. Not reset: data.
//
// Ports: clk_i; en_i; d_i, q_o: W bits.
// Resources: W FDRE; W = 17: 17 FF.
// Bounds: W >= 1. Proved equal to prim/portable/stage_reg.sv by tests/hw/prim.
// Source: AMD UG574, section "Storage elements".
module stage_reg #(
  parameter int W = 17
) (
  input  logic         clk_i,
  input  logic         en_i,
  input  logic [W-1:0] d_i,
  output logic [W-1:0] q_o
);
  for (genvar i = 0; i < W; i++) begin : gen_bit
    FDRE u_ff (
      .C (clk_i),
      .CE(en_i),
      .R (1'b0),
      .D (d_i[i]),
      .Q (q_o[i])
    );
  end
endmodule
