"""The cost of units, evaluated, recorded and explored."""
