"""The families of hardware units, a folder each; `modmill.hw.registry` finds them."""
