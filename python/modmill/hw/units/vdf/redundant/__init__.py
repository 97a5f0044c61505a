"""The common parts of all squarers in redundant words."""
