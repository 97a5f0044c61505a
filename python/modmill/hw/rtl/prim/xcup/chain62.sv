// Six rows to two on the fast carry chain of UltraScale+: a + .. + f = even + 2 odd.
//
// Ports: a_i .. f_i: W bits; even_o: W + 2 bits, the sum of the rows' bits at even places; odd_o: W + 1 bits, that of the odd
// places shifted down by one. Combinational.
// How: the six bits of one column count 0 to 6, three bits of the sum, and the columns of one chain are two places apart. Let
// n be the count of five of them. The column's own place adds parity(n), the sixth bit and the carry from below: it steers by
// the parity of all six and generates the sixth. The next place adds floor(n / 2) = [n in 2, 3] + 2 [n >= 4]: it steers by the
// first and generates the second, which exclude each other. No signal passes two LUTs, and no LUT needs a second output
// outside its site.
// Resources: 2 ceil(W / 2) LUT and ceil of an eighth of that CARRY8 for even_o, 2 floor(W / 2) for odd_o; W = 16: 32 LUT, 4 CARRY8
// for six rows, half of what other compressors take for the rows that they save.
// Bounds: W >= 2. Proved equal to prim/portable/chain62.sv by tests/hw/prim.
// Source: derived here; one column alone is the counter (6,0,6;5) of Kumm and Zipf, "Efficient high speed compression trees
// on Xilinx FPGAs", 2014.
module chain62 #(
  parameter int W = 16
) (
  input  logic [W-1:0] a_i,
  input  logic [W-1:0] b_i,
  input  logic [W-1:0] c_i,
  input  logic [W-1:0] d_i,
  input  logic [W-1:0] e_i,
  input  logic [W-1:0] f_i,
  output logic [W+1:0] even_o,
  output logic [W:0]   odd_o
);
  for (genvar odd = 0; odd < 2; odd++) begin : gen_chain
    localparam int Columns = (W + 1 - odd) / 2;
    localparam int Places = 2 * Columns;
    localparam int Slices = (Places + 7) / 8;

    logic [8*Slices-1:0] steer, generate_bits, sum, carry;

    for (genvar i = 0; i < 8 * Slices; i++) begin : gen_place
      localparam int At = 2 * (i / 2) + odd;
      if (i >= Places) begin : gen_unused
        assign steer[i] = 1'b0;
        assign generate_bits[i] = 1'b0;
      end else if (i % 2 == 0) begin : gen_column
        LUT6 #(
          .INIT(64'h6996_9669_9669_6996)  // parity
        ) u_lut (
          .I0(a_i[At]), .I1(b_i[At]), .I2(c_i[At]), .I3(d_i[At]), .I4(e_i[At]), .I5(f_i[At]),
          .O(steer[i])
        );
        assign generate_bits[i] = f_i[At];
      end else begin : gen_half
        LUT6_2 #(
          .INIT(64'h177E_7EE8_E880_8000)  // O6 = two or three ones among I0..I4, O5 = four or five
        ) u_lut (
          .I0(a_i[At]), .I1(b_i[At]), .I2(c_i[At]), .I3(d_i[At]), .I4(e_i[At]), .I5(1'b1),
          .O5(generate_bits[i]),
          .O6(steer[i])
        );
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

    logic [Places:0] total;
    assign total = {carry[Places-1], sum[Places-1:0]};

    // Places above the last of the chain's last CARRY8 are not used.
    logic unused;
    assign unused = ^{1'b0, sum, carry};
  end

  assign even_o = (W + 2)'(gen_chain[0].total);
  assign odd_o = (W + 1)'(gen_chain[1].total);
endmodule
