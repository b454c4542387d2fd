"""gspmd: one program for every device of a mesh, checked, explained and simulated.

    import gspmd

    step = gspmd.lower(jax.jit(train_step), params, batch)   # the input of XLA
    print(step.complete().shardings())                       # all shardings; the reasons of one:
    print(step.explain("params['w1']"))
    params, loss = step.run(params, batch, check=True)       # on emulated devices
    print(step.simulate("v4:4x4x4"))                         # on chips that you do not own

Programs come from a function of JAX (`lower`), a module of PyTorch (`from_torch`), or a
file, text or bytes in any format that gspmd-opt reads (`load`). The package calls
libgspmd_pjrt.so in this process; `bisect`, `explore` and the widget of a notebook start
processes of their own.
"""

from typing import TYPE_CHECKING, Any, Callable, Optional, Sequence, Union, overload

from gspmd._support.errors import (ExecutionError, GspmdError, GspmdWarning, InputError,
                                   MismatchError)
from gspmd._support.library import load_plugin, version
from gspmd.diff import Diff, diff
from gspmd.executable import AheadOfTimeExecutable, Executable
from gspmd.program import Program, load
from gspmd.search import Search, search
from gspmd.shardings import ShardedValue, ShardingTable
from gspmd.simulation import Collective, Simulation
from gspmd.stages import ExportedStages, Stages

if TYPE_CHECKING:  # the modules import JAX
    from gspmd.bisection import Bisection
    from gspmd.jitted import Jitted
    from gspmd.staged import StagedJitted


def lower(function: Callable[..., Any], *args: Any, **kwargs: Any) -> Program:
    """Returns the program of a jitted JAX function at these arguments.

    `function` is a result of `jax.jit` (a plain function is jitted); the arguments
    are arrays or `jax.ShapeDtypeStruct`s, as for its `lower`. Nothing is computed.
    The program keeps the names and trees of arguments and results. Shardings come
    from the arguments, `in_shardings`, and constraints inside of the function.

    Raises whatever JAX raises while it traces, and InputError for a program that
    cannot be read.
    """
    from gspmd.jax import lower as lower_jax
    return lower_jax(function, *args, **kwargs)


def from_torch(module: Any, args: Sequence[Any] = (),
               kwargs: Optional[dict[str, Any]] = None, *,
               mesh: Optional[dict[str, int]] = None,
               shardings: Optional[dict[str, Sequence[Any]]] = None) -> Program:
    """Returns the program of a PyTorch module, exported for these arguments.

    module: a `torch.nn.Module`, which is exported with `args` and `kwargs`, or an
        `ExportedProgram`.
    mesh, shardings: annotations by the names of parameters, buffers and inputs, as for
        `Program.annotate`: {"layers.*.weight": ["x", None]}.

    Its `run` takes the inputs of the module (numbers and None as they were exported)
    and returns torch tensors in the module's tree; parameters are those of the module.
    Raises InputError for a module that mutates its buffers (use `module.eval()`),
    dynamic sizes, and ops without a lowering in torchax; ImportError without torch and
    torchax.
    """
    from gspmd.torch import from_torch as from_module
    return from_module(module, args, kwargs, mesh=mesh, shardings=shardings)


@overload
def jit(function: Callable[..., Any], *, stages: None = None, devices: None = None,
        **options: Any) -> "Jitted": ...


@overload
def jit(function: Callable[..., Any], *, stages: Stages,
        devices: Optional[Sequence[Any]] = None, **options: Any) -> "StagedJitted": ...


def jit(function: Callable[..., Any], *, stages: Optional[Stages] = None,
        devices: Optional[Sequence[Any]] = None,
        **options: Any) -> "Union[Jitted, StagedJitted]":
    """Replaces XLA's partitioner in `jax.jit` by gspmd.

    The function is lowered by `jax.jit(function, **options)`, partitioned by gspmd for
    the shardings of its arguments, `in_shardings`, `out_shardings` and constraints, and
    compiled and executed by JAX's own backend on the devices of the arrays: forced
    host devices, GPUs, TPUs, one process or several under `jax.distributed`. Donated
    arguments are consumed, results are JAX arrays. `compile(...)` of the result has the
    partitioned program and XLA's text.

    stages: divides the step into pipeline stages, whose tasks are executables of their own
        (docs/pipelines.md). Shardings are those of the arguments of the first call with
        arrays of these shapes, on a mesh as large as one group of devices.
    devices: the devices of all groups, group by group; default: the first of
        `jax.devices()`.

    Raises InputError for a function with Python callbacks, and if it is traced itself:
    use it outside of jit, grad and vmap.
    """
    if stages is not None:
        from gspmd.staged import StagedJitted
        return StagedJitted(function, stages, devices, **options)
    if devices is not None:
        raise InputError("error: devices is an option of a step in pipeline stages; without "
                         "stages, the devices are those of the arguments")
    from gspmd.jitted import jit as jit_jax
    return jit_jax(function, **options)


def bisect(function: Callable[..., Any], *args: Any, options: Sequence[str] = (),
           **kwargs: Any) -> "Bisection":
    """Finds the first op of a jitted JAX function that is wrong when it is partitioned
    (docs/bisect.md).

    The function is lowered for these arguments, as by `lower`. XLA's partitioner runs it on
    the CPU backend of the installed jaxlib, with as many devices as its mesh has, in a
    process of its own; the reference runs each op on one device.

    options: options of gspmd-bisect, which must be installed: ["--suspect=gspmd",
        "--reproducer=found/step"].

    Raises InputError if gspmd-bisect rejects the program or the options, and what `lower`
    raises.
    """
    from gspmd.bisection import bisect_function
    return bisect_function(function, args, kwargs, options)


def explore(program: Any, *args: Any, topology: Optional[str] = None, overlap: str = "none",
            layout: str = "", port: int = 0, open_browser: bool = True, **kwargs: Any) -> None:
    """Opens the explorer, a page in the browser (docs/explore.md), until Ctrl-C.

    program: a `Program`, or a function, which is lowered as by `lower`.
    args, kwargs: the arguments of the function.
    topology, overlap, layout: as of `Program.simulate`; the page can change them.
        Default: a v4 torus with as many devices as the mesh.
    port: the port of the loopback interface; 0 selects a free one.
    open_browser: open the page; else the address is only printed.

    Raises InputError without the packages of `gspmd[explore]`, and what `lower` raises.
    """
    try:
        from gspmd.explorer import launch
    except ImportError as error:
        raise InputError("error: the explorer needs the package %s: pip install 'gspmd[explore]'"
                         % error.name) from None
    launch.explore(program, *args, topology=topology, overlap=overlap, layout=layout, port=port,
                   open_browser=open_browser, **kwargs)


__version__ = version()
__all__ = [
    "AheadOfTimeExecutable", "Collective", "Diff", "Executable", "ExecutionError",
    "ExportedStages", "GspmdError", "GspmdWarning", "InputError", "MismatchError", "Program",
    "Search", "ShardedValue", "ShardingTable", "Simulation", "Stages", "bisect", "diff",
    "explore", "from_torch", "jit", "load", "load_plugin", "lower", "search",
]
