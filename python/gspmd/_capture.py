"""Runs a JAX script in a process of its own and keeps the programs that it compiles and the
arguments of their first calls. The process may end by a signal, as XLA does on some errors."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from typing import Any, Optional, Sequence

import numpy as np

from gspmd._support.element_types import argument_types, numpy_name, to_stored
from gspmd._support.processes import module_command

_MAX_BYTES = 1 << 31      # of the kept arguments of a call
_MAX_ALL_BYTES = 1 << 32  # of the kept arguments of all calls: the folder may be in memory
_WATCHED = "calls-are-watched"  # a file that exists if calls are noticed


@dataclass
class Call:
    """The first call of a compiled function."""
    name: str    #: The name of the function: "jit(step)".
    #: The types of its arguments: "8x16xfloat32"; None if they are unknown.
    types: Optional[list[str]]
    file: str    #: The .npz file of the arguments, for gspmd-bisect --inputs.
    #: The reason for which the arguments are not kept, so that there is no file; else empty.
    reason: str = ""


@dataclass
class Capture:
    """What a script has compiled and called."""
    code: int              #: the exit code of the script, negative: the signal that ended it
    files: list[str]       #: the programs in JAX's form, in order
    calls: list[Call]      #: in order
    #: False with a version of JAX whose calls are not noticed.
    are_calls_watched: bool = True


def run_script(script: str, arguments: Sequence[str], folder: str) -> Capture:
    """Runs the script in a child process, which keeps programs and arguments in `folder`."""
    code = subprocess.run(module_command("gspmd._capture", folder, script, *arguments),
                          env=dict(os.environ, JAX_DUMP_IR_TO=folder)).returncode
    names = sorted(os.listdir(folder))
    return Capture(code, [os.path.join(folder, name) for name in names if name.endswith(".mlir")],
                   read_calls(folder), _WATCHED in names)


def read_calls(folder: str) -> list[Call]:
    """Returns the calls that a CallRecorder kept in the folder, in order."""
    calls = []
    for name in sorted(os.listdir(folder)):
        if name.endswith(".call"):
            file = os.path.join(folder, name)
            with open(file) as f:
                calls.append(Call(file=file + ".npz", **json.load(f)))
    return calls


def find_call(source: str, name: str, calls: Sequence[Call]) -> Optional[Call]:
    """Returns the first call with the function name `name` and the argument types of the
    program `source`, which is text in JAX's form; one whose arguments are not kept if there is
    no other, and None if no call has them."""
    types = _argument_types(source)
    found = [call for call in calls
             if _plain(call.name) == _plain(name) and call.types in (None, types)]
    return next((call for call in found if not call.reason), found[0] if found else None)


def _plain(name: str) -> str:
    """Returns a name as the symbol of a module spells it: "jit_step" for "jit(step)"."""
    return re.sub(r"[\W_]+", "_", name).strip("_")


def _argument_types(source: str) -> list[str]:
    """Returns the types of the arguments of @main: "8x16xfloat32"."""
    return [dims + numpy_name(element) for dims, element in argument_types(source)]


def write_arrays(file: str, arrays: Sequence[np.ndarray]) -> None:
    """Writes arguments as the option --inputs reads them."""
    named: dict[str, Any] = {"a%d" % i: to_stored(array) for i, array in enumerate(arrays)}
    np.savez(file, **named)


def _to_data(value: Any) -> Any:
    """Returns an argument; of keys, their data."""
    import jax
    if jax.dtypes.issubdtype(getattr(value, "dtype", np.float32), jax.dtypes.extended):
        return jax.random.key_data(value)
    return value


def to_host(value: Any) -> np.ndarray:
    """Returns an argument as a NumPy array. A typed random key becomes its key data."""
    import jax
    array = np.asarray(_to_data(value))
    return array.astype(jax.dtypes.canonicalize_dtype(array.dtype), copy=False)


# ---- In the process of the script ---------------------------------------------------


def _describe(value: Any) -> str:
    """Returns the type of an argument: "8x16xfloat32"."""
    import jax
    data = jax.eval_shape(_to_data, value)
    return "x".join([*map(str, data.shape), str(jax.dtypes.canonicalize_dtype(data.dtype))])


def _count_bytes(value: Any) -> int:
    return int(getattr(value, "nbytes", 0))


class CallRecorder:
    """Keeps the arguments of calls in a folder, as long as they are not too large."""

    def __init__(self, folder: str):
        self._folder, self._count, self._bytes = folder, 0, 0

    def keep(self, name: str, values: Sequence[Any]) -> None:
        """Keeps a call of the function `name`; without its arguments if they are too large or
        cannot be read, with the reason."""
        self._count += 1
        file = os.path.join(self._folder, "%05d.call" % self._count)
        types = None
        try:
            types = [_describe(value) for value in values]
            reason = self._write(file + ".npz", values)
        except Exception as error:  # the script goes on
            lines = str(error).splitlines()
            reason = "%s: %s" % (type(error).__name__, lines[0] if lines else "")
        with open(file + ".new", "w") as f:
            json.dump({"name": name, "types": types, "reason": reason}, f)
        os.replace(file + ".new", file)  # another thread may end the process meanwhile

    def _write(self, file: str, values: Sequence[Any]) -> str:
        """Writes the arguments, or returns the reason for which it does not."""
        size = sum(map(_count_bytes, values))
        if size > _MAX_BYTES:
            return "they have %d bytes; expected at most %d" % (size, _MAX_BYTES)
        if self._bytes + size > _MAX_ALL_BYTES:
            return "with those of earlier calls, they have %d bytes; expected at most %d" % (
                self._bytes + size, _MAX_ALL_BYTES)
        write_arrays(file, [to_host(value) for value in values])
        self._bytes += size
        return ""


def _keep_calls(folder: str) -> None:
    """Makes compiled functions keep the arguments of their first calls. Has no effect with a
    version of JAX that calls them otherwise: the search then takes random arguments."""
    try:
        import weakref
        from jax._src.interpreters.pxla import ExecuteReplicated
        original = ExecuteReplicated.__call__
    except (ImportError, AttributeError):
        return
    called: weakref.WeakSet[Any] = weakref.WeakSet()
    recorder = CallRecorder(folder)

    def call(self: Any, *values: Any) -> Any:
        if self not in called:
            called.add(self)
            recorder.keep(self.name, [v for i, v in enumerate(values) if i in self.kept_var_idx])
        return original(self, *values)

    ExecuteReplicated.__call__ = call
    with open(os.path.join(folder, _WATCHED), "w"):
        pass


def main() -> int:
    from gspmd.report import run_as_main
    folder, script, *arguments = sys.argv[1:]
    _keep_calls(folder)
    return run_as_main(script, arguments)
