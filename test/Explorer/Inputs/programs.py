"""Programs for the tests of the explorer.   python programs.py hostile|layers:OPS FILE"""

import sys


def quoted(text):
    return '"%s"' % text.replace("\\", "\\\\").replace('"', '\\22')


def hostile():
    """Names that are markup, that reorder text, and that are long."""
    markup = "<img src=x onerror=alert(1)>"
    reordered = "\u202egnp.exe\u2066 \"'></script></style><script>alert(2)</script>{@html markup}\u200f"
    long_name = "w" * 1_000_000
    axis = '<b onclick="alert(3)">'.replace('"', "'")
    name = quoted(markup + reordered)
    return """module @{name} {{
sdy.mesh @{name} = <[{axis}=4, "y"=2]>
func.func public @main(
    %arg0: tensor<64x64xf32> {{sdy.sharding = #sdy.sharding<@{name}, [{{{axis}}}, {{}}]>}} loc({markup}),
    %arg1: tensor<64x64xf32> {{sdy.sharding = #sdy.sharding<@{name}, [{{}}, {{"y"}}]>}} loc({reordered}),
    %arg2: tensor<65536x65536xf32> loc({long_name}))
    -> (tensor<64x64xf32> {{jax.result_info = {name}}}, tensor<65536x65536xf32> {{jax.result_info = {long_name}}}) {{
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0]
    : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32> loc({scopes}({name}:1:2))
  %1 = stablehlo.tanh %arg2 : tensor<65536x65536xf32> loc({long_scopes}({long_name}:7:1))
  %2 = call @{called}(%0) : (tensor<64x64xf32>) -> tensor<64x64xf32> loc({name})
  return %2, %1 : tensor<64x64xf32>, tensor<65536x65536xf32>
}}
func.func private @{called}(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {{
  %0 = stablehlo.exponential %x : tensor<64x64xf32> loc({name}({name}:3:5))
  return %0 : tensor<64x64xf32>
}}
}}
""".format(name=name, axis=quoted(axis), called=quoted("f" + reordered), markup=quoted(markup),
           reordered=quoted(reordered), long_name=quoted(long_name),
           scopes=quoted("jit(f)/%s/%s/dot" % (markup, reordered)),
           long_scopes=quoted("/".join(["a" * 3000] * 60)))


# The ops of a layer, with their operands: an op of the layer, "in", or a weight.
LAYER = [("up/dot_general", "dot_general", "in", "%up"), ("tanh", "tanh", 0), ("mul", "multiply", 0, 1),
         ("down/dot_general", "dot_general", 2, "%down"), ("add", "add", 3, "in"), ("norm/exp", "exponential", 4),
         ("norm/neg", "negate", 5), ("norm/add", "add", 4, 6), ("norm/mul", "multiply", 7, 7), ("norm/sub", "subtract", 7, 8)]
LAYERS_PER_WEIGHT = 100


def layers(num_ops):
    """Layers of ten ops, with annotated weights and an all-reduce each."""
    type = "tensor<64x64xf32>"
    ops, x = [], "%x"
    num_layers = num_ops // len(LAYER)
    for layer in range(num_layers):
        first = layer * len(LAYER)
        for number, (name, op, *operands) in enumerate(LAYER):
            names = [x if each == "in" else "%s%d" % (each, layer // LAYERS_PER_WEIGHT) if isinstance(each, str)
                     else "%%%d" % (first + each) for each in operands]
            types = "(%s, %s) -> %s" % (type, type, type) if op == "dot_general" else type
            dims = ", contracting_dims = [1] x [0]" if op == "dot_general" else ""
            ops.append('  %%%d = stablehlo.%s %s%s : %s loc("jit(step)/layer%d/%s")' % (
                first + number, op, ", ".join(names), dims, types, layer, name))
        x = "%%%d" % (first + len(LAYER) - 1)
    arguments = ['%%x: %s {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch")' % type]
    for weight in range(-(-num_layers // LAYERS_PER_WEIGHT)):
        for name, dims in (("up", '[{}, {"y"}]'), ("down", '[{"y"}, {}]')):
            arguments.append("%%%s%d: %s {sdy.sharding = #sdy.sharding<@mesh, %s>} loc(\"params['%s'][%d]\")" % (
                name, weight, type, dims, name, weight))
    return """sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func public @main(
    %s) -> %s {
%s
  return %s : %s
}
""" % (",\n    ".join(arguments), type, "\n".join(ops), x, type)


kind, _, count = sys.argv[1].partition(":")
with open(sys.argv[2], "w", encoding="utf-8") as file:
    file.write(layers(int(count)) if kind == "layers" else {"hostile": hostile}[kind]())
