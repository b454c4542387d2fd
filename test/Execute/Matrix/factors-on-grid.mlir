// A matrix of 8 MB is factored and solved on a grid of 4 x 8 devices: all-to-alls exchange the
// shards and blocks in turn, and panels are gathered in rows and columns of the grid. On eight
// devices the blocks are in one dimension.
// RUN: split-file %s %t
// RUN: gspmd-run %t/32.mlir --random-inputs 1 --check --poison --rtol 1e-3 --atol 1e-3 --stats=%t.json
// RUN: %python -c "import json; peak = json.load(open('%t.json'))['peak_bytes']; assert peak <= 8 * 1000 * 1000 * 8 // 32, peak"
// RUN: gspmd-opt %t/32.mlir --gspmd-partition | FileCheck %s
// RUN: gspmd-opt %t/8.mlir --gspmd-partition | FileCheck %s --check-prefix=EIGHT

// EIGHT-NOT: spmd.all_gather
// EIGHT: spmd.all_reduce
// EIGHT-NOT: spmd.all_gather

// CHECK-NOT: spmd.all_reduce
// CHECK-NOT: -> tensor<1{{0..}}x1{{0..}}xf64>
// CHECK: spmd.all_to_all
// CHECK: spmd.all_gather {{.*}} ["x":(1)8]>
// CHECK: spmd.all_gather {{.*}} ["x":(8)4]>
// CHECK: stablehlo.cholesky
// CHECK: spmd.all_gather {{.*}} ["x":(8)4]>
// CHECK-NOT: spmd.all_reduce
// CHECK-NOT: -> tensor<1{{0..}}x1{{0..}}xf64>
// CHECK: return

//--- 32.mlir
sharding.mesh @mesh = <["x"=32]>
func.func @main(%a: tensor<1000x1000xf64> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<1000x1000xf64> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  // Positive definite, as its diagonal is dominant.
  %i = stablehlo.iota dim = 0 : tensor<1000x1000xi32>
  %j = stablehlo.iota dim = 1 : tensor<1000x1000xi32>
  %on = stablehlo.compare EQ, %i, %j : (tensor<1000x1000xi32>, tensor<1000x1000xi32>) -> tensor<1000x1000xi1>
  %large = stablehlo.constant dense<4096.0> : tensor<1000x1000xf64>
  %s = stablehlo.select %on, %large, %a : tensor<1000x1000xi1>, tensor<1000x1000xf64>
  %l = stablehlo.cholesky %s, lower = true : tensor<1000x1000xf64>
  %x = "stablehlo.triangular_solve"(%l, %a) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1000x1000xf64>, tensor<1000x1000xf64>) -> tensor<1000x1000xf64>
  return %x : tensor<1000x1000xf64>
}

//--- 8.mlir
sharding.mesh @mesh = <["x"=8]>
func.func @main(%a: tensor<1000x1000xf64> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<1000x1000xf64> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %l = stablehlo.cholesky %a, lower = true : tensor<1000x1000xf64>
  return %l : tensor<1000x1000xf64>
}
