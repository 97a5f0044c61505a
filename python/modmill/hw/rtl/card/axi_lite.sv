// The handshakes of an AXI4-Lite slave with up to 64 registers of 32 bits: what is in them is the user's.
//
// Function: write_o is high for a cycle in which all bytes of register write_index_o become write_data_o; a write
//   strobe that does not cover all bytes of a word is not a write. read_o is high for the cycle in which value_i,
//   register read_index_o, is read; it stands on the bus from the next one on. The AXI ports carry the names of the
//   AXI specification (no _i, _o), so that vendor tools find the interfaces.
//
// Back-pressure: one write and one read in flight; each waits for its ready. Both always answer OKAY.
// Source: ARM IHI 0022 (AXI4-Lite).

module axi_lite (
  input  logic        aclk,
  input  logic        aresetn,

  input  logic        s_axi_awvalid,
  output logic        s_axi_awready,
  input  logic [7:0]  s_axi_awaddr,
  input  logic        s_axi_wvalid,
  output logic        s_axi_wready,
  input  logic [31:0] s_axi_wdata,
  input  logic [3:0]  s_axi_wstrb,
  output logic        s_axi_bvalid,
  input  logic        s_axi_bready,
  output logic [1:0]  s_axi_bresp,
  input  logic        s_axi_arvalid,
  output logic        s_axi_arready,
  input  logic [7:0]  s_axi_araddr,
  output logic        s_axi_rvalid,
  input  logic        s_axi_rready,
  output logic [31:0] s_axi_rdata,
  output logic [1:0]  s_axi_rresp,

  output logic        write_o,
  output logic [5:0]  write_index_o,
  output logic [31:0] write_data_o,
  output logic        read_o,
  output logic [5:0]  read_index_o,
  input  logic [31:0] value_i
);

  localparam logic [1:0] Okay = 2'b00;

  logic        write, bvalid_q, rvalid_q;
  logic [31:0] rdata_q;

  // A write is taken when address and data are both there and the last answer has left.
  assign write         = s_axi_awvalid & s_axi_wvalid & (~bvalid_q | s_axi_bready);
  assign s_axi_awready = write;
  assign s_axi_wready  = write;
  assign s_axi_bvalid  = bvalid_q;
  assign s_axi_bresp   = Okay;
  assign write_o       = write & (s_axi_wstrb == 4'hf);
  assign write_index_o = s_axi_awaddr[7:2];
  assign write_data_o  = s_axi_wdata;

  assign read_o        = s_axi_arvalid & (~rvalid_q | s_axi_rready);
  assign s_axi_arready = read_o;
  assign s_axi_rvalid  = rvalid_q;
  assign s_axi_rdata   = rdata_q;
  assign s_axi_rresp   = Okay;
  assign read_index_o  = s_axi_araddr[7:2];

  always_ff @(posedge aclk) begin
    if (!aresetn) begin
      bvalid_q <= 1'b0;
      rvalid_q <= 1'b0;
    end else begin
      bvalid_q <= write | (bvalid_q & ~s_axi_bready);
      rvalid_q <= read_o | (rvalid_q & ~s_axi_rready);
    end
    if (read_o) rdata_q <= value_i;
  end

  logic unused_address;
  assign unused_address = ^{s_axi_awaddr[1:0], s_axi_araddr[1:0]};

endmodule
