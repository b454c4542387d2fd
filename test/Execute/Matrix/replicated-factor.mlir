// A replicated value is used as it is: the factor, a slice of which is selected, is not gathered
// again for the solves. The select is rematerialized on the replicated value, which needs no
// communication. (51712 bytes before.)
// RUN: gspmd-run %s --random-inputs 1 --check --atol 1e-4 --poison --stats=%t.json
// RUN: FileCheck %s < %t.json
// CHECK: "collectives": {
// CHECK-NEXT: "all-gather": {
// CHECK-NEXT: "bytes": 34816,
// CHECK-NEXT: "count": 3
// CHECK-NEXT: },
// CHECK-NEXT: "all-to-all": {
// CHECK-NEXT: "bytes": 512,
// CHECK-NEXT: "count": 2
// CHECK-NEXT: }
// CHECK-NEXT: }
sharding.mesh @mesh = <["x"=8]>
func.func @main(%a: tensor<64x64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, %y: tensor<64x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<64x8xf32>, tensor<64x8xf32>, tensor<64xf32>) {
  %t = stablehlo.transpose %a, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
  %k = stablehlo.dot_general %a, %t, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %i = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %j = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %e = stablehlo.compare EQ, %i, %j : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
  %c100 = stablehlo.constant dense<100.0> : tensor<64x64xf32>
  %z = stablehlo.constant dense<0.0> : tensor<64x64xf32>
  %d = stablehlo.select %e, %c100, %z : tensor<64x64xi1>, tensor<64x64xf32>
  %s = stablehlo.add %k, %d : tensor<64x64xf32>
  %l1 = stablehlo.cholesky %s, lower = true : tensor<64x64xf32>
  %l0 = sharding.reshard %l1 <@mesh, [{}, {}]> : tensor<64x64xf32>
  %g = stablehlo.compare GE, %i, %j : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
  %l = stablehlo.select %g, %l0, %z : tensor<64x64xi1>, tensor<64x64xf32>
  %u = "stablehlo.triangular_solve"(%l, %y) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<64x64xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
  %v = "stablehlo.triangular_solve"(%l, %u) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<64x64xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
  %w = stablehlo.log %l : tensor<64x64xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
  return %u, %v, %r : tensor<64x8xf32>, tensor<64x8xf32>, tensor<64xf32>
}
