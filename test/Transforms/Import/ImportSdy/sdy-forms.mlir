// Optional forms of Shardy: records of its propagation are
// kept through completion and dropped by partitioning; edges
// of functions and constraints on tokens are identities.
// RUN: gspmd-opt %s --gspmd-complete --export-sdy | FileCheck %s
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s --check-prefix=LOCAL
#rows = #sdy.sharding<@mesh, [{"a"}, #sdy<dimension_sharding{?}>]>
sdy.mesh @mesh = <["a"=2, "b"=4], device_ids=[0, 1, 2, 3, 4, 5, 6, 7]>

// CHECK: sdy.mesh @mesh = <["a"=2, "b"=4]>
// CHECK: %arg0: tensor<8x16xf32> {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"a" = result-0 -> [operand-0]}]}]>, sdy.sharding =
// CHECK: stablehlo.tanh {{.*}}sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"a" = operand-0 -> [result-0]}]}]>
// LOCAL-NOT: propagation_edges = #sdy
// LOCAL-NOT: func_data_flow_edge
func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #rows, sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"a" = result-0 -> [operand-0]}]}]>}, %t: !stablehlo.token) -> (tensor<8x16xf32>, !stablehlo.token) {
  %e = sdy.func_data_flow_edge %a : tensor<8x16xf32>
  %0 = stablehlo.tanh %e {sdy.sharding = #sdy.sharding_per_value<[#rows]>, sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"a" = operand-0 -> [result-0]}]}]>} : tensor<8x16xf32>
  %1 = sdy.sharding_constraint %t <@mesh, []> : !stablehlo.token
  return %0, %1 : tensor<8x16xf32>, !stablehlo.token
}
