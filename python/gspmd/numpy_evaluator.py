"""Evaluates StableHLO programs of one device with NumPy, independently of the compiler.

Requires JAX, whose bindings of MLIR parse the program. Annotations of shardings have no
effect. `evaluate` raises UnsupportedOp for an op that OPS lacks.
"""

from __future__ import annotations

import itertools
import math
from typing import Any, Callable, Sequence

import numpy as np

from gspmd._support.element_types import from_stored

Array = Any  #: an np.ndarray
Values = list[Array]


class UnsupportedOp(Exception):
    """The program has an op that has no equivalent here."""


class _Op:
    """An op with the values of its operands."""

    def __init__(self, op: Any, operands: Values, scope: "_Scope"):
        self.op, self.operands, self.scope = op, operands, scope
        self.attributes = op.attributes

    def numbers(self, name: str) -> list[int]:
        """Returns an attribute that is a list of integers, empty if it is missing."""
        return list(self.attributes[name]) if name in self.attributes else []

    def text(self, name: str) -> str:
        return str(self.attributes[name])

    def shape(self, result: int = 0) -> list[int]:
        return list(self.op.results[result].type.shape)

    def dtype(self, result: int = 0) -> Any:
        return _dtype(self.op.results[result].type.element_type)

    def region(self, index: int = 0) -> Callable[..., Values]:
        """Returns the region as a function of its arguments."""
        block = self.op.regions[index].blocks[0]
        return lambda *arguments: self.scope.run(block, list(arguments))


def _dtype(element_type: Any) -> Any:
    import jax.numpy as jnp
    name = str(element_type)
    if name.startswith("complex"):
        return np.dtype("complex64" if "f32" in name else "complex128")
    if name == "i1":
        return np.dtype(bool)
    for prefix, kind in (("ui", "uint"), ("i", "int"), ("bf", "bfloat"), ("f", "float")):
        if name.startswith(prefix) and name[len(prefix):].isdigit():
            return jnp.dtype(kind + name[len(prefix):])
    raise UnsupportedOp("type %s" % name)


def _unary(function: Callable[[Array], Array]) -> Callable[[_Op], Values]:
    def evaluate_unary(op: _Op) -> Values:
        value = op.operands[0]
        wide = value.astype(np.float64) if value.dtype.name in ("bfloat16", "float16") else value
        return [np.asarray(function(wide)).astype(op.dtype())]
    return evaluate_unary


def _binary(function: Callable[[Array, Array], Array]) -> Callable[[_Op], Values]:
    return lambda op: [np.asarray(function(*op.operands)).astype(op.dtype())]


def _erf(value: Array) -> Array:
    return np.vectorize(math.erf, otypes=[np.float64])(value)


def _round_from_zero(value: Array) -> Array:
    return np.copysign(np.floor(np.abs(value) + 0.5), value)


def _maximum(a: Array, b: Array) -> Array:
    return a | b if a.dtype == bool else np.maximum(a, b)


def _minimum(a: Array, b: Array) -> Array:
    return a & b if a.dtype == bool else np.minimum(a, b)


def _divide(a: Array, b: Array) -> Array:
    if not np.issubdtype(a.dtype, np.integer):
        return a / b
    safe = np.where(b == 0, 1, b)
    quotient = a // safe
    quotient = quotient + ((a - quotient * safe != 0) & ((a < 0) != (safe < 0)))
    return np.where(b == 0, -1, quotient)


def _remainder(a: Array, b: Array) -> Array:
    if not np.issubdtype(a.dtype, np.integer):
        return np.fmod(a, b)
    return np.where(b == 0, a, np.fmod(a, np.where(b == 0, 1, b)))


def _compare(op: _Op) -> Values:
    direction = op.text("comparison_direction")
    if "TOTALORDER" in str(op.attributes["compare_type"] if "compare_type" in op.attributes else ""):
        raise UnsupportedOp("stablehlo.compare in total order")
    for name, function in (("EQ", np.equal), ("NE", np.not_equal), ("GE", np.greater_equal),
                           ("GT", np.greater), ("LE", np.less_equal), ("LT", np.less)):
        if name in direction:
            return [np.asarray(function(*op.operands))]
    raise UnsupportedOp("stablehlo.compare %s" % direction)


def _constant(op: _Op) -> Values:
    value = op.attributes["value"]
    dtype = op.dtype()
    if value.is_splat:
        return [np.full(op.shape(), _scalar(value.get_splat_value(), dtype), dtype)]
    if dtype.name == "bfloat16":
        raise UnsupportedOp("stablehlo.constant of bf16")
    return [np.array(value).astype(dtype).reshape(op.shape())]


def _scalar(attribute: Any, dtype: Any) -> Any:
    if np.issubdtype(dtype, np.complexfloating):
        raise UnsupportedOp("stablehlo.constant of complex numbers")
    return attribute.value


