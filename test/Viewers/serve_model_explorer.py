"""Serves a program with its node data in Model Explorer.

    python serve_model_explorer.py PROGRAM PREFIX
"""

import socket
import sys

import model_explorer
from model_explorer import server

# The server requests the number of the latest version from elsewhere.
server._check_new_version = lambda *_, **__: {"version": "", "runningVersion": "", "releaseUrl": "", "desktopAppUrl": ""}

program, prefix = sys.argv[1:]
config = model_explorer.config()
config.add_model_from_path(program)
for kind in ("sharding", "bytes", "memory", "time"):
    config.add_node_data_from_path("%s.%s.json" % (prefix, kind))
with socket.socket() as free:
    free.bind(("127.0.0.1", 0))
    port = free.getsockname()[1]
model_explorer.visualize_from_config(config, host="127.0.0.1", port=port, no_open_in_browser=True)
