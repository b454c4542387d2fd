// Sums and products of quantized numbers saturate, so they are not regrouped; zeros outside of a tensor are not the number 0 of the type.
// RUN: gspmd-opt %s --split-input-file --spmd-defer-collectives | FileCheck %s
// RUN: gspmd-opt %s --split-input-file --spmd-deepen-halos | FileCheck %s --check-prefix=HALO
// RUN: gspmd-opt %s --split-input-file --spmd-split-collectives="topology=2xv4:2x1x1 force-variant=1" | FileCheck %s --check-prefix=SLICES

// CHECK-LABEL: @two_sums
// CHECK: spmd.all_reduce add {{.*}} over <@m ["y"]>
// CHECK-NEXT: spmd.all_reduce add {{.*}} over <@m ["x"]>
!q = !quant.uniform<i8:f32, 0.5>
sharding.mesh @m = <["x"=2,"y"=2]>
func.func public @two_sums(%a: tensor<8xf32>) -> tensor<8xf32> {
  %i = spmd.partition_id : tensor<i32>
  %f = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
  %fb = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %half = stablehlo.constant dense<1.5> : tensor<8xf32>
  %h = stablehlo.constant dense<60.0> : tensor<8xf32>
  %s0 = stablehlo.subtract %fb, %half : tensor<8xf32>
  %x = stablehlo.multiply %s0, %h : tensor<8xf32>
  %q = stablehlo.uniform_quantize %x : (tensor<8xf32>) -> tensor<8x!q>
  %s = spmd.all_reduce add %q over <@m ["y"]> : tensor<8x!q>
  %t = spmd.all_reduce add %s over <@m ["x"]> : tensor<8x!q>
  %d = stablehlo.uniform_dequantize %t : (tensor<8x!q>) -> tensor<8xf32>
  return %d : tensor<8xf32>
}

// -----

// SLICES-LABEL: @one_sum
// SLICES-NOT: spmd.reduce_scatter
!q = !quant.uniform<i8:f32, 0.5>
sharding.mesh @m = <["x"=4]>
func.func public @one_sum(%a: tensor<8xf32>) -> tensor<8xf32> {
  %i = spmd.partition_id : tensor<i32>
  %f = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
  %fb = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %half = stablehlo.constant dense<1.5> : tensor<8xf32>
  %h = stablehlo.constant dense<60.0> : tensor<8xf32>
  %s0 = stablehlo.subtract %fb, %half : tensor<8xf32>
  %x = stablehlo.multiply %s0, %h : tensor<8xf32>
  %q = stablehlo.uniform_quantize %x : (tensor<8xf32>) -> tensor<8x!q>
  %s = spmd.all_reduce add %q over <@m ["x"]> : tensor<8x!q>
  %d = stablehlo.uniform_dequantize %s : (tensor<8x!q>) -> tensor<8xf32>
  return %d : tensor<8xf32>
}

// -----

// CHECK-LABEL: @products
// CHECK-COUNT-2: spmd.all_reduce mul
!q = !quant.uniform<i8:f32, 0.5>
sharding.mesh @m = <["x"=4]>
func.func public @products(%a: tensor<8xf32>) -> tensor<8xf32> {
  %i = spmd.partition_id : tensor<i32>
  %f = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
  %fb = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %one = stablehlo.constant dense<2.0> : tensor<8xf32>
  %x = stablehlo.add %fb, %one : tensor<8xf32>
  %h = stablehlo.constant dense<4.0> : tensor<8xf32>
  %y = stablehlo.divide %one, %h : tensor<8xf32>
  %q = stablehlo.uniform_quantize %x : (tensor<8xf32>) -> tensor<8x!q>
  %z = stablehlo.uniform_quantize %y : (tensor<8xf32>) -> tensor<8x!q>
  %s = spmd.all_reduce mul %q over <@m ["x"]> : tensor<8x!q>
  %t = spmd.all_reduce mul %z over <@m ["x"]> : tensor<8x!q>
  %p = stablehlo.multiply %s, %t : tensor<8x!q>
  %d = stablehlo.uniform_dequantize %p : (tensor<8x!q>) -> tensor<8xf32>
  return %d : tensor<8xf32>
}

