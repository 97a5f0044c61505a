// Sum of two words, or a third word instead, on the fast carry chain of UltraScale+: s = load ? x : a + b.
//
// Ports: a_i, b_i, x_i, s_o: W bits; load_i. Combinational.
// How: O6 = load ? x : a ^ b steers the chain and O5 = a & !load generates, so with load no place carries and the sum is x.
// Resources: W LUT6_2, ceil(W / 8) CARRY8; W = 17: 17 LUT, 3 CARRY8.
// Bounds: W >= 1, a + b < 2^W. Proved equal to prim/portable/add2_load.sv by tests/hw/prim.
// Source: AMD UG574, UltraScale Architecture Configurable Logic Block, section "Carry logic".
module add2_load #(
  parameter int W = 17
) (
  input  logic [W-1:0] a_i,
  input  logic [W-1:0] b_i,
  input  logic         load_i,
  input  logic [W-1:0] x_i,
  output logic [W-1:0] s_o
);
  localparam int Slices = (W + 7) / 8;

  logic [8*Slices-1:0] steer, generate_bits, sum, carry;

  for (genvar i = 0; i < 8 * Slices; i++) begin : gen_bit
    if (i < W) begin : gen_used
      LUT6_2 #(
        .INIT(64'hF606_F606_0A0A_0A0A)  // O6 = I2 ? I3 : I0 ^ I1, O5 = I0 & !I2
      ) u_lut (
        .I0(a_i[i]), .I1(b_i[i]), .I2(load_i), .I3(x_i[i]), .I4(1'b0), .I5(1'b1),
        .O5(generate_bits[i]),
        .O6(steer[i])
      );
    end else begin : gen_unused
      assign steer[i] = 1'b0;
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
      .S     (steer[8*k+:8]),
      .O     (sum[8*k+:8]),
      .CO    (carry[8*k+:8])
    );
  end

  assign s_o = sum[W-1:0];

  // Places above W - 1 of the last CARRY8 are not used, nor is the last carry, which the bound excludes.
  logic unused;
  assign unused = ^{1'b0, sum, carry};
endmodule
