// Bitwise 3:2 counter of UltraScale+ LUTs: of each bit position, s0 + 2 s1 = number of ones among three bits.
//
// Ports: a_i, b_i, c_i: W bits; s0_o, s1_o: W bits, not shifted. Combinational, one LUT deep.
// Resources: W LUT6_2, both outputs used; W = 17: 17 LUT.
// Bounds: W >= 1. Proved equal to prim/portable/counter32.sv by tests/hw/prim.
// Source: carry-save adders after C. S. Wallace (1964); AMD UG574, section "Look-up table".
module counter32 #(
  parameter int W = 17
) (
  input  logic [W-1:0] a_i,
  input  logic [W-1:0] b_i,
  input  logic [W-1:0] c_i,
  output logic [W-1:0] s0_o,
  output logic [W-1:0] s1_o
);
  for (genvar i = 0; i < W; i++) begin : gen_bit
    LUT6_2 #(
      .INIT(64'h9696_9696_E8E8_E8E8)  // O6 = I0 ^ I1 ^ I2, O5 = maj(I0, I1, I2)
    ) u_lut (
      .I0(a_i[i]),
      .I1(b_i[i]),
      .I2(c_i[i]),
      .I3(1'b0),
      .I4(1'b0),
      .I5(1'b1),
      .O5(s1_o[i]),
      .O6(s0_o[i])
    );
  end
endmodule
