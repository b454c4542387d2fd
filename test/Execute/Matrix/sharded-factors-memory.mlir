// A factorization and a solve with a matrix of 1 MiB (512 x 512) on 8 devices: no device has
// more than a few shards of 128 KiB at a time.
// RUN: gspmd-run %s --entry small --random-inputs 1 --check --poison --rtol 1e-3 --atol 1e-3 --stats=%t.json
// RUN: %python -c "import json; peak = json.load(open('%t.json'))['peak_bytes']; assert peak <= 8 * 512 * 512 * 4 // 8, peak"
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s
sharding.mesh @mesh = <["x"=8]>
// CHECK-LABEL: func.func @small
// CHECK-NOT: -> tensor<512x512xf32>
// CHECK: stablehlo.cholesky {{.*}} : tensor<64x64xf32>
// CHECK-NOT: -> tensor<512x512xf32>
// CHECK: return
func.func @small(%a: tensor<512x512xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
                 %b: tensor<512x512xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>})
    -> (tensor<512x512xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) {
  // Positive definite, as its diagonal is dominant.
  %i = stablehlo.iota dim = 0 : tensor<512x512xi32>
  %j = stablehlo.iota dim = 1 : tensor<512x512xi32>
  %on = stablehlo.compare EQ, %i, %j : (tensor<512x512xi32>, tensor<512x512xi32>) -> tensor<512x512xi1>
  %large = stablehlo.constant dense<4096.0> : tensor<512x512xf32>
  %s = stablehlo.select %on, %large, %a : tensor<512x512xi1>, tensor<512x512xf32>
  %l = stablehlo.cholesky %s, lower = true : tensor<512x512xf32>
  %x = "stablehlo.triangular_solve"(%l, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  return %x : tensor<512x512xf32>
}

// A matrix of 256 MiB is not gathered for two solves, although gathering it once sends fewer
// bytes than gathering it in blocks for each.
// CHECK-LABEL: func.func @large
// CHECK-NOT: -> tensor<8192x8192xf32>
// CHECK: return
func.func @large(%s: tensor<8192x8192xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
                 %b: tensor<8192x8192xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>})
    -> (tensor<8192x8192xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) {
  %l = stablehlo.cholesky %s, lower = true : tensor<8192x8192xf32>
  %y = "stablehlo.triangular_solve"(%l, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<8192x8192xf32>, tensor<8192x8192xf32>) -> tensor<8192x8192xf32>
  %x = "stablehlo.triangular_solve"(%l, %y) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<8192x8192xf32>, tensor<8192x8192xf32>) -> tensor<8192x8192xf32>
  return %x : tensor<8192x8192xf32>
}
