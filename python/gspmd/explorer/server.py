"""The explorer's server: its page, and calls of the workers, for this machine only.

Every address begins with a random token, and the server listens on the loopback interface.
A page of another site can neither guess the token nor send a request: the server rejects
names of the host that are not its own (DNS rebinding) and requests that other origins make.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import os
import re
import secrets
from typing import Any, Awaitable, Callable, Optional

import msgspec
from aiohttp import web
from aiohttp.http import HttpProcessingError

from gspmd._support.errors import InputError
from gspmd.explorer.calls import Calls
from gspmd.explorer.engine import Open
from gspmd.explorer.messages import CALLS
from gspmd.explorer.page import page_folder

_MAX_REQUEST = 16 << 20    # bytes
#: Connections that have not shown the token; the oldest one is closed for a further one.
_MAX_STRANGERS = 64
#: Connections that are accepted before the next ones are closed.
_BACKLOG = 16
_HEADERS = {
    "Content-Security-Policy":
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}
_TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml",
          ".json": "application/json", ".png": "image/png", ".woff2": "font/woff2"}
#: Model Explorer's application, in a frame of the page. Angular makes styles, which have the
#: nonce of the response; layouts are computed in a worker.
_FRAME = "model-explorer/index.html"
_NONCE = b"@NONCE@"
_FRAME_POLICY = ("default-src 'none'; script-src 'self'; style-src 'self' 'nonce-%s'; img-src 'self' blob: data:; "
                 "font-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'self'; form-action 'none'; "
                 "frame-ancestors 'self'")

_TOKEN = "GSPMD_EXPLORER_TOKEN"

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Server:
    """Serves one program. `address` is known once it has started."""

    def __init__(self, opened: Open, port: int = 0):
        self._files = _read_page(page_folder())
        self._token, self._port = _make_token(), port
        self._calls = Calls(opened)
        self._runner: Optional[web.AppRunner] = None
        self._listener: Optional[asyncio.Server] = None
        self._strangers: dict[Any, None] = {}

    @property
    def address(self) -> str:
        return "http://127.0.0.1:%d/%s/" % (self._port, self._token)

    async def start(self) -> None:
        """Raises InputError if the program cannot be opened."""
        await self._calls.start()
        app = web.Application(client_max_size=_MAX_REQUEST, middlewares=[self._guard])
        app.router.add_post("/{token}/api/{call}", self._call)
        app.router.add_get("/{token}/{file:.*}", self._file)
        self._runner = web.AppRunner(app, access_log=None, handler_cancellation=True, logger=_make_logger())
        await self._runner.setup()
        self._listener = await asyncio.get_running_loop().create_server(
            self._connect, "127.0.0.1", self._port, backlog=_BACKLOG)
        self._port = self._listener.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        await self._calls.stop()
        if self._listener is not None:
            self._listener.close()
        if self._runner is not None:
            await self._runner.cleanup()

    def _connect(self) -> asyncio.BaseProtocol:
        """Returns the protocol of a new connection. Other users of the machine can connect, too:
        connections without a request must not take all file descriptors."""
        assert self._runner is not None and self._runner.server is not None
        connection = self._runner.server()
        self._strangers[connection] = None
        if len(self._strangers) > _MAX_STRANGERS:
            oldest = next(iter(self._strangers))
            del self._strangers[oldest]
            oldest.force_close()
        return connection

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        hosts = ["%s:%d" % (name, self._port) for name in ("127.0.0.1", "localhost")]
        host = request.headers.get("Host", "")
        origin = request.headers.get("Origin")
        site = request.headers.get("Sec-Fetch-Site", "none")
        token = request.match_info.get("token", "")
        # A link on another page may open this one.
        is_link = request.method == "GET" and request.headers.get("Sec-Fetch-Mode") == "navigate"
        allowed = host in hosts and origin in (None, "http://" + host) and \
            (site in ("none", "same-origin") or is_link)
        if not allowed or not hmac.compare_digest(token.encode(), self._token.encode()):
            return web.Response(status=403, text="forbidden\n", headers=_HEADERS)
        self._strangers.pop(request.protocol, None)
        return await handler(request)

    async def _file(self, request: web.Request) -> web.Response:
        name = request.match_info["file"]
        if not name or name.endswith("/"):
            name += "index.html"
        if name not in self._files:
            return web.Response(status=404, text="not found\n", headers=_HEADERS)
        body, headers = self._files[name], _HEADERS
        if name == _FRAME:
            nonce = secrets.token_urlsafe(16)
            body = body.replace(_NONCE, nonce.encode())
            headers = {**headers, "Content-Security-Policy": _FRAME_POLICY % nonce}
        return web.Response(body=body, headers=headers, charset="utf-8",
                            content_type=_TYPES[os.path.splitext(name)[1]])

    async def _call(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info["call"]
        if name not in CALLS or request.content_type != "application/json":
            return web.Response(status=404, text="not found\n", headers=_HEADERS)
        response = web.StreamResponse(headers=_HEADERS)
        response.content_type = "application/x-ndjson"

        async def answer(line: bytes) -> None:
            if not response.prepared:
                await response.prepare(request)
            await response.write(line)

        try:  # the worker gets what is valid only
            await self._calls.call(name, await request.read(), answer)
        except msgspec.MsgspecError as error:
            return web.Response(status=400, text="%s\n" % error, headers=_HEADERS)
        await response.write_eof()
        return response


def _make_logger() -> logging.Logger:
    """Returns a logger that does not print what is wrong with the requests of strangers."""
    def is_own(record: logging.LogRecord) -> bool:
        return not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError))

    logger = logging.getLogger(__name__)
    logger.addFilter(is_own)
    return logger


def _make_token() -> str:
    """Returns a random token, or the one of a process that starts this one: the output has
    other texts, and this process knows its address by the token."""
    token = os.environ.pop(_TOKEN, None)
    if token is None:
        return secrets.token_urlsafe(32)
    if not re.fullmatch("[A-Za-z0-9_-]{43,200}", token):
        raise InputError("error: %s: expected 43 to 200 letters, digits, - and _, with 256 random bits" % _TOKEN)
    return token


def _read_page(folder: str) -> dict[str, bytes]:
    files = {}
    for path, _, names in os.walk(folder):
        for name in names:
            if os.path.splitext(name)[1] in _TYPES:
                full = os.path.join(path, name)
                with open(full, "rb") as f:
                    files[os.path.relpath(full, folder).replace(os.sep, "/")] = f.read()
    return files


async def serve(opened: Open, port: int, started: Callable[[str], Any]) -> None:
    """Serves until it is cancelled. `started` gets the address."""
    server = Server(opened, port)
    try:
        await server.start()
        started(server.address)
        await asyncio.Event().wait()
    finally:
        await server.stop()
