"""A command in several processes of engine pjrt, which connect at a port of this machine.

    python in_processes.py COUNT COMMAND ... [--only I EXTRA ...]

Adds --pjrt-coordinator, --pjrt-processes and --pjrt-process to each, and EXTRA to
process I. Prints what each wrote and its exit code; exits 1 unless all are 0, and 2
where they do not end within a minute.
"""

import random
import socket
import subprocess
import sys
import time

SECONDS = 60


def free_port() -> int:
    """Below those that the system gives to whoever connects."""
    while True:
        port = random.randrange(10000, 30000)
        with socket.socket() as free:
            try:
                free.bind(("127.0.0.1", port))
                return port
            except OSError:
                pass


def main(count: int, command: list[str]) -> int:
    only, extra = -1, []
    if "--only" in command:
        at = command.index("--only")
        only, extra = int(command[at + 1]), command[at + 2:]
        command = command[:at]
    address = "127.0.0.1:%d" % free_port()
    begin = time.monotonic()
    processes = [subprocess.Popen(
        command + ["--pjrt-coordinator", address, "--pjrt-processes", str(count),
                   "--pjrt-process", str(i)] + (extra if i == only else []),
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) for i in range(count)]
    codes = []
    for i, process in enumerate(processes):
        try:
            output, _ = process.communicate(timeout=max(1, begin + SECONDS - time.monotonic()))
        except subprocess.TimeoutExpired:
            for each in processes:
                each.kill()
            print("process %d does not end" % i)
            return 2
        codes.append(process.returncode)
        for line in output.splitlines():
            print("process %d: %s" % (i, line))
        print("process %d ends with %d" % (i, process.returncode))
    return 1 if any(codes) else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
