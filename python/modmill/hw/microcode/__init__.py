"""Microprogrammed processors: machine descriptions, words, compiler, cycle-exact simulator, circuit."""
