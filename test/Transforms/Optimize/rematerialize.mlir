// RUN: gspmd-opt --spmd-rematerialize=memory-limit=18000 --split-input-file %s 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// If everything fits into memory, nothing is rematerialized.
// RUN: gspmd-opt --spmd-rematerialize --split-input-file %s | FileCheck %s --check-prefix=FITS
// FITS-NOT: stablehlo.optimization_barrier
// Rematerialized values are shared again if there is enough memory.
// RUN: gspmd-opt --spmd-rematerialize=memory-limit=18000 --spmd-share-collectives --split-input-file %s | FileCheck %s --check-prefix=SHARED
// SHARED-LABEL: @gather
// SHARED-COUNT-1: spmd.all_gather
// SHARED-NOT: spmd.all_gather
// SHARED: return

// Less memory than one op needs: a warning with the least possible memory.
// RUN: gspmd-opt --spmd-rematerialize=memory-limit=100 --split-input-file %s 2>%t.warnings | FileCheck %s
// RUN: FileCheck %s --check-prefix=WARNING < %t.warnings
// WARNING: warning: spmd-rematerialize: the step needs 0.020 MB, and at least 0.016 MB with rematerialization, but a device has 0.000 MB

// REMARK: remark: spmd-rematerialize: all_gather is rematerialized after the memory peak, which drops from 0.020 MB to 0.016 MB, for {{.*}} us
// REMARK: spmd-rematerialize: 1 change, the step goes from {{.*}} us, 0.020 MB to

// Gathered for two products, with the peak between them.
// CHECK-LABEL: @gather
// CHECK: %[[G:.*]] = spmd.all_gather %arg0
// CHECK: stablehlo.dot_general %arg1, %[[G]]
// CHECK: stablehlo.dot_general
// CHECK: %[[OWN:.*]] = stablehlo.optimization_barrier %arg0
// CHECK-NEXT: %[[AGAIN:.*]] = spmd.all_gather %[[OWN]]
// CHECK-NEXT: stablehlo.dot_general %{{.*}}, %[[AGAIN]]
sharding.mesh @m = <["x"=4]>
func.func public @gather(%w: tensor<2x8xf32>, %x: tensor<2x8xf32>, %v: tensor<8x16xf32>) -> tensor<2x8xf32> {
  %0 = spmd.all_gather %w dim 0 over <@m ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
  %1 = stablehlo.dot_general %x, %0, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
  %2 = stablehlo.dot_general %1, %v, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x16xf32>) -> tensor<2x16xf32>
  %3 = stablehlo.dot_general %2, %2, contracting_dims = [0] x [0] : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<16x16xf32>
  %4 = stablehlo.dot_general %2, %3, contracting_dims = [1] x [0] : (tensor<2x16xf32>, tensor<16x16xf32>) -> tensor<2x16xf32>
  %5 = stablehlo.dot_general %4, %v, contracting_dims = [1] x [1] : (tensor<2x16xf32>, tensor<8x16xf32>) -> tensor<2x8xf32>
  %6 = stablehlo.dot_general %5, %0, contracting_dims = [1] x [1] : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
  return %6 : tensor<2x8xf32>
}
