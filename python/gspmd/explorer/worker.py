"""The process that compiles and simulates for the explorer.

It reads lines of JSON and writes lines of JSON: first what is opened, to which it answers
`{}` or a Failure, then one call at a time, whose answers are any number of Progress lines
and one line with the result. It ends
when its input ends, also in the middle of a call; the server ends it to cancel a call.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
import time
from typing import Any, BinaryIO, Optional

import msgspec

from gspmd._support.errors import GspmdError
from gspmd.explorer.engine import Engine, Open
from gspmd.explorer.messages import CALLS, Failure, Message, Progress, SearchRequest


class Call(msgspec.Struct):
    call: str
    request: msgspec.Raw


def _read(stream: BinaryIO, lines: "queue.Queue[bytes]") -> None:
    for line in stream:
        lines.put(line)
    os._exit(0)  # nobody waits for the call that may be running


class _Ticker:
    """Reports the share of the time of a search while it runs."""

    def __init__(self, write: Any, limit: float):
        self._write, self._limit, self._stopped = write, limit, threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        start = time.monotonic()
        while not self._stopped.wait(0.5):
            passed = time.monotonic() - start
            self._write(Progress(progress="searching: %.0f s" % passed,
                                 done=min(1.0, passed / max(self._limit, 1e-9))))

    def __enter__(self) -> None:
        self._thread.start()

    def __exit__(self, *_: object) -> None:
        self._stopped.set()
        self._thread.join()


def _answer(engine: Engine, call: Call, write: Any) -> Message:
    request_type, _ = CALLS[call.call]
    request = msgspec.json.decode(call.request, type=request_type)

    def report(text: str, done: Optional[float]) -> None:
        write(Progress(progress=text, done=done))

    method = getattr(engine, call.call)
    try:
        if isinstance(request, SearchRequest):
            with _Ticker(write, request.time_limit):
                result = method(request, report)
        else:
            result = method(request, report)
    except GspmdError as error:
        return Failure(error=str(error))
    assert isinstance(result, Message)
    return result


def main() -> None:
    # Whatever else writes to stdout must not be taken for an answer.
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    lines: "queue.Queue[bytes]" = queue.Queue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, lines), daemon=True).start()
    lock = threading.Lock()

    def write(message: Message) -> None:
        with lock:
            output.write(msgspec.json.encode(message) + b"\n")
            output.flush()

    try:
        engine = Engine(msgspec.json.decode(lines.get(), type=Open))
    except GspmdError as error:
        write(Failure(error=str(error)))
        return
    write(Message())
    while True:
        write(_answer(engine, msgspec.json.decode(lines.get(), type=Call), write))


if __name__ == "__main__":
    main()