def _broadcast(op: _Op) -> Values:
    value, shape = op.operands[0], [1] * len(op.shape())
    for size, dim in zip(value.shape, op.numbers("broadcast_dimensions")):
        shape[dim] = size
    return [np.broadcast_to(value.reshape(shape), op.shape())]


def _iota(op: _Op) -> Values:
    dim = int(op.attributes["iota_dimension"])
    shape = [1] * len(op.shape())
    shape[dim] = op.shape()[dim]
    return [np.broadcast_to(np.arange(shape[dim]).reshape(shape), op.shape()).astype(op.dtype())]


def _slice(op: _Op) -> Values:
    bounds = zip(op.numbers("start_indices"), op.numbers("limit_indices"), op.numbers("strides"))
    return [op.operands[0][tuple(slice(*each) for each in bounds)]]


def _pad_array(value: Array, fill: Array, low: Any, high: Any, interior: Sequence[int]) -> Array:
    shape = [a + b + (n - 1) * i + n if n else a + b
             for n, a, b, i in zip(value.shape, low, high, interior)]
    # Negative numbers remove elements.
    result = np.full([n - min(a, 0) - min(b, 0) for n, a, b in zip(shape, low, high)], fill,
                     value.dtype)
    result[tuple(slice(max(a, 0), max(a, 0) + (n - 1) * (i + 1) + 1 if n else max(a, 0), i + 1)
                 for n, a, i in zip(value.shape, low, interior))] = value
    return result[tuple(slice(-min(a, 0), size + min(b, 0))
                        for size, a, b in zip(result.shape, low, high))]


def _pad(op: _Op) -> Values:
    return [_pad_array(op.operands[0], op.operands[1], op.numbers("edge_padding_low"),
                       op.numbers("edge_padding_high"), op.numbers("interior_padding"))]


def _window(value: Array, starts: Sequence[Array], sizes: Sequence[int]) -> Any:
    """Returns the slices of a window of `sizes`, whose starts are clamped so that it is inside of
    the array."""
    return tuple(slice(start, start + size) for start, size in (
        (int(np.clip(start, 0, n - size)), size)
        for start, size, n in zip(starts, sizes, value.shape)))


def _dynamic_slice(op: _Op) -> Values:
    return [op.operands[0][_window(op.operands[0], op.operands[1:], op.shape())]]


def _dynamic_update_slice(op: _Op) -> Values:
    value, update = op.operands[0].copy(), op.operands[1]
    value[_window(value, op.operands[2:], update.shape)] = update
    return [value]


def _dot(op: _Op) -> Values:
    from jax._src.lib.mlir.dialects import hlo
    numbers = hlo.DotDimensionNumbers(op.attributes["dot_dimension_numbers"])
    left, right = op.operands
    names = itertools.count()
    left_names: list[int] = [-1] * left.ndim
    right_names: list[int] = [-1] * right.ndim
    batch = []
    for pairs, is_batch in ((zip(numbers.lhs_batching_dimensions, numbers.rhs_batching_dimensions),
                             True),
                            (zip(numbers.lhs_contracting_dimensions,
                                 numbers.rhs_contracting_dimensions), False)):
        for a, b in pairs:
            left_names[a] = right_names[b] = name = next(names)
            batch += [name] if is_batch else []
    free = []
    for each in (left_names, right_names):
        for dim, name in enumerate(each):
            if name < 0:
                each[dim] = next(names)
                free.append(each[dim])
    wide = np.result_type(left.dtype, np.float64) if op.dtype().kind not in "iub" else op.dtype()
    return [np.asarray(np.einsum(left.astype(wide), left_names, right.astype(wide), right_names,
                                 batch + free)).astype(op.dtype())]


def _fold(op: _Op, values: Values, start: Values, combine: Callable[..., Values]) -> Values:
    """Combines the elements of arrays along their first dimension."""
    for i in range(values[0].shape[0]):
        start = combine(*start, *(value[i] for value in values))
    return start


def _reduce(op: _Op) -> Values:
    count, dims = len(op.operands) // 2, op.numbers("dimensions")
    values = [np.moveaxis(value, dims, range(len(dims))) for value in op.operands[:count]]
    values = [value.reshape([-1, *value.shape[len(dims):]]) for value in values]
    start = [np.broadcast_to(each, value.shape[1:])
             for each, value in zip(op.operands[count:], values)]
    return _fold(op, values, start, op.region())


