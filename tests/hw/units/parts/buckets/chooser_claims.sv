
  // What follows is the proof's. A value is its own beat: its row, above it whether it is a flush, above that a mark,
  // which one beat has at most. Beats whose value has come, and which are not offered yet, are in `ahead_q`.
  logic reset_done = 1'b0;
  logic [1:0] ahead_q = 2'd0;
  logic [4-1:0] ahead0_q, ahead1_q;
  logic entered_q = 1'b0, begun_q = 1'b0, run_q = 1'b0, draining_q = 1'b0, swept_q = 1'b0;
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
      {entered_q, begun_q, run_q, draining_q, swept_q, fly1_q, fly2_q, fly3_q, fly4_q} <= '0;
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
      draining_q <= (draining_q & ~leaves) | starts;
      swept_q <= (swept_q & ~ends_i) | leaves;
      {fly1_q, fly2_q, fly3_q, fly4_q} <= {additions_o, fly1_q, fly2_q, fly3_q};
      at1_q <= begins_at;
      {at2_q, at3_q, at4_q} <= {at1_q, at2_q, at3_q};
    end
  end

  // The parked rows in their order, and the values of these.
  logic [1:0] parked_rows, parked_values;
  logic [1:0] row0, row1, row2;
  assign parked_rows = {1'b0, first_some_q} + {1'b0, second_some_q} + {1'b0, queue_count};
  assign parked_values = parked_count + {1'b0, pushed};
  always_comb begin
    {row0, row1, row2} = {first_0, second_0, queue_word_0};
    if (!second_some_q) row1 = queue_word_0;
    if (!first_some_q) {row0, row1} = {second_0, queue_word_0};
    if (!first_some_q && !second_some_q) row0 = queue_word_0;
  end
  logic [4-1:0] value0, value1, value2;
  always_comb begin
    {value0, value1, value2} = {parked_word_0, parked_word_1, parked_word_2};
    if (parked_count == 2'd0) value0 = value_of_input;
    if (parked_count == 2'd1) value1 = value_of_input;
    if (parked_count == 2'd2) value2 = value_of_input;
  end

  // The mark in each place.
  logic [2:0] marks;
  logic [3-1:0] here;
  logic [2:0] waiting_beats;
  assign waiting_beats = values_count;
  assign marks = {2'b0, waiting_beats > 3'd0 & values_word_0[3]} + {2'b0, waiting_beats > 3'd1 & values_word_1[3]}
    + {2'b0, waiting_beats > 3'd2 & values_word_2[3]} + {2'b0, parked_values > 2'd0 & value0[3]}
    + {2'b0, parked_values > 2'd1 & value1[3]} + {2'b0, parked_values > 2'd2 & value2[3]}
    + {2'b0, read_o & value_o[3]} + {2'b0, begun_q};

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
      if (input_some_q) begin
        assert (input_is_free == !((fly1_q && at1_q == input_1) || (fly2_q && at2_q == input_1)
                                   || (fly3_q && at3_q == input_1)));
      end
      if (first_some_q) begin
        assert (oldest_is_free == !((fly1_q && at1_q == first_0) || (fly2_q && at2_q == first_0)
                                    || (fly3_q && at3_q == first_0)));
      end
      // Rows and values stand in the same order.
      assert (values_count == {2'b0, input_some_q} + {1'b0, ahead_q});
      if (input_some_q) assert (values_word_0[2:0] == {input_0, input_1});
      if (values_count > 3'd0) assert (!(&values_word_0[3:2]));
      if (values_count > 3'd1) assert (!(&values_word_1[3:2]));
      if (values_count > 3'd2) assert (!(&values_word_2[3:2]));
      if (ahead_q > 2'd0) assert ((input_some_q ? values_word_1 : values_word_0) == ahead0_q);
      if (ahead_q > 2'd1) assert ((input_some_q ? values_word_2 : values_word_1) == ahead1_q);
      assert (queue_count <= 1'd1 && parked_count <= 2'd3 && parked_rows == parked_values);
      if (parked_rows > 2'd0) assert (value0[2:0] == {1'b0, row0});
      if (parked_rows > 2'd1) assert (value1[2:0] == {1'b0, row1});
      if (parked_rows > 2'd2) assert (value2[2:0] == {1'b0, row2});
      // A value is added to its row, and each one once: it is in one place until it begins.
      if (read_o) assert (value_o[2:0] == {1'b0, read_at_o});
      assert (marks == {2'b0, entered_q});
      // A sweep begins when nothing is parked or in flight, and then nothing begins.
      if (leaves || swept_q) assert (parked_rows == 2'd0 && !fly1_q && !fly2_q && !fly3_q && !fly4_q);
      if (swept_q) assert (!additions_o);
    end
  end
