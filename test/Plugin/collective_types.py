"""A device program of every collective on every type that the runtime has.

    collective_types.py > FILE

Each device takes one tensor per type. Every collective reads it, and each result is
a result of the program, so that two ways to compile it can be compared bit by bit.
"""
MOVED = ["i1", "i8", "i16", "i32", "i64", "bf16", "f16", "f32", "f64",
         "complex<f32>", "complex<f64>", "f8E4M3FN"]
AXES = '<@mesh ["x"]>'


def tensor(shape, element):
    return "tensor<%sx%s>" % ("x".join(map(str, shape)), element)


def collectives(element):
    """(text with %s for each operand, shape of the result)"""
    own, row, half = (tensor(s, element) for s in ([4, 6], [16, 6], [2, 6]))
    yield "spmd.all_gather %%s dim 0 over %s : %s -> %s" % (AXES, own, row), [16, 6]
    yield ("spmd.all_to_all %%s split 0 concat 1 over %s : %s -> %s" %
           (AXES, own, tensor([1, 24], element))), [1, 24]
    yield ("spmd.ragged_all_to_all %%s[%%from, %%counts] into %%s[%%to, %%counts] over %s : "
           "%s, tensor<4xi32> -> %s" % (AXES, own, own)), [4, 6]
    yield ('spmd.collective_permute %%s from <@mesh ["x", "y"]> to <@mesh ["y", "x"]> : %s'
           % own), [4, 6]
    yield "spmd.shift %%s by 1 wrap over %s : %s" % (AXES, own), [4, 6]
    yield "spmd.shift %%s by 1 mirror over %s : %s" % (AXES, own), [4, 6]
    yield "spmd.permute_pairs %%s [0, 1, 1, 0, 2, 3] over %s : %s" % (AXES, own), [4, 6]
    yield ('spmd.all_slice %%s dim 0 over <@mesh ["y"]> : %s -> %s' % (own, half)), [2, 6]
    yield ("spmd.halo_exchange %%s dim 0 left 5 right 2 over %s : %s -> %s" %
           (AXES, own, tensor([11, 6], element))), [11, 6]
    if element == "f8E4M3FN":
        return  # combined in f32, by ops of StableHLO
    kinds = ["and", "or"] if element == "i1" else ["add"] if "complex" in element else ["add", "max"]
    for kind in kinds:
        yield "spmd.all_reduce%s %%s over %s : %s" % (" " + kind, AXES, own), [4, 6]
        yield ("spmd.reduce_scatter %s %%s dim 0 over %s : %s -> %s" %
               (kind, AXES, own, tensor([1, 6], element))), [1, 6]


def annotated(shape, element):
    """A local type with its sharding and the global type."""
    global_type = tensor([8 * shape[0]] + shape[1:], element)
    return ('%s {sharding.sharding = #sharding.sharding<@mesh, [{"x", "y"}%s]>, spmd.global_type = %s}'
            % (tensor(shape, element), ", {}" * (len(shape) - 1), global_type))


def main():
    arguments, results = [], []
    # Slices for each member of the group; all of one size, which receivers expect.
    body = ["%%%s = arith.constant dense<[%s]> : tensor<4xi32>" % numbers for numbers in (
        ("from", "3, 0, 2, 1"), ("counts", "1, 1, 1, 1"), ("to", "2, 3, 0, 1"))]
    for i, element in enumerate(MOVED):
        operand = "%%a%d" % i
        arguments.append("%s: %s" % (operand, annotated([4, 6], element)))
        for j, (text, shape) in enumerate(collectives(element)):
            name = "%%r%d_%d" % (i, j)
            if (i + j) % 2 and "all_slice" not in text:  # begun, and waited for
                form, types = text.split(" : ")
                body.append("%ss = %s {spmd.start} : %s" % (name, form.replace("%s", operand), types))
                body.append("%s = spmd.done %ss : %s" % (name, name, tensor(shape, element)))
            else:
                body.append("%s = %s" % (name, text.replace("%s", operand)))
            results.append((name, shape, element))
    # Several tensors in one message, and where a device is.
    body.append("%%j:2 = spmd.all_reduce add %%a7, %%r7_8 over %s : tensor<4x6xf32>, tensor<11x6xf32>" % AXES)
    results += [("%j#0", [4, 6], "f32"), ("%j#1", [11, 6], "f32")]
    for name, text in ("%n", "spmd.axis_index %s" % AXES), ("%id", "spmd.partition_id"):
        body.append("%s = %s : tensor<i32>" % (name, text))
        body.append("%s_1 = tensor.expand_shape %s [] output_shape [1] : tensor<i32> into tensor<1xi32>" % (name, name))
        results.append((name + "_1", [1], "i32"))
    print('sharding.mesh @mesh = <["x"=4, "y"=2]>')
    print("func.func public @main(%s) -> (%s) {" % (
        ", ".join(arguments), ", ".join(annotated(shape, element) for _, shape, element in results)))
    print("\n".join("  " + line for line in body))
    print("  return %s : %s\n}" % (", ".join(name for name, _, _ in results),
                                   ", ".join(tensor(shape, element) for _, shape, element in results)))


if __name__ == "__main__":
    main()
