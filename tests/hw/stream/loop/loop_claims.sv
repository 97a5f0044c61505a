
  // What follows is the proof's: a core that adds 1 as its step, and what is claimed.
  logic reset_done = 1'b0;
  logic [Width-1:0] core_q, loaded_q, shown_q;
  logic [63:0] wanted_q, count_q, shown_count_q;
  logic stopped_q, begun_q = 1'b0, waits_q = 1'b0;
  logic [Width+64:0] kept_q;

  always_ff @(posedge clk_i) begin
    reset_done <= 1'b1;
    waits_q <= reset_done && out_valid_o && !out_ready_i;
    kept_q  <= {out_x_o, out_steps_o, out_final_o};
    if (load_o) core_q <= x_o;
    else if (step_o && done_i) core_q <= core_q + 1'b1;
    if (in_valid_i && in_ready_o) begin
      loaded_q  <= in_x_i;
      wanted_q  <= in_steps_i;
      count_q   <= '0;
      stopped_q <= 1'b0;
      begun_q   <= 1'b1;
    end else begin
      if (step_o && done_i) count_q <= count_q + 64'd1;
      if (stop_i) stopped_q <= 1'b1;
    end
    if (capture) begin
      shown_q       <= x_i;
      shown_count_q <= count_q;
    end
  end

  // The counts, as wide as x.
  logic [Width-1:0] after, shown_after;
  assign after = count_q;
  assign shown_after = shown_count_q;
  logic running;
  assign running = (state_q == StLoad) || (state_q == StRun) || (state_q == StCapture);

  always_comb begin
    assume (rst_ni == reset_done);
    assume (x_i == core_q);
    assume (!done_i || step_o);
    if (reset_done) begin
      assert (state_q <= StFlush);
      assert (load_q == (state_q == StLoad) && run_q == (state_q == StRun));
      // Where the one register is: with the input, or with the output, never with both.
      assert ((state_q != StIdle && state_q != StLoad) || !held_q);
      assert (state_q != StFlush || (held_q && out_final_q));
      if (load_o) assert (x_o == loaded_q);
      if (state_q != StIdle) assert (begun_q);
      if (begun_q) assert (steps_done_q == count_q);
      // The core's x belongs to count_q steps, and so many are left.
      if ((running && state_q != StLoad) || state_q == StFlush) assert (core_q == loaded_q + after);
      if (state_q != StIdle) assert (count_q <= wanted_q);
      if (state_q == StLoad) assert (count_q == '0 && remaining_q == wanted_q && hold_q == loaded_q);
      if (state_q == StRun) assert (remaining_q != '0 && count_q + remaining_q == wanted_q);
      if (state_q == StCapture || state_q == StFlush) assert (count_q == wanted_q || stopped_q);
      if (stop_q) assert (stopped_q && running);
      if (boundary_q) assert (state_q == StRun || state_q == StCapture);
      // A beat stays as it is until it was taken.
      if (waits_q) assert (out_valid_o && {out_x_o, out_steps_o, out_final_o} == kept_q);
      // Every x that is offered is that of as many steps as it says, whatever stalls.
      if (out_valid_o) begin
        assert (out_x_o == shown_q && shown_q == loaded_q + shown_after && out_steps_o == shown_count_q);
        if (out_final_o) assert (state_q == StFlush && shown_count_q == count_q);
        if (out_final_o) assert (shown_count_q == wanted_q || stopped_q);
      end
    end
  end
