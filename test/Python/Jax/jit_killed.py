"""What becomes of processes of gspmd.jit, under jax.distributed, when one is killed.

    python jit_killed.py COUNT VICTIM

Each has its part of 8 devices and runs steps until something ends it. Process VICTIM is
killed in the middle of them. Prints what ended the others; exits 0 if they were gone
within ten seconds, none of them with exit code 0.
"""

import signal
import subprocess
import sys
import tempfile
import time

import jit_processes

SECONDS = 10


def work(index: int, count: int, address: str) -> None:
    jit_processes.start(index, count, address, heartbeat_timeout_seconds=4)
    import gspmd
    import jax.numpy as jnp
    import numpy as np
    put = jit_processes.put
    step = gspmd.jit(lambda a, b: a + jnp.tanh(a @ b @ b.T) / 64)
    a, b = np.ones((64, 64), np.float32), np.ones((64, 32), np.float32)
    a, b = put(a, "x", "y"), put(b, "y")
    for i in range(10**9):
        a = step(a, b)
        a.block_until_ready()
        if i == 20:
            print("process %d runs" % index, flush=True)


def main() -> int:
    count, victim = int(sys.argv[1]), int(sys.argv[2])
    if len(sys.argv) > 3:
        work(victim, count, sys.argv[3])
        return 0
    address = jit_processes.free_address()
    outputs = [tempfile.TemporaryFile("w+") for _ in range(count)]
    processes = [subprocess.Popen([sys.executable, __file__, str(count), str(i), address],
                                  stdout=output, stderr=subprocess.STDOUT)
                 for i, output in enumerate(outputs)]

    def text(index: int) -> str:
        outputs[index].seek(0)
        return outputs[index].read()
    begin = time.monotonic()
    while not all("runs" in text(i) for i in range(count)):
        if time.monotonic() - begin > 240 or any(p.poll() is not None for p in processes):
            print("they do not run:", *map(text, range(count)), sep="\n")
            for process in processes:
                process.kill()
            return 2
        time.sleep(0.1)
    processes[victim].send_signal(signal.SIGKILL)
    killed = time.monotonic()
    while time.monotonic() - killed < 60 and any(p.poll() is None for p in processes):
        time.sleep(0.05)
    seconds = time.monotonic() - killed
    for i, process in enumerate(processes):
        process.kill()
        print("process %d ends with %d: %s" % (i, process.wait(), text(i)))
    print("the others were gone after %.1f s" % seconds)
    others = [p.returncode for i, p in enumerate(processes) if i != victim]
    return 0 if seconds < SECONDS and all(others) else 1


if __name__ == "__main__":
    sys.exit(main())
