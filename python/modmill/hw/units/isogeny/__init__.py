"""Units of the isogeny delay function."""
