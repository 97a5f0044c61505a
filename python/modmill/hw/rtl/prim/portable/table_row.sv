// One reduction table: row = memory[index], 2^Bits rows of Width bits, read without a clock.
//
// Simulation only: the memory is read at time 0 from "<dir>/row_<Row>.hex", <dir> given by +tables=<dir> ("tables" by default),
// so that a new modulus needs no new build. For synthesis the tables are emitted as constants or as LUTs.
module table_row #(
  parameter int Row = 0,
  parameter int Bits = 6,
  parameter int Width = 1024
) (
  input  logic [Bits-1:0]  index_i,
  output logic [Width-1:0] row_o
);
  logic [Width-1:0] memory[2**Bits];

  initial begin : load
    string dir, file;
    if ($value$plusargs("tables=%s", dir) == 0) dir = "tables";
    file = $sformatf("%s/row_%0d.hex", dir, Row);
    $readmemh(file, memory);
  end

  assign row_o = memory[index_i];
endmodule
