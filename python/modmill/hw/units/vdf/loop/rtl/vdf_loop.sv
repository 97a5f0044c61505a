// Control of a repeated-squaring unit: loads x, runs T squarings, streams x out.
//
// Function: takes x as Words redundant words (least significant first, one a beat), hands it to the core, holds the
//   core's step until T squarings are done or a stop was asked for, then streams the core's x out in the same order.
//   While it runs, a snapshot latches x at the next boundary between squarings and streams it out; the run goes on.
//
// Ports, in order:
//   in_*              x in. Ready only while idle and no complete x waits. Bits above WordBits of a beat are ignored.
//   start_i, steps_i  begins a run of steps_i squarings (0: streams x out as it is). Taken only while idle, between
//                     two complete loads; without a new load the run goes on from the x of the last one. Ignored
//                     before the first load after reset, and in the cycle in which the first word of a load comes.
//   stop_i            a pulse during a run ends it at the next boundary; at least one squaring is done.
//   snapshot_i        a pulse during a run asks for one snapshot. One that still waits when the run ends is answered
//                     by the final x. Pulses while one waits are merged.
//   busy_o            from the cycle after start_i to the last beat of the final x.
//   steps_done_o      squarings since start_i. branches_o: those of them that took the rare branch.
//   out_*             x out; out_steps_o and out_final_o (its number of squarings, and whether it ends the run) hold
//                     for all beats of one x.
//   load_o .. branch_i  the core. step_o falls only in the cycle after done_i.
//
// Bounds: 1 <= WordBits <= 31, Words >= 2. Back-pressure: out_ready_i may stall any beat; squarings never wait for it,
//   a snapshot waits for the one before it, and the end of a run for the last snapshot.
// Reset: synchronous, active low, control only; words, counts of a run and x are not reset.
// Resources: one shift register of Words*WordBits flip-flops for both directions, two 64-bit counters, one 64-bit
//   register. Words = 66, WordBits = 17: about 1420 flip-flops. Source: this project.

