"""Two processes of a script that have the same secret, different ones, or one that
others could guess or read.

    shared_secret.py FOLDER
"""

import os
import socket
import subprocess
import sys
import threading

SCRIPT = """
import sys, jax, numpy as np
jax.distributed.initialize("127.0.0.1:" + sys.argv[1], 2, int(sys.argv[2]))
mesh = jax.sharding.Mesh(np.array(jax.devices()), ("x",))
sharding = jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec("x"))
x = jax.make_array_from_callback((8,), sharding, lambda i: np.arange(8.0, dtype="f4")[i])
assert float(jax.jit(lambda v: v.sum())(x)) == 28
"""


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def start(port, process, variables):
    env = dict(os.environ)
    for name in ("GSPMD_SECRET", "GSPMD_SECRET_FILE"):
        env.pop(name, None)
    env.update(variables)
    return subprocess.Popen([sys.executable, "-c", SCRIPT, str(port), str(process)], env=env,
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def agree(first, second):
    port = free_port()
    processes = [start(port, 0, first), start(port, 1, second)]
    for process in processes:
        text = process.communicate(timeout=120)[0]
        assert process.returncode == 0, text


def rejected(first, second, message):
    """Process 1 reports `message`. Both are ended then: at their exit, JAX's processes wait
    for each other, up to 300 seconds."""
    port = free_port()
    processes = [start(port, 0, first), start(port, 1, second)]
    timer = threading.Timer(120, processes[1].kill)
    timer.start()
    lines = []
    for line in processes[1].stdout:
        lines.append(line)
        if message in line:
            break
    else:
        raise AssertionError("expected '%s', found: %s" % (message, "".join(lines)))
    timer.cancel()
    for process in processes:
        process.kill()
        process.communicate()


def write(folder, name, text, mode=0o600):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    os.chmod(path, mode)
    return {"GSPMD_SECRET_FILE": path}


def main(folder):
    os.makedirs(folder, exist_ok=True)
    secret = "a secret of more than 16 characters"
    file = write(folder, "secret", secret + "\n")
    agree(file, {"GSPMD_SECRET": secret})
    rejected(file, write(folder, "other", "another secret of 32 characters!"), "has another secret")
    rejected(file, {}, "has another secret")
    rejected(file, write(folder, "open", secret, 0o644), "is open to other users")
    rejected(file, {"GSPMD_SECRET": "short"}, "expected at least 16")
    print("secrets are read, compared and validated")


if __name__ == "__main__":
    main(sys.argv[1])
