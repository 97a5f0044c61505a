"""Orders that scan products column by column, on the lanes of the word-serial multiplier."""
