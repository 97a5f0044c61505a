// a + b + c on the fast carry chain of UltraScale+ (a ternary adder): s = a + b + c, W + 2 bits.
//
// Ports: a_i, b_i, c_i: W bits; s_o: W + 2 bits. Combinational, no backpressure.
// How: bit i of m = maj(a, b, c) leaves O5 of LUT i and enters LUT i + 1, whose O6 = a ^ b ^ c ^ m steers the
// carry; one LUT of position W passes the last m on.
// Resources: W LUT6_2 and one LUT1, ceil((W + 1) / 8) CARRY8; W = 17: 18 LUT, 3 CARRY8. A LUT position has one
// output beside its flip-flops, so where s_o does not go straight into flip-flops, a second LUT a bit is needed
// for m: the area report counts it.
// Bounds: W >= 1. Proved equal to prim/portable/add3.sv by tests/hw/prim.
// Source: J. Simkins, B. Philofsky, "Structures and methods for implementing ternary adders" (US 7274211);
// AMD UG574, section "Carry logic".
module add3 #(
  parameter int W = 17
) (
  input  logic [W-1:0] a_i,
  input  logic [W-1:0] b_i,
  input  logic [W-1:0] c_i,
  output logic [W+1:0] s_o
);
  localparam int Slices = (W + 8) / 8;

  logic [8*Slices-1:0] propagate, generate_bits, sum, carry;
  logic [W:0] majority;

  assign majority[0] = 1'b0;

  for (genvar i = 0; i < 8 * Slices; i++) begin : gen_bit
    if (i < W) begin : gen_used
      LUT6_2 #(
        .INIT(64'h6996_6996_E8E8_E8E8)  // O6 = I0 ^ I1 ^ I2 ^ I3, O5 = maj(I0, I1, I2)
      ) u_lut (
        .I0(a_i[i]),
        .I1(b_i[i]),
        .I2(c_i[i]),
        .I3(majority[i]),
        .I4(1'b0),
        .I5(1'b1),
        .O5(majority[i+1]),
        .O6(propagate[i])
      );
      assign generate_bits[i] = majority[i];
    end else if (i == W) begin : gen_top
      LUT1 #(
        .INIT(2'b10)
      ) u_lut (
        .I0(majority[W]),
        .O (propagate[i])
      );
      assign generate_bits[i] = 1'b0;
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

  assign s_o = {carry[W], sum[W:0]};

  // Positions above W of the last CARRY8 are not used.
  logic unused;
  assign unused = ^{1'b0, sum, carry};
endmodule
