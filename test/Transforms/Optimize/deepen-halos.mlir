// RUN: gspmd-opt --spmd-deepen-halos=force-variant=4 --split-input-file %s 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: gspmd-opt --spmd-deepen-halos --split-input-file %s 2>/dev/null | FileCheck %s --check-prefix=COST
// REMARK: spmd-deepen-halos: one exchange of wide halos for 2 stencils; 1 halo_exchange in a step instead of 2; peak memory
// REMARK: spmd-deepen-halos: one exchange of wide halos for 2 iterations; 3 halo_exchange in a step instead of 5; peak memory

// The example of the pass's description.
// CHECK-LABEL: @differences
// CHECK-NEXT: %[[H:.*]] = spmd.halo_exchange %arg0 dim 0 left 2 right 0 wrap over <@m ["x"]> : tensor<8xf32> -> tensor<10xf32>
// CHECK-NEXT: %[[A:.*]] = stablehlo.slice %[[H]] [0:9]
// CHECK-NEXT: %[[B:.*]] = stablehlo.slice %[[H]] [1:10]
// CHECK-NEXT: %[[D:.*]] = stablehlo.subtract %[[B]], %[[A]] : tensor<9xf32>
// CHECK-NEXT: %[[E:.*]] = stablehlo.slice %[[D]] [1:9]
// CHECK-NEXT: %[[F:.*]] = stablehlo.slice %[[D]] [0:8]
// CHECK-NEXT: %[[G:.*]] = stablehlo.subtract %[[E]], %[[F]] : tensor<8xf32>
// CHECK-NEXT: return %[[G]]
sharding.mesh @m = <["x"=4]>
func.func public @differences(%0: tensor<8xf32>) -> tensor<8xf32> {
  %1 = spmd.halo_exchange %0 dim 0 left 1 right 0 wrap over <@m ["x"]> : tensor<8xf32> -> tensor<9xf32>
  %2 = stablehlo.slice %1 [0:8] : (tensor<9xf32>) -> tensor<8xf32>
  %3 = stablehlo.subtract %0, %2 : tensor<8xf32>
  %4 = spmd.halo_exchange %3 dim 0 left 1 right 0 wrap over <@m ["x"]> : tensor<8xf32> -> tensor<9xf32>
  %5 = stablehlo.slice %4 [0:8] : (tensor<9xf32>) -> tensor<8xf32>
  %6 = stablehlo.subtract %3, %5 : tensor<8xf32>
  return %6 : tensor<8xf32>
}

// -----
// Without a ring, what the second stencil reads beyond the ends is zero. The halo of an
// operand that is only reshaped is exchanged before the reshape.
// CHECK-LABEL: @zeros
// CHECK-NEXT: %[[H:.*]] = spmd.halo_exchange %arg0 dim 0 left 2 right 2 over <@m ["x"]> : tensor<8xf32> -> tensor<12xf32>
// CHECK-NEXT: %[[U:.*]] = stablehlo.reshape %[[H]] : (tensor<12xf32>) -> tensor<1x12x1xf32>
// CHECK-NEXT: %[[V:.*]] = stablehlo.convolution(%[[U]], %arg1)
// CHECK: spmd.axis_index <@m ["x"]>
// CHECK: stablehlo.compare GE
// CHECK: stablehlo.constant dense<32>
// CHECK: %[[M:.*]] = stablehlo.select %{{.*}}, %[[V]], %{{.*}} : tensor<1x10x1xi1>, tensor<1x10x1xf32>
// CHECK-NEXT: stablehlo.convolution(%[[M]], %arg1)
// CHECK-NOT: halo_exchange
sharding.mesh @m = <["x"=4]>
func.func public @zeros(%0: tensor<8xf32>, %k: tensor<3x1x1xf32> {sharding.sharding = #sharding.sharding<@m, [{}, {}, {}]>}) -> tensor<1x8x1xf32> {
  %u = stablehlo.reshape %0 : (tensor<8xf32>) -> tensor<1x8x1xf32>
  %1 = spmd.halo_exchange %u dim 1 left 1 right 1 over <@m ["x"]> : tensor<1x8x1xf32> -> tensor<1x10x1xf32>
  %2 = stablehlo.convolution(%1, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x10x1xf32>, tensor<3x1x1xf32>) -> tensor<1x8x1xf32>
  %3 = spmd.halo_exchange %2 dim 1 left 1 right 1 over <@m ["x"]> : tensor<1x8x1xf32> -> tensor<1x10x1xf32>
  %4 = stablehlo.convolution(%3, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x10x1xf32>, tensor<3x1x1xf32>) -> tensor<1x8x1xf32>
  return %4 : tensor<1x8x1xf32>
}

// -----
// One of five iterations precedes the loop, of which two become one. By cost, all of them are done at once.
// CHECK-LABEL: @loop
// CHECK: spmd.halo_exchange %arg0 dim 0 left 1 right -1 wrap
// CHECK: stablehlo.while
// CHECK: spmd.halo_exchange %{{.*}} dim 0 left 2 right 0 wrap
// CHECK-COUNT-2: stablehlo.subtract
// CHECK: stablehlo.return
// COST-LABEL: @loop
// COST: stablehlo.while
// COST: spmd.halo_exchange %{{.*}} dim 0 left 4 right 0 wrap
// COST-NOT: spmd.halo_exchange
// COST: stablehlo.return
sharding.mesh @m = <["x"=4]>
func.func public @loop(%0: tensor<8xf32>) -> tensor<8xf32> {
  %begin = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %end = stablehlo.constant dense<5> : tensor<i32>
  %r:2 = stablehlo.while(%i = %begin, %u = %0) : tensor<i32>, tensor<8xf32>
  cond {
    %c = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %1 = spmd.halo_exchange %u dim 0 left 1 right -1 wrap over <@m ["x"]> : tensor<8xf32> -> tensor<8xf32>
    %2 = stablehlo.subtract %u, %1 : tensor<8xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %2 : tensor<i32>, tensor<8xf32>
  }
  return %r#1 : tensor<8xf32>
}

// -----
// Adjacent devices have other kernels, so they cannot compute each other's results.
// CHECK-LABEL: @different_kernels
// CHECK-COUNT-2: spmd.halo_exchange %{{.*}} dim 1 left 1 right 1 over
sharding.mesh @m = <["x"=4]>
func.func public @different_kernels(%0: tensor<1x8x1xf32>, %k: tensor<3x1x1xf32> {sharding.sharding = #sharding.sharding<@m, [{"x"}, {}, {}]>}) -> tensor<1x8x1xf32> {
  %1 = spmd.halo_exchange %0 dim 1 left 1 right 1 over <@m ["x"]> : tensor<1x8x1xf32> -> tensor<1x10x1xf32>
  %2 = stablehlo.convolution(%1, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x10x1xf32>, tensor<3x1x1xf32>) -> tensor<1x8x1xf32>
  %3 = spmd.halo_exchange %2 dim 1 left 1 right 1 over <@m ["x"]> : tensor<1x8x1xf32> -> tensor<1x10x1xf32>
  %4 = stablehlo.convolution(%3, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x10x1xf32>, tensor<3x1x1xf32>) -> tensor<1x8x1xf32>
  return %4 : tensor<1x8x1xf32>
}
