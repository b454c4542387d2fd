"""The thread, the loop and the processes of a widget end with it, and nothing stays open.

    python -X dev widget_end.py FILE
"""

import asyncio
import gc
import sys
import threading

import gspmd

THREAD = "gspmd-widget"


def threads():
    return [thread for thread in threading.enumerate() if thread.name == THREAD]


async def close_widget(is_answered):
    """Closes a widget after the first call, or during it."""
    widget = gspmd.load(sys.argv[1]).widget("v4:2x2x2")
    answered = asyncio.Event()

    def send(content, buffers=None):
        assert "error" not in content, content
        if content.get("end"):
            answered.set()
    widget.send = send
    widget._receive(widget, {"id": 1, "call": "open", "request": "{}"}, [])
    if is_answered:
        await asyncio.wait_for(answered.wait(), 60)
    (thread,) = threads()
    widget.close()
    await asyncio.to_thread(thread.join, 60)
    assert not threads()


for is_answered in (True, False):
    asyncio.run(close_widget(is_answered))
    gc.collect()
print("ended: passed")
