"""Programs from modules of PyTorch, through torch.export and torchax.

torch.export traces the module to ATen ops, torchax has a JAX function for each of
these, and JAX lowers them to StableHLO. Arguments keep the names of the module's
parameters and buffers, and ops the lines of its `forward`.
"""

from __future__ import annotations

import contextlib
import os
import re
import warnings
from collections import OrderedDict
from typing import Any, Callable, Optional, Sequence

import numpy as np

from gspmd._support.errors import InputError, Location
from gspmd.program import Program, _parse
from gspmd.signature import Signature

try:
    import jax
    import jax.extend.source_info_util
    import torch
    import torchax
    import torchax.decompositions
    import torchax.export
    import torchax.ops.mappings
    import torch.utils._pytree as pytree
except ImportError as missing:
    raise ImportError("gspmd.from_torch needs torch, torchax and jax: %s" % missing) from missing
except AttributeError as newer:  # torchax refers to ops that newer torch lacks
    raise ImportError("this torchax does not support torch %s (docs/python.md lists versions "
                      "that do): %s" % (torch.__version__, newer)) from newer


def from_torch(module: Any, args: Sequence[Any] = (),
               kwargs: Optional[dict[str, Any]] = None, *,
               mesh: Optional[dict[str, int]] = None,
               shardings: Optional[dict[str, Sequence[Any]]] = None) -> Program:
    """See `gspmd.from_torch`."""
    exported = module
    with warnings.catch_warnings():  # torch uses a class that it deprecates
        warnings.filterwarnings("ignore", ".*LeafSpec.*", FutureWarning)
        if not isinstance(exported, torch.export.ExportedProgram):
            exported = torch.export.export(module, tuple(args), kwargs)
        exported = exported.run_decompositions().run_decompositions(
            torchax.decompositions.DECOMPOSITIONS)
    _reject_mutation(exported.graph_signature)  # visible after decomposition only
    inputs = _Inputs(exported)
    program = _parse(_lower(exported, inputs), _name_of(exported), _ModuleSignature(inputs))
    if mesh is None:
        if shardings:
            raise InputError("error: shardings need a mesh: mesh={'x': 4}")
        return program
    return program.annotate(mesh, shardings or {})


def _reject_mutation(signature: Any) -> None:
    """Raises InputError for a module with mutations: a program has no state."""
    changed = [*signature.buffers_to_mutate.values(), *signature.user_inputs_to_mutate.values()]
    if changed:
        raise InputError("error: the module mutates %s; export it for inference: "
                         "module.eval()" % ", ".join(map(repr, changed)))


def _name_of(exported: Any) -> str:
    for node in exported.graph.nodes:
        for path, kind in (node.meta.get("nn_module_stack") or {}).values():
            if path == "":
                return (kind if isinstance(kind, str) else kind.__name__).split(".")[-1]
    return "module"


