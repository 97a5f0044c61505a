// Six rows to two: a + .. + f = even + 2 odd. even is the sum of the rows' bits at even places, odd of those at odd places,
// shifted down by one. Two carry chains of W places on UltraScale+, one table a place; no table waits for another.
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
  localparam logic [2*((W+3)/2)-1:0] Pattern = {((W + 3) / 2) {2'b01}};
  localparam logic [W+1:0] Even = Pattern[W+1:0];

  assign even_o = ({2'b0, a_i} & Even) + ({2'b0, b_i} & Even) + ({2'b0, c_i} & Even) +
                  ({2'b0, d_i} & Even) + ({2'b0, e_i} & Even) + ({2'b0, f_i} & Even);
  assign odd_o = ({2'b0, a_i[W-1:1]} & Even[W:0]) + ({2'b0, b_i[W-1:1]} & Even[W:0]) +
                 ({2'b0, c_i[W-1:1]} & Even[W:0]) + ({2'b0, d_i[W-1:1]} & Even[W:0]) +
                 ({2'b0, e_i[W-1:1]} & Even[W:0]) + ({2'b0, f_i[W-1:1]} & Even[W:0]);
endmodule
