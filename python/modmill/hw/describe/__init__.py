"""Descriptions of units: structure, area and datapath, counted and drawn."""
