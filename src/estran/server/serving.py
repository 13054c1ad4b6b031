"""Running the server: a port to listen on, and a clean end."""

import asyncio
import errno
import gc
import socket
import sys
from contextlib import suppress
from ipaddress import ip_network

import uvicorn

from ..core.refusal import Refused
from .app import create_app
from .journal import spare
from .lines import Frames, Requests, cut_late
from .settings import Settings

HEARTBEAT = 15.0
"""Seconds between the pings of the protocol itself, which every client answers by itself; one that does not is gone."""
BACKLOG = 2048
FILES = 65_536
"""Open files, of which every line is one."""
GONE = 30_000
"""Milliseconds after which the system gives up a line over which nothing is taken."""
GARBAGE = (1_000, 3, 1_000_000)
"""How often Python looks for cycles, while everybody waits: often among the few things that are new, which takes milliseconds. All that a
thousand tables keep would take half a second: that is left to the house, which does it when it tidies up."""
SWITCH = 0.001
"""Seconds after which the thread that writes gets its turn."""


def listen(host: str, port: int, otherwise: bool = False) -> socket.socket:
    """A socket that listens. Refused if that cannot be; or, if asked, on a free port instead of one that is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # without its protocol named, asyncio lets small answers wait
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # who is gone without a word, or reads nothing; all lines have it from here
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, GONE)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listening.close()
        if otherwise and isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            return listen(host, 0)
        problem = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise Refused("port-unusable", host=host, port=str(port), problem=problem) from None
    return listening


def address(listening: socket.socket) -> str:
    """Where a browser on this machine finds it."""
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class Server(uvicorn.Server):
    """Who keeps it waiting is cut off."""

    async def main_loop(self) -> None:
        cutting = asyncio.create_task(cut_late(self.server_state.connections))
        try:
            await super().main_loop()
        finally:
            cutting.cancel()


def raise_limit() -> None:
    """As many lines as the system allows, where it counts them."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def trusted(proxies: str) -> str:
    """The same addresses, also as they come to who listens to IPv6 and IPv4 at once; and this machine by both its names."""
    if proxies == "*":
        return proxies
    all = [proxy.strip() for proxy in proxies.split(",")]
    for proxy in list(all):
        with suppress(ValueError):
            network = ip_network(proxy, strict=False)
            if network.version == 4:
                all.append(f"::ffff:{network.network_address}/{96 + network.prefixlen}")
    return ",".join([*all, "::1"] if "127.0.0.1" in all else all)


def server(settings: Settings, proxies: str = "127.0.0.1") -> uvicorn.Server:
    """Ready to run. `proxies` are the addresses whose word is taken for where a request came from. Refused if it cannot be set up."""
    config = uvicorn.Config(
        create_app(settings),
        http=Requests,
        ws=Frames,
        access_log=False,  # it would hold the links of tables
        log_level="warning",
        server_header=False,
        forwarded_allow_ips=trusted(proxies),
        ws_max_size=settings.limits.body,
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        ws_per_message_deflate=False,  # frames are small, and memory and time are not free
        timeout_graceful_shutdown=3,
    )
    spare()
    raise_limit()
    gc.collect()
    gc.freeze()  # what is loaded now stays, and need not be looked through again
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(SWITCH)
    return Server(config)
