// RUN: gspmd-opt %s --sharding-split-reshapes | FileCheck %s
sharding.mesh @mesh = <["x"=2, "y"=2]>

// A dimension of eight that is sharded in four: two along the
// mixed factor, two along the factor that passes through.
// CHECK-LABEL: func @minor
func.func @minor(%a: tensor<2x3x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {"x", "y"}]>}) -> tensor<3x4x4xf32> {
  // CHECK: %[[A:.*]] = stablehlo.reshape %{{.*}} {sharding.shardings = #sharding.per_value<[<@mesh, [{}, {}, {"x"}, {"y"}]>]>} : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
  // CHECK: %[[B:.*]] = stablehlo.reshape %[[A]] {sharding.shardings = #sharding.per_value<[<@mesh, [{}, {}, {}, {"y"}]>]>} : (tensor<2x3x2x4xf32>) -> tensor<3x2x2x4xf32>
  // CHECK: stablehlo.reshape %[[B]] {{.*}} : (tensor<3x2x2x4xf32>) -> tensor<3x4x4xf32>
  %0 = stablehlo.reshape %a {sharding.shardings = #sharding.per_value<[<@mesh, [{}, {}, {"y"}]>]>} : (tensor<2x3x8xf32>) -> tensor<3x4x4xf32>
  return %0 : tensor<3x4x4xf32>
}

// Sharded along the mixed factor only, or in a separate
// group of dimensions: no sharding is preserved.
// CHECK-LABEL: func @others
func.func @others(%a: tensor<2x3x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}, {}]>}, %b: tensor<2x3x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {"x"}]>}) -> (tensor<3x4x4xf32>, tensor<3x2x8xf32>) {
  // CHECK-NEXT: stablehlo.reshape
  %0 = stablehlo.reshape %a {sharding.shardings = #sharding.per_value<[<@mesh, [{"x"}, {}, {}]>]>} : (tensor<2x3x8xf32>) -> tensor<3x4x4xf32>
  // CHECK-NEXT: stablehlo.reshape
  %1 = stablehlo.reshape %b {sharding.shardings = #sharding.per_value<[<@mesh, [{}, {}, {"x"}]>]>} : (tensor<2x3x8xf32>) -> tensor<3x2x8xf32>
  // CHECK-NEXT: return
  return %0, %1 : tensor<3x4x4xf32>, tensor<3x2x8xf32>
}
