"""The explorer as a widget in a notebook, on anywidget (docs/python.md)."""

from __future__ import annotations

import asyncio
import os
from typing import Any

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


class ExplorerWidget(anywidget.AnyWidget):
    """The explorer of one program. A view sends calls, with an id of its own for each; the
    answer is messages with that id, the lines of the answer and an end. The process that
    compiles starts with the first call, and ends with the widget or the kernel."""

    _esm = traitlets.Unicode().tag(sync=True)
    _css = traitlets.Unicode().tag(sync=True)

    def __init__(self, opened: Open):
        super().__init__(_esm=_source("widget.js"), _css=_source("widget.css"))
        self._calls = Calls(opened)
        self._running: dict[str, asyncio.Task[None]] = {}
        self.on_msg(self._receive)

    def _receive(self, _: Any, content: dict[str, Any], buffers: Any) -> None:
        number = str(content.get("id"))
        if "cancel" in content:
            if number in self._running:
                self._running[number].cancel()
            return
        task = asyncio.get_running_loop().create_task(
            self._call(number, str(content.get("call")), str(content.get("request"))))
        self._running[number] = task
        task.add_done_callback(lambda _: self._running.pop(number, None))

    async def _call(self, number: str, name: str, request: str) -> None:
        async def answer(line: bytes) -> None:
            self.send({"id": number, "line": line.decode()})

        try:
            await self._calls.call(name, request.encode(), answer)
            self.send({"id": number, "end": True})
        except Exception as error:  # a view waits until it has an end or an error
            self.send({"id": number, "error": str(error)})

    def close(self) -> None:
        """Removes the views, and ends the process."""
        for task in list(self._running.values()):
            task.cancel()
        self._calls.kill()
        super().close()


def make_widget(program: Program, **options: Any) -> ExplorerWidget:
    """Returns the explorer of a program. Options are those of `open_program`. Raises
    InputError for a partitioned program."""
    if program.is_partitioned:
        raise InputError("error: %s is partitioned already: it has no annotations to change; show the "
                         "program from which it was made" % program.name)
    return ExplorerWidget(open_program(program, **options))
