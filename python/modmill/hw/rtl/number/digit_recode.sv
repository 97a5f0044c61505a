// A number in two shares as digits d from -2 to 2 in base 4: a + b is the sum of d_i 4^i.
//
// Ports: a_i, b_i: W bits; one_o, two_o, negative_o: for each digit, whether |d| is 1, whether it is 2, and whether d < 0.
// How: half adders make s + 2 c of the shares, with no c above an s in the same place. Digit i has
// v = s_2i + c_2i + 2 (s_2i+1 + c_2i+1) <= 5; it passes t = 1 on where v >= 2, and is v - 4 t plus what comes from below.
// So nothing ripples: five gates on the longest path. The top digit is never negative.
module digit_recode #(
  parameter int W = 8,
  localparam int D = (W + 1) / 2 + 1
) (
  input  logic [W-1:0] a_i,
  input  logic [W-1:0] b_i,
  output logic [D-1:0] one_o,
  output logic [D-1:0] two_o,
  output logic [D-1:0] negative_o
);
  logic [2*D-1:0] s, c;
  assign s = {{2 * D - W{1'b0}}, a_i ^ b_i};
  assign c = {{2 * D - W - 1{1'b0}}, a_i & b_i, 1'b0};

  // The lower and the upper bits of all digits.
  logic [D-1:0] s0, s1, c0, c1;
  always_comb begin
    for (int i = 0; i < D; i++) begin
      s0[i] = s[2*i];
      s1[i] = s[2*i+1];
      c0[i] = c[2*i];
      c1[i] = c[2*i+1];
    end
  end

  // Of each digit: whether v is odd, whether v - 4 t is negative, and what it takes from below.
  logic [D-1:0] odd, less;
  logic [D:0] taken;
  assign odd   = s0 ^ c0;
  assign less  = s1 ^ c1 ^ (s0 & c0);
  assign taken = {s1 | c1 | (s0 & c0), 1'b0};
  assign one_o      = odd ^ taken[D-1:0];
  assign two_o      = (odd & ~less & taken[D-1:0]) | (~odd & less & ~taken[D-1:0]);
  assign negative_o = less & ~(odd & taken[D-1:0]);

  // The top digit passes nothing on.
  logic unused;
  assign unused = taken[D];
endmodule
