// An annotated program is partitioned, run on its mesh (256 devices here), and
// compared with itself unpartitioned; uneven rows included.
//
// RUN: gspmd-run %s --random-inputs 1 --check --poison | FileCheck %s

// CHECK: devices 256
// CHECK: all-reduce 1 x, 80 bytes
// CHECK: largest error

sdy.mesh @mesh = <["x"=128, "y"=2]>
func.func @main(
    %a: tensor<250x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>},
    %b: tensor<64x10xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>})
    -> (tensor<250x10xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<250x64xf32>, tensor<64x10xf32>) -> tensor<250x10xf32>
  return %0 : tensor<250x10xf32>
}
