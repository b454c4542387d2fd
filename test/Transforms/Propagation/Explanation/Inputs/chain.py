"""Prints a chain of ops behind a sharded argument.

    python chain.py COUNT
"""

import sys

count = int(sys.argv[1])
print("""sdy.mesh @mesh = <["x"=2]>
func.func @main(%x: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {""")
for i in range(count):
    print("  %%v%d = stablehlo.tanh %%%s : tensor<8xf32>" % (i, "v%d" % (i - 1) if i else "x"))
print("  return %%v%d : tensor<8xf32>\n}" % (count - 1))
