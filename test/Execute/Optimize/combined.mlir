// Small all-reduces, gathers and reduce-scatters are combined: 3 for 8, of narrow and of wide
// types, on the emulator and in the form for XLA.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=combine-collectives --stats=%t.json
// RUN: FileCheck %s < %t.json
// RUN: gspmd-opt --gspmd-optimize %s | gspmd-opt --gspmd-export-stablehlo | FileCheck %s --check-prefix=XLA
// CHECK: "all-gather": {
// CHECK-NEXT: "bytes": 192,
// CHECK-NEXT: "count": 1
// CHECK: "all-reduce": {
// CHECK-NEXT: "bytes": {{[0-9]+}},
// CHECK-NEXT: "count": 2
// XLA: "stablehlo.all_reduce"(%{{.*}}, %{{.*}})

sdy.mesh @mesh = <["x"=4]>

func.func @main(
    %a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>},
    %b: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>},
    %c: tensor<16xf8E4M3FN> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>},
    %d: tensor<8xf8E4M3FN> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>},
    %e: tensor<16x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %f: tensor<8x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>},
        tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>},
        tensor<f8E4M3FN>, tensor<f8E4M3FN>,
        tensor<16x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>},
        tensor<8x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %small = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
  %1 = stablehlo.tanh %0 : tensor<8xf32>
  %2 = stablehlo.reduce(%b init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %3 = stablehlo.tanh %2 : tensor<4xf32>
  %4 = stablehlo.reduce(%c init: %small) applies stablehlo.maximum across dimensions = [0] : (tensor<16xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %5 = stablehlo.reduce(%d init: %small) applies stablehlo.maximum across dimensions = [0] : (tensor<8xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %1, %3, %4, %5, %e, %f : tensor<8xf32>, tensor<4xf32>, tensor<f8E4M3FN>, tensor<f8E4M3FN>, tensor<16x2xf32>, tensor<8x2xf32>
}
