// Locations as JAX prints them (as_text(debug_info=True)): names around ranges of files,
// call sites, and arguments that have a name and no file.
// RUN: gspmd-opt --explain='jit(f)/tanh' %s | FileCheck %s
// CHECK: %1 = stablehlo.tanh in @main at model.py:9:8 ("jit(f)/tanh")
// CHECK-NEXT: tensor<8x16xf32> [{"x", ?}, {?}]
// CHECK-NEXT: dim 0 "x" from argument %arg0 of @main at unknown ("params['w']") (p0)
// CHECK-NEXT: step {{[0-9]+}}: %arg0 dim 0 -> %0 dim 0 through stablehlo.dot_general at model.py:8:4 ("jit(f)/dot_general")
// CHECK-NEXT: step {{[0-9]+}}: %0 dim 0 -> %1 dim 0 through stablehlo.tanh at model.py:9:8 ("jit(f)/tanh")
// CHECK-NOT: =

// RUN: gspmd-opt --explain=main:arg0,main:result0 %s | FileCheck %s --check-prefix=ENDS
// ENDS: %arg0 = argument in @main at unknown ("params['w']")
// ENDS: result0 = result in @main
// ENDS-NEXT: tensor<8x16xf32> [{"x", ?}, {?}]

#f = loc("model.py":8:4 to :20)
#g = loc("model.py":9:8 to :22)
#caller = loc("train.py":40:2)
#fun = loc("f"(#f))
#fun2 = loc(callsite(#g at #caller))
#dot = loc("jit(f)/dot_general"(#fun))
#tanh = loc("jit(f)/tanh"(#fun2))
sdy.mesh @mesh = <["x"=4]>
func.func public @main(
    %arg0: tensor<8x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("params['w']"),
    %arg1: tensor<32x16xf32> loc("x")) -> tensor<8x16xf32> {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x32xf32>, tensor<32x16xf32>) -> tensor<8x16xf32> loc(#dot)
  %1 = stablehlo.tanh %0 : tensor<8x16xf32> loc(#tanh)
  return %1 : tensor<8x16xf32>
}
