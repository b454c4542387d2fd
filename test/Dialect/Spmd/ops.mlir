// RUN: gspmd-opt %s | gspmd-opt | FileCheck %s

sharding.mesh @mesh = <["x"=4, "y"=2]>

// CHECK-LABEL: func @collectives
func.func @collectives(%a: tensor<8x16xf32>, %out: tensor<5x16xf32>, %n: tensor<8xi32>, %wide: tensor<6xi64>) {
  // CHECK: spmd.partition_id : tensor<i32>
  %id = spmd.partition_id : tensor<i32>
  // CHECK: spmd.axis_index <@mesh ["x", "y"]> : tensor<i32>
  %i = spmd.axis_index <@mesh ["x", "y"]> : tensor<i32>
  // CHECK: spmd.all_reduce max %{{.*}} over <@mesh ["x"]> : tensor<8x16xf32>
  %0 = spmd.all_reduce max %a over <@mesh ["x"]> : tensor<8x16xf32>
  // CHECK: spmd.all_gather %{{.*}} dim 1 over <@mesh ["y", "x":(1)2]> : tensor<8x16xf32> -> tensor<8x64xf32>
  %1 = spmd.all_gather %a dim 1 over <@mesh ["y", "x":(1)2]> : tensor<8x16xf32> -> tensor<8x64xf32>
  // CHECK: spmd.reduce_scatter add %{{.*}} dim 0 over <@mesh ["x"]> : tensor<8x16xf32> -> tensor<2x16xf32>
  %2 = spmd.reduce_scatter add %a dim 0 over <@mesh ["x"]> : tensor<8x16xf32> -> tensor<2x16xf32>
  // CHECK: spmd.all_to_all %{{.*}} split 0 concat 1 over <@mesh ["x"]> : tensor<8x16xf32> -> tensor<2x64xf32>
  %3 = spmd.all_to_all %a split 0 concat 1 over <@mesh ["x"]> : tensor<8x16xf32> -> tensor<2x64xf32>
  // CHECK: spmd.collective_permute %{{.*}} from <@mesh ["x", "y"]> to <@mesh ["y", "x"]> : tensor<8x16xf32>
  %4 = spmd.collective_permute %a from <@mesh ["x", "y"]> to <@mesh ["y", "x"]> : tensor<8x16xf32>
  // CHECK: spmd.shift %{{.*}} by -1 wrap over <@mesh ["x"]> : tensor<8x16xf32>
  %5 = spmd.shift %a by -1 wrap over <@mesh ["x"]> : tensor<8x16xf32>
  // CHECK: spmd.shift %{{.*}} by 2 over <@mesh ["x"]> : tensor<8x16xf32>
  %6 = spmd.shift %a by 2 over <@mesh ["x"]> : tensor<8x16xf32>
  // CHECK: spmd.all_slice %{{.*}} dim 0 over <@mesh ["y"]> : tensor<8x16xf32> -> tensor<4x16xf32>
  %7 = spmd.all_slice %a dim 0 over <@mesh ["y"]> : tensor<8x16xf32> -> tensor<4x16xf32>
  // CHECK: spmd.halo_exchange %{{.*}} dim 0 left 1 right -2 over <@mesh ["x"]> : tensor<8x16xf32> -> tensor<7x16xf32>
  %8 = spmd.halo_exchange %a dim 0 left 1 right -2 over <@mesh ["x"]> : tensor<8x16xf32> -> tensor<7x16xf32>
  // CHECK: spmd.shift %{{.*}} by 0 mirror wrap over <@mesh ["x"]> : tensor<8x16xf32>
  %9 = spmd.shift %a by 0 mirror wrap over <@mesh ["x"]> : tensor<8x16xf32>
  // CHECK: spmd.halo_exchange %{{.*}} dim 0 left 3 right 0 wrap over <@mesh ["x"]> : tensor<8x16xf32> -> tensor<11x16xf32>
  %10 = spmd.halo_exchange %a dim 0 left 3 right 0 wrap over <@mesh ["x"]> : tensor<8x16xf32> -> tensor<11x16xf32>
  // CHECK: spmd.halo_exchange %{{.*}} dim 0 left 3 right 0 wrap ring 1 over <@mesh ["x"]> : tensor<8x16xf32> -> tensor<11x16xf32>
  %ring = spmd.halo_exchange %a dim 0 left 3 right 0 wrap ring 1 over <@mesh ["x"]> : tensor<8x16xf32> -> tensor<11x16xf32>
  // CHECK: spmd.permute_pairs %{{.*}} [0, 1, 1, 0, 2, 3] over <@mesh ["x"]> : tensor<8x16xf32>
  %11 = spmd.permute_pairs %a [0, 1, 1, 0, 2, 3] over <@mesh ["x"]> : tensor<8x16xf32>
  // CHECK: %[[S:.*]]:2 = spmd.all_reduce add %{{.*}}, %{{.*}} over <@mesh ["x"]> {spmd.start} : tensor<8x16xf32>, tensor<8x16xf32>
  %12:2 = spmd.all_reduce add %a, %4 over <@mesh ["x"]> {spmd.start} : tensor<8x16xf32>, tensor<8x16xf32>
  // CHECK: spmd.done %[[S]]#1 : tensor<8x16xf32>
  %13 = spmd.done %12#1 : tensor<8x16xf32>
  // CHECK: spmd.ragged_all_to_all %{{.*}}[%{{.*}}, %{{.*}}] into %{{.*}}[%{{.*}}, %{{.*}}] over <@mesh ["x", "y"]> {spmd.start} : tensor<8x16xf32>, tensor<8xi32> -> tensor<5x16xf32>
  %14 = spmd.ragged_all_to_all %a[%n, %n] into %out[%n, %n] over <@mesh ["x", "y"]> {spmd.start} : tensor<8x16xf32>, tensor<8xi32> -> tensor<5x16xf32>
  // CHECK: spmd.ragged_all_to_all %{{.*}}[%{{.*}}, %{{.*}}] into %{{.*}}[%{{.*}}, %{{.*}}] groups of 2 [3, 0, 1, 2] over <@mesh ["x"]> : tensor<8x16xf32>, tensor<6xi64> -> tensor<5x16xf32>
  %15 = spmd.ragged_all_to_all %a[%wide, %wide] into %out[%wide, %wide] groups of 2 [3, 0, 1, 2] over <@mesh ["x"]> : tensor<8x16xf32>, tensor<6xi64> -> tensor<5x16xf32>
  return
}
