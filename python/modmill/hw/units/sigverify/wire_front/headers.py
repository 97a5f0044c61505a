"""The parser's way through Ethernet, VLAN tags, IPv4 or IPv6 with its extensions, and UDP, byte by byte.

The lengths in the headers decide where a packet ends, as in `crates/modmill-sigstream/src/records/packet.rs`; an IP or
UDP length of 0 stands for all that is there.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from modmill.hw.circuit.control import any_of, flag, is_value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.units.sigverify.wire_front.cursor import PLACE, Cursor
from modmill.hw.units.sigverify.wire_front.reasons import TAGS
from modmill.hw.units.sigverify.wire_front.states import States, connected, keep

MACS = 12
LEAST = MACS + 2
"""Bytes of an Ethernet header."""
TAG_TYPES = (0x8100, 0x88A8, 0x9100)
IP_TYPES = (0x0800, 0x86DD)
IPV6_HEADER = 40
UDP = 17
HOP_BY_HOP, ROUTING, FRAGMENT, DESTINATION = 0, 43, 44, 60

READS = ("type_high", "type_low", "version", "header", "next_header", "length_byte", "offset_high", "offset_low", "udp")
"""States that pass a byte."""
SKIPS = ("skip_macs", "skip_tag", "skip_addresses", "skip_extension")
SETTLES = ("ip_end", "ip_settle", "protocol", "udp_end", "udp_settle")
"""States that pass none."""


@dataclass(frozen=True, slots=True)
class Ways:
    """The exits from the headers: where skips stop and where the packet ends, each when and at what place."""

    stops: list[tuple[Word, Word]]
    ends: list[tuple[Word, Word]]


def build(c: Circuit, s: States, at: Cursor, end: Word, end_of_frame: Word, port: int, checked: bool) -> Ways:
    """The way out is the state `size`; `end` is the packet's end as far as it is known, at first the frame's."""
    now, one, zero = s.now, c.literal("one", 1), c.literal("zero", 0)
    byte, pair = at.byte, at.pair
    is_ = partial(is_value, c)

    c.note("Ethernet: the type, behind up to three VLAN tags.")
    load = now["load"]
    s.branch("skip_macs", ("type_high", at.there))
    s.branch("type_high", ("bad_headers", at.is_end), ("type_low", None))
    tag = any_of(c, "is_tag", [is_(f"tag_{t:x}", pair, t) for t in TAG_TYPES])
    ip = any_of(c, "is_ip", [is_(f"ip_{t:x}", pair, t) for t in IP_TYPES])
    tags = c.wire("tags", TAGS)
    surplus = c.both("surplus", tag, is_("all_tags", tags, TAGS))
    ways = [("bad_headers", at.is_end), ("not_ip", surplus), ("skip_tag", tag), ("version", ip), ("not_ip", None)]
    tagged = s.branch("type_low", *ways)[2]
    tags_next = c.choose("tags_next", load, zero, c.add("tags_sum", tags, one).low(2))
    c.connect(tags, c.register("tags_q", tags_next, c.either("tags_change", load, tagged)))
    s.branch("skip_tag", ("bad_headers", at.over), ("type_high", at.there))

    c.note("The IP header, whose first byte has its version and, of IPv4, its length in words.")
    words = byte.low(4)
    four, six = is_("is_four", byte.slice(4, 4), 4), is_("is_six", byte.slice(4, 4), 6)
    _, enough = c.difference("enough", words, c.literal("five", 5), 4)
    starts4, starts6 = s.branch(
        *("version", ("bad_headers", at.is_end), ("header", c.both("is_ipv4", four, enough))),
        *(("header", six), ("bad_headers", None)),
    )[1:3]
    starts = c.either("starts", starts4, starts6)
    size = c.choose("header_size", six, c.literal("forty", IPV6_HEADER), _quadrupled(c, "quadrupled", words))
    behind = c.add("behind_header", at.at, size).low(PLACE)
    version6 = keep(c, "version6", (starts, six))
    base_ip = (starts, c.choose("base_ip", six, behind, at.at))
    place = c.wire("place", 63)
    in_header, in_udp = now["header"], now["udp"]

    def at_place(name: str, *places: int) -> Word:
        return any_of(c, name, [is_(f"{name}_{k}", place, k) for k in places])

    done4 = c.both("done4", c.invert("version4", version6), at.ends)
    done6 = c.both("done6", version6, at_place("protocol6", 6))
    ways = [("bad_headers", at.over), ("ip_end", done4), ("skip_addresses", done6)]
    s.branch("header", *ways)
    s.branch("skip_addresses", ("ip_end", at.there))

    c.note("What is kept of it: the length, what says that it is a fragment, the protocol.")
    four_now = c.both("four_now", in_header, c.invert("not_six", version6))
    six_now = c.both("six_now", in_header, version6)
    length4, length6 = c.both("length4", four_now, at_place("at_3", 3)), c.both("length6", six_now, at_place("at_5", 5))
    length_udp = c.both("length_udp", in_udp, at_place("udp_5", 5))
    length = keep(c, "length", (c.either("length_comes", length4, length6, length_udp), pair))
    fragment4 = c.both("fragment4", four_now, at_place("at_7", 7))
    parts4 = any_of(c, "offset4", [_some(c, "offset4_low", byte), _some(c, "offset4_high", at.previous.low(5))])
    proto4 = c.both("proto4", four_now, at_place("at_9", 9))
    proto6 = c.both("proto6", six_now, at_place("at_6", 6))
    nexts = now["next_header"]
    protocol = c.wire("protocol", 255)
    connected(c, protocol, (any_of(c, "protocol_comes", [proto4, proto6, nexts]), byte))

    c.note("The checksum of IPv4: all words of the header add up to FFFF, what overflows added again.")
    wrong = zero
    if checked:
        total, carry = c.wire("checksum", (1 << 16) - 1), c.wire("checksum_carry", 1)
        odd = place.low(1)
        high = c.join("as_high", *(c.literal(f"as_high_{i}", 0) for i in range(8)), byte)
        added = c.choose("added", c.both("is_low", in_header, odd), byte, high)
        before = c.choose("sum_before", now["version"], zero, total)
        carried = c.both("carried", in_header, carry)
        summed = c.add("checksum_sum", before, added, carried)
        adds = c.either("adds", in_header, now["version"])
        c.connect(total, c.register("checksum_q", summed.low(16), adds))
        c.connect(carry, c.register("carry_q", summed.slice(16, 1), adds))
        whole = c.both("sum_whole", is_("sum_ffff", total, 0xFFFF), c.invert("no_carry", carry))
        fitting = c.either("sum_fits", whole, c.both("sum_less", is_("sum_fffe", total, 0xFFFE), carry))
        wrong = c.register(
            "sum_wrong", c.both("sum_differs", c.invert("sum_bad", fitting), c.invert("has_sum", version6))
        )

    c.note("Where the packet ends by its length; one that promises more than there is counts as incomplete.")
    s.branch("ip_end", ("ip_settle", None))
    to_udp = c.wire("to_udp", 1)
    base = keep(c, "base", base_ip, (to_udp, at.at))
    target = c.register("target", c.add("target_sum", base, length), c.either("ending", now["ip_end"], now["udp_end"]))
    _, not_below = c.difference("not_below", target, at.at, target.width)
    _, fits = c.difference("fits", end, target, target.width)
    given = _some(c, "length_given", length)
    below = c.both("below", given, c.invert("is_below", not_below))
    above = c.both("above", given, c.invert("is_above", fits))
    settled = s.branch("ip_settle", ("bad_checksums", wrong), ("bad_headers", below), ("protocol", None))[2]
    ends_now = c.both("ends_now", given, fits)
    ip_ends = c.both("ip_ends", settled, ends_now)
    incomplete = c.wire("incomplete", 1)
    connected(c, incomplete, (load, zero), (c.both("lacks", settled, above), one))

    c.note("The protocol: UDP, or an extension of IPv6, the first of which may have options for each hop. Behind the")
    c.note("header of a later fragment is the middle of something.")
    first, later, part = c.wire("first", 1), c.wire("later", 1), c.wire("part", 1)
    # The protocol is known more than a cycle before it decides.
    is_udp = c.register("is_udp_q", is_("is_udp", protocol, UDP))
    hops = c.register("hops_q", c.both("hops", version6, is_("is_hops", protocol, HOP_BY_HOP)))
    known = any_of(c, "known", [is_(f"extension_{n}", protocol, n) for n in (ROUTING, FRAGMENT, DESTINATION)])
    has_known = c.register("has_known_q", c.both("has_known", version6, known))
    is_later = c.both("is_later", later, c.either("may_be_udp", is_udp, has_known))
    extension = c.either("extension", has_known, c.both("first_hops", hops, first))
    ways = [("fragments", is_later), ("next_header", extension), ("udp", is_udp), ("not_udp", None)]
    _, extended, opened = s.branch("protocol", *ways)[:3]
    c.connect(to_udp, opened)
    c.connect(first, flag(c, "first_q", first, starts, extended, reset=0))
    is_part = keep(c, "is_part", (extended, is_("part_comes", protocol, FRAGMENT)))
    s.branch("next_header", ("bad_headers", at.is_end), ("length_byte", None))
    s.branch("length_byte", ("bad_headers", at.is_end), ("offset_high", None))
    s.branch("offset_high", ("bad_headers", at.is_end), ("offset_low", None))
    s.branch("offset_low", ("bad_headers", at.is_end), ("skip_extension", None))
    s.branch("skip_extension", ("bad_headers", at.over), ("protocol", at.there))
    units = c.choose("extension_units", is_part, zero, byte)
    eight = c.join("extension_bytes", *(c.literal(f"extension_{i}_zero", 0) for i in range(3)), units)
    extension_end = c.add("extension_end", at.at, eight, c.literal("seven", 7)).low(PLACE)
    part6 = c.both("part6", now["offset_low"], is_part)
    offset6 = any_of(c, "offset6", [_some(c, "offset6_low", byte.slice(3, 5)), _some(c, "offset6_high", at.previous)])
    late = c.either("late", c.both("late4", fragment4, parts4), c.both("late6", part6, offset6))
    more4 = c.both("more4", fragment4, at.previous.slice(5, 1))
    more = c.either("more", late, more4, c.both("more6", part6, byte.low(1)))
    c.connect(later, flag(c, "later_q", later, late, load, reset=0))
    c.connect(part, flag(c, "part_q", part, more, load, reset=0))

    c.note("UDP: the port, then the length.")
    to_port = at_place("udp_3", 3)
    head_part = c.both("head_part", at.is_end, part, c.invert("before_port", place.slice(2, 1)))
    ways = [("fragments", head_part), ("bad_headers", at.is_end)]
    if port:
        ways.append(("other_port", c.both("elsewhere_port", to_port, c.invert("no_port", is_("the_port", pair, port)))))
    ways += [("fragments", c.both("is_fragment", to_port, part)), ("bad_headers", c.both("cut", to_port, incomplete))]
    s.branch("udp", *ways, ("udp_end", at_place("udp_7", 7)))
    s.branch("udp_end", ("udp_settle", None))
    closes = s.branch("udp_settle", ("bad_headers", c.either("misfits", below, above)), ("size", None))[1]
    udp_ends = c.both("udp_ends", closes, given)
    place_start = c.invert("place_start", to_udp)  # an IP header has passed its first byte
    place_sum = c.add("place_sum", place, one).low(place.width)
    counts = c.choose("place_next", c.either("restarts", starts, to_udp), place_start, place_sum)
    counting = any_of(c, "counting", [starts, to_udp, in_header, in_udp])
    c.connect(place, c.register("place_q", counts, counting))

    stops = [
        (end_of_frame, c.literal("behind_macs", MACS)),
        (tagged, c.add("behind_tag", at.at, c.literal("three", 3)).low(PLACE)),
        (starts, behind),
        (c.both("extending", now["length_byte"], c.invert("not_end", at.is_end)), extension_end),
    ]
    return Ways(stops, [(ip_ends, target.low(PLACE)), (udp_ends, target.low(PLACE))])


def _quadrupled(c: Circuit, name: str, word: Word) -> Word:
    return c.join(name, c.literal(f"{name}_0", 0), c.literal(f"{name}_1", 0), word)


def _some(c: Circuit, name: str, word: Word) -> Word:
    """1 where any bit is set."""
    return any_of(c, name, [word.slice(i, 1) for i in range(word.width)])
