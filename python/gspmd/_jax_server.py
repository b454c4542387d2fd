"""Compiles and runs programs on JAX's CPU backend, each in a process of its own.

    python -m gspmd._jax_server SOCKET

listens on a Unix socket until its standard input ends; each connection is one run.
compiler/Bisect/Suspects/JaxServer.h describes the requests and responses. JAX is imported
once; its backend starts in the process of a run, which may crash or hang as XLA does on
some programs. A connection that the other side closes ends its run.
"""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import sys
import tempfile
import traceback
from typing import Any

import numpy as np

from gspmd._support.element_types import to_dtype

#: How much of what a run printed is returned.
_MAX_PRINTED = 1 << 16


def _read(connection: socket.socket, count: int) -> bytes:
    data = bytearray()
    while len(data) < count:
        more = connection.recv(min(count - len(data), 1 << 20))
        if not more:
            raise EOFError("the request is incomplete")
        data += more
    return bytes(data)


def _send(connection: socket.socket, head: dict[str, Any], data: bytes = b"") -> None:
    text = json.dumps(head).encode()
    connection.sendall(len(text).to_bytes(8, "little") + text + data)


def _byte_size(tensor: dict[str, Any]) -> int:
    # A type of less than a byte has a byte for each element.
    return int(np.prod(tensor["shape"], dtype=np.int64)) * to_dtype(tensor["type"]).itemsize


def _with_config(module: bytes) -> bytes:
    """Returns an HloModuleProto as the first field of an HloModuleProtoWithConfig."""
    length, encoded = len(module), bytearray([0x0a])
    while length >= 0x80:
        encoded.append(length & 0x7f | 0x80)
        length >>= 7
    return bytes(encoded + bytes([length])) + module


def _run(request: dict[str, Any], code: bytes, shards: bytes) -> bytes:
    """Compiles and runs a program; returns the shards of its results and the optimized HLO."""
    import jax
    from jax._src.interpreters import mlir
    from jax._src.lib import xla_client
    from jax._src.lib.mlir import ir
    from jax.sharding import Mesh, NamedSharding, PartitionSpec

    count = request["devices"]
    backend = jax.devices("cpu")[0].client
    devices = jax.devices("cpu")[:count]
    if len(devices) < count:
        raise ValueError("JAX has %d devices, the program %d" % (len(devices), count))
    options = xla_client.CompileOptions()
    build = options.executable_build_options
    partitions = count if request["partitions"] else 1
    for target in (options, build):
        target.num_replicas, target.num_partitions = count // partitions, partitions
        target.device_assignment = xla_client.DeviceAssignment.create(
            np.array([each.id for each in devices]).reshape(count // partitions, partitions))
    build.use_spmd_partitioning = request["partitions"]
    build.use_shardy_partitioner = request["shardy"]
    with mlir.make_ir_context():
        executable = backend.compile_and_load(ir.Module.parse(code),
                                              xla_client.DeviceList(tuple(devices)), options)
    mesh, offset, arguments = Mesh(np.array(devices), ("device",)), 0, []
    for tensor in request["arguments"]:
        size, arrays = _byte_size(tensor), []
        for device in devices:
            array = np.frombuffer(shards, np.uint8, size, offset).view(to_dtype(tensor["type"]))
            arrays.append(jax.device_put(array.reshape(tensor["shape"]), device))
            offset += size
        # For JAX they are one array of a row for each device.
        shape = tensor["shape"]
        arguments.append(jax.make_array_from_single_device_arrays(
            (shape[0] * count, *shape[1:]) if shape else (),
            NamedSharding(mesh, PartitionSpec("device") if shape else PartitionSpec()), arrays))
    results = executable.execute_sharded(arguments).disassemble_into_single_device_arrays()
    data = b"".join(np.asarray(shard).tobytes() for each in results for shard in each)
    modules = executable.hlo_modules()
    return data + (_with_config(modules[0].as_serialized_hlo_module_proto()) if modules else b"")


def _work(connection: socket.socket) -> None:
    """Answers a request; an error of JAX is the answer, too."""
    import jax
    versions = "JAX's backend for CPUs"
    request = json.loads(_read(connection, int.from_bytes(_read(connection, 8), "little")))
    code = _read(connection, request["code"])
    shards = _read(connection, request["devices"] * sum(map(_byte_size, request["arguments"])))
    jax.config.update("jax_platforms", "cpu")
    jax.config.update("jax_num_cpu_devices", request["devices"])
    jax.config.update("jax_enable_x64", True)
    try:
        data = _run(request, code, shards)
    except Exception as error:
        lines = traceback.format_exception_only(type(error), error)
        _send(connection, {"versions": versions, "error": "".join(lines).strip()})
        return
    _send(connection, {"versions": versions}, data)


def _supervise(connection: socket.socket) -> None:
    """Runs a request in a child process. A signal that ends it is the answer; the end of the
    connection ends it."""
    with tempfile.TemporaryFile() as printed:
        worker = os.fork()
        if worker == 0:
            os.dup2(printed.fileno(), 1)
            os.dup2(printed.fileno(), 2)
            code = 1
            try:
                _work(connection)
                code = 0
            except BaseException:
                traceback.print_exc()
            finally:
                sys.stderr.flush()
                os._exit(code)
        ended = os.pidfd_open(worker)
        # The child reads the request. Data that stays is the request's, its end the connection's.
        poller = select.poll()
        poller.register(ended, select.POLLIN)
        poller.register(connection, select.POLLHUP | select.POLLRDHUP)
        if all(descriptor != ended for descriptor, _ in poller.poll()):
            os.kill(worker, signal.SIGKILL)
        _, status = os.waitpid(worker, 0)
        if os.WIFSIGNALED(status) or os.WEXITSTATUS(status):
            printed.seek(0)
            text = printed.read(_MAX_PRINTED).decode(errors="replace")
            lines = [line for line in text.splitlines() if line.strip()]
            head = {"signal": os.WTERMSIG(status)} if os.WIFSIGNALED(status) else \
                {"error": ": ".join(["JAX's process ended with exit code %d"
                                     % os.WEXITSTATUS(status), *lines[-1:]])}
            try:
                _send(connection, dict(head, printed=text))
            except OSError:
                pass  # the other side has ended


def serve(path: str) -> None:
    """Listens on the socket until the standard input ends."""
    import jax  # noqa: F401  before processes fork, which start the backend themselves
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(path)
        listener.listen()
        print("ready", flush=True)
        while True:
            readable, _, _ = select.select([listener, sys.stdin], [], [])
            while True:  # collect the processes that have ended
                try:
                    if os.waitpid(-1, os.WNOHANG)[0] == 0:
                        break
                except ChildProcessError:
                    break
            if sys.stdin in readable:
                return
            connection, _ = listener.accept()
            if os.fork() == 0:
                listener.close()
                try:
                    _supervise(connection)
                finally:
                    os._exit(0)
            connection.close()


def main() -> None:
    serve(sys.argv[1])


if __name__ == "__main__":
    main()
