// RUN: gspmd-opt --spmd-defer-collectives --split-input-file %s | FileCheck %s

// Combined first, then gathered once.
// CHECK-LABEL: @combined
// CHECK: %[[C:.*]] = stablehlo.compare GT, %arg0, %arg1, {{.*}}tensor<8x4xi1>
// CHECK: spmd.all_gather %[[C]] dim 1 over <@m ["x"]> : tensor<8x4xi1> -> tensor<8x16xi1>
// CHECK-NOT: spmd.all_gather
sharding.mesh @m = <["x"=4]>
func.func public @combined(%a: tensor<8x4xf32>, %b: tensor<8x4xf32>) -> tensor<8x16xi1> {
  %0 = spmd.all_gather %a dim 1 over <@m ["x"]> : tensor<8x4xf32> -> tensor<8x16xf32>
  %1 = spmd.all_gather %b dim 1 over <@m ["x"]> : tensor<8x4xf32> -> tensor<8x16xf32>
  %2 = stablehlo.compare GT, %0, %1, FLOAT : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xi1>
  return %2 : tensor<8x16xi1>
}

// -----
// Narrowing before the movement, widening behind it.
// CHECK-LABEL: @widths
// CHECK: %[[N:.*]] = stablehlo.convert %arg0 : (tensor<4xf32>) -> tensor<4xbf16>
// CHECK: spmd.all_gather %[[N]] {{.*}} : tensor<4xbf16> -> tensor<16xbf16>
// CHECK: %[[G:.*]] = spmd.all_gather %arg1 {{.*}} : tensor<4xbf16> -> tensor<16xbf16>
// CHECK: stablehlo.convert %[[G]] : (tensor<16xbf16>) -> tensor<16xf32>
sharding.mesh @m = <["x"=4]>
func.func public @widths(%a: tensor<4xf32>, %b: tensor<4xbf16>) -> (tensor<16xbf16>, tensor<16xf32>) {
  %0 = spmd.all_gather %a dim 0 over <@m ["x"]> : tensor<4xf32> -> tensor<16xf32>
  %1 = stablehlo.convert %0 : (tensor<16xf32>) -> tensor<16xbf16>
  %2 = stablehlo.convert %b : (tensor<4xbf16>) -> tensor<4xf32>
  %3 = spmd.all_gather %2 dim 0 over <@m ["x"]> : tensor<4xf32> -> tensor<16xf32>
  return %1, %3 : tensor<16xbf16>, tensor<16xf32>
}

// -----
// Elements beyond the ends are zeros: their sum is zero, their cosine is not.
// CHECK-LABEL: @zeros
// CHECK: %[[S:.*]] = stablehlo.add %arg0, %arg1
// CHECK: spmd.shift %[[S]]
// CHECK: spmd.shift %arg0
// CHECK: spmd.shift %arg1
// CHECK: stablehlo.compare
sharding.mesh @m = <["x"=4]>
func.func public @zeros(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xi1>) {
  %0 = spmd.shift %a by 1 over <@m ["x"]> : tensor<4xf32>
  %1 = spmd.shift %b by 1 over <@m ["x"]> : tensor<4xf32>
  %2 = stablehlo.add %0, %1 : tensor<4xf32>
  %3 = spmd.shift %a by 1 over <@m ["x"]> : tensor<4xf32>
  %4 = spmd.shift %b by 1 over <@m ["x"]> : tensor<4xf32>
  %5 = stablehlo.compare EQ, %3, %4, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %2, %5 : tensor<4xf32>, tensor<4xi1>
}

// -----
// A replicated factor is multiplied before the sum is communicated; the index of the
// device is not replicated.
// CHECK-LABEL: @number
// CHECK: spmd.all_reduce add %arg0
// CHECK: stablehlo.reduce
// CHECK-LABEL: @known
// CHECK: stablehlo.reduce
// CHECK: spmd.all_reduce
sharding.mesh @m = <["x"=4]>
func.func public @number(%a: tensor<4xf32>) -> tensor<f32> {
  %0 = spmd.all_reduce add %a over <@m ["x"]> : tensor<4xf32>
  %1 = stablehlo.partition_id : tensor<ui32>
  %2 = stablehlo.convert %1 : (tensor<ui32>) -> tensor<f32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %4 = stablehlo.multiply %0, %3 : tensor<4xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %5 : tensor<f32>
}
func.func public @known(%a: tensor<4xf32>) -> tensor<f32> {
  %0 = spmd.all_reduce add %a over <@m ["x"]> : tensor<4xf32>
  %3 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %4 = stablehlo.multiply %0, %3 : tensor<4xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %5 : tensor<f32>
}
