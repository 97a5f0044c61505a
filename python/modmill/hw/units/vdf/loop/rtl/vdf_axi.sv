// Registers and streams of a repeated-squaring unit, for the shells of common cards: AXI4-Lite and AXI4-Stream.
//
// Function: an AXI4-Lite slave with the registers below, and both streams of the unit under AXI4-Stream names. The
//   AXI ports carry the names of the AXI specification (no _i, _o), so that vendor tools find the interfaces.
//
// Registers (byte address, 32 bits each; a write strobe that does not cover all bytes of a word is not a write):
//   00 R  id            0x4d4d5651
//   04 R  shape         bits 31:16 bits of a word, 15:0 words of a number
//   08 R  modulus bits  the widest modulus of the configuration
//   0c R  timing        clock cycles of a squaring without the rare branch
//   10 W  control       bit 0 start, 1 stop, 2 snapshot, 3 reset of the unit's control (ends a half-done load too)
//   14 R  status        bit 0 busy, 1 output waits, 2 the output is the final x, 3 input ready,
//                       4 a load's TLAST was not on its last word (stays until reset of the unit),
//                       5 a loaded word was above its bound (the same)
//   18 RW steps, low    1c RW steps, high
//   20 R  steps done, low (latches the high half)   24 R steps done, high
//   28 R  branches taken
//   30 R  steps of the x being streamed out, low (latches the high half)   34 R the same, high
//   Other addresses read 0. Reads and writes always answer OKAY.
//
// Back-pressure: registers as in axi_lite, streams as in vdf_loop.
// Bounds: Words < 65536, WordBits <= 31; word i of x at most word i of the parameter Bounds.
// Resources: 64-bit steps, two 32-bit latches, about 220 flip-flops; a choice among the bounds.
// Source: ARM IHI 0022 (AXI4-Lite), IHI 0051 (AXI4-Stream).

module vdf_axi #(
  parameter int Words       = 66,
  parameter int WordBits    = 17,
  parameter int ModulusBits = 1024,
  parameter int Latency     = 4,
  parameter logic [Words*WordBits-1:0] Bounds = '1
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

  input  logic        s_axis_tvalid,
  output logic        s_axis_tready,
  input  logic [31:0] s_axis_tdata,
  input  logic        s_axis_tlast,
  output logic        m_axis_tvalid,
  input  logic        m_axis_tready,
  output logic [31:0] m_axis_tdata,
  output logic        m_axis_tlast,

  output logic        unit_rst_no,
  output logic        in_valid_o,
  input  logic        in_ready_i,
  output logic [31:0] in_data_o,
  output logic        start_o,
  output logic [63:0] steps_o,
  output logic        stop_o,
  output logic        snapshot_o,
  input  logic        busy_i,
  input  logic [63:0] steps_done_i,
  input  logic [31:0] branches_i,
  input  logic        out_valid_i,
  output logic        out_ready_o,
  input  logic [31:0] out_data_i,
  input  logic        out_last_i,
  input  logic [63:0] out_steps_i,
  input  logic        out_final_i
);

  localparam logic [31:0] Id = 32'h4d4d5651;
  localparam int CountWidth = $clog2(Words + 1);

  logic        write, read;
  logic [5:0]  write_index, read_index;
  logic [31:0] steps_low_q, steps_high_q;
  logic [31:0] done_low, done_high, out_low, out_high;
  logic [31:0] shape;
  logic [31:0] high_q;         // the high half of the 64-bit register whose low half was read last
  logic [31:0] value, write_data;
  logic [3:0]  command_q;
  logic        unit_rst_nq;
  logic        misplaced_q, above_q;
  logic [31:0] bound;
  logic [CountWidth-1:0] beat_q;
  logic        in_beat, in_last;

  axi_lite u_axi_lite (
    .aclk, .aresetn,
    .s_axi_awvalid, .s_axi_awready, .s_axi_awaddr, .s_axi_wvalid, .s_axi_wready, .s_axi_wdata, .s_axi_wstrb,
    .s_axi_bvalid, .s_axi_bready, .s_axi_bresp,
    .s_axi_arvalid, .s_axi_arready, .s_axi_araddr, .s_axi_rvalid, .s_axi_rready, .s_axi_rdata, .s_axi_rresp,
    .write_o(write), .write_index_o(write_index), .write_data_o(write_data),
    .read_o(read), .read_index_o(read_index), .value_i(value)
  );

  assign start_o    = command_q[0];
  assign stop_o     = command_q[1];
  assign snapshot_o = command_q[2];
  assign steps_o    = {steps_high_q, steps_low_q};

  assign {done_high, done_low} = steps_done_i;
  assign {out_high, out_low}   = out_steps_i;
  assign shape                 = {WordBits[15:0], Words[15:0]};

  assign in_valid_o    = s_axis_tvalid;
  assign s_axis_tready = in_ready_i;
  assign in_data_o     = s_axis_tdata;
  assign m_axis_tvalid = out_valid_i;
  assign out_ready_o   = m_axis_tready;
  assign m_axis_tdata  = out_data_i;
  assign m_axis_tlast  = out_last_i;
  assign in_beat       = s_axis_tvalid & in_ready_i;
  assign in_last       = beat_q == CountWidth'(Words - 1);
  assign bound         = {{(32 - WordBits){1'b0}}, Bounds[32'(beat_q)*WordBits+:WordBits]};
  assign unit_rst_no   = unit_rst_nq;

  always_comb begin
    case (read_index)
      6'h00:   value = Id;
      6'h01:   value = shape;
      6'h02:   value = ModulusBits;
      6'h03:   value = Latency;
      6'h05:   value = {26'd0, above_q, misplaced_q, in_ready_i, out_final_i & out_valid_i, out_valid_i, busy_i};
      6'h06:   value = steps_low_q;
      6'h07:   value = steps_high_q;
      6'h08:   value = done_low;
      6'h09:   value = high_q;
      6'h0a:   value = branches_i;
      6'h0c:   value = out_low;
      6'h0d:   value = high_q;
      default: value = 32'd0;
    endcase
  end

  always_ff @(posedge aclk) begin
    if (!aresetn) begin
      command_q   <= 4'b0000;
      unit_rst_nq <= 1'b0;
      misplaced_q <= 1'b0;
      above_q     <= 1'b0;
      beat_q      <= '0;
    end else begin
      command_q   <= (write && write_index == 6'h04) ? write_data[3:0] : 4'b0000;
      unit_rst_nq <= ~command_q[3];
      if (command_q[3]) begin
        misplaced_q <= 1'b0;
        above_q     <= 1'b0;
        beat_q      <= '0;
      end else if (in_beat) begin
        misplaced_q <= misplaced_q | (in_last != s_axis_tlast);
        above_q     <= above_q | (s_axis_tdata > bound);
        beat_q      <= in_last ? '0 : beat_q + 1'b1;
      end
    end
  end

  always_ff @(posedge aclk) begin
    if (write) begin
      if (write_index == 6'h06) steps_low_q <= write_data;
      if (write_index == 6'h07) steps_high_q <= write_data;
    end
    if (read) begin
      if (read_index == 6'h08) high_q <= done_high;
      if (read_index == 6'h0c) high_q <= out_high;
    end
  end

endmodule
