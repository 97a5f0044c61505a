"""Families of units for products in fields GF(2^m)."""
