// The shardings of a scan become those of its loop.
// RUN: gspmd-opt %s --gspmd-complete | FileCheck %s
// CHECK: stablehlo.while
// CHECK-SAME: <@mesh, [{}, {"x"}]>, <@mesh, [{"x"}]>

sdy.mesh @mesh = <["x"=2]>
func.func @main(%x: tensor<4x6xf32>, %c: tensor<6xf32>) -> (tensor<4x6xf32>, tensor<6xf32>) {
  %s, %l = chlo.scan(%x) inits (%c) dimension=0 attributes {is_reverse = false, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"x"}]>, <@mesh, [{"x"}]>]>} {
  ^bb0(%a: tensor<6xf32>, %d: tensor<6xf32>):
    %s = stablehlo.add %a, %d : tensor<6xf32>
    stablehlo.return %s, %s : tensor<6xf32>, tensor<6xf32>
  } : (tensor<4x6xf32>, tensor<6xf32>) -> (tensor<4x6xf32>, tensor<6xf32>)
  return %s, %l : tensor<4x6xf32>, tensor<6xf32>
}
