"""The families of hardware units, a folder each; `modmill.hw.interface.registry` finds them."""
