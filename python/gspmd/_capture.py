"""Runs a JAX script in a process of its own and keeps the programs that it compiles and the
arguments of their first calls. The process may end by a signal, as XLA does on some errors."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from typing import Any, Optional, Sequence

import numpy as np

from gspmd._processes import module_command

_MAX_BYTES = 1 << 31  # of the kept arguments of a call

#: How the text of a program names the types of arrays.
_TYPES = {"i1": "bool", "i8": "int8", "i16": "int16", "i32": "int32", "i64": "int64",
          "ui8": "uint8", "ui16": "uint16", "ui32": "uint32", "ui64": "uint64", "f16": "float16",
          "bf16": "bfloat16", "f32": "float32", "f64": "float64", "complex<f32>": "complex64",
          "complex<f64>": "complex128"}


@dataclass
class Call:
    """The first call of a compiled function."""
    name: str           #: of the function: "jit(step)"
    types: list[str]    #: of its arguments: "8x16xfloat32"
    file: str           #: the arguments, as gspmd-bisect --inputs reads them


@dataclass
class Capture:
    """What a script has compiled and called."""
    code: int              #: the exit code of the script, negative: the signal that ended it
    files: list[str]       #: the programs in JAX's form, in order
    calls: list[Call]      #: in order


def run_script(script: str, arguments: Sequence[str], folder: str) -> Capture:
    """Runs the script in a child process, which keeps programs and arguments in `folder`."""
    code = subprocess.run(module_command("gspmd._capture", folder, script, *arguments),
                          env=dict(os.environ, JAX_DUMP_IR_TO=folder)).returncode
    names = sorted(os.listdir(folder))
    calls = []
    for name in names:
        if name.endswith(".call.npz"):
            file = os.path.join(folder, name)
            with open(file[:-len(".npz")]) as f:
                title, *types = f.read().splitlines()
            calls.append(Call(title, types, file))
    return Capture(code, [os.path.join(folder, name) for name in names if name.endswith(".mlir")],
                   calls)


def find_call(source: str, name: str, calls: Sequence[Call]) -> Optional[Call]:
    """Returns the first call of a program, whose text in JAX's form is `source`."""
    types = _argument_types(source)
    return next((call for call in calls
                 if _plain(call.name) == _plain(name) and call.types == types), None)


def _plain(name: str) -> str:
    """Returns the letters of a name, of which a program spells some otherwise: "jit_step" for
    "jit(step)"."""
    return re.sub(r"[\W_]+", "_", name).strip("_")


def _argument_types(source: str) -> list[str]:
    """Returns the types of the arguments of @main: "8x16xfloat32"."""
    main = re.search(r"func\.func public @main\((.*)$", source, re.M)
    types = []
    for text in re.findall(r"%\w+: tensor<((?:complex<\w+>|[^<>])*)>", main[1] if main else ""):
        dims, element = re.match(r"((?:\d+x)*)(.*)", text).groups()  # type: ignore[union-attr]
        types.append(dims + _TYPES.get(element, element))
    return types


def write_arrays(file: str, arrays: Sequence[np.ndarray]) -> None:
    """Writes arguments as the option --inputs reads them."""
    named: dict[str, Any] = {
        "a%d" % i: array.view(np.uint16) if array.dtype.name == "bfloat16" else array
        for i, array in enumerate(arrays)}
    np.savez(file, **named)


def to_host(value: Any) -> np.ndarray:
    """Returns an argument as an array; of keys, their data."""
    import jax
    if jax.dtypes.issubdtype(getattr(value, "dtype", np.float32), jax.dtypes.extended):
        value = jax.random.key_data(value)
    array = np.asarray(value)
    return array.astype(jax.dtypes.canonicalize_dtype(array.dtype), copy=False)


# ---- In the process of the script ---------------------------------------------------


def _describe(array: Any) -> str:
    return "x".join([*map(str, array.shape), str(array.dtype)])


def _keep_call(folder: str, number: int, name: str, values: Sequence[Any]) -> None:
    if sum(getattr(value, "nbytes", 0) for value in values) > _MAX_BYTES:
        return
    arrays = [to_host(value) for value in values]
    file = os.path.join(folder, "%05d.call" % number)
    with open(file, "w") as f:
        f.write("\n".join([name, *map(_describe, arrays)]))
    write_arrays(file + ".npz", arrays)


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
    count = [0]

    def call(self: Any, *values: Any) -> Any:
        if self not in called:
            called.add(self)
            count[0] += 1
            try:
                _keep_call(folder, count[0], self.name,
                           [v for i, v in enumerate(values) if i in self.kept_var_idx])
            except Exception as error:  # the script goes on
                print("gspmd: the arguments of %s are not kept: %s" % (self.name, error),
                      file=sys.stderr)
        return original(self, *values)

    ExecuteReplicated.__call__ = call


def main() -> int:
    from gspmd.report import run_as_main
    folder, script, *arguments = sys.argv[1:]
    _keep_calls(folder)
    return run_as_main(script, arguments)
