// Carry of a redundant number: of the value sum words_i[k] 2^(Radix k), whether it is 2^(Radix Words) or more (carry_o), and
// whether it is a multiple of that (zero_o).
//
// Bounds: words of at most 2^(Radix+1) - 2, so that a word which carries by itself never passes on a carry from below.
// Combinational. The ripple over all words is one carry chain of Words bits: a word generates when its top bit is set,
// and propagates when its lower bits are all ones.
module rbr_carry #(
  parameter int Words = 4,
  parameter int Radix = 16,
  parameter int Width = 17
) (
  input  logic [Words*Width-1:0] words_i,
  output logic                   carry_o,
  output logic                   zero_o
);
  logic [Words-1:0] generates, propagates, empty, into;
  logic [Words:0] sum;

  for (genvar k = 0; k < Words; k++) begin : gen_word
    logic [Radix-1:0] low;
    assign low = words_i[k*Width+:Radix];
    assign generates[k] = |words_i[k*Width+Radix+:Width-Radix];
    assign propagates[k] = &low;
    assign empty[k] = ~|low;
  end

  assign sum = {1'b0, generates | propagates} + {1'b0, generates};
  // The carries into each word are what the sum differs by from the operands.
  assign into = sum[Words-1:0] ^ (generates | propagates) ^ generates;
  assign carry_o = sum[Words];
  assign zero_o = &((into & propagates) | (~into & empty));
endmodule
