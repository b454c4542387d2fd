// RUN: gspmd-opt %s --sharding-dump-rules=partition | FileCheck %s
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s --check-prefix=LOCAL
// RUN: gspmd-run %s --no-partition --random-inputs 1 | FileCheck %s --check-prefix=FLOPS

// Batches are sharded; of matrices, columns of a factorization and right-hand sides.
sdy.mesh @mesh = <["x"=2, "y"=2]>

// A batch of 4. LU: 2/3 n^3 = 18, each of the two solves n^2 r = 54.
// FLOPS: flops per device{{ +}}504

// LOCAL-LABEL: func.func public @main
// LOCAL-NOT: = spmd.
// LOCAL: @lapack_sgetrf_ffi{{.*}}(tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>)
// LOCAL-NOT: = spmd.
// LOCAL: @lapack_strsm_ffi{{.*}}(tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
// LOCAL-NOT: = spmd.
// LOCAL: @lapack_strsm_ffi{{.*}}(tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
// LOCAL-NOT: = spmd.
// LOCAL: return
func.func public @main(
    %a: tensor<4x3x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}, {}]>},
    %b: tensor<4x3x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}, {"y"}]>})
    -> (tensor<4x3x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}, {"y"}]>}) {
  // CHECK: getrf{{.*}}<([i, k, j])->([i, k, j], [i, _], [i]) {i=4, j=3, k=3} need_replication={k} permutation={j}>
  %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%a) {mhlo.backend_config = {}} : (tensor<4x3x3xf32>) -> (tensor<4x3x3xf32>, tensor<4x3xi32>, tensor<4xi32>)
  // CHECK: trsm{{.*}}<([i, k, l], [i, k, j])->([i, k, j]) {i=4, j=6, k=3, l=3} permutation={k, l}>
  %1 = stablehlo.custom_call @lapack_strsm_ffi(%0#0, %b) {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}} : (tensor<4x3x3xf32>, tensor<4x3x6xf32>) -> tensor<4x3x6xf32>
  %2 = stablehlo.custom_call @lapack_strsm_ffi(%0#0, %1) {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}} : (tensor<4x3x3xf32>, tensor<4x3x6xf32>) -> tensor<4x3x6xf32>
  return %2 : tensor<4x3x6xf32>
}
