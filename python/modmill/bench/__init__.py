"""The frame of the benchmarks: interleaved timing of ours and the peers', rows, and their records.

Each job's `bench.py` says what is timed.
"""

from modmill.bench.rows import Row

__all__ = ["Row"]
