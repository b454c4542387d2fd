// Ops in scopes called fused_kernel are one kernel if they are connected: a
// backward kernel with its recomputation, but not with the forward
// kernel, whose result has other users.

// RUN: gspmd-simulate %s --topology %S/../Inputs/round.json:1 | FileCheck %s

// CHECK: matmul {{.*}} x 3
func.func @main(%a: tensor<100x100xf32>, %b: tensor<100x100xf32>) -> (tensor<100x100xf32>, tensor<100x100xf32>) {
  %forward = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<100x100xf32>, tensor<100x100xf32>) -> tensor<100x100xf32> loc("rematted_computation/fused_kernel")
  %out = stablehlo.dot_general %forward, %a, contracting_dims = [1] x [0] : (tensor<100x100xf32>, tensor<100x100xf32>) -> tensor<100x100xf32> loc("projection")
  %again = stablehlo.dot_general %b, %a, contracting_dims = [1] x [0] : (tensor<100x100xf32>, tensor<100x100xf32>) -> tensor<100x100xf32> loc("rematted_computation/fused_kernel")
  %back = stablehlo.dot_general %again, %b, contracting_dims = [1] x [0] : (tensor<100x100xf32>, tensor<100x100xf32>) -> tensor<100x100xf32> loc("fused_kernel")
  return %out, %back : tensor<100x100xf32>, tensor<100x100xf32>
}

// Their arithmetic reaches another share of the peak than that of compiled kernels.
// RUN: sed -e '/kernel_efficiency/s/: 1,/: 0.5,/' -e '/"name"/s/round/half/' %S/../Inputs/round.json > %t.json
// RUN: gspmd-simulate %s --entry named --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=FULL
// RUN: gspmd-simulate %s --entry named --topology %t.json:1 | FileCheck %s --check-prefix=HALF
// FULL: step time             4.000 ms
// HALF: step time             6.000 ms
func.func @named(%a: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32> loc("fused_kernel")
  %1 = stablehlo.dot_general %0, %a, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32> loc("ffn")
  return %1 : tensor<1000x1000xf32>
}
