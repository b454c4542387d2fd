"""Computes the costs of Pallas kernels: from their `cost_estimate`, otherwise from the bytes of
their blocks and the operations of their bodies.

The grid's last dimension is the innermost loop. A block is fetched or written when its index
in the array may change: once for each point of the grid's dimensions up to the last one that the
index depends on. The body runs once for each point of the grid; of its branches, the longest
one counts.
"""

from __future__ import annotations

import dataclasses
import math
import os
from typing import Any

_TRANSCENDENTAL = {
    "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "cos", "cosh", "erf",
    "erf_inv", "erfc", "exp", "exp2", "expm1", "log", "log1p", "logistic", "pow", "rsqrt", "sin",
    "sinh", "sqrt", "tan", "tanh"}
_ELEMENTWISE = {
    "abs", "add", "add_any", "and", "ceil", "clamp", "convert_element_type", "div", "eq",
    "floor", "ge", "gt", "integer_pow", "le", "lt", "max", "min", "mul", "ne", "neg", "not",
    "or", "rem", "round", "select_n", "shift_left", "shift_right_arithmetic",
    "shift_right_logical", "sign", "sub", "square", "xor"}


@dataclasses.dataclass
class _OperationCounts:
    """The numbers of operations of the matrix unit and of the vector unit, and of transcendental
    functions."""
    matrix: float = 0
    vector: float = 0
    transcendental: float = 0

    def add(self, other: _OperationCounts, times: float = 1) -> None:
        self.matrix += times * other.matrix
        self.vector += times * other.vector
        self.transcendental += times * other.transcendental

    def total(self) -> float:
        return self.matrix + self.vector + self.transcendental


def kernel_name(params: Any) -> str:
    """Returns the name of a kernel of `pallas_call`, and where a kernel without one is in the
    source."""
    function = params["jaxpr"].debug_info
    name = params.get("name") or getattr(params.get("name_and_src_info"), "name", None)
    name = str(name or function.func_name)
    if name == "<lambda>" and function.func_filename:
        return f"<lambda> at {os.path.basename(function.func_filename)}:{function.func_lineno}"
    return name


def cost_attributes(params: Any) -> dict[str, Any]:
    """Returns the fields of the kernel's attribute `gspmd.cost`, and their source
    (`cost_source`)."""
    estimate = params.get("cost_estimate")
    if estimate is not None:
        return {"matrix_flops": float(estimate.flops),
                "transcendentals": float(estimate.transcendentals),
                "bytes": float(estimate.bytes_accessed),
                "cost_source": "its cost_estimate"}
    mapping = params["grid_mapping"]
    # A dynamic dimension has a size that is an argument of the program; it counts as one step.
    grid = [size if isinstance(size, int) else 1 for size in mapping.grid]
    is_static = all(isinstance(size, int) for size in mapping.grid)
    work = _count_operations(params["jaxpr"])
    steps = math.prod(grid)
    return {"matrix_flops": float(work.matrix * steps),
            "vector_flops": float(work.vector * steps),
            "transcendentals": float(work.transcendental * steps),
            "bytes": float(sum(_moved_bytes(block, grid) for block in mapping.block_mappings)),
            "cost_source": "its blocks and its body" if is_static else
            "its blocks and its body for one step of each dimension of the grid whose size is "
            "an argument"}


def _count_operations(jaxpr: Any) -> _OperationCounts:
    from jax._src import core
    work = _OperationCounts()
    for eqn in getattr(jaxpr, "jaxpr", jaxpr).eqns:
        name = eqn.primitive.name
        nested = [_count_operations(body) for body in core.jaxprs_in_params(eqn.params)]
        if name == "cond" and nested:
            work.add(max(nested, key=_OperationCounts.total))
        elif nested and not name.startswith("reduce"):
            for body in nested:
                work.add(body, eqn.params.get("length", 1) if name == "scan" else 1)
        elif name == "dot_general":
            work.matrix += _matmul_flops(eqn)
        elif name in _TRANSCENDENTAL:
            work.transcendental += _num_elements(eqn.outvars[0])
        elif name in _ELEMENTWISE:
            work.vector += _num_elements(eqn.outvars[0])
        elif name.startswith(("reduce", "cum", "arg")):
            work.vector += _num_elements(eqn.invars[0])
    return work


def _num_elements(variable: Any) -> float:
    return float(math.prod(getattr(variable.aval, "shape", ())))


def _matmul_flops(eqn: Any) -> float:
    (contracted, _), _ = eqn.params["dimension_numbers"]
    shape = eqn.invars[0].aval.shape
    return 2 * _num_elements(eqn.outvars[0]) * math.prod(shape[dim] for dim in contracted)


def _moved_bytes(block: Any, grid: list[int]) -> float:
    """Returns the bytes of an operand or result that all steps of the grid fetch or write."""
    array = getattr(block, "array_aval", None) or block.array_shape_dtype
    space = str(getattr(block.block_aval, "memory_space", "")).lower()
    item = getattr(array.dtype, "itemsize", 4)
    if any(name in space for name in ("any", "hbm")):
        return item * math.prod(array.shape)  # assumes that the kernel copies each element once
    sizes = [size if isinstance(size, int) else getattr(size, "block_size", None) or 1
             for size in block.block_shape]
    last = max((dim for dim in _grid_dims_of(block.index_map_jaxpr, len(grid)) if grid[dim] > 1),
               default=-1)
    return item * math.prod(sizes) * math.prod(grid[:last + 1])


def _grid_dims_of(closed_jaxpr: Any, rank: int) -> set[int]:
    """Returns the dimensions of the grid that the index of a block depends on, also through
    prefetched scalars."""
    jaxpr = closed_jaxpr.jaxpr
    known: dict[Any, set[int]] = {var: {dim} for dim, var in enumerate(jaxpr.invars[:rank])}

    def dims_of(variables: Any) -> set[int]:
        from jax._src import core
        return set().union(*(known.get(var, set()) for var in variables
                             if not isinstance(var, core.Literal)))

    for eqn in jaxpr.eqns:
        found = dims_of(eqn.invars)
        known.update((var, found) for var in eqn.outvars)
    return dims_of(jaxpr.outvars)
