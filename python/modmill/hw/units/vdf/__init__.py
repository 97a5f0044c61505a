"""Units of verifiable delay functions."""
