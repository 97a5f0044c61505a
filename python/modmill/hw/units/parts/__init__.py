"""Units that several jobs use."""
