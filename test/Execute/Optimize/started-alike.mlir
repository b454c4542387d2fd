// The same gather in a loop and after it, each overlapped with ops that do not depend on it: they
// are not merged, because the other block would have to wait for the result.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=schedule-collectives --stats=- | FileCheck %s
// CHECK-COUNT-2: all_gather of {{.*}} starts before
sdy.mesh @mesh = <["x"=4]>
func.func @main(%x: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %v: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %n: tensor<i32>) -> tensor<64x64xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %k = stablehlo.constant dense<0.01> : tensor<64x64xf32>
  %b = stablehlo.dot_general %x, %k, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %r:2 = stablehlo.while(%i = %zero, %h = %b) : tensor<i32>, tensor<64x64xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %a = stablehlo.dot_general %h, %k, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %vg = sdy.sharding_constraint %v <@mesh, [{}, {}]> : tensor<64x64xf32>
    %y = stablehlo.dot_general %a, %vg, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    stablehlo.return %next, %y : tensor<i32>, tensor<64x64xf32>
  }
  %vg = sdy.sharding_constraint %v <@mesh, [{}, {}]> : tensor<64x64xf32>
  %y = stablehlo.dot_general %r#1, %vg, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %y : tensor<64x64xf32>
}
