"""The explorer as a widget in a notebook, on anywidget (docs/python.md)."""

from __future__ import annotations

import asyncio
import os
import threading
from concurrent.futures import Future
from typing import Any, Callable, Coroutine, Optional

import anywidget
import traitlets

from gspmd._support.errors import InputError
from gspmd.explorer.calls import Calls
from gspmd.explorer.engine import Open
from gspmd.explorer.opening import open_program
from gspmd.explorer.page import page_folder
from gspmd.program import Program


def _source(name: str) -> str:
    with open(os.path.join(page_folder(), name), encoding="utf-8") as file:
        return file.read()


class _Thread:
    """An event loop in a thread of its own. A kernel may deliver the messages of one widget in
    several loops (ipykernel 7 does, with a loop for each subshell), and a process of asyncio
    belongs to one."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._run, name="gspmd-widget", daemon=True).start()

    def _run(self) -> None:
        self._loop.run_forever()
        self._loop.close()

    def submit(self, call: Coroutine[Any, Any, None]) -> Future[None]:
        return asyncio.run_coroutine_threadsafe(call, self._loop)

    def stop(self, last: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Runs `last` in the loop, waits for the calls, which are cancelled, and ends and closes
        the loop. The tasks that asyncio makes are not cancelled: the start of a process waits
        for the one that connects its pipes."""
        async def end() -> None:
            try:
                await last()
                others = asyncio.all_tasks() - {asyncio.current_task()}
                await asyncio.gather(*others, return_exceptions=True)
            finally:
                self._loop.call_soon(self._loop.stop)
        self.submit(end())


class ExplorerWidget(anywidget.AnyWidget):
    """The explorer of one program. A view sends calls, with an id of its own for each; the
    answer is messages with that id, the lines of the answer and an end. The process that
    compiles starts with the first call, and ends with the widget or the kernel."""

    _esm = traitlets.Unicode().tag(sync=True)
    _css = traitlets.Unicode().tag(sync=True)

    def __init__(self, opened: Open):
        super().__init__(_esm=_source("widget.js"), _css=_source("widget.css"))
        self._calls = Calls(opened)
        self._thread: Optional[_Thread] = None
        self._running: dict[str, Future[None]] = {}
        self.on_msg(self._receive)

    def _receive(self, _: Any, content: dict[str, Any], buffers: Any) -> None:
        number = str(content.get("id"))
        if "cancel" in content:
            running = self._running.get(number)
            if running is not None:
                running.cancel()
            return
        if self._thread is None:
            self._thread = _Thread()
        loop = asyncio.get_running_loop()

        def send(message: dict[str, Any]) -> None:
            # In the kernel's thread that has the view's messages.
            loop.call_soon_threadsafe(self.send, {"id": number, **message})

        future = self._thread.submit(
            self._call(str(content.get("call")), str(content.get("request")), send))
        self._running[number] = future
        future.add_done_callback(lambda _: self._running.pop(number, None))

    async def _call(self, name: str, request: str, send: Callable[[dict[str, Any]], None]) -> None:
        async def answer(line: bytes) -> None:
            send({"line": line.decode()})

        try:
            await self._calls.call(name, request.encode(), answer)
            send({"end": True})
        except Exception as error:  # a view waits until it has an end or an error
            send({"error": str(error)})

    def close(self) -> None:
        """Removes the views, and ends the process."""
        for future in list(self._running.values()):
            future.cancel()
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.stop(self._calls.stop)
        super().close()


def make_widget(program: Program, **options: Any) -> ExplorerWidget:
    """Returns the explorer of a program. Options are those of `open_program`. Raises
    InputError for a partitioned program."""
    if program.is_partitioned:
        raise InputError("error: %s is partitioned already: it has no annotations to change; show the "
                         "program from which it was made" % program.name)
    return ExplorerWidget(open_program(program, **options))
