"""A program for the tests of the explorer.   python programs.py hostile FILE"""

import sys


def quoted(text):
    return '"%s"' % text.replace("\\", "\\\\").replace('"', '\\22')


def hostile():
    """Names that are markup, that reorder text, and that are long."""
    markup = "<img src=x onerror=alert(1)>"
    reordered = "\u202egnp.exe\u2066 <script>alert(2)</script>"
    long_name = "w" * 1_000_000
    axis = '<b onclick="alert(3)">'.replace('"', "'")
    mesh = 'sdy.mesh @mesh = <[%s=4, "y"=2]>' % quoted(axis)
    return """%s
func.func public @main(
    %%arg0: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{%s}, {}]>} loc(%s),
    %%arg1: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>} loc(%s),
    %%arg2: tensor<65536x65536xf32> loc(%s)) -> (tensor<64x64xf32>, tensor<65536x65536xf32>) {
  %%0 = stablehlo.dot_general %%arg0, %%arg1, contracting_dims = [1] x [0]
    : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32> loc(%s)
  %%1 = stablehlo.tanh %%arg2 : tensor<65536x65536xf32> loc(%s)
  return %%0, %%1 : tensor<64x64xf32>, tensor<65536x65536xf32>
}
""" % (mesh, quoted(axis), quoted(markup), quoted(reordered), quoted(long_name),
       quoted("jit(f)/%s/%s/dot" % (markup, reordered)), quoted("/".join(["a" * 3000] * 60)))


with open(sys.argv[2], "w", encoding="utf-8") as file:
    file.write({"hostile": hostile}[sys.argv[1]]())
