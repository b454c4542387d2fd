// Ops of tosa pass partial sums on as the StableHLO ops do. A pad value is no
// partial sum unless it is zero, so the sums are combined before the pad.
// RUN: gspmd-run %s --random-inputs 1 --check --poison
// RUN: gspmd-opt %s --gspmd-complete | FileCheck %s
sdy.mesh @mesh = <["x"=4]>

// CHECK-LABEL: @main
// CHECK: %[[SUMS:.*]] = stablehlo.negate {{.*}}unreduced={"x"}
func.func public @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, %b: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<2x8xf32>) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %sums = stablehlo.negate %0 : tensor<4x4xf32>
  %padding = tosa.const_shape {values = dense<[1, 1, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %one = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %zero = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  // CHECK: tosa.pad {{.*}}<@mesh, [{}, {}]>]>
  %1 = tosa.pad %sums, %padding, %one : (tensor<4x4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<6x4xf32>
  %2 = sdy.sharding_constraint %1 <@mesh, [{}, {}], unreduced={"x"}> : tensor<6x4xf32>
  %padded = stablehlo.negate %2 : tensor<6x4xf32>
  // CHECK: tosa.pad {{.*}}unreduced={"x"}
  %3 = tosa.pad %sums, %padding, %zero : (tensor<4x4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<6x4xf32>
  %4 = sdy.sharding_constraint %3 <@mesh, [{}, {}], unreduced={"x"}> : tensor<6x4xf32>
  %padded_by_zero = stablehlo.negate %4 : tensor<6x4xf32>
  // CHECK: tosa.concat {{.*}}<@mesh, [{}, {}]>]>
  %c = "tosa.const"() {values = dense<2.0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
  %5 = tosa.concat %sums, %c {axis = 0 : i32} : (tensor<4x4xf32>, tensor<2x4xf32>) -> tensor<6x4xf32>
  %6 = sdy.sharding_constraint %5 <@mesh, [{}, {}], unreduced={"x"}> : tensor<6x4xf32>
  %joined = stablehlo.negate %6 : tensor<6x4xf32>
  // CHECK: tosa.reverse {{.*}}unreduced={"x"}
  %7 = tosa.reverse %sums {axis = 1 : i32} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %shape = tosa.const_shape {values = dense<[2, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // CHECK: tosa.reshape {{.*}}unreduced={"x"}
  %8 = tosa.reshape %7, %shape : (tensor<4x4xf32>, !tosa.shape<2>) -> tensor<2x8xf32>
  %9 = sdy.sharding_constraint %8 <@mesh, [{}, {}], unreduced={"x"}> : tensor<2x8xf32>
  %moved = stablehlo.negate %9 : tensor<2x8xf32>
  return %padded, %padded_by_zero, %joined, %moved : tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<2x8xf32>
}
