// Members of a group whose calls and functions have
// different annotations are not unified, with a remark.
// RUN: gspmd-opt %s --gspmd-complete --export-sdy 2>&1 | FileCheck %s

sdy.mesh @mesh = <["x"=2, "y"=2]>
// CHECK: remark: tensors of group 1 have different annotations at their sources or users: {{.*}}[{}, {"y"}]{{.*}} here; this one does not join the group
// CHECK: note: {{.*}}[{"x"}, {}]{{.*}} here
// CHECK-LABEL: func.func @main(
func.func @main(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  // CHECK: call @f(%arg0) {{.*}}<[<@mesh, [{"x"}, {}]>]>
  %0 = call @f(%arg0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  sdy.sharding_group %0 group_id=1 : tensor<8x8xf32>
  // CHECK: call @g(%arg0) {{.*}}<[<@mesh, [{}, {"y"}]>]>
  %1 = call @g(%arg0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  sdy.sharding_group %1 group_id=1 : tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}
func.func private @f(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = stablehlo.negate %arg0 : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func private @g(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}) {
  %0 = stablehlo.tanh %arg0 : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
