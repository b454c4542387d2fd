// RUN: gspmd-opt %s --gspmd-partition 2>/dev/null | FileCheck %s

sharding.mesh @mesh = <["x"=4]>

// A function without a body is called with global tensors, as it is declared.
// CHECK-LABEL: func @caller
// CHECK: %[[WHOLE:.*]] = spmd.all_gather
// CHECK: call @ext(%[[WHOLE]]) {{.*}}: (tensor<8xf32>) -> tensor<8xf32>
func.func @caller(%x: tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>})
    -> (tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) {
  %0 = call @ext(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @ext(tensor<8xf32>) -> tensor<8xf32>
