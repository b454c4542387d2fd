// A halo exchange is shard.update_halo, which the stock mlir-opt reads and lowers
// to messages of mpi.
// RUN: gspmd-opt %s --export-shard -o %t.mlir
// RUN: FileCheck %s --input-file %t.mlir
// RUN: mlir-opt %t.mlir --convert-shard-to-mpi | FileCheck %s --check-prefix=MPI

// CHECK: shard.grid @mesh(shape = 4x2)
sharding.mesh @mesh = <["x"=4, "y"=2]>

// CHECK-LABEL: func.func @adjacent(
// CHECK-SAME: %[[A:.*]]: tensor<4x6xf32>
// CHECK-DAG: %[[Z:.*]] = arith.constant dense<0.000000e+00> : tensor<7x6xf32>
// CHECK: %[[I:.*]] = tensor.insert_slice %[[A]] into %[[Z]][1, 0] [4, 6] [1, 1]
// CHECK-NEXT: %[[U:.*]] = shard.update_halo %[[I]] on @mesh split_axes = {{\[\[}}0], []] halo_sizes = [1, 2] : tensor<7x6xf32>
// CHECK-NEXT: return %[[U]]
// MPI-LABEL: func.func @adjacent(
// MPI-COUNT-2: mpi.send
func.func @adjacent(%a: tensor<4x6xf32>) -> tensor<7x6xf32> {
  %0 = spmd.halo_exchange %a dim 0 left 1 right 2 over <@mesh ["x"]> : tensor<4x6xf32> -> tensor<7x6xf32>
  return %0 : tensor<7x6xf32>
}

// A negative width drops rows.
// CHECK-LABEL: func.func @moved(
// CHECK: %[[U:.*]] = shard.update_halo {{.*}} split_axes = {{\[\[}}], [1]] halo_sizes = [0, 2] : tensor<4x8xi32>
// CHECK-NEXT: tensor.extract_slice %[[U]][0, 1] [4, 7] [1, 1] : tensor<4x8xi32> to tensor<4x7xi32>
func.func @moved(%a: tensor<4x6xi32>) -> tensor<4x7xi32> {
  %0 = spmd.halo_exchange %a dim 1 left -1 right 2 over <@mesh ["y"]> : tensor<4x6xi32> -> tensor<4x7xi32>
  return %0 : tensor<4x7xi32>
}

// Of a halo of 5 rows, 2 are of each adjacent shard, 2 of the next ones, and 1 is
// of the ones behind these: on the left, the first halo is that of the last one.
// CHECK-LABEL: func.func @far(
// CHECK: %[[N:.*]] = shard.update_halo {{.*}} halo_sizes = [2, 1] : tensor<5xf32>
// CHECK: %[[R0:.*]] = tensor.insert_slice %[[N]] into {{.*}}[3] [5] [1]
// CHECK-NEXT: %[[L1:.*]] = tensor.extract_slice %[[N]][0] [2] [1]
// CHECK: tensor.insert_slice %[[L1]] into {{.*}}[2] [2] [1] : tensor<2xf32> into tensor<4xf32>
// CHECK-NEXT: %[[U2:.*]] = shard.update_halo {{.*}} halo_sizes = [2, 0] : tensor<4xf32>
// CHECK-NEXT: %[[L2:.*]] = tensor.extract_slice %[[U2]][0] [2] [1]
// CHECK-NEXT: %[[R1:.*]] = tensor.insert_slice %[[L2]] into %[[R0]][1] [2] [1]
// CHECK: tensor.insert_slice %[[L2]] into {{.*}}[1] [2] [1] : tensor<2xf32> into tensor<3xf32>
// CHECK-NEXT: %[[U3:.*]] = shard.update_halo {{.*}} halo_sizes = [1, 0] : tensor<3xf32>
// CHECK-NEXT: %[[L3:.*]] = tensor.extract_slice %[[U3]][0] [1] [1]
// CHECK-NEXT: %[[R2:.*]] = tensor.insert_slice %[[L3]] into %[[R1]][0] [1] [1]
// CHECK-NEXT: return %[[R2]]
// MPI-LABEL: func.func @far(
// MPI-COUNT-4: mpi.send
func.func @far(%a: tensor<2xf32>) -> tensor<8xf32> {
  %0 = spmd.halo_exchange %a dim 0 left 5 right 1 over <@mesh ["x"]> : tensor<2xf32> -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: func.func @reduced(
// CHECK: shard.all_reduce
// MPI-LABEL: func.func @reduced(
// MPI: mpi.allreduce
func.func @reduced(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = spmd.all_reduce add %a over <@mesh ["y"]> : tensor<4xf32>
  return %0 : tensor<4xf32>
}