def _reduce_window(op: _Op) -> Values:
    rank = len(op.shape())
    sizes, ones = op.numbers("window_dimensions"), [1] * rank
    strides = op.numbers("window_strides") or ones
    dilations, base = op.numbers("window_dilations") or ones, op.numbers("base_dilations") or ones
    padding = np.array(op.attributes["padding"]).reshape(rank, 2) if "padding" in op.attributes \
        else np.zeros((rank, 2), int)
    count = len(op.operands) // 2
    padded = [_pad_array(value, start, padding[:, 0], padding[:, 1], [b - 1 for b in base])
              for value, start in zip(op.operands[:count], op.operands[count:])]
    result = [np.broadcast_to(start, op.shape(i)) for i, start in enumerate(op.operands[count:])]
    for coordinates in itertools.product(*map(range, sizes)):
        index = tuple(slice(p * d, p * d + (n - 1) * s + 1, s) for p, d, n, s in
                      zip(coordinates, dilations, op.shape(), strides))
        result = op.region()(*result, *(value[index] for value in padded))
    return result


def _gather(op: _Op) -> Values:
    from jax._src.lib.mlir.dialects import hlo
    numbers = hlo.GatherDimensionNumbers(op.attributes["dimension_numbers"])
    value, indices = op.operands
    vector, sizes = numbers.index_vector_dim, op.numbers("slice_sizes")
    if vector == indices.ndim:
        indices = indices[..., None]
    indices = np.moveaxis(indices, vector, -1)
    removed = [*numbers.collapsed_slice_dims, *numbers.operand_batching_dims]
    offsets = list(numbers.offset_dims)
    batch = [dim for dim in range(len(op.shape())) if dim not in offsets]
    result = np.empty(op.shape(), op.dtype())
    batching = dict(zip(numbers.operand_batching_dims, numbers.start_indices_batching_dims))
    for coordinates in np.ndindex(*indices.shape[:-1]):
        starts = [0] * value.ndim
        for dim, start in zip(numbers.start_index_map, indices[coordinates]):
            starts[dim] = start
        for dim, index_dim in batching.items():
            starts[dim] = coordinates[index_dim - (index_dim > vector)]
        window = value[_window(value, starts, sizes)].reshape(
            [size for dim, size in enumerate(sizes) if dim not in removed])
        target: list[Any] = [slice(None)] * result.ndim
        for dim, p in zip(batch, coordinates):
            target[dim] = p
        result[tuple(target)] = window
    return [result]


def _scatter(op: _Op) -> Values:
    from jax._src.lib.mlir.dialects import hlo
    numbers = hlo.ScatterDimensionNumbers(op.attributes["scatter_dimension_numbers"])
    if len(op.operands) != 3:
        raise UnsupportedOp("stablehlo.scatter of several arrays")
    value, indices, updates = op.operands[0].copy(), op.operands[1], op.operands[2]
    vector = numbers.index_vector_dim
    if vector == indices.ndim:
        indices = indices[..., None]
    indices = np.moveaxis(indices, vector, -1)
    removed = [*numbers.inserted_window_dims, *numbers.input_batching_dims]
    kept = [dim for dim in range(value.ndim) if dim not in removed]
    windows = list(numbers.update_window_dims)
    batch = [dim for dim in range(updates.ndim) if dim not in windows]
    batching = dict(zip(numbers.input_batching_dims, numbers.scatter_indices_batching_dims))
    combine = op.region()
    for coordinates in np.ndindex(*updates.shape):
        place = tuple(coordinates[dim] for dim in batch)
        target = [0] * value.ndim
        for dim, start in zip(numbers.scattered_dims_to_operand_dims, indices[place]):
            target[dim] = int(start)
        for dim, index_dim in batching.items():
            target[dim] = place[index_dim - (index_dim > vector)]
        for dim, window_dim in zip(kept, windows):
            target[dim] += coordinates[window_dim]
        if all(0 <= t < n for t, n in zip(target, value.shape)):
            value[tuple(target)] = combine(value[tuple(target)], updates[coordinates])[0]
    return [value]


def _while(op: _Op) -> Values:
    values = op.operands
    while op.region(0)(*values)[0]:
        values = op.region(1)(*values)
    return values


def _case(op: _Op) -> Values:
    index, count = int(op.operands[0]), len(op.op.regions)
    return op.region(index if 0 <= index < count else count - 1)()


def _custom_call(op: _Op) -> Values:
    name = op.text("call_target_name").strip('"')
    if name in ("Sharding", "annotate_device_placement"):
        return op.operands[:1]
    raise UnsupportedOp("stablehlo.custom_call @%s" % name)


def _concatenate(op: _Op) -> Values:
    return [np.concatenate(op.operands, int(op.attributes["dimension"]))]


def _clamp(op: _Op) -> Values:
    low, value, high = op.operands
    return [_minimum(_maximum(value, low), high)]


