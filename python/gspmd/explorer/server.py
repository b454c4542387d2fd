"""The explorer's server: its page, and calls of the workers, for this machine only.

Every address begins with a random token, and the server listens on the loopback interface.
A page of another site can neither guess the token nor send a request: the server rejects
names of the host that are not its own (DNS rebinding) and requests that other origins make.
"""

from __future__ import annotations

import asyncio
import hmac
import os
import secrets
import subprocess
import sys
from typing import Any, Awaitable, Callable, Optional

import msgspec
from aiohttp import web

from gspmd.explorer.messages import CALLS, Failure, Opened
from gspmd.explorer.worker import Open

_MAX_REQUEST = 16 << 20    # bytes
_MAX_ANSWER = 1 << 30      # bytes of a line
_HEADERS = {
    "Content-Security-Policy":
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}
#: Calls that may take long have a process of their own, so that others need not wait.
_LONG = {"search", "suggest"}
_TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Worker:
    """A process of gspmd.explorer.worker, which starts when it is needed. It has one call at
    a time; one that is cancelled ends the process."""

    def __init__(self, opened: Open):
        self._opened = msgspec.json.encode(opened) + b"\n"
        self._process: Optional[asyncio.subprocess.Process] = None
        self._lock = asyncio.Lock()

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "gspmd.explorer.worker", stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, limit=_MAX_ANSWER)
        assert process.stdin is not None
        process.stdin.write(self._opened)
        return process

    async def call(self, name: str, request: bytes,
                   answer: Callable[[bytes], Awaitable[None]]) -> None:
        """Passes each line of the answer to `answer`."""
        async with self._lock:
            if self._process is None or self._process.returncode is not None:
                self._process = await self._start()
            process = self._process
            assert process.stdin is not None and process.stdout is not None
            try:
                line = msgspec.json.encode({"call": name, "request": msgspec.Raw(request)})
                process.stdin.write(line + b"\n")
                await process.stdin.drain()
                while True:
                    line = await process.stdout.readline()
                    if not line:
                        await process.wait()
                        line = msgspec.json.encode(Failure(
                            error="error: the compiler's process ended with code %s"
                                  % process.returncode)) + b"\n"
                    await answer(line)
                    if not line.startswith(b'{"progress":'):
                        return
            except (asyncio.CancelledError, ConnectionError):
                await self.stop()
                raise

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


def page_folder() -> str:
    """Returns the folder with the built page: in a wheel beside this file, in the tree in
    build/explorer (tools/build_explorer.sh)."""
    here = os.path.dirname(os.path.abspath(__file__))
    for folder in (os.path.join(here, "page"),
                   os.path.join(here, "../../../build/explorer")):
        if os.path.exists(os.path.join(folder, "index.html")):
            return os.path.abspath(folder)
    raise FileNotFoundError("the explorer's page is not built: run tools/build_explorer.sh")


class Server:
    """Serves one program. `address` is known once it has started."""

    def __init__(self, shown: Opened, opened: Open, port: int = 0):
        self._files = _read_page(page_folder())
        self._shown = msgspec.json.encode(shown)
        self._token, self._port = secrets.token_urlsafe(32), port
        self._short, self._long = Worker(opened), Worker(opened)
        self._runner: Optional[web.AppRunner] = None

    @property
    def address(self) -> str:
        return "http://127.0.0.1:%d/%s/" % (self._port, self._token)

    async def start(self) -> None:
        app = web.Application(client_max_size=_MAX_REQUEST, middlewares=[self._guard])
        app.router.add_get("/{token}/api/open", self._open)
        app.router.add_post("/{token}/api/{call}", self._call)
        app.router.add_get("/{token}/{file:.*}", self._file)
        self._runner = web.AppRunner(app, access_log=None, handler_cancellation=True)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self._port)
        await site.start()
        self._port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        for worker in (self._short, self._long):
            await worker.stop()
        if self._runner is not None:
            await self._runner.cleanup()

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
        return await handler(request)

    async def _file(self, request: web.Request) -> web.Response:
        name = request.match_info["file"] or "index.html"
        if name not in self._files:
            return web.Response(status=404, text="not found\n", headers=_HEADERS)
        return web.Response(body=self._files[name], headers=_HEADERS, charset="utf-8",
                            content_type=_TYPES[os.path.splitext(name)[1]])

    async def _open(self, _: web.Request) -> web.Response:
        return web.Response(body=self._shown, headers=_HEADERS, content_type="application/json")

    async def _call(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info["call"]
        if name not in CALLS or request.content_type != "application/json":
            return web.Response(status=404, text="not found\n", headers=_HEADERS)
        body = await request.read()
        try:  # the worker gets what is valid only
            body = msgspec.json.encode(msgspec.json.decode(body, type=CALLS[name][0]))
        except msgspec.MsgspecError as error:
            return web.Response(status=400, text="%s\n" % error, headers=_HEADERS)
        response = web.StreamResponse(headers=_HEADERS)
        response.content_type = "application/x-ndjson"
        await response.prepare(request)
        worker = self._long if name in _LONG else self._short
        await worker.call(name, body, response.write)
        await response.write_eof()
        return response


def _read_page(folder: str) -> dict[str, bytes]:
    files = {}
    for path, _, names in os.walk(folder):
        for name in names:
            if os.path.splitext(name)[1] in _TYPES:
                full = os.path.join(path, name)
                with open(full, "rb") as f:
                    files[os.path.relpath(full, folder).replace(os.sep, "/")] = f.read()
    return files


async def serve(shown: Opened, opened: Open, port: int, started: Callable[[str], Any]) -> None:
    """Serves until it is cancelled. `started` gets the address."""
    server = Server(shown, opened, port)
    try:
        await server.start()
        started(server.address)
        await asyncio.Event().wait()
    finally:
        await server.stop()
