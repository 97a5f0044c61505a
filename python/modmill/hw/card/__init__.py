"""Tops that fit a card's shell: a unit behind AXI whose core has a clock of its own."""
