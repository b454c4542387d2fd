"""What other users of the machine can do to the explorer's server without its token.

    python strangers.py PROGRAM
"""

import contextlib
import json
import re
import resource
import signal
import socket
import subprocess
import sys
import urllib.request

NUM_FILES = 200


def start():
    """Starts the server with few file descriptors; returns the process and its address."""
    def prepare():
        resource.setrlimit(resource.RLIMIT_NOFILE, (NUM_FILES, NUM_FILES))
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    process = subprocess.Popen([sys.executable, "-m", "gspmd", "explore", "--no-browser", sys.argv[1]],
                               stderr=subprocess.PIPE, text=True, preexec_fn=prepare)
    line = process.stderr.readline()
    found = re.search(r"http://127\.0\.0\.1:(\d+)/[\w-]{43}/", line)
    assert found, line + process.stderr.read()
    return process, found[0], int(found[1])


def check_page(address):
    """The owner's page and calls work."""
    request = urllib.request.Request(address + "api/open", b"{}", {"Content-Type": "application/json"})
    with urllib.request.urlopen(address, timeout=20) as page, \
            urllib.request.urlopen(request, timeout=20) as answer:
        assert b"<script" in page.read()
        assert "variant" in json.loads(answer.read().splitlines()[-1])


def send(port, content):
    """Returns what the server answers until it closes the connection."""
    with socket.create_connection(("127.0.0.1", port), timeout=20) as stranger:
        with contextlib.suppress(ConnectionError):
            stranger.sendall(content)
            return stranger.recv(100)
    return b""


def check(address, port):
    request = b"GET / HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n" % port
    # Connections that send nothing, or a request without an end.
    silent = []
    for i in range(2 * NUM_FILES):
        silent.append(socket.create_connection(("127.0.0.1", port), timeout=20))
        if i % 2:
            with contextlib.suppress(ConnectionError):
                silent[-1].sendall(request)
    check_page(address)
    for stranger in silent:
        stranger.close()
    # Malformed requests are answered, and nothing is printed.
    for content in (request + b"Content-Length: -1\r\n\r\n", b"\x16\x03\x01" + bytes(500),
                    request + b"X: " + b"x" * 100_000 + b"\r\n\r\n",
                    request + b"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n",
                    b"GET \x1b[31m HTTP/1.1\r\n\r\n"):
        for _ in range(20):
            answer = send(port, content)
            assert answer == b"" or b" 400 " in answer, answer
    check_page(address)


def main():
    process, address, port = start()
    try:
        check(address, port)
    finally:
        process.send_signal(signal.SIGINT)
        printed = process.stderr.read()
    assert process.wait(20) == 0 and printed == "", printed
    print("strangers: passed")


main()
