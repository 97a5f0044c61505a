// Bitwise 6:3 counter of UltraScale+ LUTs: of each bit position, s0 + 2 s1 + 4 s2 = number of ones among six bits.
//
// Ports: a_i .. f_i: W bits; s0_o, s1_o, s2_o: W bits, not shifted. Combinational, one LUT deep.
// Resources: 3 W LUT6; W = 17: 51 LUT.
// Bounds: W >= 1. Proved equal to prim/portable/counter63.sv by tests/hw/prim.
// Source: parallel counters after L. Dadda (1965); a LUT6 is any function of six bits.
module counter63 #(
  parameter int W = 17
) (
  input  logic [W-1:0] a_i,
  input  logic [W-1:0] b_i,
  input  logic [W-1:0] c_i,
  input  logic [W-1:0] d_i,
  input  logic [W-1:0] e_i,
  input  logic [W-1:0] f_i,
  output logic [W-1:0] s0_o,
  output logic [W-1:0] s1_o,
  output logic [W-1:0] s2_o
);
  for (genvar i = 0; i < W; i++) begin : gen_bit
    LUT6 #(
      .INIT(64'h6996_9669_9669_6996)  // bit 0 of the count
    ) u_lut0 (
      .I0(a_i[i]),
      .I1(b_i[i]),
      .I2(c_i[i]),
      .I3(d_i[i]),
      .I4(e_i[i]),
      .I5(f_i[i]),
      .O (s0_o[i])
    );
    LUT6 #(
      .INIT(64'h8117_177E_177E_7EE8)  // bit 1 of the count
    ) u_lut1 (
      .I0(a_i[i]),
      .I1(b_i[i]),
      .I2(c_i[i]),
      .I3(d_i[i]),
      .I4(e_i[i]),
      .I5(f_i[i]),
      .O (s1_o[i])
    );
    LUT6 #(
      .INIT(64'hFEE8_E880_E880_8000)  // bit 2 of the count
    ) u_lut2 (
      .I0(a_i[i]),
      .I1(b_i[i]),
      .I2(c_i[i]),
      .I3(d_i[i]),
      .I4(e_i[i]),
      .I5(f_i[i]),
      .O (s2_o[i])
    );
  end
endmodule
