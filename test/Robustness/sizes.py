"""Every family of ops on tensors of rank 0, without elements, of one element, and of
dimensions up to 2^31 - 1, on meshes of one and two devices. Small ones are run and
compared with the unpartitioned run; large ones only exist as programs."""

import math
import re

ZERO = "%zero = stablehlo.constant dense<0.0> : tensor<f32>"
INDEX = "%zero = stablehlo.constant dense<0> : tensor<i32>"
SMALL = [[], [0], [0, 4], [4, 0], [0, 0], [1], [1, 1], [5, 3], [2, 0, 3]]
LARGEST = 2**31 - 1
LARGE = [[LARGEST], [LARGEST, 4], [2**30, 2**25], [3, LARGEST]]


def tensor(shape, element="f32"):
    return "tensor<%s%s>" % ("".join("%dx" % size for size in shape), element)


def dense(numbers):
    return "array<i64%s>" % (": " + ", ".join(map(str, numbers)) if numbers else "")


def scalar_region(op):
    return """({
  ^bb0(%%p: tensor<f32>, %%q: tensor<f32>):
    %%s = %s
    stablehlo.return %%s : tensor<%s>
  })""" % (("stablehlo.compare GT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>", "i1")
           if op == "compare" else ("stablehlo.%s %%p, %%q : tensor<f32>" % op, "f32"))


def with_size(shape, dim, size):
    return shape[:dim] + [size] + shape[dim + 1:]


def reduce_window(shape, result, **attributes):
    fields = ", ".join("%s = %s" % item for item in attributes.items())
    return tensor(result), [ZERO, '%%r = "stablehlo.reduce_window"(%%a, %%zero) %s {%s} : '
                            "(%s, tensor<f32>) -> %s" % (scalar_region("add"), fields,
                                                         tensor(shape), tensor(result))]


def pad(shape, dim, low, high, interior):
    size = shape[dim]
    padded = with_size(shape, dim, size + low + high + interior * max(size - 1, 0))
    lists = tuple([amount if d == dim else 0 for d in range(len(shape))]
                  for amount in (low, high, interior))
    return tensor(padded), [ZERO, "%%r = stablehlo.pad %%a, %%zero, low = %s, high = %s, "
                            "interior = %s : (%s, tensor<f32>) -> %s"
                            % (lists + (tensor(shape), tensor(padded)))]


def reduction(shape, dims):
    result = [size for d, size in enumerate(shape) if d not in dims]
    return tensor(result), [ZERO, '%%r = "stablehlo.reduce"(%%a, %%zero) %s {dimensions = %s} '
                            ": (%s, tensor<f32>) -> %s"
                            % (scalar_region("add"), dense(dims), tensor(shape),
                               tensor(result))]


def slicing(shape, dim, begin, end):
    result = with_size(shape, dim, end - begin)
    ranges = ", ".join("%d:%d" % ((begin, end) if d == dim else (0, size))
                       for d, size in enumerate(shape))
    return tensor(result), ["%%r = stablehlo.slice %%a [%s] : (%s) -> %s"
                            % (ranges, tensor(shape), tensor(result))]


def ops_of_dimension(shape, dim):
    """Ops along one dimension of an argument %a; each gives %r."""
    type_, size = tensor(shape), shape[dim]
    yield type_, ["%%b = stablehlo.iota dim = %d : %s" % (dim, type_),
                  "%%r = stablehlo.add %%a, %%b : %s" % type_]
    yield type_, ["%%r = stablehlo.reverse %%a, dims = [%d] : %s" % (dim, type_)]
    yield type_, ['%%r = "stablehlo.sort"(%%a) %s {dimension = %d : i64, is_stable = true} : '
                  "(%s) -> %s" % (scalar_region("compare"), dim, type_, type_)]
    yield reduction(shape, [dim])
    yield slicing(shape, dim, 0, 0)
    if 2 * size <= LARGEST:
        doubled = tensor(with_size(shape, dim, 2 * size))
        yield doubled, ["%%r = stablehlo.concatenate %%a, %%a, dim = %d : (%s, %s) -> %s"
                        % (dim, type_, type_, doubled)]
        yield pad(shape, dim, 1, 2, 0)
        yield pad(shape, dim, 0, 0, 1)
    if size > 0:
        yield slicing(shape, dim, 1, size)
        yield pad(shape, dim, -1, 0, 0)
        window = dense(with_size([1] * len(shape), dim, size))
        padding = with_size([[0, 0]] * len(shape), dim, [size - 1, 0])
        yield reduce_window(shape, shape, window_dimensions=window,
                            padding="dense<%s> : tensor<%dx2xi64>" % (padding, len(shape)))


