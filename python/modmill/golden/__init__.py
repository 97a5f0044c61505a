"""The reference: for every operation the shortest correct Python, on plain integers.

Nothing here is fast and nothing here imports the rest of the package. Every backend is compared with it, and it is
compared with vectors from outside (`_vectors/`).
"""
