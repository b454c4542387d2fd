// RUN: gspmd-run %s --random-inputs 1 --check
// RUN: gspmd-opt %s --gspmd-partition 2>&1 | FileCheck %s
// A parallel loop runs whole; what it reads is brought together before it, also
// what only its region reads.

sharding.mesh @mesh = <["x"=2]>

// CHECK: remark: 'scf.forall' has no sharding rule; it runs on replicated tensors
// CHECK: spmd.all_gather
// CHECK: scf.forall
func.func public @main(%a: tensor<4x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, %out: tensor<6x4xf32>) -> tensor<6x4xf32> {
  %b = arith.addf %a, %a : tensor<4x6xf32>
  %r = scf.forall (%i, %j) in (2, 3) shared_outs(%o = %out) -> tensor<6x4xf32> {
    %two = arith.constant 2 : index
    %i2 = arith.muli %i, %two : index
    %j2 = arith.muli %j, %two : index
    %part = tensor.extract_slice %b[%i2, %j2] [2, 2] [1, 1] : tensor<4x6xf32> to tensor<2x2xf32>
    %e = tensor.empty() : tensor<2x2xf32>
    %t = linalg.transpose ins(%part : tensor<2x2xf32>) outs(%e : tensor<2x2xf32>) permutation = [1, 0]
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[%j2, %i2] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<6x4xf32>
    }
  }
  return %r : tensor<6x4xf32>
}
