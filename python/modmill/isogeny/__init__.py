"""The isogeny delay function: a delay by a walk of isogenies, verified by a pairing."""

__all__: list[str] = []
