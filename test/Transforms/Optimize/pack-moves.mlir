// RUN: gspmd-opt --spmd-combine-collectives --split-input-file %s 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// REMARK: spmd-combine-collectives: 2 shift packed into one buffer, {{.*}} us less on the network; peak memory from {{.*}} to {{.*}} MB
// REMARK: spmd-combine-collectives: 2 halo_exchange of one tensor combined into one, {{.*}} us less on the network; peak memory

// Concatenated along the dimension in which they differ.
// CHECK-LABEL: @shifts
// CHECK: %[[SENT:.*]] = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<8x4xf32>, tensor<2x4xf32>) -> tensor<10x4xf32>
// CHECK: %[[GOT:.*]] = spmd.shift %[[SENT]] by 1 wrap over <@m ["x"]> : tensor<10x4xf32>
// CHECK: %[[A:.*]] = stablehlo.slice %[[GOT]] [0:8, 0:4]
// CHECK: stablehlo.tanh %[[A]]
// CHECK: %[[B:.*]] = stablehlo.slice %[[GOT]] [8:10, 0:4]
// CHECK: return %{{.*}}, %[[B]]
sharding.mesh @m = <["x"=4]>
func.func public @shifts(%a: tensor<8x4xf32>, %b: tensor<2x4xf32>) -> (tensor<8x4xf32>, tensor<2x4xf32>) {
  %0 = spmd.shift %a by 1 wrap over <@m ["x"]> : tensor<8x4xf32>
  %1 = stablehlo.tanh %0 : tensor<8x4xf32>
  %2 = spmd.shift %b by 1 wrap over <@m ["x"]> : tensor<2x4xf32>
  return %1, %2 : tensor<8x4xf32>, tensor<2x4xf32>
}

// -----
// Other distances, element types, groups; dependent ones; large tensors.
// CHECK-LABEL: @apart
// CHECK-NOT: stablehlo.concatenate
sharding.mesh @m = <["x"=4, "y"=2]>
func.func public @apart(%a: tensor<8xf32>, %b: tensor<8xf64>, %c: tensor<100000000xf32>, %d: tensor<100000000xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf64>, tensor<8xf32>, tensor<100000000xf32>, tensor<100000000xf32>) {
  %0 = spmd.shift %a by 1 wrap over <@m ["x"]> : tensor<8xf32>
  %1 = spmd.shift %a by 2 wrap over <@m ["x"]> : tensor<8xf32>
  %2 = spmd.shift %a by 1 wrap over <@m ["y"]> : tensor<8xf32>
  %3 = spmd.shift %b by 1 wrap over <@m ["x"]> : tensor<8xf64>
  %4 = spmd.shift %0 by 1 wrap over <@m ["x"]> : tensor<8xf32>
  %5 = spmd.shift %c by -1 wrap over <@m ["x"]> : tensor<100000000xf32>
  %6 = spmd.shift %d by -1 wrap over <@m ["x"]> : tensor<100000000xf32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf64>, tensor<8xf32>, tensor<100000000xf32>, tensor<100000000xf32>
}

// -----
// Only borders, flattened if shapes have nothing in common: those for the previous
// devices, then those for the next devices.
// CHECK-LABEL: @halos
// CHECK: %[[P:.*]] = stablehlo.slice %arg0 [0:2]
// CHECK: %[[Q:.*]] = stablehlo.slice %arg1 [0:1, 0:3]
// CHECK: %[[R:.*]] = stablehlo.slice %arg0 [7:8]
// CHECK: %[[LINE:.*]] = stablehlo.reshape %[[Q]] : (tensor<1x3xf32>) -> tensor<3xf32>
// CHECK: %[[SENT:.*]] = stablehlo.concatenate %[[P]], %[[LINE]], %[[R]], dim = 0
// CHECK: %[[GOT:.*]] = spmd.halo_exchange %[[SENT]] dim 0 left 1 right 5 over <@m ["x"]> : tensor<6xf32> -> tensor<12xf32>
// CHECK-DAG: %[[BEFORE:.*]] = stablehlo.slice %[[GOT]] [0:1]
// CHECK-DAG: %[[BEHIND:.*]] = stablehlo.slice %[[GOT]] [7:9]
// CHECK-DAG: %[[BEHIND1:.*]] = stablehlo.slice %[[GOT]] [9:12]
// CHECK: stablehlo.concatenate %[[BEFORE]], %arg0, %[[BEHIND]], dim = 0 : (tensor<1xf32>, tensor<8xf32>, tensor<2xf32>) -> tensor<11xf32>
sharding.mesh @m = <["x"=4]>
func.func public @halos(%a: tensor<8xf32>, %b: tensor<4x3xf32>) -> (tensor<11xf32>, tensor<4x3xf32>) {
  %0 = spmd.halo_exchange %a dim 0 left 1 right 2 over <@m ["x"]> : tensor<8xf32> -> tensor<11xf32>
  %1 = spmd.halo_exchange %b dim 0 left -1 right 1 over <@m ["x"]> : tensor<4x3xf32> -> tensor<4x3xf32>
  return %0, %1 : tensor<11xf32>, tensor<4x3xf32>
}

