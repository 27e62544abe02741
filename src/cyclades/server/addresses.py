"""Addresses as they are counted: people who can have as many as they like must not have a limit for each."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

HOST_BITS: Final = 64
"""Of an IPv6 address, what one network chooses freely: a single computer may take all of it."""
UNREADABLE: Final = "?"
"""What is no address is counted together: a proxy that tells nonsense must not make many of one."""


def parsed_address(text: str) -> IPv4Address | IPv6Address | None:
    """An address; one of IPv4 that is written as IPv6 is what it is. None where it is no address."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def counted_address(text: str) -> str:
    """The name under which an address is counted: itself, or the network /64 of an IPv6 address."""
    address = parsed_address(text)
    if address is None:
        return UNREADABLE if text else ""
    if isinstance(address, IPv4Address):
        return str(address)
    network = int(address) >> HOST_BITS << HOST_BITS
    return f"{IPv6Address(network)}/{HOST_BITS}"


def is_loopback(text: str) -> bool:
    """Whether an address is this computer's own."""
    address = parsed_address(text)
    return address is not None and address.is_loopback
