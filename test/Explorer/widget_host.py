"""A notebook without Jupyter: a page that mounts widgets as anywidget does, and their kernel.

    python widget_host.py FILE
Prints the address of a page with two views of the widget of a program.
"""

import asyncio
import json
import sys

import comm
from aiohttp import web
from comm.base_comm import BaseComm

import gspmd

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>notebook</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>:root { color-scheme: light dark; background: Canvas; color: CanvasText }</style>
<link rel="icon" href="data:,">
<main><h1>A notebook</h1><div id="first"></div><div id="second"></div></main>
<script type="module">
const socket = new WebSocket(location.href.replace('http', 'ws') + 'comm');
const state = await new Promise((resolve) => socket.addEventListener(
  'message', (event) => resolve(JSON.parse(event.data).state), { once: true }));
const receivers = new Set();
socket.addEventListener('message', (event) => {
  const message = JSON.parse(event.data);
  if (message.method === 'custom') for (const each of receivers) each(message.content, []);
});
const model = {
  get: (name) => state[name],
  send: (content) => socket.send(JSON.stringify(content)),
  on: (name, receive) => { if (name === 'msg:custom') receivers.add(receive); },
  off: (name, receive) => { receivers.delete(receive); },
};
const style = document.createElement('style');
style.textContent = state._css;
document.head.append(style);
const module = (await import(URL.createObjectURL(new Blob([state._esm], { type: 'text/javascript' })))).default;
globalThis.remove = ['first', 'second'].map((id) => module.render({ model, el: document.getElementById(id) }));
</script></html>
"""


class Comm(BaseComm):
    """Keeps what the kernel publishes for the socket of the page."""
    published = asyncio.Queue()

    def publish_msg(self, msg_type, data=None, metadata=None, buffers=None, **keys):
        Comm.published.put_nowait(data)


async def main():
    program = gspmd.load(sys.argv[1])
    bundle = program._repr_mimebundle_()
    bundle = bundle[0] if isinstance(bundle, tuple) else bundle
    assert "application/vnd.jupyter.widget-view+json" in bundle, bundle
    # Not every program has collectives.
    assert "hostile" in sys.argv[1] or "<table" in program._repr_html_()
    assert program.partition()._repr_mimebundle_() is None
    try:
        program.partition().widget()
    except gspmd.InputError as error:
        assert "is partitioned already" in str(error)
    else:
        raise AssertionError("no error")
    widget = program.widget("v4:2x2x2")

    async def connect(request):
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"state": widget.get_state(["_esm", "_css"])})

        async def send():
            while True:
                data = await Comm.published.get()
                if data and data.get("method") == "custom":
                    await socket.send_json(data)
        sending = asyncio.create_task(send())
        async for message in socket:
            data = {"method": "custom", "content": json.loads(message.data)}
            widget.comm.handle_msg({"content": {"data": data}, "buffers": []})
        sending.cancel()
        return socket

    async def page(request):
        return web.Response(text=PAGE, content_type="text/html")

    app = web.Application()
    app.add_routes([web.get("/", page), web.get("/comm", connect)])
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    print("explorer at http://127.0.0.1:%d/" % runner.addresses[0][1], file=sys.stderr, flush=True)
    await asyncio.Event().wait()


comm.create_comm = lambda *args, **keys: Comm(*args, **keys)
try:
    asyncio.run(main())
except KeyboardInterrupt:
    pass