// -----
// The widest halo of one tensor contains the other.
// CHECK-LABEL: @widths
// CHECK: %[[ALL:.*]] = spmd.halo_exchange %arg0 dim 1 left 2 right 1 wrap over <@m ["x"]> : tensor<3x8xf32> -> tensor<3x11xf32>
// CHECK: %[[A:.*]] = stablehlo.slice %[[ALL]] [0:3, 1:11]
// CHECK: %[[B:.*]] = stablehlo.slice %[[ALL]] [0:3, 0:9]
// CHECK: return %[[A]], %[[B]]
sharding.mesh @m = <["x"=4]>
func.func public @widths(%a: tensor<3x8xf32>) -> (tensor<3x10xf32>, tensor<3x9xf32>) {
  %0 = spmd.halo_exchange %a dim 1 left 1 right 1 wrap over <@m ["x"]> : tensor<3x8xf32> -> tensor<3x10xf32>
  %1 = spmd.halo_exchange %a dim 1 left 2 right -1 wrap over <@m ["x"]> : tensor<3x8xf32> -> tensor<3x9xf32>
  return %0, %1 : tensor<3x10xf32>, tensor<3x9xf32>
}

// -----
// Beyond adjacent devices they are combined too, but never packed.
// CHECK-LABEL: @wide
// CHECK: spmd.halo_exchange %{{.*}} dim 0 left 3 right 3
// CHECK-NOT: spmd.halo_exchange
// CHECK: stablehlo.slice
sharding.mesh @m = <["x"=64]>
func.func public @wide(%a: tensor<2x64xf32>) -> (tensor<7x64xf32>, tensor<8x64xf32>) {
  %0 = spmd.halo_exchange %a dim 0 left 3 right 2 over <@m ["x"]> : tensor<2x64xf32> -> tensor<7x64xf32>
  %1 = spmd.halo_exchange %a dim 0 left 3 right 3 over <@m ["x"]> : tensor<2x64xf32> -> tensor<8x64xf32>
  return %0, %1 : tensor<7x64xf32>, tensor<8x64xf32>
}

// -----
// If they are far from each other, all elements between would have to be sent.
// CHECK-LABEL: @far
// CHECK-COUNT-2: spmd.halo_exchange
sharding.mesh @m = <["x"=64]>
func.func public @far(%a: tensor<1000000xf32>) -> (tensor<1000001xf32>, tensor<2xf32>) {
  %0 = spmd.halo_exchange %a dim 0 left 1 right 0 over <@m ["x"]> : tensor<1000000xf32> -> tensor<1000001xf32>
  %1 = spmd.halo_exchange %a dim 0 left -20000000 right 19000002 over <@m ["x"]> : tensor<1000000xf32> -> tensor<2xf32>
  return %0, %1 : tensor<1000001xf32>, tensor<2xf32>
}

// -----
// Halos that only drop elements send nothing.
// CHECK-LABEL: @dropped
// CHECK-COUNT-2: spmd.halo_exchange %{{.*}} dim 0 left -1 right -1
sharding.mesh @m = <["x"=4]>
func.func public @dropped(%a: tensor<8xf32>, %b: tensor<8xf32>) -> (tensor<6xf32>, tensor<6xf32>) {
  %0 = spmd.halo_exchange %a dim 0 left -1 right -1 over <@m ["x"]> : tensor<8xf32> -> tensor<6xf32>
  %1 = spmd.halo_exchange %b dim 0 left -1 right -1 over <@m ["x"]> : tensor<8xf32> -> tensor<6xf32>
  return %0, %1 : tensor<6xf32>, tensor<6xf32>
}