def ops_of_rows(shape):
    """Ops of tensors with a dimension 0 whose rows are gathered and multiplied."""
    type_, rank = tensor(shape), len(shape)
    product = tensor(shape[:-1] * 2)
    if math.prod(shape[:-1] * 2) < 2**56:  # the limit of one value
        yield product, ["%%r = stablehlo.dot_general %%a, %%a, contracting_dims = [%d] x [%d] "
                        ": (%s, %s) -> %s" % (rank - 1, rank - 1, type_, type_, product)]
    others = list(range(1, rank))
    batch = tensor(shape[:1])
    yield batch, ["%%r = stablehlo.dot_general %%a, %%a, batching_dims = [0] x [0], "
                  "contracting_dims = %s x %s : (%s, %s) -> %s"
                  % (others, others, type_, type_, batch)]
    if shape[0] == 0:
        return
    rows = tensor([3] + shape[1:])
    index = "%i = stablehlo.constant dense<0> : tensor<3x1xi32>"
    yield rows, [index, '%%r = "stablehlo.gather"(%%a, %%i) {dimension_numbers = '
                 "#stablehlo.gather<offset_dims = %s, collapsed_slice_dims = [0], "
                 "start_index_map = [0], index_vector_dim = 1>, slice_sizes = %s} : "
                 "(%s, tensor<3x1xi32>) -> %s" % (others, dense([1] + shape[1:]), type_, rows)]
    yield type_, [index, "%%u = stablehlo.constant dense<1.0> : %s" % rows,
                  '%%r = "stablehlo.scatter"(%%a, %%i, %%u) %s {scatter_dimension_numbers = '
                  "#stablehlo.scatter<update_window_dims = %s, inserted_window_dims = [0], "
                  "scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : "
                  "(%s, tensor<3x1xi32>, %s) -> %s"
                  % (scalar_region("add"), others, type_, rows, type_)]


