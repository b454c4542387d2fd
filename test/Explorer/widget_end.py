"""The thread, the loop and the processes of a widget end with it, and nothing stays open.

    python -X dev widget_end.py FILE
"""

import asyncio
import gc
import sys
import threading
import time

import gspmd

THREAD = "gspmd-widget"


def threads():
    return [thread for thread in threading.enumerate() if thread.name == THREAD]


async def close_widget(seconds):
    """Closes a widget so many seconds after the first call started, or after its answer."""
    widget = gspmd.load(sys.argv[1]).widget("v4:2x2x2")
    answered = asyncio.Event()

    def send(content, buffers=None):
        assert "error" not in content, content
        if content.get("end"):
            answered.set()
    widget.send = send
    widget._receive(widget, {"id": 1, "call": "open", "request": "{}"}, [])
    if seconds is None:
        await asyncio.wait_for(answered.wait(), 60)
    else:
        time.sleep(seconds)  # the call runs in another thread
    (thread,) = threads()
    widget.close()
    await asyncio.to_thread(thread.join, 60)
    assert not threads()


# The process starts within a few milliseconds.
for seconds in (None, 0, *(i / 4000 for i in range(40))):
    asyncio.run(close_widget(seconds))
    gc.collect()
print("ended: passed")
