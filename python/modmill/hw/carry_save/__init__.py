"""Numbers modulo N as rows that are never added: sums, differences and products by trees of full adders."""
