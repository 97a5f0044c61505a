// Control of a unit that repeats a step: takes x and T in one beat, runs T steps of the core, gives x back.
//
// Function: a beat of the stream in is a number and how many steps are done with it. The core's step is held until they
//   are done or a stop was asked for; then x leaves as a beat of the stream out. While a run goes on, a snapshot latches
//   x at the next boundary between steps and offers it; the run goes on.
//
// Ports, in order:
//   in_*              x and T. Ready only while idle. T = 0: x comes back as it is.
//   stop_i            a pulse during a run ends it at the next boundary; at least one step is done.
//   snapshot_i        a pulse during a run asks for one snapshot. One that still waits when the run ends is answered
//                     by the final x. Pulses while one waits are merged.
//   out_*             x, the steps that it has behind it, and whether it ends the run. Beats may be stalled at any time.
//   steps_done_o      steps since the run began. branches_o: those of them that took the core's rare branch.
//   load_o .. branch_i  the core. step_o falls only in the cycle after done_i.
//
// Timing: a run of T steps of L cycles takes T L + 4, those in which its beats move included.
// Back-pressure: steps never wait for out_ready_i; a snapshot waits for the one before it, and the end of a run for the
//   last snapshot.
// Reset: synchronous, active low, control only; the counts of a run and x are not reset.
// Resources: a register of Width flip-flops for both directions, two 64-bit counters, one 64-bit register.
// Source: this project.

module step_loop #(
  parameter int Width = 1122
) (
  input  logic             clk_i,
  input  logic             rst_ni,

  input  logic             in_valid_i,
  output logic             in_ready_o,
  input  logic [Width-1:0] in_x_i,
  input  logic [63:0]      in_steps_i,

  input  logic             stop_i,
  input  logic             snapshot_i,

  output logic             out_valid_o,
  input  logic             out_ready_i,
  output logic [Width-1:0] out_x_o,
  output logic [63:0]      out_steps_o,
  output logic             out_final_o,

  output logic [63:0]      steps_done_o,
  output logic [31:0]      branches_o,

  output logic             load_o,
  output logic [Width-1:0] x_o,
  output logic             step_o,
  input  logic             done_i,
  input  logic [Width-1:0] x_i,
  input  logic             branch_i
);

  typedef enum logic [2:0] {
    StIdle,
    StLoad,     // x goes to the core
    StRun,      // the core works
    StCapture,  // the final x waits for its register
    StFlush     // the final x is offered
  } state_e;

  state_e           state_q, state_d;
  logic             load_q, run_q;  // state_q is StLoad, StRun: registers of their own, since they reach far
  logic [Width-1:0] hold_q;         // x on its way in, or out
  logic             held_q;         // it is on its way out
  logic [63:0]      remaining_q;
  logic [63:0]      steps_done_q;
  logic [31:0]      branches_q;
  logic [63:0]      out_steps_q;
  logic             out_final_q;
  logic             stop_q;
  logic             snapshot_q;
  logic             boundary_q;     // the core's x is that of steps_done_q steps, and new

  logic start, leaves, capture, last;

  assign start  = in_valid_i & in_ready_o;
  assign leaves = held_q & out_ready_i;
  assign last   = (remaining_q == 64'd1) | stop_q;

  // x leaves the core: a snapshot at a boundary, or the final one.
  assign capture = ~held_q & ((state_q == StCapture) | (run_q & boundary_q & snapshot_q));

  assign in_ready_o   = state_q == StIdle;
  assign out_valid_o  = held_q;
  assign out_x_o      = hold_q;
  assign out_steps_o  = out_steps_q;
  assign out_final_o  = out_final_q;
  assign steps_done_o = steps_done_q;
  assign branches_o   = branches_q;
  assign load_o       = load_q;
  assign step_o       = run_q;
  assign x_o          = hold_q;

  always_comb begin
    state_d = state_q;
    case (state_q)
      StIdle: if (start) state_d = StLoad;
      StLoad: if (remaining_q == '0) state_d = StCapture; else state_d = StRun;
      StRun: if (done_i & last) state_d = StCapture;
      StCapture: if (capture) state_d = StFlush;
      StFlush: if (leaves) state_d = StIdle;
      default: state_d = StIdle;
    endcase
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      state_q    <= StIdle;
      load_q     <= 1'b0;
      run_q      <= 1'b0;
      held_q     <= 1'b0;
      stop_q     <= 1'b0;
      snapshot_q <= 1'b0;
      boundary_q <= 1'b0;
    end else begin
      state_q    <= state_d;
      load_q     <= state_d == StLoad;
      run_q      <= state_d == StRun;
      held_q     <= capture | (held_q & ~leaves);
      boundary_q <= run_q & done_i;
      stop_q     <= (load_q | run_q) & (stop_q | stop_i);
      snapshot_q <= (load_q | run_q) & ((snapshot_q & ~capture) | snapshot_i);
    end
  end

  always_ff @(posedge clk_i) begin
    if (start) begin
      remaining_q  <= in_steps_i;
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
    if (capture) hold_q <= x_i;
    else if (start) hold_q <= in_x_i;
  end

endmodule
