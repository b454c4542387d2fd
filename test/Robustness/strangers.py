"""The coordinator of --engine pjrt on a machine with strangers: they cannot take the
place of a process, end the run, print, or make a process hold much memory; and the
processes keep to their timeout."""

import contextlib
import os
import signal
import socket
import struct
import subprocess
import sys
import time

from check_robustness import finish

FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(FOLDER, "..", "Tools", "pjrt"))
from in_processes import free_port  # noqa: E402
PLUGIN_SOURCE = os.path.join(FOLDER, "..", "Tools", "pjrt", "Inputs", "key-value-plugin.c")
PROGRAM = os.path.join(FOLDER, "..", "Tools", "pjrt", "pjrt-processes.mlir")


def plugin(tools):
    library = tools.path("plugin.so")
    if not os.path.exists(library):
        subprocess.run([tools.cc, "-shared", "-fPIC", PLUGIN_SOURCE, "-o", library], check=True)
    return library


def start(tools, port, process, count=2, timeout=20, env=None, options=()):
    return tools.start(
        "gspmd-run", PROGRAM, "--random-inputs", "1", "--engine", "pjrt", "--pjrt-plugin",
        plugin(tools), "--pjrt-option", "cpu_device_count=%d" % (4 // count),
        "--pjrt-coordinator", "127.0.0.1:%d" % port, "--pjrt-process", str(process),
        "--pjrt-processes", str(count), "--pjrt-timeout", str(timeout), *options, env=env)


def connect(port, seconds=20):
    end = time.monotonic() + seconds
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), timeout=5)
        except OSError:
            assert time.monotonic() < end, "nobody listens"
            time.sleep(0.05)


def texts(*values):
    return struct.pack("<Q", len(values)) + b"".join(
        struct.pack("<Q", len(value)) + value for value in values)


ATTACKS = {
    "nothing": b"",
    "garbage": os.urandom(2000),
    "a length of 3 GB": struct.pack("<QQ", 3, 3 << 30) + bytes(1 << 20),
    "many texts": struct.pack("<Q", 1 << 60),
    "the place of a process": texts(b"1", bytes(32), bytes(32)) + texts(b"live"),
    "the end of the run": texts(b"live", b"1") + texts(b"give up", b"\x1b[31mstranger\x07"),
    "a value": texts(b"put", b"agree/start/1", b"stranger"),
}


def check_attacks(tools):
    port = free_port()
    first = start(tools, port, 0)
    begin = time.monotonic()
    sockets = []
    for content in ATTACKS.values():
        for _ in range(20):
            stranger = connect(port)
            try:
                stranger.sendall(content)
            except OSError:
                pass  # it was disconnected
            sockets.append(stranger)
    second = start(tools, port, 1)
    results = [finish(process, begin) for process in (first, second)]
    for stranger in sockets:
        stranger.close()
    for result in results:
        assert result.code == 0, result
        assert "stranger" not in result.out + result.err, result
        assert result.seconds < 30 and result.peak_mb < 1000, result


def check_other_secret(tools):
    port = free_port()
    begin = time.monotonic()
    first = start(tools, port, 0, timeout=8)
    other = tools.environment(GSPMD_SECRET="another secret of 32 characters!")
    second = finish(start(tools, port, 1, env=other), begin)
    assert second.code == 3 and "has another secret" in second.err, second
    assert "GSPMD_SECRET" in second.err, second
    result = finish(first, begin)
    assert result.code == 3 and "process 1 has not responded within 8 s" in result.err, result


def check_secrets(tools):
    """A variable, a file and the default work; short and open ones are errors."""
    secret = "a secret of more than 16 characters"
    file = tools.write("secret", secret)
    os.chmod(file, 0o600)
    readonly = tools.path("readonly")
    os.mkdir(readonly, 0o500)
    for env in (tools.environment(GSPMD_SECRET=secret), tools.environment(GSPMD_SECRET_FILE=file),
                tools.environment(), tools.environment(HOME=None),
                tools.environment(HOME="/proc")):
        port = free_port()
        begin = time.monotonic()
        for result in [finish(p, begin) for p in
                       [start(tools, port, i, env=env) for i in range(2)]]:
            assert result.code == 0, result
    kept = tools.path(".cache/gspmd/secret")
    assert os.stat(kept).st_mode & 0o777 == 0o600
    os.chmod(file, 0o640)
    for env, message in ((tools.environment(GSPMD_SECRET="short"), "expected at least 16"),
                         (tools.environment(GSPMD_SECRET_FILE=file), "is open to other users"),
                         (tools.environment(GSPMD_SECRET_FILE="/dev/zero"), "/dev/zero"),
                         (tools.environment(GSPMD_SECRET_FILE=tools.path("none")),
                          "No such file")):
        result = finish(start(tools, free_port(), 0, env=env), time.monotonic())
        assert result.code == 2 and message in result.err, result


def check_false_coordinator(tools):
    """A stranger that listens in place of process 0 learns and changes nothing."""
    for answer in (b"", texts(b"gspmd", bytes(32)) + texts(bytes(32)),
                   struct.pack("<QQ", 2, 3 << 30) + bytes(1 << 20),
                   texts(b"lost", b"\x1b[31mstranger")):
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            listener.listen()
            begin = time.monotonic()
            process = start(tools, listener.getsockname()[1], 1, timeout=3)
            peer, _ = listener.accept()
            # The process may close the connection before it has read everything.
            with contextlib.suppress(ConnectionError):
                peer.sendall(answer)
            result = finish(process, begin)
            peer.close()
        assert result.code == 3 and result.seconds < 10, result
        assert "stranger" not in result.err and result.peak_mb < 1000, result


def check_waiting_plugin(tools):
    """A plugin that waits for a process without an end does not extend the timeout."""
    port = free_port()
    env = tools.environment(STORE_PATIENCE="1000000")
    begin = time.monotonic()
    processes = [start(tools, port, i, count=4, timeout=4, env=env) for i in range(3)]
    for process in processes:
        result = finish(process, begin)
        assert result.code == 3 and result.seconds < 14, result
        assert "process 3 has not responded within 4 s" in result.err, result


def check_lost_process(tools):
    """All survivors of a killed or stopped process name it within 10 seconds."""
    env = tools.environment(STORE_PATIENCE="1000000")
    for lost, why in ((signal.SIGKILL, "process 2 has ended"),
                      (signal.SIGSTOP, "process 2 no longer responds")):
        port = free_port()
        processes = [start(tools, port, i, count=4, timeout=60, env=env) for i in range(3)]
        time.sleep(3)
        begin = time.monotonic()
        os.kill(processes[2].pid, lost)
        for process in processes[:2]:
            result = finish(process, begin)
            assert result.code == 3 and result.seconds < 10, result
            assert why in result.err, result
        os.kill(processes[2].pid, signal.SIGKILL)
        finish(processes[2], begin)
