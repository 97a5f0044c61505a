"""Units that verify signatures."""
