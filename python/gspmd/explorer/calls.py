"""Calls of the process that compiles and simulates, for a server or a notebook."""

from __future__ import annotations

import asyncio
import subprocess
from typing import Awaitable, Callable, Optional

import msgspec

from gspmd._support.errors import InputError
from gspmd._support.processes import module_command
from gspmd.explorer.engine import Open
from gspmd.explorer.messages import CALLS, Failure

_MAX_LINE_BYTES = 1 << 30  #: of a response
#: The calls that run in the second worker, so that they do not delay the others.
_LONG_CALLS = {"search", "suggest"}
#: The calls that end the worker's process when they are cancelled. All others are short and
#: run to completion.
_CANCELLABLE_CALLS = {"state", "compare", "export", "graph", *_LONG_CALLS}

#: Receives a line of a response.
ResponseCallback = Callable[[bytes], Awaitable[None]]


class Worker:
    """A process of gspmd.explorer.worker, which starts when it is needed. It has one call at
    a time; cancelling a call that compiles ends the process."""

    def __init__(self, opened: bytes):
        self._opened = opened
        self._process: Optional[asyncio.subprocess.Process] = None
        self._lock = asyncio.Lock()
        self._running: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Starts the process. Raises InputError if it cannot open the program."""
        process = await asyncio.create_subprocess_exec(
            *module_command("gspmd.explorer.worker"), stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, limit=_MAX_LINE_BYTES)
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        process.stdin.write(self._opened)
        process.stdin.write(b"\n")
        line = await process.stdout.readline()
        if not line:
            raise InputError(await self._describe_end(process))
        if line.startswith(b'{"error":'):
            await process.wait()
            raise InputError(msgspec.json.decode(line, type=Failure).error)

    @staticmethod
    async def _describe_end(process: asyncio.subprocess.Process) -> str:
        await process.wait()
        return "error: the compiler's process ended with code %s" % process.returncode

    async def call(self, name: str, request: bytes, on_response: ResponseCallback) -> None:
        """Passes each line of the response to `on_response`."""
        await self._lock.acquire()
        if name in _CANCELLABLE_CALLS:
            try:
                await self._call(name, request, on_response)
            finally:
                self._lock.release()
            return
        task = asyncio.get_running_loop().create_task(self._finish(name, request, on_response))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        await asyncio.shield(task)

    async def _finish(self, name: str, request: bytes, on_response: ResponseCallback) -> None:
        """Runs a call to completion, even if its caller has disconnected or was cancelled."""
        is_awaited = True

        async def pass_on(line: bytes) -> None:
            nonlocal is_awaited
            try:
                if is_awaited:
                    await on_response(line)
            except ConnectionError:
                is_awaited = False

        try:
            await self._call(name, request, pass_on)
        finally:
            self._lock.release()

    async def _call(self, name: str, request: bytes, on_response: ResponseCallback) -> None:
        try:
            if self._process is None or self._process.returncode is not None:
                await self.start()
            process = self._process
            assert process is not None and process.stdin is not None and process.stdout is not None
            line = msgspec.json.encode({"call": name, "request": msgspec.Raw(request)})
            try:
                process.stdin.write(line + b"\n")
                await process.stdin.drain()
            except ConnectionError:
                pass  # the process has ended, as its empty response shows
            while True:
                line = await process.stdout.readline()
                if not line:
                    line = msgspec.json.encode(
                        Failure(error=await self._describe_end(process))) + b"\n"
                await on_response(line)
                if not line.startswith(b'{"progress":'):
                    return
        except InputError as error:
            await on_response(msgspec.json.encode(Failure(error=str(error))) + b"\n")
        except BaseException:  # the next call must not read the rest of this response
            await self._end()
            raise

    def kill(self) -> None:
        """Ends the process, and does not wait for it."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()

    async def _end(self) -> None:
        process = self._process
        self.kill()
        if process is not None:
            await process.wait()

    async def stop(self) -> None:
        """Ends the process and the calls that run to completion."""
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await self._end()


class Calls:
    """The calls of one program."""

    def __init__(self, opened: Open):
        encoded = msgspec.json.encode(opened)
        self._short, self._long = Worker(encoded), Worker(encoded)

    async def start(self) -> None:
        """Opens the program. Raises InputError if that fails."""
        await self._short.start()

    async def call(self, name: str, body: bytes, on_response: ResponseCallback) -> None:
        """Passes each line of the response to `on_response`. Raises msgspec.MsgspecError if the
        body is not a request of the call, and KeyError if there is no such call."""
        request = msgspec.json.encode(msgspec.json.decode(body, type=CALLS[name][0]))
        await (self._long if name in _LONG_CALLS else self._short).call(name, request, on_response)

    def kill(self) -> None:
        """Ends the processes, and does not wait for them."""
        for worker in (self._short, self._long):
            worker.kill()

    async def stop(self) -> None:
        for worker in (self._short, self._long):
            await worker.stop()
