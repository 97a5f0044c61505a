"""The jobs: one module each, typed, over every backend that carries the job out."""
