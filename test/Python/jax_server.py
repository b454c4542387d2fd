"""JAX's server of gspmd.bisect with a JAX that hangs or fails, and the choice of XLA.

    python jax_server.py
"""

import json
import os
import pathlib
import socket
import subprocess
import sys
import tempfile

import gspmd
from gspmd import bisection

HANGING = "import time\ntime.sleep(100)\n"
WITHOUT_CONFIG = "version = 'none'\n"


def folder_of_jax(folder, name, text):
    package = pathlib.Path(folder) / name / "jax"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(text)
    return str(package.parent)


def check_hanging_import(folder):
    sys.path.insert(0, folder_of_jax(folder, "hanging", HANGING))  # the server's path, too
    bisection._START_SECONDS = 2
    try:
        with bisection._serving_jax(["--jax-server="]):
            pass
    except gspmd.InputError as error:
        assert "did not start within 2 s" in str(error), error
    else:
        raise AssertionError("no error")
    sys.path.pop(0)
    print("a hanging import: passed")


def check_reason(folder):
    """What fails outside of a program has its reason in the response."""
    path = os.path.join(folder, "socket")
    python = [os.path.dirname(os.path.dirname(gspmd.__file__)), folder_of_jax(folder, "failing", WITHOUT_CONFIG)]
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(reversed(python)))
    server = subprocess.Popen([sys.executable, "-m", "gspmd._jax_server", path], env=environment, stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, text=True)
    assert server.stdout.readline().strip() == "ready"
    head = json.dumps({"code": 0, "devices": 1, "partitions": True, "shardy": True, "arguments": [], "results": []}).encode()
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(path)
        connection.sendall(len(head).to_bytes(8, "little") + head)
        response = b""
        while data := connection.recv(1 << 16):
            response += data
    server.communicate()
    error = json.loads(response[8:])["error"]
    assert error.startswith("JAX's process ended with exit code 1: AttributeError: "), error
    print("a failing request: passed")


def check_plugin_options(folder):
    """Options of a plugin choose the plugin, also where JAX is installed."""
    package = pathlib.Path(folder) / "plugins" / "some_plugin"
    package.mkdir(parents=True)
    (package / "pjrt_c_api_cpu_plugin.so").touch()
    sys.path.insert(0, str(package.parent))
    engine = bisection._find_engine(["--suspect=xla", "--pjrt-option=cpu_device_count=8"])
    assert engine.options == ["--pjrt-plugin=" + str(package / "pjrt_c_api_cpu_plugin.so")], engine
    assert bisection._find_engine(["--suspect=xla"]).options == ["--jax-server="]
    assert bisection._find_engine(["--pjrt-plugin=x.so"]) is None
    print("options of a plugin: passed")


with tempfile.TemporaryDirectory() as temporary:
    check_hanging_import(temporary)
    check_reason(temporary)
    check_plugin_options(temporary)
