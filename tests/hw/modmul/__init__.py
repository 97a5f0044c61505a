"""Tests of the modular multipliers."""
