
  // What follows is the proof's. A value is its own beat: its row, above it whether it is a flush, above that a mark,
  // which one beat has at most. Beats whose value has come, and which are not offered yet, are in `ahead_q`.
  logic reset_done = 1'b0;
  logic [1:0] ahead_q = 2'd0;
  logic [4-1:0] ahead0_q, ahead1_q;
  logic entered_q = 1'b0, begun_q = 1'b0, run_q = 1'b0, ran_q = 1'b0, draining_q = 1'b0, swept_q = 1'b0;
  logic fly1_q = 1'b0, fly2_q = 1'b0, fly3_q = 1'b0, fly4_q = 1'b0;
  logic [1:0] at1_q, at2_q, at3_q, at4_q;
  logic offered, leaves, starts;
  assign offered = valid_i & ready_o;  // a beat goes to the place of the input
  assign leaves = draining_q & still_o;
  assign starts = run_q & flushed_o;

  always_ff @(posedge clk_i) begin
    reset_done <= 1'b1;
    if (!reset_done) begin
      ahead_q <= 2'd0;
      {entered_q, begun_q, run_q, ran_q, draining_q, swept_q, fly1_q, fly2_q, fly3_q, fly4_q} <= '0;
    end else begin
      ahead_q <= ahead_q + {1'b0, comes_i} - {1'b0, offered};
      if (offered) begin
        ahead0_q <= ahead_q == 2'd1 ? value_i : ahead1_q;
        ahead1_q <= value_i;
      end else if (comes_i) begin
        if (ahead_q == 2'd0) ahead0_q <= value_i;
        else ahead1_q <= value_i;
      end
      entered_q <= entered_q | (comes_i & value_i[3]);
      begun_q <= begun_q | (read_o & value_o[3]);
      // After a flush the sums are swept, for any time; until then nothing begins.
      run_q <= (run_q & ~flushed_o) | ends_i;
      ran_q <= run_q & ~flushed_o;
      draining_q <= (draining_q & ~leaves) | starts;
      swept_q <= (swept_q & ~ends_i) | leaves;
      {fly1_q, fly2_q, fly3_q, fly4_q} <= {additions_o, fly1_q, fly2_q, fly3_q};
      at1_q <= begins_at;
      {at2_q, at3_q, at4_q} <= {at1_q, at2_q, at3_q};
    end
  end

  // The parked rows in their order, and the values of these, the oldest lowest.
  logic [2:0] parked_rows, parked_values;
  assign parked_rows = {2'b0, oldest_first_some_q} + {2'b0, oldest_second_some_q} + {2'b0, third_some_q}
    + {2'b0, third_spare_q} + {1'b0, queue_count};
  assign parked_values = parked_count + {2'b0, pushed};
  logic [12-1:0] rows;
  always_comb begin
    rows = {8'b0, queue_word_1, queue_word_0};
    if (third_spare_q) rows = {rows[9:0], third_kept};
    if (third_some_q) rows = {rows[9:0], third_front};
    if (oldest_second_some_q) rows = {rows[9:0], oldest_second_0};
    if (oldest_first_some_q) rows = {rows[9:0], oldest_first_0};
  end
  logic [24-1:0] words;
  always_comb begin
    words = {parked_word_5, parked_word_4, parked_word_3, parked_word_2, parked_word_1, parked_word_0};
    if (parked_count == 3'd0) words[3:0] = value_of_input;
    if (parked_count == 3'd1) words[7:4] = value_of_input;
    if (parked_count == 3'd2) words[11:8] = value_of_input;
    if (parked_count == 3'd3) words[15:12] = value_of_input;
    if (parked_count == 3'd4) words[19:16] = value_of_input;
    if (parked_count == 3'd5) words[23:20] = value_of_input;
  end

  // The beats of the input whose values wait, those in places first.
  logic [16-1:0] beats;
  always_comb begin
    beats = {8'b0, ahead1_q, ahead0_q};
    if (input_second_some_q) beats = {beats[11:0], 1'b0, input_second_1, input_second_0};
    if (input_first_some_q) beats = {beats[11:0], 1'b0, input_first_1, input_first_0};
  end
  logic [2:0] in_places;
  assign in_places = {2'b0, input_first_some_q} + {2'b0, input_second_some_q};

  // Whether the rows in the first places are in flight.
  logic input_flies, oldest_flies;
  assign input_flies = (fly1_q && at1_q == input_first_0) || (fly2_q && at2_q == input_first_0)
    || (fly3_q && at3_q == input_first_0);
  assign oldest_flies = (fly1_q && at1_q == oldest_first_0) || (fly2_q && at2_q == oldest_first_0)
    || (fly3_q && at3_q == oldest_first_0);

  // The mark in each place.
  logic [3:0] marks;
  assign marks = {3'b0, values_count > 3'd0 & values_word_0[3]} + {3'b0, values_count > 3'd1 & values_word_1[3]}
    + {3'b0, values_count > 3'd2 & values_word_2[3]} + {3'b0, values_count > 3'd3 & values_word_3[3]}
    + {3'b0, parked_values > 3'd0 & words[3]} + {3'b0, parked_values > 3'd1 & words[7]}
    + {3'b0, parked_values > 3'd2 & words[11]} + {3'b0, parked_values > 3'd3 & words[15]}
    + {3'b0, parked_values > 3'd4 & words[19]} + {3'b0, parked_values > 3'd5 & words[23]}
    + {3'b0, read_o & value_o[3]} + {3'b0, begun_q};

  always_comb begin
    assume (rst_ni == reset_done);
    // The beats: a value comes before its row, at most two before; the one mark is that of a value.
    assume (!comes_i || ahead_q < 2'd2);
    assume (!valid_i || ahead_q != 2'd0);
    assume (row_i == ahead0_q[1:0] && flush_i == ahead0_q[2]);
    assume (!value_i[3] || (!entered_q && !value_i[2]));
    assume (running_i == run_q);
    assume (!ends_i || (!run_q && !draining_q));
    if (reset_done) begin
      assert (ahead_q <= 2'd2 && !(draining_q && swept_q) && !(run_q && (draining_q || swept_q)));
      // The addition that begins reads no sum of a row in flight, which is one for three cycles.
      if (additions_o) begin
        assert (!(fly1_q && at1_q == begins_at) && !(fly2_q && at2_q == begins_at) && !(fly3_q && at3_q == begins_at));
      end
      assert (read_o == fly1_q && (!read_o || read_at_o == at1_q) && done_o == fly4_q && (!done_o || target_o == at4_q));
      // The bits that decide.
      assert (!ran_q || run_q);
      assert (input_may_q == (input_first_some_q && !input_first_1 && ran_q && !input_flies));
      assert (collides_q == (input_first_some_q && !input_first_1 && ran_q && input_flies));
      assert (flushes_q == (input_first_some_q && input_first_1 && ran_q));
      assert (passes_q == (!input_first_some_q || flushes_q));
      assert (oldest_may_q == (oldest_first_some_q && !oldest_flies) && (!drains_q || oldest_may_q));
      assert (full_q || queue_count <= 2'd1);
      // Rows that wait and are the same are known to be.
      if (input_first_some_q && input_second_some_q) assert (same_input_1_input_2_q == (input_second_0 == input_first_0));
      if (oldest_first_some_q && oldest_second_some_q) begin
        assert (same_oldest_1_oldest_2_q == (oldest_second_0 == oldest_first_0));
      end
      if (input_first_some_q && oldest_first_some_q) begin
        assert (same_input_2_oldest_2_q == (input_first_0 == oldest_first_0));
      end
      if (input_first_some_q && oldest_second_some_q) begin
        assert (same_input_2_oldest_1_q == (input_first_0 == oldest_second_0));
      end
      if (input_second_some_q && oldest_first_some_q) begin
        assert (same_input_1_oldest_2_q == (input_second_0 == oldest_first_0));
      end
      if (input_second_some_q && oldest_second_some_q) begin
        assert (same_input_1_oldest_1_q == (input_second_0 == oldest_second_0));
      end
      // Rows and values stand in the same order.
      assert (values_count == in_places + {1'b0, ahead_q});
      if (values_count > 3'd0) assert (values_word_0[2:0] == beats[2:0] && !(&values_word_0[3:2]));
      if (values_count > 3'd1) assert (values_word_1[2:0] == beats[6:4] && !(&values_word_1[3:2]));
      if (values_count > 3'd2) assert (values_word_2[2:0] == beats[10:8] && !(&values_word_2[3:2]));
      if (values_count > 3'd3) assert (values_word_3[2:0] == beats[14:12] && !(&values_word_3[3:2]));
      assert (queue_count <= 2'd2 && parked_count <= 3'd6 && parked_rows == parked_values && parked_rows <= 3'd6);
      assert (third_free_q == !third_spare_q && (!third_spare_q || third_some_q));
      if (parked_rows > 3'd0) assert (words[2:0] == {1'b0, rows[1:0]});
      if (parked_rows > 3'd1) assert (words[6:4] == {1'b0, rows[3:2]});
      if (parked_rows > 3'd2) assert (words[10:8] == {1'b0, rows[5:4]});
      if (parked_rows > 3'd3) assert (words[14:12] == {1'b0, rows[7:6]});
      if (parked_rows > 3'd4) assert (words[18:16] == {1'b0, rows[9:8]});
      if (parked_rows > 3'd5) assert (words[22:20] == {1'b0, rows[11:10]});
      // A value is added to its row, and each one once: it is in one place until it begins.
      if (read_o) assert (value_o[2:0] == {1'b0, read_at_o});
      assert (marks == {3'b0, entered_q});
      // A sweep begins when nothing is parked or in flight, and then nothing begins.
      if (leaves || swept_q) assert (parked_rows == 3'd0 && !fly1_q && !fly2_q && !fly3_q && !fly4_q);
      if (swept_q) assert (!additions_o);
    end
  end
