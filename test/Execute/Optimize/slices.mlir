// Sums, scattered sums and gathers over two slices go within slices and between them
// apart: slices first in the group, and last, with the results of the program as it was.
// RUN: gspmd-run %s --random-inputs 1 --check --atol 2e-4 --poison --optimize=split-collectives --topology=2xv4:2x2x1 --axis-layout "x=slice;y=0,1" --stats=%t.json
// RUN: FileCheck %s < %t.json
// RUN: gspmd-run %s --random-inputs 1 --check --atol 2e-4 --poison --optimize=split-collectives --topology=2xv4:2x2x1 --axis-layout "x=0;y=1,slice" --stats=%t.json
// RUN: FileCheck %s < %t.json
// RUN: gspmd-opt --gspmd-partition "--spmd-split-collectives=topology=2xv4:2x2x1 axis-layout=x=slice;y=0,1" %s | FileCheck %s --check-prefix=IR
// CHECK-DAG: is split within and between slices
// CHECK-DAG: split-collectives: {{[0-9]+}} change{{s?}}, the step goes from
// IR-DAG: spmd.reduce_scatter add {{.*}} dim 1 over <@mesh ["y"]> {{.*}}: tensor<2x512xf32> -> tensor<2x128xf32>
// IR-DAG: spmd.reduce_scatter add {{.*}} over <@mesh ["y"]>
// IR-DAG: spmd.all_reduce add {{.*}} over <@mesh ["x"]>
// IR-DAG: spmd.all_gather {{.*}} over <@mesh ["y"]>

sdy.mesh @mesh = <["x"=2, "y"=4]>

func.func @main(
    %a: tensor<512x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}, {}]>},
    %b: tensor<512x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}, {}]>},
    %w: tensor<1024x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}, {}]>})
    -> (tensor<1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}]>},
        tensor<1024x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}, {}]>},
        tensor<1024x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>},
        tensor<1024x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<512x1024xf32>, tensor<f32>) -> tensor<1024xf32>
  %g = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<1024x1024xf32>
  %h = stablehlo.dot_general %b, %b, contracting_dims = [0] x [0] : (tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<1024x1024xf32>
  %t = stablehlo.tanh %w : tensor<1024x64xf32>
  return %s, %g, %h, %t : tensor<1024xf32>, tensor<1024x1024xf32>, tensor<1024x1024xf32>, tensor<1024x64xf32>
}