def ops(shape):
    """Pairs of a result type and lines that compute %r from %a."""
    type_, rank = tensor(shape), len(shape)
    for name in ("add %a, %a", "tanh %a"):
        yield type_, ["%%r = stablehlo.%s : %s" % (name, type_)]
    for element in ("i32", "bf16"):
        yield tensor(shape, element), ["%%r = stablehlo.convert %%a : (%s) -> %s"
                                       % (type_, tensor(shape, element))]
    yield type_, [ZERO, "%%b = stablehlo.broadcast_in_dim %%zero, dims = [] : (tensor<f32>) "
                  "-> %s" % type_, "%%r = stablehlo.maximum %%a, %%b : %s" % type_]
    turned = tensor(shape[::-1])
    yield turned, ["%%r = stablehlo.transpose %%a, dims = %s : (%s) -> %s"
                   % (list(range(rank))[::-1], type_, turned)]
    longer = tensor([1] + shape + [1])
    yield longer, ["%%r = stablehlo.reshape %%a : (%s) -> %s" % (type_, longer)]
    yield reduction(shape, list(range(rank)))
    yield reduction(shape, [])
    if rank:
        yield reduce_window(shape, shape, window_dimensions=dense([1] * rank))
        yield reduce_window(shape, [size // 2 for size in shape],
                            window_dimensions=dense([2] * rank),
                            window_strides=dense([2] * rank))
    if all(shape):
        ones = tensor([1] * rank)
        indices, types = ", %zero" * rank, ", tensor<i32>" * rank
        yield ones, [INDEX, "%%r = stablehlo.dynamic_slice %%a%s, sizes = %s : (%s%s) -> %s"
                     % (indices, [1] * rank, type_, types, ones)]
        yield type_, [INDEX, "%%u = stablehlo.constant dense<1.0> : %s" % ones,
                      "%%r = stablehlo.dynamic_update_slice %%a, %%u%s : (%s, %s%s) -> %s"
                      % (indices, type_, ones, types, type_)]
    for dim in range(rank):
        yield from ops_of_dimension(shape, dim)
    if rank:
        yield from ops_of_rows(shape)


def program(shape, devices):
    """One function with the results of all ops, the argument sharded if it has a
    dimension."""
    annotation = ", ".join(['{"x"}'] + ["{}"] * (len(shape) - 1) if shape else [])
    results, lines = [], []
    for number, (type_, own) in enumerate(ops(shape)):
        results.append(type_)
        lines += [re.sub(r"%(?!a\b)(\w+)", r"%%\1_%d" % number, line) for line in own]
    return """sharding.mesh @mesh = <["x"=%d]>
func.func @main(%%a: %s {sharding.sharding = #sharding.sharding<@mesh, [%s]>}) -> (%s) {
  %s
  return %s : %s
}
""" % (devices, tensor(shape), annotation, ", ".join(results), "\n  ".join(lines),
       ", ".join("%%r_%d" % i for i in range(len(results))), ", ".join(results))


def check_small_sizes(tools):
    for shape in SMALL:
        for devices in (1, 2):
            file = tools.write("small.mlir", program(shape, devices))
            result = tools.run("gspmd-run", "--random-inputs", "1", "--check", "--no-cache", file,
                               timeout=120)
            assert result.code == 0, (shape, devices, result.code, result.err[-500:])


def check_large_sizes(tools):
    for shape in LARGE:
        file = tools.write("large.mlir", program(shape, 2))
        for command in (["gspmd-opt", "--gspmd-partition", "--gspmd-export-stablehlo"],
                        ["gspmd-opt", "--gspmd-partition", "--gspmd-optimize"],
                        ["gspmd-run", "--simulate", "--topology", "v4:2x1x1"]):
            result = tools.run(*command, file, timeout=120)
            fits = "out of memory" not in result.err
            assert result.code == (0 if fits else 3), (shape, command, result.code,
                                                       result.err[-500:])


def check_sizes_beyond(tools):
    """Dimensions from 2^31 on are rejected by name."""
    for size in (2**31, 2**62, 2**63 - 1):
        file = tools.write("beyond.mlir", """sharding.mesh @mesh = <["x"=2]>
func.func @main(%%a: tensor<%dx2xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> tensor<f32> {
  %%zero = stablehlo.constant dense<0.0> : tensor<f32>
  %%r = stablehlo.reduce(%%a init: %%zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<%dx2xf32>, tensor<f32>) -> tensor<f32>
  return %%r : tensor<f32>
}
""" % (size, size))
        tools.fails("gspmd-opt", "--gspmd-partition", file, code=1,
                    message="has a dimension of %d elements" % size)
        for options in (["--random-inputs", "1"], ["--simulate", "--topology", "v4:2x1x1"]):
            tools.fails("gspmd-run", *options, file, code=2, message="%d" % size)


def check_messages_of_many_dimensions(tools):
    """A message shows the first of 5,000 dimensions."""
    small, large = tensor([1] * 5000), tensor([1] * 4999 + [2])
    program = tools.write("dimensions.mlir", """func.func @f(%%a: %s, %%b: %s) -> %s {
  %%0 = "stablehlo.clamp"(%%b, %%a, %%b) : (%s, %s, %s) -> %s
  return %%0 : %s
}""" % (small, large, small, large, small, large, small, small))
    result = tools.run("gspmd-opt", program)
    message = next(line for line in result.err.splitlines() if "error:" in line)
    assert result.code == 1 and "... (5000 dimensions)" in message, message[:500]
    assert len(message) < 1000, len(message)
