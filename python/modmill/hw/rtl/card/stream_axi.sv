// Registers and streams of a unit between two valid/ready streams, for the shells of cards: AXI4-Lite and AXI4-Stream.
//
// Function: a beat of each AXI4-Stream is a beat of the unit, its fields packed from bit 0 on, in whole bytes. The AXI
//   ports carry the names of the AXI specification (no _i, _o), so that vendor tools find the interfaces.
//
// Registers (byte address, 32 bits each; a write strobe that does not cover all bytes of a word is not a write):
//   00 R  id            0x4d4d5354
//   04 R  shape         bits 31:16 bits of a result, 15:0 bits of an input
//   08 R  bits          the width of the numbers
//   0c R  timing        clock cycles of an operation, without stalls
//   10 W  control       bit 3 reset of the unit: what is inside is forgotten; from bit 4 on the unit's own commands
//   14 R  status        bit 1 a result waits, 3 input ready, 5 an input had bits above its width (until the reset)
//   20 R  counter 0, low (latches the high half)   24 R counter 0, high; 28, 2c counter 1, and so on
//   Other addresses read 0. Reads and writes always answer OKAY.
//
// Back-pressure: registers as in axi_lite, streams as those of the unit.
// Bounds: InBytes and OutBytes hold InWidth and OutWidth bits; 1 <= Counters <= 24; 1 <= Commands <= 16.
// Source: ARM IHI 0022 (AXI4-Lite), IHI 0051 (AXI4-Stream).

module stream_axi #(
  parameter int InWidth  = 8,
  parameter int OutWidth = 8,
  parameter int InBytes  = 1,
  parameter int OutBytes = 1,
  parameter int Bits     = 8,
  parameter int Latency  = 1,
  parameter int Counters = 1,
  parameter int Commands = 1
) (
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

  input  logic                  s_axis_tvalid,
  output logic                  s_axis_tready,
  input  logic [8*InBytes-1:0]  s_axis_tdata,
  output logic                  m_axis_tvalid,
  input  logic                  m_axis_tready,
  output logic [8*OutBytes-1:0] m_axis_tdata,

  output logic                   unit_rst_no,
  output logic [Commands-1:0]    commands_o,
  output logic                   in_valid_o,
  input  logic                   in_ready_i,
  output logic [InWidth-1:0]     in_data_o,
  input  logic                   out_valid_i,
  output logic                   out_ready_o,
  input  logic [OutWidth-1:0]    out_data_i,
  input  logic [64*Counters-1:0] counters_i
);

  localparam logic [31:0] Id = 32'h4d4d5354;

  logic        write, read, reset_q, unit_rst_nq, above_q;
  logic [31:0] value, write_data, high_q;
  logic [63:0] counter;
  logic [5:0]  write_index, index;
  logic [Commands-1:0] commands_q;

  axi_lite u_axi_lite (
    .aclk, .aresetn,
    .s_axi_awvalid, .s_axi_awready, .s_axi_awaddr, .s_axi_wvalid, .s_axi_wready, .s_axi_wdata, .s_axi_wstrb,
    .s_axi_bvalid, .s_axi_bready, .s_axi_bresp,
    .s_axi_arvalid, .s_axi_arready, .s_axi_araddr, .s_axi_rvalid, .s_axi_rready, .s_axi_rdata, .s_axi_rresp,
    .write_o(write), .write_index_o(write_index), .write_data_o(write_data),
    .read_o(read), .read_index_o(index), .value_i(value)
  );

  assign unit_rst_no   = unit_rst_nq;
  assign commands_o    = commands_q;
  // The unit's reset ends a cycle later than that of the registers; a beat that it was given until then would be lost.
  assign in_valid_o    = s_axis_tvalid & unit_rst_nq;
  assign s_axis_tready = in_ready_i & unit_rst_nq;
  assign in_data_o     = s_axis_tdata[InWidth-1:0];
  assign m_axis_tvalid = out_valid_i;
  assign out_ready_o   = m_axis_tready;
  assign m_axis_tdata  = (8 * OutBytes)'(out_data_i);

  always_comb begin
    counter = '0;
    for (int k = 0; k < Counters; k++) begin
      if (32'(index[5:1]) == 4 + k) counter = counters_i[64*k+:64];
    end
    case (index)
      6'h00:   value = Id;
      6'h01:   value = {OutWidth[15:0], InWidth[15:0]};
      6'h02:   value = Bits;
      6'h03:   value = Latency;
      6'h05:   value = {26'd0, above_q, 1'b0, in_ready_i, 1'b0, out_valid_i, 1'b0};
      default: value = (index < 6'h08) ? 32'd0 : index[0] ? high_q : counter[31:0];
    endcase
  end

  always_ff @(posedge aclk) begin
    if (!aresetn) begin
      reset_q     <= 1'b0;
      unit_rst_nq <= 1'b0;
      commands_q  <= '0;
      above_q     <= 1'b0;
    end else begin
      reset_q     <= write && write_index == 6'h04 && write_data[3];
      unit_rst_nq <= ~reset_q;
      commands_q  <= (write && write_index == 6'h04) ? write_data[4+:Commands] : '0;
      above_q     <= ~reset_q & (above_q | (s_axis_tvalid & s_axis_tready & ((s_axis_tdata >> InWidth) != '0)));
    end
  end

  always_ff @(posedge aclk) begin
    if (read && !index[0]) high_q <= counter[63:32];
  end

  logic unused;
  assign unused = ^{write_data[31:4+Commands], write_data[2:0]};

endmodule
