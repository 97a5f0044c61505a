"""Units of the multi-scalar multiplication."""
