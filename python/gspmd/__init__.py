"""gspmd: one program for every device of a mesh, checked, explained and priced.

    import gspmd

    step = gspmd.lower(jax.jit(train_step), params, batch)   # what XLA would get
    print(step.complete().shardings())                       # who lies where, and why:
    print(step.explain("params['w1']"))
    params, loss = step.run(params, batch, check=True)       # on emulated devices
    print(step.simulate("v4:4x4x4"))                         # on chips that are not here

Programs come from a function of JAX (`lower`), a module of PyTorch (`from_torch`), or a
file, text or bytes in any format that gspmd-opt reads (`load`). Nothing is started as a process: the package
calls libgspmd_pjrt.so.
"""

from typing import TYPE_CHECKING, Any, Callable, Optional, Sequence

from gspmd._errors import (ExecutionError, GspmdError, GspmdWarning, InputError,
                           MismatchError)
from gspmd._library import load_plugin, version
from gspmd.diff import Diff, diff
from gspmd.program import Executable, Program, load
from gspmd.search import Search, search
from gspmd.shardings import ShardedValue, ShardingTable
from gspmd.simulation import Collective, Simulation

if TYPE_CHECKING:  # it imports JAX
    from gspmd.jitted import Jitted


def lower(function: Callable[..., Any], *args: Any, **kwargs: Any) -> Program:
    """The program of a jitted JAX function at these arguments.

    `function` is what `jax.jit` gives (a plain function is jitted); the arguments
    are arrays or `jax.ShapeDtypeStruct`s, as for its `lower`. Nothing is computed.
    The program keeps the names and trees of arguments and results. Shardings are
    those of the arguments, of `in_shardings`, and of constraints within.

    Raises whatever JAX raises while it traces, and InputError for a program that
    cannot be read.
    """
    from gspmd.jax import lower as lower_jax
    return lower_jax(function, *args, **kwargs)


def from_torch(module: Any, args: Sequence[Any] = (),
               kwargs: Optional[dict[str, Any]] = None, *,
               mesh: Optional[dict[str, int]] = None,
               shardings: Optional[dict[str, Sequence[Any]]] = None) -> Program:
    """The program of a module of PyTorch, exported for these arguments.

    module: a `torch.nn.Module`, which `torch.export.export` gets with `args` and
        `kwargs`, or the `ExportedProgram` that it gave.
    mesh, shardings: annotations by the names of parameters, buffers and inputs, as for
        `Program.annotate`: {"layers.*.weight": ["x", None]}.

    `run` of it takes the inputs that the module takes (numbers and None as they were
    exported) and gives tensors of torch in the module's tree; parameters are those of
    the module. Raises InputError for a module that changes its buffers while it runs
    (`module.eval()`), sizes that are not known, and ops that torchax has no lowering
    for; ImportError without torch and torchax.
    """
    from gspmd.torch import from_torch as from_module
    return from_module(module, args, kwargs, mesh=mesh, shardings=shardings)


def jit(function: Callable[..., Any], **options: Any) -> "Jitted":
    """`jax.jit` with gspmd in the place of XLA's partitioner.

    The function is lowered by `jax.jit(function, **options)`, partitioned here at the
    shardings of its arguments, `in_shardings`, `out_shardings` and constraints, and
    compiled and executed by JAX's own backend on the arrays where they lie: forced
    host devices, GPUs, TPUs, one process or several under `jax.distributed`. Donated
    arguments are given up, results are JAX's arrays. `compile(...)` of what is
    returned has the partitioned program and XLA's text.

    Raises InputError for a function that calls back to Python, and where it is itself
    traced: it goes outside of jit, grad and vmap.
    """
    from gspmd.jitted import jit as jit_jax
    return jit_jax(function, **options)


__version__ = version()
__all__ = [
    "Collective", "Diff", "Executable", "ExecutionError", "GspmdError",
    "GspmdWarning", "InputError", "MismatchError", "Program", "Search", "ShardedValue",
    "ShardingTable", "Simulation", "diff", "from_torch", "jit", "load", "load_plugin", "lower",
    "search",
]
