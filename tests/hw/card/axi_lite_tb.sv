// axi_lite with random waits on every channel: each write of all bytes is passed on once, others never, each answer comes once,
// and nothing is taken while an answer waits.

`timescale 1ns / 1ps

module axi_lite_tb;

  parameter int Turns = 300;

  logic        aclk = 1'b0, aresetn = 1'b0;
  logic        awvalid = 1'b0, awready, wvalid = 1'b0, wready, bvalid, bready = 1'b0;
  logic        arvalid = 1'b0, arready, rvalid, rready = 1'b0;
  logic [7:0]  awaddr = '0, araddr = '0;
  logic [31:0] wdata = '0, rdata, write_data;
  logic [3:0]  wstrb = '0;
  logic [1:0]  bresp, rresp;
  logic        write, read;
  logic [5:0]  write_index, read_index;
  logic [31:0] kept[64];
  int          writes = 0, reads = 0, told = 0, turn;

  axi_lite dut (
    .aclk, .aresetn,
    .s_axi_awvalid(awvalid), .s_axi_awready(awready), .s_axi_awaddr(awaddr),
    .s_axi_wvalid(wvalid), .s_axi_wready(wready), .s_axi_wdata(wdata), .s_axi_wstrb(wstrb),
    .s_axi_bvalid(bvalid), .s_axi_bready(bready), .s_axi_bresp(bresp),
    .s_axi_arvalid(arvalid), .s_axi_arready(arready), .s_axi_araddr(araddr),
    .s_axi_rvalid(rvalid), .s_axi_rready(rready), .s_axi_rdata(rdata), .s_axi_rresp(rresp),
    .write_o(write), .write_index_o(write_index), .write_data_o(write_data),
    .read_o(read), .read_index_o(read_index), .value_i(kept[read_index])
  );

  always #5 aclk = ~aclk;

  always @(posedge aclk) if (aresetn) begin
    if (write) kept[write_index] <= write_data;
    writes <= writes + 32'(write);
    reads  <= reads + 32'(read);
  end

  task automatic pause();
    repeat ($urandom() & 32'h3) @(negedge aclk);
  endtask

  // Address and data come in any order.
  task automatic put(input logic [5:0] index, input logic [31:0] data, input logic [3:0] strobe);
    pause();
    case ($urandom() & 32'h3)
      0: awvalid = 1'b1;
      1: wvalid = 1'b1;
      default: ;
    endcase
    {awaddr, wdata, wstrb} = {index, 2'b00, data, strobe};
    pause();
    {awvalid, wvalid} = 2'b11;
    #4;
    if (!awready || !wready) $fatal(1, "FAIL %0d: a write is not taken", turn);
    @(negedge aclk);
    #4;
    if (awready || wready) $fatal(1, "FAIL %0d: a write was taken while an answer waits", turn);
    {awvalid, wvalid} = 2'b00;
    @(negedge aclk);
    pause();
    bready = 1'b1;
    #4;
    if (!bvalid || bresp != 2'b00) $fatal(1, "FAIL %0d: no answer to a write", turn);
    @(negedge aclk);
    bready = 1'b0;
    #4;
    if (bvalid) $fatal(1, "FAIL %0d: an answer came twice", turn);
    @(negedge aclk);
  endtask

  task automatic get(input logic [5:0] index, output logic [31:0] data);
    pause();
    arvalid = 1'b1;
    araddr  = {index, 2'b00};
    #4;
    if (!arready) $fatal(1, "FAIL %0d: a read is not taken", turn);
    @(negedge aclk);
    araddr = ~araddr;
    #4;
    if (arready) $fatal(1, "FAIL %0d: a read was taken while an answer waits", turn);
    arvalid = 1'b0;
    @(negedge aclk);
    pause();
    rready = 1'b1;
    #4;
    data = rdata;
    if (!rvalid || rresp != 2'b00) $fatal(1, "FAIL %0d: no answer to a read", turn);
    @(negedge aclk);
    rready = 1'b0;
    #4;
    if (rvalid) $fatal(1, "FAIL %0d: an answer came twice", turn);
    @(negedge aclk);
  endtask

  logic [5:0]  index;
  logic [31:0] data, right, found;
  logic [3:0]  strobe;

  initial begin
    repeat (3) @(negedge aclk);
    aresetn = 1'b1;
    for (turn = 0; turn < Turns; turn = turn + 1) begin
      index  = 6'($urandom());
      data   = $urandom();
      strobe = ($urandom() & 32'h1) != 0 ? 4'hf : 4'($urandom());
      right  = (strobe == 4'hf) ? data : kept[index];
      told   = told + 32'(strobe == 4'hf);
      put(index, data, strobe);
      get(index, found);
      if (found !== right) $fatal(1, "FAIL %0d: register %0d is %h, not %h", turn, index, found, right);
    end
    if (writes != told || reads != Turns) $fatal(1, "FAIL: %0d writes, %0d reads", writes, reads);
    $display("PASS %0d", Turns);
    $finish;
  end

  initial begin
    #1000000;
    $fatal(1, "FAIL: no end");
  end

endmodule