module vdf_loop #(
  parameter int Words    = 66,
  parameter int WordBits = 17
) (
  input  logic                      clk_i,
  input  logic                      rst_ni,

  input  logic                      in_valid_i,
  output logic                      in_ready_o,
  input  logic [31:0]               in_data_i,

  input  logic                      start_i,
  input  logic [63:0]               steps_i,
  input  logic                      stop_i,
  input  logic                      snapshot_i,
  output logic                      busy_o,
  output logic [63:0]               steps_done_o,
  output logic [31:0]               branches_o,

  output logic                      out_valid_o,
  input  logic                      out_ready_i,
  output logic [31:0]               out_data_o,
  output logic                      out_last_o,
  output logic [63:0]               out_steps_o,
  output logic                      out_final_o,

  output logic                      load_o,
  output logic [Words*WordBits-1:0] x_o,
  output logic                      step_o,
  input  logic                      done_i,
  input  logic [Words*WordBits-1:0] x_i,
  input  logic                      branch_i
);

  localparam int Width      = Words * WordBits;
  localparam int CountWidth = $clog2(Words + 1);
  localparam logic [CountWidth-1:0] One = {{(CountWidth - 1){1'b0}}, 1'b1};

  localparam logic [2:0] StIdle    = 3'd0;
  localparam logic [2:0] StLoad    = 3'd1;  // x goes to the core
  localparam logic [2:0] StRun     = 3'd2;  // the core squares
  localparam logic [2:0] StCapture = 3'd3;  // the final x waits for the shift register
  localparam logic [2:0] StFlush   = 3'd4;  // the final x is streamed out

  logic [2:0]            state_q, state_d;
  logic                  load_q, run_q;  // state_q is StLoad, StRun: registers of their own, since they reach far
  logic [Width-1:0]      shift_q;      // x on its way in, or out
  logic [CountWidth-1:0] in_left_q;    // beats that the x being loaded still lacks; 0: complete
  logic [CountWidth-1:0] out_left_q;   // beats that the x being streamed out still has
  logic                  held_q;       // the core holds an x
  logic [63:0]           remaining_q;
  logic [63:0]           steps_done_q;
  logic [31:0]           branches_q;
  logic [63:0]           out_steps_q;
  logic                  out_final_q;
  logic                  stop_q;
  logic                  snapshot_q;
  logic                  boundary_q;   // the core's x is that of steps_done_q squarings, and new

  logic in_beat, out_beat, loaded, untouched, start, capture, last;

  assign loaded    = in_left_q == '0;
  assign untouched = in_left_q == Words[CountWidth-1:0];
  assign in_beat   = in_valid_i & in_ready_o;
  assign out_beat  = out_valid_o & out_ready_i;
  assign start     = start_i & (state_q == StIdle) & (loaded | (untouched & held_q & ~in_valid_i));
  assign last      = (remaining_q == 64'd1) | stop_q;

  // x leaves the core: a snapshot at a boundary, or the final one.
  assign capture = (out_left_q == '0) &
                   ((state_q == StCapture) | (run_q & boundary_q & snapshot_q));

  assign in_ready_o   = (state_q == StIdle) & ~loaded;
  assign busy_o       = state_q != StIdle;
  assign steps_done_o = steps_done_q;
  assign branches_o   = branches_q;
  assign out_valid_o  = out_left_q != '0;
  assign out_data_o   = {{(32 - WordBits){1'b0}}, shift_q[WordBits-1:0]};
  assign out_last_o   = out_left_q == One;
  assign out_steps_o  = out_steps_q;
  assign out_final_o  = out_final_q;
  assign load_o       = load_q;
  assign step_o       = run_q;
  assign x_o          = shift_q;

  always_comb begin
    state_d = state_q;
    case (state_q)
      StIdle: begin
        if (start & loaded) state_d = StLoad;
        else if (start) state_d = (steps_i == '0) ? StCapture : StRun;
      end
      StLoad: state_d = (remaining_q == '0) ? StCapture : StRun;
      StRun: if (done_i & last) state_d = StCapture;
      StCapture: if (capture) state_d = StFlush;
      StFlush: if (out_beat & out_last_o) state_d = StIdle;
      default: state_d = StIdle;
    endcase
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      state_q    <= StIdle;
      load_q     <= 1'b0;
      run_q      <= 1'b0;
      in_left_q  <= Words[CountWidth-1:0];
      out_left_q <= '0;
      held_q     <= 1'b0;
      stop_q     <= 1'b0;
      snapshot_q <= 1'b0;
      boundary_q <= 1'b0;
    end else begin
      state_q    <= state_d;
      load_q     <= state_d == StLoad;
      run_q      <= state_d == StRun;
      boundary_q <= run_q & done_i;
      stop_q     <= (load_q | run_q) & (stop_q | stop_i);
      snapshot_q <= (load_q | run_q) & ((snapshot_q & ~capture) | snapshot_i);

      if (in_beat) in_left_q <= in_left_q - One;
      if (capture) out_left_q <= Words[CountWidth-1:0];
      else if (out_beat) out_left_q <= out_left_q - One;

      if (load_q) begin
        in_left_q <= Words[CountWidth-1:0];
        held_q    <= 1'b1;
      end
    end
  end

  always_ff @(posedge clk_i) begin
    if (start) begin
      remaining_q  <= steps_i;
      steps_done_q <= '0;
      branches_q   <= '0;
    end else if (run_q) begin
      if (done_i) begin
        remaining_q  <= remaining_q - 64'd1;
        steps_done_q <= steps_done_q + 64'd1;
      end
      if (branch_i) branches_q <= branches_q + 32'd1;
    end
    if (capture) begin
      out_steps_q <= steps_done_q;
      out_final_q <= state_q == StCapture;
    end
  end

  always_ff @(posedge clk_i) begin
    if (capture) shift_q <= x_i;
    else if (in_beat) shift_q <= {in_data_i[WordBits-1:0], shift_q[Width-1:WordBits]};
    else if (out_beat) shift_q <= {{WordBits{1'b0}}, shift_q[Width-1:WordBits]};
  end

  logic unused_in_data;
  assign unused_in_data = ^in_data_i[31:WordBits];

endmodule
