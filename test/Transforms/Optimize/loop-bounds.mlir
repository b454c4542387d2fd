// The remark of an optimized loop has the predicted time of an iteration and the least time of
// its ops in any order. The machine executes 1e9 flops and sends 1e9 bytes in each direction of
// a ring per second; memory is read at 1e12 bytes per second, and element-wise ops take no time.
// RUN: gspmd-opt --gspmd-optimize=topology=%S/../../Execute/Optimize/Inputs/slow-cores.json --split-input-file %s -o /dev/null 2>&1 | FileCheck %s
// Collectives that overlap other iterations have no critical path.
// RUN: gspmd-opt "--gspmd-optimize=topology=%S/../../Execute/Optimize/Inputs/slow-cores.json overlap=async" --split-input-file %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=ASYNC
// Without a changed collective in a loop there is no remark.
// RUN: gspmd-opt --spmd-share-collectives=topology=%S/../../Execute/Optimize/Inputs/slow-cores.json --spmd-report-loop-bounds --split-input-file %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
// NONE-NOT: remark

// A product of 64 x 64 matrices has 2 * 64^3 flops: 524.29 us. Copying the next weights to a
// buffer takes 0.008 us more. The gather of those, 16384 bytes on 4 devices, sends 3/4 of them,
// one half in each direction of the ring: 6.14 us.
// CHECK: remark: spmd-report-loop-bounds: loop of 8 iterations takes 4.194 ms; an iteration takes 524.30 us, 1.000 times its lower bound of 524.30 us by kernels (kernels and waits that they cannot hide 524.30 us, critical path 524.29 us, busiest link 6.14 us)
// CHECK-NEXT: stablehlo.while(%i = %zero, %x = %a, %ws = %stack) :
sharding.mesh @m = <["x"=4]>
func.func public @kernels(%a: tensor<64x64xf32>, %stack: tensor<8x16x64xf32>) -> tensor<64x64xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %x = %a, %ws = %stack) : tensor<i32>, tensor<64x64xf32>, tensor<8x16x64xf32>
  cond {
    %n = stablehlo.constant dense<8> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %own = stablehlo.dynamic_slice %ws, %i, %zero, %zero, sizes = [1, 16, 64] : (tensor<8x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x64xf32>
    %all = spmd.all_gather %own dim 1 over <@m ["x"]> : tensor<1x16x64xf32> -> tensor<1x64x64xf32>
    %w = stablehlo.reshape %all : (tensor<1x64x64xf32>) -> tensor<64x64xf32>
    %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    stablehlo.return %next, %y, %ws : tensor<i32>, tensor<64x64xf32>, tensor<8x16x64xf32>
  }
  return %r#1 : tensor<64x64xf32>
}

// -----
// The product has 2 * 64^2 flops: 8.19 us. The gather of the next weights takes 6.14 us, and the
// reduce_scatter of the previous gradient as long: 12.29 us on the same links.
// CHECK: remark: spmd-report-loop-bounds: loop of 8 iterations takes 98.30 us; an iteration takes 12.29 us, 1.000 times its lower bound of 12.29 us by the busiest link (kernels and waits that they cannot hide 8.23 us, critical path 8.21 us, busiest link 12.29 us)
// CHECK-NEXT: stablehlo.while(%i = %zero, %x = %a, %ws = %stack, %ss = %sums) :
// ASYNC: remark: spmd-report-loop-bounds: loop of 8 iterations takes 100.39 us; an iteration takes 12.29 us, 1.000 times its lower bound of 12.29 us by the busiest link (kernels and waits that they cannot hide 8.23 us, busiest link 12.29 us)
sharding.mesh @m = <["x"=4]>
func.func public @links(%a: tensor<64x1xf32>, %stack: tensor<8x16x64xf32>, %sums: tensor<8x16x64xf32>) -> (tensor<64x1xf32>, tensor<8x16x64xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:4 = stablehlo.while(%i = %zero, %x = %a, %ws = %stack, %ss = %sums) : tensor<i32>, tensor<64x1xf32>, tensor<8x16x64xf32>, tensor<8x16x64xf32>
  cond {
    %n = stablehlo.constant dense<8> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %own = stablehlo.dynamic_slice %ws, %i, %zero, %zero, sizes = [1, 16, 64] : (tensor<8x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x64xf32>
    %all = spmd.all_gather %own dim 1 over <@m ["x"]> : tensor<1x16x64xf32> -> tensor<1x64x64xf32>
    %w = stablehlo.reshape %all : (tensor<1x64x64xf32>) -> tensor<64x64xf32>
    %y = stablehlo.dot_general %w, %x, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x1xf32>) -> tensor<64x1xf32>
    %g = stablehlo.broadcast_in_dim %y, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x64xf32>
    %s = spmd.reduce_scatter add %g dim 0 over <@m ["x"]> : tensor<64x64xf32> -> tensor<16x64xf32>
    %s1 = stablehlo.reshape %s : (tensor<16x64xf32>) -> tensor<1x16x64xf32>
    %t = stablehlo.dynamic_update_slice %ss, %s1, %i, %zero, %zero : (tensor<8x16x64xf32>, tensor<1x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x16x64xf32>
    stablehlo.return %next, %y, %ws, %t : tensor<i32>, tensor<64x1xf32>, tensor<8x16x64xf32>, tensor<8x16x64xf32>
  }
  return %r#1, %r#3 : tensor<64x1xf32>, tensor<8x16x64xf32>
}
