"""What becomes of the other processes of a script when one is lost.

    survivors.py COUNT VICTIM [kill|stop|missing] [cpu]

All run steps on a mesh of all devices; VICTIM is killed, or stopped as if its machine hung, in
the middle of them. The others catch the error and end as a script does. Prints how each ended,
and after how long; exits 0 if all survivors were gone within ten seconds, with an exit code,
and named the victim. With `missing`, VICTIM ends before it creates its devices, and the others
have to name it within 20 seconds. `cpu` runs JAX's own backend for CPUs, for comparison.
"""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time

SECONDS = 10
TEXTS = {
    "kill": "process %d of the script is gone: it was killed or has crashed",
    "stop": "process %d of the script no longer responds",
    "missing": "has waited 10s for process %d of the script to create the devices",
}


def work(count, me, port, is_missing, backend):
    if backend == "cpu":
        os.environ["JAX_PLATFORMS"] = "cpu"
        os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"
    import jax
    import numpy as np

    if backend == "cpu":
        jax.config.update("jax_cpu_collectives_implementation", "gloo")
    jax.distributed.initialize(f"127.0.0.1:{port}", count, me)
    if is_missing:
        os.kill(os.getpid(), signal.SIGKILL)
    print("has joined", flush=True)
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
    if len(sys.argv) > 5:
        return work(*map(int, sys.argv[1:5]), sys.argv[5])
    count, victim = int(sys.argv[1]), int(sys.argv[2])
    mode = (sys.argv + ["kill"])[3]
    backend = (sys.argv + ["gspmd"] * 2)[4]
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    outputs = [tempfile.TemporaryFile("w+") for _ in range(count)]
    started = [subprocess.Popen([sys.executable, __file__, str(count), str(i), str(port),
                                 str(int(mode == "missing" and i == victim)), backend],
                                stdout=output, stderr=subprocess.STDOUT)
               for i, output in enumerate(outputs)]
    try:
        return watch(started, outputs, victim, mode, backend)
    finally:
        for process in started:
            process.kill()


def watch(started, outputs, victim, mode, backend):

    def text(i):
        outputs[i].seek(0)
        return outputs[i].read()
    others = [i for i in range(len(started)) if i != victim]
    expected = "has joined" if mode == "missing" else "runs"
    begin = time.monotonic()
    while not all(expected in text(i) for i in others):
        if time.monotonic() - begin > 200 or any(started[i].poll() is not None for i in others):
            print("they do not run:", *map(text, range(len(started))), sep="\n")
            return 2
        time.sleep(0.1)
    if mode == "missing":
        return watch_waiting(others, text, victim)
    started[victim].send_signal(signal.SIGSTOP if mode == "stop" else signal.SIGKILL)
    killed = time.monotonic()
    ended = {}
    while time.monotonic() - killed < 150 and not set(others) <= set(ended):
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
            named = TEXTS[mode] % victim in text(i)
            status |= not (code and ended.get(i, 1e9) < SECONDS and (named or backend == "cpu"))
    return status


def watch_waiting(others, text, victim):
    begin = time.monotonic()
    missing = others
    while missing and time.monotonic() - begin < 2 * SECONDS:
        missing = [i for i in missing if TEXTS["missing"] % victim not in text(i)]
        time.sleep(0.1)
    print("named after %.1f s" % (time.monotonic() - begin), *map(text, others), sep="\n")
    return bool(missing)


if __name__ == "__main__":
    sys.exit(main())
