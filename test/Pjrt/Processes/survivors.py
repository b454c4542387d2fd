"""What becomes of the other processes of a script when one is killed.

    survivors.py COUNT VICTIM [cpu]

All run steps on a mesh of all devices; VICTIM is killed in the middle of them. The others
catch the error and end as a script does. Prints how each ended, and after how long; exits 0
if all survivors were gone within ten seconds, with an exit code, and named the victim. `cpu`
runs JAX's own backend for CPUs, for comparison.
"""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time

SECONDS = 10


def work(count, me, port, backend):
    if backend == "cpu":
        os.environ["JAX_PLATFORMS"] = "cpu"
        os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"
    import jax
    import numpy as np

    if backend == "cpu":
        jax.config.update("jax_cpu_collectives_implementation", "gloo")
    jax.distributed.initialize(f"127.0.0.1:{port}", count, me)
    mesh = jax.sharding.Mesh(np.array(jax.devices()), ("x",))
    sharding = jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec("x"))
    x = jax.make_array_from_callback((8, 4), sharding, lambda i: np.ones((8, 4), np.float32)[i])
    step = jax.jit(lambda v: v - 0.1 * v.mean())
    for i in range(10**9):
        try:
            x = step(x)
            x.block_until_ready()
        except Exception as error:
            print("caught:", str(error).split("\n", maxsplit=1)[0], flush=True)
            return
        if i == 20:
            print("runs", flush=True)


def main():
    count, victim = int(sys.argv[1]), int(sys.argv[2])
    backend = (sys.argv + ["gspmd"])[3]
    if len(sys.argv) > 4:
        return work(count, victim, int(sys.argv[4]), backend)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    outputs = [tempfile.TemporaryFile("w+") for _ in range(count)]
    started = [subprocess.Popen([sys.executable, __file__, str(count), str(i), backend, str(port)],
                                stdout=output, stderr=subprocess.STDOUT)
               for i, output in enumerate(outputs)]

    def text(i):
        outputs[i].seek(0)
        return outputs[i].read()
    begin = time.monotonic()
    while not all("runs" in text(i) for i in range(count)):
        if time.monotonic() - begin > 200 or any(p.poll() is not None for p in started):
            print("they do not run:", *map(text, range(count)), sep="\n")
            for process in started:
                process.kill()
            return 2
        time.sleep(0.1)
    started[victim].send_signal(signal.SIGKILL)
    killed = time.monotonic()
    ended = {}
    while time.monotonic() - killed < 150 and len(ended) < count:
        for i, process in enumerate(started):
            if i not in ended and process.poll() is not None:
                ended[i] = time.monotonic() - killed
        time.sleep(0.05)
    status = 0
    for i, process in enumerate(started):
        process.kill()
        code = process.wait()
        print("process %d ends with %d after %.1f s: %s" % (
            i, code, ended.get(i, float("inf")), text(i)[-1500:].replace("\n", "\n    ")))
        if i != victim:
            named = "process %d of the script is gone" % victim in text(i)
            status |= not (code and ended.get(i, 1e9) < SECONDS and (named or backend == "cpu"))
    return status


if __name__ == "__main__":
    sys.exit(main())
