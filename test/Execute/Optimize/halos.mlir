// Two convolutions of one tensor with windows of 3 and 5, a pooled one, and sums of rotated
// tensors: halos of one tensor are merged, those of several share one buffer, and the interior is
// computed meanwhile; the results are those of the original program, on the emulator and in the
// form for XLA.
// RUN: gspmd-run %s --random-inputs 1 --check --atol 1e-4 --poison --optimize=combine-collectives --stats=%t.json
// RUN: FileCheck %s < %t.json
// RUN: gspmd-run %s --random-inputs 1 --check --atol 1e-4 --poison --optimize=combine-collectives,force-variant:1 --stats=%t.json
// RUN: FileCheck %s --check-prefix=PACKED < %t.json
// RUN: gspmd-run %s --random-inputs 1 --check --atol 1e-4 --poison --optimize=split-stencils,force-variant:1 --stats=%t.json
// RUN: FileCheck %s --check-prefix=SPLIT < %t.json
// RUN: gspmd-run %s --random-inputs 1 --check --atol 1e-4 --poison --threads 3 --optimize
// RUN: gspmd-opt --gspmd-partition --spmd-combine-collectives=force-variant=1 %s | gspmd-opt --gspmd-export-stablehlo | FileCheck %s --check-prefix=XLA
// RUN: %if pjrt %{ gspmd-run %s %pjrt --random-inputs 1 --check --atol 1e-4 --optimize=combine-collectives,split-stencils,force-variant:1 %}
// CHECK-DAG: halo_exchange of one tensor combined into one
// PACKED-DAG: halo_exchange packed into one buffer
// SPLIT-DAG: halo_exchange of {{.*}} overlaps {{[0-9]+}} of {{[0-9]+}} positions, which do not depend on it
// XLA: stablehlo.collective_permute

sdy.mesh @mesh = <["x"=4]>

func.func @main(
    %a: tensor<2x64x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}, {}]>},
    %k: tensor<3x3x4x8xf32>, %l: tensor<5x1x4x8xf32>,
    %b: tensor<50x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %c: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>})
    -> (tensor<2x64x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}, {}]>},
        tensor<2x32x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}, {}]>},
        tensor<50x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
        tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x64x8x4xf32>, tensor<3x3x4x8xf32>) -> tensor<2x64x8x8xf32>
  %1 = stablehlo.convolution(%a, %l) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[2, 2], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x64x8x4xf32>, tensor<5x1x4x8xf32>) -> tensor<2x64x8x8xf32>
  %2 = stablehlo.add %0, %1 : tensor<2x64x8x8xf32>
  %3 = "stablehlo.reduce_window"(%a, %low) <{padding = dense<[[0, 0], [1, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 1, 1>, window_strides = array<i64: 1, 2, 1, 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %m = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }) : (tensor<2x64x8x4xf32>, tensor<f32>) -> tensor<2x32x8x4xf32>
  %4 = stablehlo.pad %b, %zero, low = [1, 0], high = [-1, 0], interior = [0, 0] : (tensor<50x6xf32>, tensor<f32>) -> tensor<50x6xf32>
  %5 = stablehlo.pad %b, %zero, low = [-1, 0], high = [1, 0], interior = [0, 0] : (tensor<50x6xf32>, tensor<f32>) -> tensor<50x6xf32>
  %6 = stablehlo.add %4, %5 : tensor<50x6xf32>
  %7 = stablehlo.subtract %6, %b : tensor<50x6xf32>
  %8 = stablehlo.slice %c [31:32] : (tensor<32xf32>) -> tensor<1xf32>
  %9 = stablehlo.slice %c [0:31] : (tensor<32xf32>) -> tensor<31xf32>
  %10 = stablehlo.concatenate %8, %9, dim = 0 : (tensor<1xf32>, tensor<31xf32>) -> tensor<32xf32>
  %11 = stablehlo.slice %c [0:2] : (tensor<32xf32>) -> tensor<2xf32>
  %12 = stablehlo.slice %c [2:32] : (tensor<32xf32>) -> tensor<30xf32>
  %13 = stablehlo.concatenate %12, %11, dim = 0 : (tensor<30xf32>, tensor<2xf32>) -> tensor<32xf32>
  %14 = stablehlo.add %10, %13 : tensor<32xf32>
  %15 = stablehlo.tanh %14 : tensor<32xf32>
  return %2, %3, %7, %15 : tensor<2x64x8x8xf32>, tensor<2x32x8x4xf32>, tensor<50x6xf32>, tensor<32xf32>
}
