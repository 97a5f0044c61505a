"""What all squarers in redundant words have in common."""
