// Four words to two on the fast carry chain of UltraScale+: a + b + c + d = s + 2 m.
//
// Ports: a_i, b_i, c_i, d_i: W bits; s_o: W + 1 bits; m_o: W bits, not shifted. Combinational.
// How: m = maj(a, b, c) leaves the O5 outputs of the very LUTs whose O6 steer the
// carry chain of s = (a ^ b ^ c) + d; no signal passes two LUTs.
// Resources: W LUT6_2, ceil(W / 8) CARRY8; W = 17: 17 LUT, 3 CARRY8. A LUT position has one output beside
// its flip-flops, so where s_o does not go straight into flip-flops, a second LUT a bit is needed for m_o:
// the area report counts it.
// Bounds: W >= 1. Proved equal to prim/portable/csa42.sv by tests/hw/prim.
// Source: AMD UG574, UltraScale Architecture Configurable Logic Block, section "Carry logic".
module csa42 #(
  parameter int W = 17
) (
  input  logic [W-1:0] a_i,
  input  logic [W-1:0] b_i,
  input  logic [W-1:0] c_i,
  input  logic [W-1:0] d_i,
  output logic [W:0]   s_o,
  output logic [W-1:0] m_o
);
  localparam int Slices = (W + 7) / 8;

  logic [8*Slices-1:0] propagate, generate_bits, sum, carry;

  for (genvar i = 0; i < 8 * Slices; i++) begin : gen_bit
    if (i < W) begin : gen_used
      LUT6_2 #(
        .INIT(64'h6996_6996_E8E8_E8E8)  // O6 = I0 ^ I1 ^ I2 ^ I3, O5 = maj(I0, I1, I2)
      ) u_lut (
        .I0(a_i[i]),
        .I1(b_i[i]),
        .I2(c_i[i]),
        .I3(d_i[i]),
        .I4(1'b0),
        .I5(1'b1),
        .O5(m_o[i]),
        .O6(propagate[i])
      );
      assign generate_bits[i] = d_i[i];
    end else begin : gen_unused
      assign propagate[i] = 1'b0;
      assign generate_bits[i] = 1'b0;
    end
  end

  for (genvar k = 0; k < Slices; k++) begin : gen_carry
    logic carry_in;
    if (k == 0) begin : gen_first
      assign carry_in = 1'b0;
    end else begin : gen_next
      assign carry_in = carry[8*k-1];
    end
    CARRY8 #(
      .CARRY_TYPE("SINGLE_CY8")
    ) u_carry (
      .CI    (carry_in),
      .CI_TOP(1'b0),
      .DI    (generate_bits[8*k+:8]),
      .S     (propagate[8*k+:8]),
      .O     (sum[8*k+:8]),
      .CO    (carry[8*k+:8])
    );
  end

  assign s_o = {carry[W-1], sum[W-1:0]};

  // Positions above W - 1 of the last CARRY8 are not used.
  logic unused;
  assign unused = ^{1'b0, sum, carry};
endmodule
