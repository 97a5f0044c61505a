// The reader behind AXI beside the plain one, with the same inputs: all streams must be equal in every cycle.
module many_tb #(
  parameter int Cycles = 2000
);
  logic clk = 0, rst_n = 0;
  logic [11:0] digits;
  logic [39:0] point;
  logic digits_valid = 0, points_valid = 0, out_ready = 0, request_ready = 0;
  wire [3:0] valid[2];
  wire [11:0] first[2];
  wire [39:0] given[2];
  wire [2:0] found[2];
  wire [15:0] request;
  wire [47:0] out;
  logic [1:0] taken;
  int moved = 0, asked = 0;

  reader_axi dut (
    .aclk(clk), .aresetn(rst_n),
    .s_axi_awvalid(1'b0), .s_axi_awready(), .s_axi_awaddr(8'd0),
    .s_axi_wvalid(1'b0), .s_axi_wready(), .s_axi_wdata(32'd0), .s_axi_wstrb(4'd0),
    .s_axi_bvalid(), .s_axi_bready(1'b1), .s_axi_bresp(),
    .s_axi_arvalid(1'b0), .s_axi_arready(), .s_axi_araddr(8'd0),
    .s_axi_rvalid(), .s_axi_rready(1'b1), .s_axi_rdata(), .s_axi_rresp(),
    .s_axis_tvalid(digits_valid), .s_axis_tready(valid[0][0]), .s_axis_tdata({4'd0, digits}),
    .m_axis_tvalid(valid[0][1]), .m_axis_tready(out_ready), .m_axis_tdata(out),
    .m_axis_request_tvalid(valid[0][2]), .m_axis_request_tready(request_ready), .m_axis_request_tdata(request),
    .s_axis_points_tvalid(points_valid), .s_axis_points_tready(valid[0][3]), .s_axis_points_tdata(point)
  );
  assign first[0] = request[11:0];
  assign {found[0], given[0]} = out[42:0];

  reader beside (
    .clk_i(clk), .rst_ni(dut.unit_rst_n),
    .digits_valid_i(digits_valid), .digits_ready_o(valid[1][0]), .digits_lanes_i(digits),
    .out_valid_o(valid[1][1]), .out_ready_i(out_ready), .out_point_o(given[1]), .out_digits_o(found[1]),
    .request_valid_o(valid[1][2]), .request_ready_i(request_ready), .request_first_o(first[1]),
    .points_valid_i(points_valid), .points_ready_o(valid[1][3]), .points_point_i(point),
    .groups_o(), .points_o(), .crowded_o()
  );

  initial forever #5 clk = ~clk;
  initial begin
    repeat (4) @(negedge clk);
    rst_n = 1;
    repeat (4) @(negedge clk);
    for (int i = 0; i < Cycles; i++) begin
      if (!digits_valid) begin
        digits_valid = $urandom_range(2) != 0;
        digits = $urandom_range(2) == 0 ? '0 : 12'($urandom);
      end
      if (!points_valid && asked != 0) begin
        points_valid = $urandom_range(2) != 0;
        point = {8'($urandom), $urandom};
      end
      out_ready = $urandom_range(2) != 0;
      request_ready = $urandom_range(2) != 0;
      #2;
      if (valid[0] !== valid[1] || first[0] !== first[1] && valid[0][2] || request[15:12] !== 0 ||
          (given[0] !== given[1] || found[0] !== found[1] || out[47:43] !== 0) && valid[0][1]) begin
        $display("FAIL: cycle %0d: %b %b, %h %h", i, valid[0], valid[1], first[0], first[1]);
        $finish;
      end
      asked += int'(valid[0][2] && request_ready) - int'(valid[0][3] && points_valid);
      moved += int'(valid[0][1] && out_ready);
      taken = {points_valid && valid[0][3], digits_valid && valid[0][0]};
      @(posedge clk);
      #1;
      if (taken[0]) digits_valid = 0;
      if (taken[1]) points_valid = 0;
      @(negedge clk);
    end
    $display("PASS %0d", moved);
    $finish;
  end
endmodule
