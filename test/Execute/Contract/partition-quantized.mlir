// RUN: gspmd-run %s --random-inputs 1 --check --poison
// RUN: gspmd-opt %s --gspmd-partition -o %t.mlir
// RUN: grep -o "spmd.[a-z_]* .*" %t.mlir | FileCheck %s
// Quantized products, convolutions and reductions on uneven shards are those of one device: reduced dimensions are gathered, and indices
// beyond a shard hold the quantized zero.

// CHECK: spmd.halo_exchange {{.*}}x!quant.uniform<i8:f32, 5.000000e-02:3>
// CHECK-NOT: spmd.all_reduce

sdy.mesh @mesh = <["x"=4]>
!q = !quant.uniform<i8:f32, 0.05:3>
!k = !quant.uniform<i8:f32, 0.02>
!sum = !quant.uniform<i32:f32, 0.001>
!narrow = !quant.uniform<i8:f32, 0.1:-2>
!axis = !quant.uniform<i8:f32:1, {0.01, 0.02, 0.03, 0.04, 0.05}>
!axissum = !quant.uniform<i32:f32:1, {0.0005, 0.001, 0.0015, 0.002, 0.0025}>

func.func public @main(
    %a: tensor<7x10xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>},
    %b: tensor<10x5xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %c: tensor<7x30xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>},
    %d: tensor<30x5xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %image: tensor<2x15x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}, {}]>},
    %kernel: tensor<3x3x4x2xf32>)
    -> (tensor<7x5xf32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<2x15x6x2xf32>, tensor<7xf32>, tensor<7xf32>, tensor<10x7xf32>) {
  %qa = stablehlo.uniform_quantize %a : (tensor<7x10xf32>) -> tensor<7x10x!q>
  %qb = stablehlo.uniform_quantize %b : (tensor<10x5xf32>) -> tensor<10x5x!k>
  %qd = stablehlo.uniform_quantize %c : (tensor<7x30xf32>) -> tensor<7x30x!q>
  %qe = stablehlo.uniform_quantize %d : (tensor<30x5xf32>) -> tensor<30x5x!k>
  %0 = stablehlo.dot_general %qd, %qe, contracting_dims = [1] x [0] : (tensor<7x30x!q>, tensor<30x5x!k>) -> tensor<7x5x!sum>
  %r0 = stablehlo.uniform_dequantize %0 : (tensor<7x5x!sum>) -> tensor<7x5xf32>
  %1 = stablehlo.dot_general %qa, %qb, contracting_dims = [1] x [0] : (tensor<7x10x!q>, tensor<10x5x!k>) -> tensor<7x5x!narrow>
  %r1 = stablehlo.uniform_dequantize %1 : (tensor<7x5x!narrow>) -> tensor<7x5xf32>
  %qc = stablehlo.uniform_quantize %b : (tensor<10x5xf32>) -> tensor<10x5x!axis>
  %2 = stablehlo.dot_general %qa, %qc, contracting_dims = [1] x [0] : (tensor<7x10x!q>, tensor<10x5x!axis>) -> tensor<7x5x!axissum>
  %r2 = stablehlo.uniform_dequantize %2 : (tensor<7x5x!axissum>) -> tensor<7x5xf32>
  %qi = stablehlo.uniform_quantize %image : (tensor<2x15x8x4xf32>) -> tensor<2x15x8x4x!q>
  %qk = stablehlo.uniform_quantize %kernel : (tensor<3x3x4x2xf32>) -> tensor<3x3x4x2x!k>
  %3 = stablehlo.convolution(%qi, %qk) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {pad = [[1, 1], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x15x8x4x!q>, tensor<3x3x4x2x!k>) -> tensor<2x15x6x2x!sum>
  %r3 = stablehlo.uniform_dequantize %3 : (tensor<2x15x6x2x!sum>) -> tensor<2x15x6x2xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %qz = stablehlo.uniform_quantize %zero : (tensor<f32>) -> tensor<!q>
  %4 = stablehlo.reduce(%qa init: %qz) applies stablehlo.add across dimensions = [1] : (tensor<7x10x!q>, tensor<!q>) -> tensor<7x!q>
  %r4 = stablehlo.uniform_dequantize %4 : (tensor<7x!q>) -> tensor<7xf32>
  %5 = stablehlo.reduce(%qa init: %qz) applies stablehlo.maximum across dimensions = [1] : (tensor<7x10x!q>, tensor<!q>) -> tensor<7x!q>
  %r5 = stablehlo.uniform_dequantize %5 : (tensor<7x!q>) -> tensor<7xf32>
  %6 = stablehlo.transpose %qa, dims = [1, 0] : (tensor<7x10x!q>) -> tensor<10x7x!q>
  %twice = stablehlo.add %6, %6 : tensor<10x7x!q>
  %r6 = stablehlo.uniform_dequantize %twice : (tensor<10x7x!q>) -> tensor<10x7xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6 : tensor<7x5xf32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<2x15x6x2xf32>, tensor<7xf32>, tensor<7xf32>, tensor<10x7xf32>
}
