"""Writes a program of 50 products, one after the other, to each file named."""
import sys

MATRIX = "tensor<100x100xf32>"

for path in sys.argv[1:]:
    lines = [f"func.func @main(%a: {MATRIX}, %b: {MATRIX}) -> {MATRIX} {{"]
    last = "%a"
    for i in range(50):
        lines.append(f"  %{i} = stablehlo.dot_general {last}, %b, contracting_dims = [1] x [0] : ({MATRIX}, {MATRIX}) -> {MATRIX}")
        last = f"%{i}"
    with open(path, "w") as file:
        file.write("\n".join(lines + [f"  return {last} : {MATRIX}", "}\n"]))
