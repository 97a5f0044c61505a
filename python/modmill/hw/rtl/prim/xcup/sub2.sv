// a - b on the fast carry chain of UltraScale+: s = 2^W + a - b, W + 1 bits; the top bit says that a is at least b.
//
// Ports: a_i, b_i: W bits; s_o: W + 1 bits. Combinational, no backpressure.
// How: each bit has one LUT6_2 (O6 = a ^ ~b steers the carry, O5 = a is what is generated) and one
// position of a CARRY8; the chain begins with a carry, and the one out of the top position is the top bit of s.
// Resources: W LUT6_2, ceil(W / 8) CARRY8; W = 17: 17 LUT, 3 CARRY8.
// Bounds: W >= 1. Proved equal to prim/portable/sub2.sv by tests/hw/prim.
// Source: AMD UG574, UltraScale Architecture Configurable Logic Block, section "Carry logic".
module sub2 #(
  parameter int W = 17
) (
  input  logic [W-1:0] a_i,
  input  logic [W-1:0] b_i,
  output logic [W:0]   s_o
);
  localparam int Slices = (W + 7) / 8;

  logic [8*Slices-1:0] propagate, generate_bits, sum, carry;

  for (genvar i = 0; i < 8 * Slices; i++) begin : gen_bit
    if (i < W) begin : gen_used
      LUT6_2 #(
        .INIT(64'h9999_9999_AAAA_AAAA)  // O6 = I0 ^ ~I1, O5 = I0
      ) u_lut (
        .I0(a_i[i]),
        .I1(b_i[i]),
        .I2(1'b0),
        .I3(1'b0),
        .I4(1'b0),
        .I5(1'b1),
        .O5(generate_bits[i]),
        .O6(propagate[i])
      );
    end else begin : gen_unused
      assign propagate[i] = 1'b0;
      assign generate_bits[i] = 1'b0;
    end
  end

  for (genvar k = 0; k < Slices; k++) begin : gen_carry
    logic carry_in;
    if (k == 0) begin : gen_first
      assign carry_in = 1'b1;
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