class _Inputs:
    """The inputs of the graph in order: states (parameters, buffers, constants), then the
    user's. `names` has the names of tensors; numbers and None are part of the graph."""

    def __init__(self, exported: Any):
        signature = exported.graph_signature
        state_names = {**signature.inputs_to_parameters, **signature.inputs_to_buffers,
                 **signature.inputs_to_lifted_tensor_constants}
        values = {**exported.constants, **exported.state_dict}
        self.states: dict[str, torch.Tensor] = OrderedDict()  # JAX sorts plain dicts
        self.names: list[str] = []
        self.fixed: list[Any] = []      #: per user input: its value, or a tensor's type
        self.in_spec, self.out_spec = exported.call_spec.in_spec, exported.call_spec.out_spec
        for node in exported.graph.find_nodes(op="placeholder"):
            name = state_names.get(node.name)
            if name is not None:
                self.states[name] = values[name]
                continue
            value = node.meta["val"]
            if isinstance(value, torch.Tensor):
                self.names.append(node.name)
                value = _type_of(node.name, value)
            self.fixed.append(value)

    def flatten(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[Any]:
        """Returns the tensors among the user's arguments."""
        leaves, spec = pytree.tree_flatten((args, kwargs))
        if spec != self.in_spec:
            raise InputError("error: arguments have the structure %s, the module was exported "
                             "for %s" % (spec, self.in_spec))
        for value, fixed in zip(leaves, self.fixed):
            if not isinstance(fixed, jax.ShapeDtypeStruct) and value != fixed:
                raise InputError("error: the module was exported with %r, not %r: export it again"
                                 % (fixed, value))
        return [value for value, fixed in zip(leaves, self.fixed)
                if isinstance(fixed, jax.ShapeDtypeStruct)]


def _type_of(name: str, tensor: torch.Tensor) -> jax.ShapeDtypeStruct:
    if not all(isinstance(size, int) for size in tensor.shape):
        raise InputError("error: %s has shape %s: export it without dynamic_shapes"
                         % (name, list(tensor.shape)))
    return jax.ShapeDtypeStruct(tuple(tensor.shape),
                                torchax.ops.mappings.t2j_dtype(tensor.dtype))


def _lower(exported: Any, inputs: _Inputs) -> str:
    """Lowers the module to StableHLO text with locations."""
    types = [torchax.ops.mappings.t2j_dtype(node.meta["val"].dtype)
             if isinstance(node, torch.fx.Node) else None
             for node in exported.graph.output_node().args[0]]

    def call(states: dict[str, Any], tensors: Sequence[Any]) -> list[Any]:
        remaining = iter(tensors)
        values = [next(remaining) if isinstance(value, jax.ShapeDtypeStruct) else value
                  for value in inputs.fixed]
        results = _Interpreter(exported.graph_module).run(
            *states.values(), *values, enable_io_processing=False)
        return [jax.numpy.asarray(result, dtype)
                for result, dtype in zip(results, types)]
    call.__name__ = _name_of(exported)

    states = OrderedDict((name, _type_of(name, value)) for name, value in inputs.states.items())
    types_of_inputs = [value for value in inputs.fixed
                       if isinstance(value, jax.ShapeDtypeStruct)]
    _exclude_library_frames()
    torchax.default_env()  # registers the JAX functions of the ops
    with _wide_types():
        lowered = jax.jit(call, keep_unused=True).lower(states, types_of_inputs)
    text = lowered.compiler_ir("stablehlo").operation.get_asm(enable_debug_info=True)
    return _named(text, inputs)


def _wide_types() -> Any:
    """Enables 64-bit types, which torch has, whatever the setting of JAX."""
    if hasattr(jax, "enable_x64"):
        return jax.enable_x64(True)
    from jax.experimental import enable_x64
    return enable_x64(True)


def _named(text: str, inputs: _Inputs) -> str:
    """Renames arguments such as `states['fc.weight']` to their names in the module."""
    names = {"states['%s']" % name: name for name in inputs.states}
    names.update(("tensors[%d]" % i, name) for i, name in enumerate(inputs.names)
                 if name not in inputs.states)
    return re.sub(r'loc\("((?:states|tensors)\[[^"]*\])"\)',
                  lambda found: 'loc("%s")' % names.get(found[1], found[1]), text)


class _Interpreter(torchax.export.JaxInterpreter):
    """Adds scopes and source lines of the module to the ops of a node."""

    def __init__(self, graph_module: Any):
        super().__init__(graph_module)
        self.extra_traceback = False  # run_node raises errors with the location

    def run_node(self, node: Any) -> Any:
        stack = list((node.meta.get("nn_module_stack") or {}).values())
        scope = stack[-1][0].replace(".", "/") if stack and stack[-1][0] else None
        with jax.named_scope(scope) if scope else contextlib.nullcontext():
            return _at(_line_of(node), lambda: self._lower_node(node))

    def _lower_node(self, node: Any) -> Any:
        try:
            return super().run_node(node)
        except Exception as error:  # torchax functions raise any exception
            place = _line_of(node)
            raise InputError(
                "%serror: torchax does not lower %s here: %s" % (
                    "%s:%d: " % place if place else "", node.target,
                    str(error) or type(error).__name__),
                Location(*place, 1) if place else None) from error


_TORCH = os.path.dirname(torch.__file__)


def _line_of(node: Any) -> Optional[tuple[str, int]]:
    """Returns the user's innermost source line of a node."""
    frames = re.findall(r'File "(.*?)", line (\d+)', node.meta.get("stack_trace") or "")
    mine = [frame for frame in frames if not frame[0].startswith(_TORCH)]
    return (mine[-1][0], int(mine[-1][1])) if mine else None


def _at(place: Optional[tuple[str, int]], action: Callable[[], Any]) -> Any:
    """Calls `action` from a frame at that position, from which JAX takes the location."""
    if place is None:
        return action()
    scope = {"action": action}
    exec(compile("\n" * (place[1] - 1) + "result = action()", place[0], "exec"), scope)
    return scope["result"]


def _exclude_library_frames() -> None:
    """Excludes libraries from the frames that JAX considers for the location of an op."""
    for file in (torch.__file__, torchax.__file__, __file__):
        jax.extend.source_info_util.register_exclusion(os.path.dirname(file))


class _ModuleSignature(Signature):
    """The signature of a module: states come from it, other arguments from the user."""

    def __init__(self, inputs: _Inputs):
        self._inputs = inputs
        count = inputs.out_spec.num_leaves
        self.labels = {"main:result%d" % i: "result" if count == 1 else "result[%d]" % i
                       for i in range(count)}

    def flatten(self, args: tuple[Any, ...], kwargs: dict[str, Any],
                slots: Sequence[Any]) -> list[Any]:
        return [_array(value) for value in
                [*self._inputs.states.values(), *self._inputs.flatten(args, kwargs)]]

    def unflatten(self, results: list[Any]) -> Any:
        return pytree.tree_unflatten([_tensor(array) for array in results],
                                     self._inputs.out_spec)


def _array(value: Any) -> Any:
    """Converts a tensor to NumPy; floats that NumPy lacks, to their bits."""
    if not isinstance(value, torch.Tensor):
        return value
    value = value.detach().cpu()
    if value.dtype == torch.bfloat16:
        value = value.view(torch.uint16)
    elif value.is_floating_point() and value.element_size() == 1:
        value = value.view(torch.uint8)
    return value.numpy()


def _tensor(array: np.ndarray) -> torch.Tensor:
    if array.dtype.name == "bfloat16":
        return torch.from_numpy(array.view(np.uint16)).view(torch.bfloat16)
    if array.dtype.name.startswith("float8"):
        return torch.from_numpy(array.view(np.uint8)).view(getattr(torch, array.dtype.name))
    return torch.from_numpy(array)
