// JAX declares a mesh of one device for replicated tensors. In a program of several
// devices, the mesh is that of the number of partitions.
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s
// RUN: gspmd-opt %s --gspmd-import | gspmd-opt --gspmd-partition | FileCheck %s

// CHECK-NOT: empty_mesh
// CHECK: sharding.mesh @mesh = <["a"=16]>
module @jit_add attributes {mhlo.num_partitions = 16 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @empty_mesh = <[]>
  func.func public @main(%a: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@empty_mesh, [{}, {}]>}) {
    %0 = stablehlo.add %a, %a : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}