_UNARY: dict[str, Callable[[Array], Array]] = {
    "abs": np.abs, "cbrt": np.cbrt, "ceil": np.ceil, "cosine": np.cos, "exponential": np.exp,
    "exponential_minus_one": np.expm1, "floor": np.floor, "imag": np.imag,
    "is_finite": np.isfinite, "log": np.log, "log_plus_one": np.log1p, "negate": np.negative,
    "not": np.invert, "real": np.real, "round_nearest_afz": _round_from_zero,
    "round_nearest_even": np.round, "sign": np.sign, "sine": np.sin, "sqrt": np.sqrt,
    "tan": np.tan, "tanh": np.tanh, "rsqrt": lambda x: 1 / np.sqrt(x),
    "logistic": lambda x: 1 / (1 + np.exp(-x))}
_BINARY: dict[str, Callable[[Array, Array], Array]] = {
    "add": np.add, "and": np.bitwise_and, "atan2": np.arctan2, "complex": lambda a, b: a + 1j * b,
    "divide": _divide, "maximum": _maximum, "minimum": _minimum, "multiply": np.multiply,
    "or": np.bitwise_or, "power": np.power, "remainder": _remainder, "subtract": np.subtract,
    "xor": np.bitwise_xor}

#: The function that evaluates each op.
OPS: dict[str, Callable[[_Op], Values]] = {
    **{"stablehlo." + name: _unary(function) for name, function in _UNARY.items()},
    **{"stablehlo." + name: _binary(function) for name, function in _BINARY.items()},
    "chlo.erf": _unary(_erf),
    "chlo.square": _unary(np.square),
    "sdy.sharding_constraint": lambda op: op.operands,
    "sdy.mesh": lambda op: [],
    "stablehlo.broadcast_in_dim": _broadcast,
    "stablehlo.case": _case,
    "stablehlo.clamp": _clamp,
    "stablehlo.compare": _compare,
    "stablehlo.concatenate": _concatenate,
    "stablehlo.constant": _constant,
    "stablehlo.convert": lambda op: [op.operands[0].astype(op.dtype())],
    "stablehlo.custom_call": _custom_call,
    "stablehlo.dot_general": _dot,
    "stablehlo.dynamic_slice": _dynamic_slice,
    "stablehlo.dynamic_update_slice": _dynamic_update_slice,
    "stablehlo.gather": _gather,
    "stablehlo.if": lambda op: op.region(0 if op.operands[0] else 1)(),
    "stablehlo.iota": _iota,
    "stablehlo.optimization_barrier": lambda op: op.operands,
    "stablehlo.pad": _pad,
    "stablehlo.reduce": _reduce,
    "stablehlo.reduce_window": _reduce_window,
    "stablehlo.reshape": lambda op: [op.operands[0].reshape(op.shape())],
    "stablehlo.reverse": lambda op: [np.flip(op.operands[0], tuple(op.numbers("dimensions")))],
    "stablehlo.scatter": _scatter,
    "stablehlo.select": lambda op: [np.where(*op.operands)],
    "stablehlo.slice": _slice,
    "stablehlo.transpose": lambda op: [op.operands[0].transpose(op.numbers("permutation"))],
    "stablehlo.while": _while,
}


class _Scope:
    """The values of a function, and the functions that it may call."""

    def __init__(self, functions: dict[str, Any]):
        self.functions = functions
        self.values: dict[Any, Array] = {}

    def run(self, block: Any, arguments: Values) -> Values:
        """Returns the operands of the block's terminator."""
        self.values.update(zip(block.arguments, arguments))
        for op in block.operations:
            op = op.operation
            operands = [self.values[operand] for operand in op.operands]
            if op.name in ("func.return", "stablehlo.return"):
                return operands
            self.values.update(zip(op.results, self.evaluate(op, operands)))
        return []

    def evaluate(self, op: Any, operands: Values) -> Values:
        if op.name == "func.call":
            callee = self.functions[str(op.attributes["callee"]).lstrip("@").strip('"')]
            return _Scope(self.functions).run(callee.regions[0].blocks[0], operands)
        if op.name not in OPS:
            raise UnsupportedOp(op.name)
        return OPS[op.name](_Op(op, operands, self))


def evaluate(source: str, arguments: Sequence[Array]) -> Values:
    """Returns the results of @main of a StableHLO program on these global tensors. Arguments
    may be of the types in which files store them."""
    from jax._src.interpreters import mlir
    from jax._src.lib.mlir import ir
    with mlir.make_ir_context():
        module = ir.Module.parse(source)
        functions = {str(op.attributes["sym_name"]).strip('"'): op.operation
                     for op in module.body.operations if op.operation.name == "func.func"}
        with np.errstate(all="ignore"):
            block = functions["main"].regions[0].blocks[0]
            return _Scope(functions).run(block, [
                from_stored(np.asarray(value), str(argument.type.element_type))
                for argument, value in zip(block.arguments, arguments)])
