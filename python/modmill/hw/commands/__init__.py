"""The commands of `modmill hw`."""
