"""Where phones find this laptop: its addresses, the likeliest one first, and a port that is free."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, ip_network

from msgspec import Struct

from companion.kernel.trouble import Trouble

PORT = 8765
PORTS = 20  # tried one after the other
LAPTOP = "127.0.0.1"
HOME_NETWORKS = tuple(map(ip_network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")))
MAKESHIFT = tuple(map(ip_network, ("169.254.0.0/16", "100.64.0.0/10")))
# Adapters that lead to no phone: of containers, tunnels and virtual machines.
INNER = ("docker", "veth", "br-", "virbr", "tun", "tap", "utun", "wg", "tailscale", "zt", "vbox", "vmnet", "vethernet",
         "virtualbox", "vmware", "wsl", "hyper-v")  # fmt: skip


class Adapter(Struct, frozen=True):
    """A way out of the laptop."""

    name: str
    address: str


def addresses() -> list[str]:
    """All of this laptop, the likeliest one first."""
    import ifaddr

    found = [
        Adapter(adapter.nice_name, str(ip.ip))
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if ip.is_IPv4 and not str(ip.ip).startswith("127.")
    ]
    return in_order(found, _routed())


def in_order(adapters: Iterable[Adapter], routed: str) -> list[str]:
    """Those of home networks first, among them the one that leads out; those of containers and tunnels last."""

    def unlikely(adapter: Adapter) -> tuple[bool, ...]:
        ip = IPv4Address(adapter.address)
        return (
            adapter.name.casefold().startswith(INNER),
            any(ip in network for network in MAKESHIFT),
            not any(ip in network for network in HOME_NETWORKS),
            adapter.address != routed,
        )

    return [adapter.address for adapter in sorted(adapters, key=unlikely)]


def _routed() -> str:
    """The address that is used on the way out; nothing is sent. Without a way out there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # a number that belongs to nobody
            return str(asking.getsockname()[0])
        except OSError:
            return ""


def listening(address: str, port: int, wanted: bool = False) -> list[socket.socket]:
    """Sockets at the address and on the laptop itself, at this port or the next that is free; `wanted`: no other."""
    for tried in range(port, port + (1 if wanted else PORTS)):
        opened: list[socket.socket] = []
        try:
            opened.extend(_bound(host, tried) for host in dict.fromkeys((address, LAPTOP)))
        except (OSError, OverflowError, TypeError):  # taken, no such port, nothing that could be an address
            for each in opened:
                each.close()
        else:
            return opened
    raise Trouble("port-taken", address=address, port=str(port))


def _bound(host: str, port: int) -> socket.socket:
    found = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):  # elsewhere the next option would let two servers share a port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
    except BaseException:
        found.close()
        raise
    return found
