// Shardy's ops read results of ops whose dialect is not registered.
// RUN: gspmd-opt %s --allow-unregistered-dialect --gspmd-import-sdy | FileCheck %s

// CHECK: %[[A:.*]] = "foo.a"()
// CHECK: %[[B:.*]] = "foo.b"()
// CHECK: return
sdy.mesh @mesh = <["x"=4]>
func.func public @main() -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %a = "foo.a"() : () -> tensor<8xf32>
  %0 = sdy.sharding_constraint %a <@mesh, [{}], unreduced={"x"}> : tensor<8xf32>
  %b = "foo.b"() : () -> tensor<8xf32>
  %1 = sdy.reshard %b <@mesh, [{"x"}]> : tensor<8xf32>
  %c = "foo.c"() : () -> tensor<8xf32>
  %2 = sdy.data_flow_edge %c : tensor<8xf32>
  return %0, %1, %2 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
