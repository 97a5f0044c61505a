// Constants of the modulus as one bus, the first word lowest.
//
// Simulation only: read at time 0 from "<dir>/constants.hex", one word a line, <dir> given by +tables=<dir> ("tables" by default),
// so that a new modulus needs no new build. For synthesis the constants are emitted as literals.
module constant_store #(
  parameter int Words = 2,
  parameter int Width = 16
) (
  output logic [Words*Width-1:0] words_o
);
  logic [Width-1:0] memory[Words];

  initial begin : load
    string dir, file;
    if ($value$plusargs("tables=%s", dir) == 0) dir = "tables";
    file = $sformatf("%s/constants.hex", dir);
    $readmemh(file, memory);
  end

  for (genvar i = 0; i < Words; i++) begin : gen_words
    assign words_o[i*Width+:Width] = memory[i];
  end
endmodule
