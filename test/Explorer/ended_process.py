"""The process that compiles for the explorer ends by itself, or an answer is not read to its
end: the next call has its own answer.

    python ended_process.py FILE
"""

import asyncio
import json
import os
import signal
import sys

import gspmd
import msgspec
from gspmd.explorer.calls import Calls
from gspmd.explorer.messages import Settings, Variant
from gspmd.explorer.opening import open_program

CALL = json.dumps({}).encode()


async def answer_of(calls, name):
    lines = []

    async def answer(line):
        lines.append(json.loads(line))

    await calls.call(name, CALL, answer)
    return lines[-1]


async def check_end_before_call(calls):
    await calls.start()
    os.kill(calls._short._process.pid, signal.SIGKILL)  # the event loop does not know of it yet
    answer = await answer_of(calls, "open")
    assert answer == {"error": "error: the compiler's process ended with code -9"}, answer
    assert "variant" in await answer_of(calls, "open")
    await calls.stop()
    print("an ended process: passed")


async def check_failing_start(calls):
    executable, sys.executable = sys.executable, "/bin/false"
    try:
        await calls.start()
    except gspmd.InputError as error:
        assert str(error) == "error: the compiler's process ended with code 1", error
    else:
        raise AssertionError("no error at the start")
    answer = await answer_of(calls, "open")
    assert answer == {"error": "error: the compiler's process ended with code 1"}, answer
    sys.executable = executable
    assert "variant" in await answer_of(calls, "open")
    await calls.stop()
    print("a process that does not start: passed")


async def check_failing_answer(calls):
    lines = []

    async def answer(line):
        lines.append(json.loads(line))
        raise ValueError("expected at the first line")

    variant = Variant(settings=Settings(topology="v4:2x2x2"))
    try:
        await calls.call("state", msgspec.json.encode(variant), answer)
    except ValueError:
        assert len(lines) == 1 and "progress" in lines[0], lines
    else:
        raise AssertionError("no error")
    answer = await answer_of(calls, "open")
    assert "topologies" in answer, answer
    await calls.stop()
    print("an answer that is not read to its end: passed")


def main():
    opened = open_program(gspmd.load(sys.argv[1]), topology="v4:2x2x2")
    asyncio.run(check_end_before_call(Calls(opened)))
    asyncio.run(check_failing_start(Calls(opened)))
    asyncio.run(check_failing_answer(Calls(opened)))


main()
