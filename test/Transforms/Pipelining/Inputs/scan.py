"""Prints a random training step whose layers are a scan.   scan.py SEED STAGES BATCH

The forward pass is a loop over the layers of stacked weights, the backward pass one in the
reverse order. The loops state the number of stages by the attribute `sharding.stages` or by
name scopes. The update of the weights has a moment and scales gradients by their norm. Depending on the seed, the number of layers is not a multiple of that of the
stages, layers have a residual connection, another weight follows the scan, the backward
pass computes activations again, and tensors are sharded on a mesh <["x"=2, "y"=2]>.
"""

import random
import sys


def main(seed, stages, batch):
    choices = random.Random(seed)
    n, layers = choices.choice([4, 6]), stages + choices.randint(0, stages)
    is_residual, has_head, recomputes, is_sharded = (choices.random() < 0.5 for _ in range(4))
    h, w, s = "tensor<%dx%dxf32>" % (batch, n), "tensor<%dx%dxf32>" % (n, n), "tensor<%dx%dx%dxf32>" % (layers, n, n)
    one, stack = "tensor<1x%dx%dxf32>", "tensor<%dx%dx%dxf32>" % (layers, batch, n)
    h1, w1 = one % (batch, n), one % (n, n)
    i = "tensor<i32>"

    def mark(dims):
        return "sharding.sharding = #sharding.sharding<@mesh, [%s]>" % dims

    def loop(results, carries, types, body):
        scope = '"jit(step)/%s/while"' % ("jvp(stages%d)" if results[0] != "d" else "transpose(jvp(stages%d))") % stages
        by_attribute = results[0] != "d" and choices.random() < 0.5
        names = ", ".join("%%%s = %s" % pair for pair in carries)
        print("  %%r%s:%d = stablehlo.while(%%i = %%zero, %s) : %s, %s%s" % (
            results[0], len(carries) + 1, names, i, ", ".join(types),
            " attributes {sharding.stages = %d : i64}" % stages if by_attribute else ""))
        print("  cond {\n    %%l = stablehlo.constant dense<%d> : %s" % (layers, i))
        print("    %%c = stablehlo.compare LT, %%i, %%l : (%s, %s) -> tensor<i1>" % (i, i))
        print("    stablehlo.return %c : tensor<i1>\n  } do {")
        print(body)
        print("    %%one = stablehlo.constant dense<1> : %s\n    %%j = stablehlo.add %%i, %%one : %s" % (i, i))
        print("    stablehlo.return %%j, %s : %s, %s\n  }%s" % (
            ", ".join("%" + each for each in results), i, ", ".join(types),
            "" if by_attribute else " loc(%s)" % scope))

    def read(name, source, at, stacked, part, flat):
        sizes = part[len("tensor<"):].rsplit("x", 1)[0].replace("x", ", ")
        return ("    %%%s1 = stablehlo.dynamic_slice %%%s, %%%s, %%zero, %%zero, sizes = [%s] : (%s, %s, %s, %s) -> %s\n"
                "    %%%s = stablehlo.reshape %%%s1 : (%s) -> %s" % (
                    name, source, at, sizes, stacked, i, i, i, part, name, name, part, flat))

    def write(name, stack_name, value, at, stacked, part, flat):
        return ("    %%%s1 = stablehlo.reshape %%%s : (%s) -> %s\n"
                "    %%%s = stablehlo.dynamic_update_slice %%%s, %%%s1, %%%s, %%zero, %%zero : (%s, %s, %s, %s, %s) -> %s" % (
                    name, value, flat, part, name, stack_name, name, at, stacked, part, i, i, i, stacked))

    def dot(name, a, b, dims, types, indent="    "):
        return "%s%%%s = stablehlo.dot_general %%%s, %%%s, contracting_dims = [%d] x [%d] : (%s, %s) -> %s" % (
            (indent, name, a, b) + dims + types)

    batch_marks, weight_marks, head_marks = (", " + mark('{"x"}, {}'), " {" + mark('{}, {}, {"y"}') + "}",
                                             " {" + mark('{}, {"y"}') + "}") if is_sharded else ("", "", "")
    if is_sharded:
        print('sharding.mesh @mesh = <["x"=2, "y"=2]>')
    print("func.func public @main(%%x: %s {sharding.microbatch = 0 : i64%s}, %%y: %s {sharding.microbatch = 0 : i64%s}, "
          "%%w: %s%s, %%v: %s%s, %%m: %s) -> (tensor<f32>, %s, %s, %s) {" % (
              h, batch_marks, h, batch_marks, s, weight_marks, w, head_marks, s, s, w, s))
    print("  %%zero = stablehlo.constant dense<0> : %s" % i)
    print("  %%empty = stablehlo.constant dense<0.0> : %s" % stack)
    print("  %%none = stablehlo.constant dense<0.0> : %s" % s)
    layer = [read("wi", "w", "i", s, w1, w), dot("z", "h", "wi", (1, 0), (h, w, h)), "    %%t = stablehlo.tanh %%z : %s" % h,
             "    %%g = stablehlo.add %%t, %%h : %s" % h if is_residual else "    %%g = stablehlo.negate %%t : %s" % h,
             write("a", "as", "h" if recomputes else "t", "i", stack, h1, h), write("b", "bs", "h", "i", stack, h1, h)]
    loop(["g", "a", "b"], [("h", "%x"), ("as", "%empty"), ("bs", "%empty")], [h, stack, stack], "\n".join(layer))
    print(dot("o", "rg#1", "v", (1, 0), (h, w, h), "  ") if has_head else "  %%o = stablehlo.tanh %%rg#1 : %s" % h)
    print("  %%e = stablehlo.subtract %%o, %%y : %s\n  %%q = stablehlo.multiply %%e, %%e : %s" % (h, h))
    print("  %zf = stablehlo.constant dense<0.0> : tensor<f32>")
    print("  %%loss = stablehlo.reduce(%%q init: %%zf) applies stablehlo.add across dimensions = [0, 1] : (%s, tensor<f32>) -> tensor<f32>" % h)
    print("  %%two = stablehlo.constant dense<2.0> : %s\n  %%de = stablehlo.multiply %%two, %%e : %s" % (h, h))
    if has_head:
        print(dot("dv", "rg#1", "de", (0, 0), (h, h, w), "  "))
        print(dot("dh", "de", "v", (1, 1), (h, w, h), "  "))
    else:
        print("  %%sq = stablehlo.multiply %%o, %%o : %s\n  %%unit = stablehlo.constant dense<1.0> : %s" % (h, h))
        print("  %%osl = stablehlo.subtract %%unit, %%sq : %s\n  %%dh = stablehlo.multiply %%de, %%osl : %s" % (h, h))
        print("  %%dv = stablehlo.constant dense<0.0> : %s" % w)
    back = ["    %%top = stablehlo.constant dense<%d> : %s\n    %%k = stablehlo.subtract %%top, %%i : %s" % (layers - 1, i, i),
            read("wi", "w", "k", s, w1, w), read("hi", "rg#3", "k", stack, h1, h), read("ai", "rg#2", "k", stack, h1, h),
            dot("z", "ai", "wi", (1, 0), (h, w, h)) + "\n    %%t = stablehlo.tanh %%z : %s" % h if recomputes
            else "    %%t = stablehlo.abs %%ai : %s" % h,
            "    %%u = stablehlo.multiply %%t, %%t : %s\n    %%ones = stablehlo.constant dense<1.0> : %s" % (h, h),
            "    %%sl = stablehlo.subtract %%ones, %%u : %s\n    %%dz = stablehlo.multiply %%dd, %%sl : %s" % (h, h),
            dot("dw", "hi", "dz", (0, 0), (h, h, w)), dot("p", "dz", "wi", (1, 1), (h, w, h)),
            "    %%d = stablehlo.add %%p, %%dd : %s" % h if is_residual else "    %%d = stablehlo.negate %%p : %s" % h,
            write("dws", "acc", "dw", "k", s, w1, w)]
    loop(["d", "dws"], [("dd", "%dh"), ("acc", "%none")], [h, s], "\n".join(back))
    print("  %%squares = stablehlo.multiply %%rd#2, %%rd#2 : %s" % s)
    print("  %%norm = stablehlo.reduce(%%squares init: %%zf) applies stablehlo.add across dimensions = [0, 1, 2] : (%s, tensor<f32>) -> tensor<f32>" % s)
    print("  %scale = stablehlo.rsqrt %norm : tensor<f32>")
    print("  %%scales = stablehlo.broadcast_in_dim %%scale, dims = [] : (tensor<f32>) -> %s" % s)
    print("  %%scaled = stablehlo.multiply %%scales, %%rd#2 : %s\n  %%nm = stablehlo.add %%m, %%scaled : %s" % (s, s))
    print("  %%nw = stablehlo.subtract %%w, %%nm : %s\n  %%nv = stablehlo.subtract %%v, %%dv : %s" % (s, w))
    print("  return %%loss, %%nw, %%nv, %%nm : tensor<f32>, %s, %s, %s\n}" % (s, w, s))


if __name__ == "__main__":
    main(*(int(argument) for argument in sys.argv[1:4]))
