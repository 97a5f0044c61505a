"""The registry of operators: every kind there is, in the order of a picture's legend."""

from modmill.hw.circuit.kinds.digits import COMPLEMENT, MULTIPLE, PRODUCTS, RECODE, SQUARES
from modmill.hw.circuit.kinds.logic import AND, CHOOSE, EQUAL, JOIN, OR, PICK, SUB, XOR
from modmill.hw.circuit.kinds.memories import MEMORIES
from modmill.hw.circuit.kinds.polynomials import CARRYLESS, LINEAR
from modmill.hw.circuit.kinds.products import MUL, MUL2
from modmill.hw.circuit.kinds.rows import ADD2, ADD2_LOAD, ADD3, CHAIN62, COUNTER32, COUNTER63, CSA42
from modmill.hw.circuit.kinds.state import DELAY, FIFO, REGISTER
from modmill.hw.circuit.kinds.wires import CONSTANT, INPUT, INVERT, LITERAL, SELECT, TABLE, WIDEN, WIRE

KINDS = (
    *(MUL, MUL2, ADD2, ADD2_LOAD, ADD3, CSA42, CHAIN62, COUNTER63, COUNTER32),
    *(SUB, TABLE, SELECT, CHOOSE, PICK, XOR, AND, OR, EQUAL, INVERT, JOIN, WIDEN, INPUT, CONSTANT, LITERAL, WIRE),
    *(RECODE, MULTIPLE, PRODUCTS, SQUARES, COMPLEMENT, CARRYLESS, LINEAR),
    *(REGISTER, DELAY, FIFO, *MEMORIES.values()),
)
STILL = (CONSTANT, LITERAL)
"""Kinds whose results never change, so that no register has to keep them."""
