// A matrix that is sharded by rows and columns is factored and solved by the axes of both: no
// device has more than an eighth of it, and a panel.
// RUN: gspmd-run %s --entry small --random-inputs 1 --check --poison --rtol 1e-3 --atol 1e-3
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s
sharding.mesh @mesh = <["x"=2, "y"=4]>
func.func @small(%a: tensor<48x48xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>},
                 %b: tensor<48x48xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>})
    -> (tensor<48x48xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>}) {
  // Positive definite, as its diagonal is dominant.
  %i = stablehlo.iota dim = 0 : tensor<48x48xi32>
  %j = stablehlo.iota dim = 1 : tensor<48x48xi32>
  %on = stablehlo.compare EQ, %i, %j : (tensor<48x48xi32>, tensor<48x48xi32>) -> tensor<48x48xi1>
  %large = stablehlo.constant dense<512.0> : tensor<48x48xf32>
  %s = stablehlo.select %on, %large, %a : tensor<48x48xi1>, tensor<48x48xf32>
  %l = stablehlo.cholesky %s, lower = true : tensor<48x48xf32>
  %y = "stablehlo.triangular_solve"(%l, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<48x48xf32>, tensor<48x48xf32>) -> tensor<48x48xf32>
  %x = "stablehlo.triangular_solve"(%l, %y) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<48x48xf32>, tensor<48x48xf32>) -> tensor<48x48xf32>
  return %x : tensor<48x48xf32>
}

// CHECK-LABEL: func.func @large
// CHECK-NOT: -> tensor<{{2048x8192|4096x8192|8192x2048|8192x4096|8192x8192}}xf32>
// CHECK: return
func.func @large(%s: tensor<8192x8192xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>},
                 %b: tensor<8192x8192xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>},
                 %c: tensor<8192x64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>})
    -> (tensor<8192x8192xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>},
        tensor<8192x64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>}) {
  %l = stablehlo.cholesky %s, lower = true : tensor<8192x8192xf32>
  %y = "stablehlo.triangular_solve"(%l, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<8192x8192xf32>, tensor<8192x8192xf32>) -> tensor<8192x8192xf32>
  %z = "stablehlo.triangular_solve"(%l, %c) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<8192x8192xf32>, tensor<8192x64xf32>) -> tensor<8192x64xf32>
  return %y, %z : tensor<8192x8192xf32>, tensor<8192x64xf32>
}
