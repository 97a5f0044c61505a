
  // What each cycle selects comes out of registers of its own, set together with the cycle: between a register and
  // an operand there is one table.
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      {square_q, square_high_q, not_high_q} <= '1;
      {low_q, high_q, full_q, not_square_q, low_full_q, resolve_q} <= '0;
      lower_q <= 1'b1;
    end else if (step_i) begin
      square_q <= cycle_d == Square;
      low_q <= cycle_d == Low;
      high_q <= cycle_d == High;
      full_q <= cycle_d == Full;
      not_square_q <= cycle_d != Square;
      low_full_q <= cycle_d == Low || cycle_d == Full;
      square_high_q <= cycle_d == Square || cycle_d == High;
      not_high_q <= cycle_d != High;
      resolve_q <= cycle_d == Resolve;
      lower_q <= cycle_d == Square || cycle_d == Low || cycle_d == Full;
    end
  end

  assign carry_in = high_q ? carry_q : 2'd0;

  // Of the words in v: T's lower half in cycle Low, low(Q N) in cycle Resolve.
  rbr_carry #(.Words(@n@), .Radix(@w@), .Width(@width@)) u_below (
    .words_i(v_q), .carry_o(below_carry), .zero_o(below_zero)
  );

  always_comb begin
    unique case (cycle_q)
      Square:  cycle_d = Low;
      Low:     cycle_d = High;
      High:    if (edge_ones) cycle_d = Full; else cycle_d = Square;
      Full:    cycle_d = Resolve;
      default: cycle_d = Square;
    endcase
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) cycle_q <= Square;
    else if (step_i) cycle_q <= cycle_d;
  end

  // The quotient's top word loses the bit that is worth R. An open third product waits in t, and v stays.
  assign quotient = {{(@top@ + 1 - @mask@){1'b0}}, low_words[@mask@-1:0]};
  assign resolved = {t_q[@top@:@width@], t_q[@width@-1:0] + {{(@width@ - 1){1'b0}}, below_carry}};
  assign other = load_i ? x_i : ({(@top@ + 1){resolve_q}} & resolved);
  assign v_d = ({(@top@ + 1){lower_q && !load_i}} & (low_q ? quotient : low_words)) |
               ({(@top@ + 1){high_q && !load_i}} & high_words) | other;

  always_ff @(posedge clk_i) begin
    if (load_i || (step_i && !(high_q && edge_ones))) v_q <= v_d;
    if (step_i && (square_q || high_q)) t_q <= high_words;
    if (step_i && low_q) carry_q <= {1'b0, below_carry} + {1'b0, !below_zero};
  end

  assign done_o = step_i && ((high_q && !edge_ones) || resolve_q);
  assign branch_o = step_i && resolve_q;
  assign x_o = v_q;
