// Attributes that JAX puts on modules and arguments (`mhlo.*`, `jax.*`) have no
// registered dialect; they parse and survive without a flag.
// RUN: gspmd-opt %s | FileCheck %s
// RUN: mlir-opt %s | FileCheck %s

// CHECK: module @jax attributes {mhlo.num_partitions = 8 : i32}
module @jax attributes {mhlo.num_partitions = 8 : i32} {
  // CHECK: func.func public @main
  // CHECK-SAME: {jax.buffer_donor = true, mhlo.sharding = "{replicated}"}
  // CHECK-SAME: {jax.result_info = "result"}
  func.func public @main(
      %a: tensor<4xf32> {mhlo.sharding = "{replicated}", jax.buffer_donor = true})
      -> (tensor<4xf32> {jax.result_info = "result"}) {
    // CHECK: arith.addf {{.*}} {mhlo.sharding = "{replicated}"}
    %0 = arith.addf %a, %a {mhlo.sharding = "{replicated}"} : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
