
  // What each cycle selects comes out of registers of its own, set together with the cycle: between a register and
  // an operand there is one table.
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      {square_q, square_high_q, not_high_q} <= '1;
      {low_q, high_q, not_square_q} <= '0;
    end else if (step_i) begin
      square_q <= high_q;
      low_q <= square_q;
      high_q <= low_q;
      not_square_q <= !high_q;
      square_high_q <= !square_q;
      not_high_q <= !low_q;
    end
  end

  // The quotient's top word loses the bit that is worth R.
  assign quotient = {{(Words*WordBits - @mask@){1'b0}}, low_words[@mask@-1:0]};
  assign v_d = ({(Words*WordBits){not_high_q && !load_i}} & (low_q ? quotient : low_words)) |
               ({(Words*WordBits){high_q && !load_i}} & high_words) | ({(Words*WordBits){load_i}} & x_i);

  always_ff @(posedge clk_i) begin
    if (load_i || step_i) v_q <= v_d;
    if (step_i && square_q) t_q <= high_words[(Words-1)*WordBits-1:0];
    if (step_i && low_q) kept_q <= v_q[(Words-2)*WordBits+:2*WordBits];
  end

  assign done_o = step_i && high_q;
  assign branch_o = 1'b0;
  assign x_o = v_q;
