"""SHA-512 of streams of messages, as a number modulo the order of Ed25519's group."""

from modmill.hw.units.sigverify.sha512.family import FAMILY

__all__ = ["FAMILY"]