// -----

// HALO-LABEL: @stencils
// HALO-COUNT-2: left 1 right 1
!q = !quant.uniform<i8:f32, 0.5:3>
sharding.mesh @m = <["x"=4]>
func.func public @stencils(%a: tensor<8xf32>) -> tensor<32xf32> {
  %q = stablehlo.uniform_quantize %a : (tensor<8xf32>) -> tensor<8x!q>
  %h = spmd.halo_exchange %q dim 0 left 1 right 1 over <@m ["x"]> : tensor<8x!q> -> tensor<10x!q>
  %l = stablehlo.slice %h [0:8] : (tensor<10x!q>) -> tensor<8x!q>
  %r = stablehlo.slice %h [2:10] : (tensor<10x!q>) -> tensor<8x!q>
  %m = stablehlo.maximum %l, %r : tensor<8x!q>
  %h2 = spmd.halo_exchange %m dim 0 left 1 right 1 over <@m ["x"]> : tensor<8x!q> -> tensor<10x!q>
  %l2 = stablehlo.slice %h2 [0:8] : (tensor<10x!q>) -> tensor<8x!q>
  %r2 = stablehlo.slice %h2 [2:10] : (tensor<10x!q>) -> tensor<8x!q>
  %m2 = stablehlo.maximum %l2, %r2 : tensor<8x!q>
  %f = stablehlo.uniform_dequantize %m2 : (tensor<8x!q>) -> tensor<8xf32>
  %g = spmd.all_gather %f dim 0 over <@m ["x"]> : tensor<8xf32> -> tensor<32xf32>
  return %g : tensor<32xf32>
}

// -----

// A type without a zero.
// CHECK-LABEL: @no_zero
// CHECK: spmd.shift {{.*}} : tensor<8xf64>
sharding.mesh @m = <["x"=4]>
func.func public @no_zero(%a: tensor<8xf32>) -> tensor<32xf64> {
  %q = stablehlo.convert %a : (tensor<8xf32>) -> tensor<8xf8E8M0FNU>
  %w = stablehlo.convert %q : (tensor<8xf8E8M0FNU>) -> tensor<8xf64>
  %s = spmd.shift %w by 1 over <@m ["x"]> : tensor<8xf64>
  %k = stablehlo.constant dense<1.0e40> : tensor<8xf64>
  %r = stablehlo.multiply %s, %k : tensor<8xf64>
  %g = spmd.all_gather %r dim 0 over <@m ["x"]> : tensor<8xf64> -> tensor<32xf64>
  return %g : tensor<32xf64>
}

// -----

// A captured value.
// CHECK-LABEL: @captured
// CHECK: stablehlo.map
// CHECK: }) : (tensor<32xi32>) -> tensor<32xi32>
sharding.mesh @m = <["x"=4]>
func.func public @captured(%a: tensor<8xi32>) -> tensor<128xi8> {
  %pid = spmd.partition_id : tensor<i32>
  %pb = stablehlo.broadcast_in_dim %pid, dims = [] : (tensor<i32>) -> tensor<8xi32>
  %ap = stablehlo.add %a, %pb : tensor<8xi32>
  %s = spmd.all_gather %ap dim 0 over <@m ["x"]> : tensor<8xi32> -> tensor<32xi32>
  %m = "stablehlo.map"(%s) <{dimensions = array<i64: 0>}> ({
    ^bb0(%x: tensor<i32>):
      %y = stablehlo.multiply %x, %pid : tensor<i32>
      stablehlo.return %y : tensor<i32>
  }) : (tensor<32xi32>) -> tensor<32xi32>
  %w = stablehlo.convert %m : (tensor<32xi32>) -> tensor<32xi8>
  %g = spmd.all_gather %w dim 0 over <@m ["x"]> : tensor<32xi8> -> tensor<128xi8>
  return %g : tensor<128xi8>
}
