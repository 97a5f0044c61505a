
  // What follows is the proof's: a core that adds 1 in place of squaring, and what is claimed.
  logic reset_done = 1'b0;
  logic [Width-1:0] core_q, loaded_q, base_q, shown_q;
  logic [63:0] wanted_q, count_q, shown_count_q;
  logic stopped_q, begun_q = 1'b0;

  always_ff @(posedge clk_i) begin
    reset_done <= 1'b1;
    if (load_o) core_q <= x_o;
    else if (step_o && done_i) core_q <= core_q + 1'b1;
    if (in_beat) loaded_q <= {in_data_i[WordBits-1:0], loaded_q[Width-1:WordBits]};
    if (start) begin
      // Without a new load the run goes on from the core's x.
      base_q    <= loaded ? loaded_q : core_q;
      wanted_q  <= steps_i;
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

  logic [CountWidth-1:0] given;
  assign given = Words[CountWidth-1:0] - out_left_q;
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
      assert (in_left_q <= Words[CountWidth-1:0] && out_left_q <= Words[CountWidth-1:0]);
      // Where the one shift register is: with the input, or with the output, never with both.
      assert (state_q != StIdle || out_left_q == '0);
      assert (state_q == StIdle || state_q == StLoad || in_left_q == Words[CountWidth-1:0]);
      assert (state_q != StLoad || (loaded && out_left_q == '0));
      assert (state_q != StFlush || (out_left_q != '0 && out_final_q));
@partial@
      if (load_o) assert (x_o == loaded_q && x_o == base_q);
      if (state_q != StIdle) assert (begun_q && (held_q || state_q == StLoad));
      if (begun_q) assert (steps_done_q == count_q);
      // The core's x belongs to count_q squarings, and so many are left.
      if ((running && state_q != StLoad) || state_q == StFlush) assert (core_q == base_q + after);
      if (state_q != StIdle) assert (count_q <= wanted_q);
      if (state_q == StLoad) assert (count_q == '0 && remaining_q == wanted_q);
      if (state_q == StRun) assert (remaining_q != '0 && count_q + remaining_q == wanted_q);
      if (state_q == StCapture || state_q == StFlush) assert (count_q == wanted_q || stopped_q);
      if (stop_q) assert (stopped_q && running);
      if (boundary_q) assert (state_q == StRun || state_q == StCapture);
      if (capture) assert (out_left_q == '0);
      // Every x that is streamed out is that of as many squarings as it says, word for word, whatever stalls.
      if (out_left_q != '0) begin
        assert (shift_q == shown_q >> (given * WordBits));
        assert (out_data_o == {{(32 - WordBits){1'b0}}, shift_q[WordBits-1:0]});
        assert (shown_q == base_q + shown_after && out_steps_o == shown_count_q);
        if (out_final_o) assert (state_q == StFlush && shown_count_q == count_q);
        if (out_final_o) assert (shown_count_q == wanted_q || stopped_q);
      end
    end
  end
