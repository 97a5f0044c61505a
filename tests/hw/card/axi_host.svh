// A host on AXI4-Lite, for a testbench module that includes this: clock, reset, signals, and tasks that wait at random.

  logic        aclk = 1'b0, aresetn = 1'b0;
  logic        awvalid = 1'b0, awready, wvalid = 1'b0, wready, bvalid, bready = 1'b0;
  logic        arvalid = 1'b0, arready, rvalid, rready = 1'b0;
  logic [7:0]  awaddr = '0, araddr = '0;
  logic [31:0] wdata = '0, rdata;
  logic [1:0]  bresp, rresp;

  always #2 aclk = !aclk;

`define AXI_HOST \
    .aclk(aclk), .aresetn(aresetn), \
    .s_axi_awvalid(awvalid), .s_axi_awready(awready), .s_axi_awaddr(awaddr), \
    .s_axi_wvalid(wvalid), .s_axi_wready(wready), .s_axi_wdata(wdata), .s_axi_wstrb(4'hf), \
    .s_axi_bvalid(bvalid), .s_axi_bready(bready), .s_axi_bresp(bresp), \
    .s_axi_arvalid(arvalid), .s_axi_arready(arready), .s_axi_araddr(araddr), \
    .s_axi_rvalid(rvalid), .s_axi_rready(rready), .s_axi_rdata(rdata), .s_axi_rresp(rresp)

  // Signals change at the falling edge; a beat moves at the rising one.
  task automatic pause();
    repeat ($urandom() & 32'h7) @(negedge aclk);
  endtask

  task automatic write(input logic [7:0] address, input logic [31:0] data);
    logic address_taken, data_taken;
    pause();
    awvalid = 1'b1;
    awaddr  = address;
    wvalid  = 1'b1;
    wdata   = data;
    while (awvalid || wvalid) begin
      #1;
      address_taken = awready;
      data_taken    = wready;
      @(negedge aclk);
      if (address_taken) awvalid = 1'b0;
      if (data_taken) wvalid = 1'b0;
    end
    pause();
    bready = 1'b1;
    #1;
    while (!bvalid) begin
      @(negedge aclk);
      #1;
    end
    @(negedge aclk);
    bready = 1'b0;
  endtask

  task automatic read(input logic [7:0] address, output logic [31:0] data);
    pause();
    arvalid = 1'b1;
    araddr  = address;
    #1;
    while (!arready) begin
      @(negedge aclk);
      #1;
    end
    @(negedge aclk);
    arvalid = 1'b0;
    pause();
    rready = 1'b1;
    #1;
    while (!rvalid) begin
      @(negedge aclk);
      #1;
    end
    data = rdata;
    @(negedge aclk);
    rready = 1'b0;
  endtask
