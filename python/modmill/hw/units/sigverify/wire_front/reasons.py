"""The fates of a frame, by number, and the sizes that parser, replay and model share."""

from __future__ import annotations

REASONS = {
    "accepted": "frames that hold a well-formed transaction",
    "not_ip": "frames of other protocols than IPv4 and IPv6, and those with more than three VLAN tags",
    "not_udp": "IP packets of other protocols than UDP",
    "other_port": "UDP packets to other ports",
    "fragments": "fragments of UDP packets, and later ones of IPv6 packets that begin with extension headers",
    "bad_frames": "frames with the MAC's error, and those above 2048 bytes",
    "bad_headers": "Ethernet, IP or UDP headers that are cut off, or whose lengths contradict each other",
    "bad_checksums": "IPv4 headers with a wrong checksum",
    "bad_sizes": "UDP packets with more bytes than a transaction may have",
    "bad_ends": "transactions that end within a field",
    "bad_counts": "transactions with a count above its limit or not in its shortest form",
    "bad_signatures": "transactions without signatures, or with more or fewer than their message requires or allows",
    "bad_versions": "transactions with a message of an unknown version behind their signatures",
    "bad_accounts": "transactions with accounts that are not there, too many, or not what the header says",
    "trailing": "transactions with bytes behind their end",
    "bad_configs": "transactions of version 1 with an unknown configuration or an impossible heap",
}
"""Name to what is counted; frames that a later stage drops have the reason `accepted`."""

NUMBER = {name: i for i, name in enumerate(REASONS)}

BYTES = 8
"""The bytes of a beat."""
SLOT = 2048
"""Bytes of the longest frame."""
MTU = 1232
"""Bytes of the longest transaction below version 1, as in `crates/modmill-sigstream/src/records/transaction.rs`."""
MOST_ACCOUNTS = 256
"""The most accounts of a transaction, those that it looks up included."""
VERSION_1 = 0x81
"""The first byte of a transaction of version 1; it may have 4096 bytes, more than a frame."""
MOST_IN_VERSION_1 = 64
"""Accounts, and instructions."""
MOST_SIGNATURES_IN_VERSION_1 = 12
TAGS = 3
"""VLAN tags of a frame at most."""
