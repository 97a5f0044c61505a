// vdf_axi, vdf_loop and counter_core as a card's shell would use them, with random waits on every channel.
//
// Reads the constants, checks that byte-wide writes are ignored, runs several times with snapshot and stop, checks the
// 64-bit counters through the latched halves, TLAST in both directions, the misplaced-TLAST flag and the control reset.

`timescale 1ns / 1ps

module vdf_axi_tb;

  parameter int Words    = 5;
  parameter int WordBits = 17;
  parameter int Latency  = 2;
  parameter int Runs     = 60;

  localparam int Width = Words * WordBits;
  // The top word is short, the others may be anything.
  localparam int TopBits = 5;
  localparam logic [Width-1:0] Bounds = {Width{1'b1}} >> (WordBits - TopBits);
  // The counters as the registers see them start here, so that their high halves have something to show.
  localparam logic [63:0] Extra = 64'h0000_0005_0000_0000;

  logic        aclk = 1'b0, aresetn = 1'b0;
  logic        awvalid = 1'b0, awready, wvalid = 1'b0, wready, bvalid, bready = 1'b0;
  logic        arvalid = 1'b0, arready, rvalid, rready = 1'b0;
  logic [7:0]  awaddr = '0, araddr = '0;
  logic [31:0] wdata = '0, rdata;
  logic [3:0]  wstrb = '0;
  logic [1:0]  bresp, rresp;
  logic        s_tvalid = 1'b0, s_tready, s_tlast = 1'b0, m_tvalid, m_tready = 1'b0, m_tlast;
  logic [31:0] s_tdata = '0, m_tdata;

  logic        unit_rst_n, in_valid, in_ready, start, stop, snapshot, busy, out_valid, out_ready, out_last, out_final;
  logic [31:0] in_data, branches, out_data;
  logic [63:0] steps, steps_done, out_steps;
  logic        load, step, done, branch;
  logic [Width-1:0] x_load, x_core;

  vdf_axi #(.Words(Words), .WordBits(WordBits), .ModulusBits(64), .Latency(Latency), .Bounds(Bounds)) registers (
    .aclk(aclk), .aresetn(aresetn),
    .s_axi_awvalid(awvalid), .s_axi_awready(awready), .s_axi_awaddr(awaddr),
    .s_axi_wvalid(wvalid), .s_axi_wready(wready), .s_axi_wdata(wdata), .s_axi_wstrb(wstrb),
    .s_axi_bvalid(bvalid), .s_axi_bready(bready), .s_axi_bresp(bresp),
    .s_axi_arvalid(arvalid), .s_axi_arready(arready), .s_axi_araddr(araddr),
    .s_axi_rvalid(rvalid), .s_axi_rready(rready), .s_axi_rdata(rdata), .s_axi_rresp(rresp),
    .s_axis_tvalid(s_tvalid), .s_axis_tready(s_tready), .s_axis_tdata(s_tdata), .s_axis_tlast(s_tlast),
    .m_axis_tvalid(m_tvalid), .m_axis_tready(m_tready), .m_axis_tdata(m_tdata), .m_axis_tlast(m_tlast),
    .unit_rst_no(unit_rst_n), .in_valid_o(in_valid), .in_ready_i(in_ready), .in_data_o(in_data),
    .start_o(start), .steps_o(steps), .stop_o(stop), .snapshot_o(snapshot), .busy_i(busy),
    .steps_done_i(steps_done + Extra), .branches_i(branches), .out_valid_i(out_valid), .out_ready_o(out_ready),
    .out_data_i(out_data), .out_last_i(out_last), .out_steps_i(out_steps + 64'h0000_0007_0000_0000), .out_final_i(out_final)
  );

  vdf_loop #(.Words(Words), .WordBits(WordBits)) loop (
    .clk_i(aclk), .rst_ni(unit_rst_n),
    .in_valid_i(in_valid), .in_ready_o(in_ready), .in_data_i(in_data),
    .start_i(start), .steps_i(steps), .stop_i(stop), .snapshot_i(snapshot),
    .busy_o(busy), .steps_done_o(steps_done), .branches_o(branches),
    .out_valid_o(out_valid), .out_ready_i(out_ready), .out_data_o(out_data), .out_last_o(out_last),
    .out_steps_o(out_steps), .out_final_o(out_final),
    .load_o(load), .x_o(x_load), .step_o(step), .done_i(done), .x_i(x_core), .branch_i(branch)
  );

  counter_core #(.Words(Words), .WordBits(WordBits), .Latency(Latency)) core (
    .clk_i(aclk), .rst_ni(unit_rst_n), .load_i(load), .x_i(x_load), .step_i(step),
    .done_o(done), .x_o(x_core), .branch_o(branch)
  );

  always #5 aclk = ~aclk;

  logic [Width-1:0] x, got;
  logic [31:0]      low, high, status;
  logic [31:0]      more = '0;  // set in the first word beside x
  integer           run, k, asked, waited;

  task automatic fail(input string what);
    $fatal(1, "FAIL run %0d: %s", run, what);
  endtask

  task automatic pause();
    repeat ($urandom() & 32'h3) @(negedge aclk);
  endtask

  task automatic write(input logic [7:0] address, input logic [31:0] data, input logic [3:0] strobe);
    pause();
    // Address and data come in any order.
    if (($urandom() & 32'h10) != 0) begin
      awvalid = 1'b1;
      awaddr  = address;
      pause();
    end else if (($urandom() & 32'h10) != 0) begin
      wvalid = 1'b1;
      wdata  = data;
      wstrb  = strobe;
      awaddr = ~address;
      pause();
    end
    awvalid = 1'b1;
    awaddr  = address;
    wvalid  = 1'b1;
    wdata   = data;
    wstrb   = strobe;
    #4;
    while (!(awready && wready)) begin
      @(negedge aclk);
      #4;
    end
    @(negedge aclk);
    // The same once more, to nowhere, must wait until the answer has left.
    awaddr = 8'hf8;
    #4;
    if (awready || wready) fail("a write was taken while an answer waits");
    awvalid = 1'b0;
    wvalid  = 1'b0;
    @(negedge aclk);
    pause();
    bready = 1'b1;
    #4;
    while (!bvalid) begin
      @(negedge aclk);
      #4;
    end
    if (bresp != 2'b00) fail("a write was refused");
    @(negedge aclk);
    bready = 1'b0;
    #4;
    if (bvalid) fail("an answer came twice");
    @(negedge aclk);
  endtask

  task automatic read(input logic [7:0] address, output logic [31:0] data);
    pause();
    arvalid = 1'b1;
    araddr  = address;
    #4;
    while (!arready) begin
      @(negedge aclk);
      #4;
    end
    @(negedge aclk);
    araddr = 8'hf8;
    #4;
    if (arready) fail("a read was taken while an answer waits");
    arvalid = 1'b0;
    @(negedge aclk);
    pause();
    rready = 1'b1;
    #4;
    while (!rvalid) begin
      @(negedge aclk);
      #4;
    end
    data = rdata;
    if (rresp != 2'b00) fail("a read was refused");
    @(negedge aclk);
    rready = 1'b0;
    #4;
    if (rvalid) fail("an answer came twice");
    @(negedge aclk);
  endtask

  // `beats` words of x, TLAST on beat `last`.
  task automatic send(input integer beats, input integer last);
    for (k = 0; k < beats; k = k + 1) begin
      s_tvalid = 1'b0;
      pause();
      s_tvalid = 1'b1;
      s_tdata  = 32'(x[k*WordBits+:WordBits]) | (k == 0 ? more : 32'd0);
      s_tlast  = k == last;
      #4;
      while (!s_tready) begin
        @(negedge aclk);
        #4;
      end
      @(negedge aclk);
    end
    s_tvalid = 1'b0;
    s_tlast  = 1'b0;
  endtask

  task automatic receive();
    k = 0;
    waited = 0;
    while (k < Words) begin
      m_tready = ($urandom() & 32'h100) != 0;
      #4;
      if (m_tvalid && m_tready) begin
        got[k*WordBits+:WordBits] = m_tdata[WordBits-1:0];
        if (m_tlast != (k == Words - 1)) fail("TLAST is not on the last word");
        k = k + 1;
      end
      waited = waited + 1;
      if (waited > 5000) fail("no number came out");
      @(negedge aclk);
    end
    m_tready = 1'b0;
  endtask

  task automatic expect_x(input logic [31:0] squarings, input string what);
    if (got[Width-1:WordBits] != x[Width-1:WordBits]) fail(what);
    if (got[WordBits-1:0] != x[WordBits-1:0] + squarings[WordBits-1:0]) fail(what);
  endtask

  task automatic one_run();
    for (k = 0; k < Words; k = k + 1) x[k*WordBits+:WordBits] = WordBits'($urandom());
    x = x & Bounds;
    asked = 1 + int'($urandom() & 32'h1f);
    send(Words, Words - 1);
    write(8'h10, 32'd1, 4'h1);
    read(8'h14, status);
    if (status[0]) fail("a byte-wide command was taken");
    write(8'h18, asked, 4'hf);
    write(8'h1c, 32'd0, 4'hf);
    write(8'h10, 32'd1, 4'hf);
    receive();
    expect_x(asked, "wrong result");
    read(8'h20, low);
    read(8'h24, high);
    if (low !== asked || high !== 5) fail("wrong count of squarings");
    read(8'h14, status);
    if (status[5:0] != 6'b001000) fail("wrong status after a run");
  endtask

  // A run without end in sight: snapshot, its steps, stop.
  task automatic long_run();
    for (k = 0; k < Words; k = k + 1) x[k*WordBits+:WordBits] = WordBits'($urandom());
    x = x & Bounds;
    send(Words, Words - 1);
    write(8'h18, 32'd7, 4'hf);
    write(8'h1c, 32'd9, 4'hf);
    read(8'h18, low);
    read(8'h1c, high);
    if (low != 7 || high != 9) fail("steps do not read back");
    write(8'h10, 32'd1, 4'hf);
    write(8'h10, 32'd4, 4'hf);
    status = '0;
    while (!status[1]) read(8'h14, status);
    if (!status[0] || status[2]) fail("a snapshot while running: wrong status");
    read(8'h30, low);
    receive();
    expect_x(low, "wrong snapshot");
    write(8'h10, 32'd2, 4'hf);
    status = '0;
    while (!status[1]) read(8'h14, status);
    if (!status[0] || !status[2]) fail("the final number: wrong status");
    read(8'h30, low);
    read(8'h34, high);
    if (high !== 7) fail("wrong high half of the steps");
    receive();
    expect_x(low, "wrong result after a stop");
    read(8'h20, high);
    if (high != low) fail("counted squarings differ from those of the number");
  endtask

  initial begin
    run = -1;
    repeat (3) @(negedge aclk);
    aresetn = 1'b1;
    repeat (2) @(negedge aclk);
    read(8'h00, low);
    if (low != 32'h4d4d5651) fail("id");
    read(8'h04, low);
    if (low != {16'(WordBits), 16'(Words)}) fail("shape");
    read(8'h08, low);
    if (low != 64) fail("modulus bits");
    read(8'h0c, low);
    if (low != Latency) fail("timing");
    read(8'hf0, low);
    if (low != 0) fail("an address without a register reads something");
    write(8'h18, 32'd12, 4'hf);
    write(8'h18, 32'hffff, 4'h3);
    read(8'h18, low);
    if (low != 12) fail("a byte-wide write was taken");

    for (run = 0; run < Runs; run = run + 1) begin
      if (run % 5 == 4) long_run();
      else one_run();
    end

    // TLAST too early is remembered; the control reset forgets it and the half-done load.
    send(2, 1);
    read(8'h14, status);
    if (!status[4]) fail("a misplaced TLAST was not seen");
    write(8'h10, 32'd8, 4'hf);
    read(8'h14, status);
    if (status[5:0] != 6'b001000) fail("wrong status after the control reset");
    one_run();
    send(Words, Words);
    read(8'h14, status);
    if (!status[4]) fail("a missing TLAST was not seen");

    // So is a word above its bound: one bit too many in the last word, or anything above a word's bits in the first.
    for (run = 0; run < 2; run = run + 1) begin
      write(8'h10, 32'd8, 4'hf);
      x = {Width{1'b1}} & Bounds;
      if (run == 0) x[Width-WordBits+TopBits] = 1'b1;
      else more = 32'h8000_0000;
      send(Words, Words - 1);
      read(8'h14, status);
      if (status[5:4] != 2'b10) fail("a word above its bound was not seen");
    end
    more = '0;
    write(8'h10, 32'd8, 4'hf);
    x = Bounds;
    send(Words, Words - 1);
    read(8'h14, status);
    if (status[5:4] != 2'b00) fail("words at their bounds were not taken");
    $display("PASS %0d", Runs);
    $finish;
  end

  initial begin
    #5000000;
    fail("no end");
  end

endmodule
