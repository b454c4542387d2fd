// RUN: gspmd-opt %s --sharding-propagate | FileCheck %s
// The users of a combined number decide how it may be sharded: of two equal
// calls, one defines the state of a random generator, in either order.

sharding.mesh @mesh = <["x"=2]>

// CHECK-LABEL: func.func @state_first
// CHECK: X64Combine(%{{.*}}, %{{.*}}) : (
// CHECK: X64Combine(%{{.*}}, %{{.*}}) {{.*}}[{"x", ?}]{{.*}} -> tensor<2xui64>
// CHECK: negate
func.func @state_first(%a: tensor<2xui32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}, %b: tensor<2xui32>) -> (tensor<2xui64>, tensor<4xui32>, tensor<2xui64>) {
  %0 = stablehlo.custom_call @X64Combine(%a, %b) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui64>
  %1 = stablehlo.custom_call @X64Combine(%a, %b) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui64>
  %s, %bits = stablehlo.rng_bit_generator %0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  %2 = stablehlo.negate %1 : tensor<2xui64>
  return %s, %bits, %2 : tensor<2xui64>, tensor<4xui32>, tensor<2xui64>
}

// CHECK-LABEL: func.func @state_last
// CHECK: X64Combine(%{{.*}}, %{{.*}}) {{.*}}[{"x", ?}]{{.*}} -> tensor<2xui64>
// CHECK: X64Combine(%{{.*}}, %{{.*}}) : (
// CHECK: negate
func.func @state_last(%a: tensor<2xui32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}, %b: tensor<2xui32>) -> (tensor<2xui64>, tensor<4xui32>, tensor<2xui64>) {
  %1 = stablehlo.custom_call @X64Combine(%a, %b) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui64>
  %0 = stablehlo.custom_call @X64Combine(%a, %b) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui64>
  %s, %bits = stablehlo.rng_bit_generator %0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  %2 = stablehlo.negate %1 : tensor<2xui64>
  return %s, %bits, %2 : tensor<2xui64>, tensor<4xui32>, tensor<2xui64>
}
