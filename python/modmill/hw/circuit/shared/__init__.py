"""Schedules in which operators share units: machine, list scheduling, an independent check, lower bounds, text."""
