// RUN: gspmd-opt --spmd-defer-collectives --split-input-file %s | FileCheck %s

// A slice of another dimension.
// CHECK-LABEL: @slice_other
// CHECK: %[[S:.*]] = stablehlo.slice %arg0 [0:8, 0:8]
// CHECK: spmd.all_gather %[[S]] dim 0 over <@m ["x"]> : tensor<8x8xf32> -> tensor<32x8xf32>
sharding.mesh @m = <["x"=4]>
func.func public @slice_other(%0: tensor<8x64xf32>) -> tensor<32x8xf32> {
  %1 = spmd.all_gather %0 dim 0 over <@m ["x"]> : tensor<8x64xf32> -> tensor<32x64xf32>
  %2 = stablehlo.slice %1 [0:32, 0:8] : (tensor<32x64xf32>) -> tensor<32x8xf32>
  return %2 : tensor<32x8xf32>
}

// -----
// A sum along another dimension.
// CHECK-LABEL: @reduce_other
// CHECK: %[[R:.*]] = stablehlo.reduce(%arg0
// CHECK: spmd.all_gather %[[R]] dim 0 over <@m ["x"]> : tensor<8xf32> -> tensor<32xf32>
sharding.mesh @m = <["x"=4]>
func.func public @reduce_other(%0: tensor<8x64xf32>) -> tensor<32xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = spmd.all_gather %0 dim 0 over <@m ["x"]> : tensor<8x64xf32> -> tensor<32x64xf32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<32x64xf32>, tensor<f32>) -> tensor<32xf32>
  return %2 : tensor<32xf32>
}

// -----
// A quantization with a scale that all devices have.
// CHECK-LABEL: @quantize
// CHECK: %[[B:.*]] = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
// CHECK: %[[Q:.*]] = stablehlo.multiply %arg0, %[[B]]
// CHECK: %[[C:.*]] = stablehlo.clamp %{{.*}}, %[[Q]], %{{.*}}
// CHECK: %[[N:.*]] = stablehlo.convert %[[C]] : (tensor<8x64xf32>) -> tensor<8x64xf8E4M3FN>
// CHECK: spmd.all_gather %[[N]] dim 0 over <@m ["x"]> : tensor<8x64xf8E4M3FN> -> tensor<32x64xf8E4M3FN>
sharding.mesh @m = <["x"=4]>
func.func public @quantize(%0: tensor<8x64xf32>, %s: tensor<f32> {sharding.sharding = #sharding.sharding<@m, []>}) -> tensor<32x64xf8E4M3FN> {
  %1 = spmd.all_gather %0 dim 0 over <@m ["x"]> : tensor<8x64xf32> -> tensor<32x64xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
  %q = stablehlo.multiply %1, %b : tensor<32x64xf32>
  %lo = stablehlo.constant dense<-448.0> : tensor<f32>
  %hi = stablehlo.constant dense<448.0> : tensor<f32>
  %c = stablehlo.clamp %lo, %q, %hi : (tensor<f32>, tensor<32x64xf32>, tensor<f32>) -> tensor<32x64xf32>
  %2 = stablehlo.convert %c : (tensor<32x64xf32>) -> tensor<32x64xf8E4M3FN>
  return %2 : tensor<32x64xf8E4M3FN>
}

// -----
// CHECK-LABEL: @narrow
// CHECK: %[[N:.*]] = stablehlo.convert %arg0
// CHECK: spmd.all_gather %[[N]] dim 0 over <@m ["x"]> : tensor<8x64xbf16> -> tensor<32x64xbf16>
sharding.mesh @m = <["x"=4]>
func.func public @narrow(%0: tensor<8x64xf32>) -> tensor<32x64xbf16> {
  %1 = spmd.all_gather %0 dim 0 over <@m ["x"]> : tensor<8x64xf32> -> tensor<32x64xf32>
  %2 = stablehlo.convert %1 : (tensor<32x64xf32>) -> tensor<32x64xbf16>
  return %2 : tensor<32x64xbf16>
}

// -----
// CHECK-LABEL: @flags
// CHECK: %[[N:.*]] = stablehlo.compare GT, %arg0
// CHECK: spmd.all_gather %[[N]] dim 0 over <@m ["x"]> : tensor<8x64xi1> -> tensor<32x64xi1>
sharding.mesh @m = <["x"=4]>
func.func public @flags(%0: tensor<8x64xf32>) -> tensor<32x64xi1> {
  %z = stablehlo.constant dense<0.0> : tensor<32x64xf32>
  %1 = spmd.all_gather %0 dim 0 over <@m ["x"]> : tensor<8x64xf32> -> tensor<32x64xf32>
  %2 = stablehlo.compare GT, %1, %z : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xi1>
  return %2 : tensor<32x64xi1>
}

// -----
// Each device has another scale: the gathered tensor is needed. So it is for a sum along the gathered dimension, for
// an iota along it, and where it has other users.
// CHECK-LABEL: @other_scales
// CHECK: spmd.all_gather %arg0
// CHECK-LABEL: @gathered_dim
// CHECK: spmd.all_gather %arg0
// CHECK-LABEL: @positions
// CHECK: spmd.all_gather %arg0
sharding.mesh @m = <["x"=4]>
func.func public @other_scales(%0: tensor<8x64xf32>, %s: tensor<1xf32> {sharding.sharding = #sharding.sharding<@m, [{"x"}]>}) -> tensor<32x64xf16> {
  %1 = spmd.all_gather %0 dim 0 over <@m ["x"]> : tensor<8x64xf32> -> tensor<32x64xf32>
  %r = stablehlo.reshape %s : (tensor<1xf32>) -> tensor<f32>
  %b = stablehlo.broadcast_in_dim %r, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
  %q = stablehlo.multiply %1, %b : tensor<32x64xf32>
  %2 = stablehlo.convert %q : (tensor<32x64xf32>) -> tensor<32x64xf16>
  return %2 : tensor<32x64xf16>
}
func.func public @gathered_dim(%0: tensor<8x64xf32>) -> tensor<64xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = spmd.all_gather %0 dim 0 over <@m ["x"]> : tensor<8x64xf32> -> tensor<32x64xf32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<32x64xf32>, tensor<f32>) -> tensor<64xf32>
  return %2 : tensor<64xf32>
}
func.func public @positions(%0: tensor<8x64xf32>) -> tensor<32x64xi1> {
  %i = stablehlo.iota dim = 0 : tensor<32x64xf32>
  %1 = spmd.all_gather %0 dim 0 over <@m ["x"]> : tensor<8x64xf32> -> tensor<32x64xf32>
  %2 = stablehlo.compare GT, %1, %i : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xi1>
  return %2 : tensor<32x64xi1>
}
