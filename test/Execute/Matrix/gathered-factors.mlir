// RUN: gspmd-opt %s --gspmd-partition 2>&1 -o /dev/null | FileCheck %s
// RUN: not gspmd-run %s --random-inputs 1 --memory-limit 12000 2>&1 | FileCheck %s --check-prefix=LIMIT
// RUN: gspmd-run %s --random-inputs 1 --check
// Eigenvalues of matrices that are not Hermitian, and pivoted QR, gather their matrix. A remark states the bytes, and a program is rejected
// if devices cannot hold them.

// CHECK: 15:10: remark: 'stablehlo.custom_call' cannot run with factors of size 32 (need_replication) sharded; communicates 3584 bytes
// CHECK: 17:10: remark: 'stablehlo.custom_call' cannot run with factors of size 32
// CHECK: 19:10: remark: 'stablehlo.custom_call' cannot run with factors of size 32
// LIMIT: error: device {{[0-7]}} is out of memory after {{.*}}: 8192 bytes requested for 32x32xcomplex<f32> {{.*}} of 12000 in use:
// LIMIT: 4096 bytes  32x32xf32
sdy.mesh @mesh = <["x"=8]>
func.func public @main(%a: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %p: tensor<32xi32>)
    -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) {
  %e:5 = stablehlo.custom_call @lapack_sgeev_ffi(%a) {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}}
    : (tensor<32x32xf32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32x32xcomplex<f32>>, tensor<32x32xcomplex<f32>>, tensor<i32>)
  %s:6 = stablehlo.custom_call @lapack_sgees_ffi(%a) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}}
    : (tensor<32x32xf32>) -> (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<i32>, tensor<i32>)
  %q:3 = stablehlo.custom_call @lapack_sgeqp3_ffi(%a, %p) : (tensor<32x32xf32>, tensor<32xi32>) -> (tensor<32x32xf32>, tensor<32xi32>, tensor<32xf32>)
  return %e#0, %s#2, %q#2 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>
}
