// RUN: gspmd-run %s --random-inputs 1 --check --poison
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s
// The product of infinity and the weight 0 is NaN, but not if tosa.resize keeps the image, or of a dimension with one index: on shards as on one device.

// CHECK-NOT: spmd.halo_exchange
// CHECK-NOT: spmd.all_gather

sharding.mesh @mesh = <["x"=2]>
func.func @main(
    %image: tensor<1x4x2x1xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}, {}]>},
    %row: tensor<1x1x1x1xf32>) -> (tensor<1x4x2x1xf32>, tensor<1x4x1x1xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}, {}]>}) {
  %inf = stablehlo.constant dense<0x7F800000> : tensor<1x1x2x1xf32>
  %zero = "tosa.const_shape"() <{values = dense<0> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %same = "tosa.const_shape"() <{values = dense<[1, 1, 2, 2]> : tensor<4xindex>}> : () -> !tosa.shape<4>
  %start = stablehlo.constant dense<2> : tensor<i32>
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %infimage = stablehlo.dynamic_update_slice %image, %inf, %0, %start, %0, %0 : (tensor<1x4x2x1xf32>, tensor<1x1x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x1xf32>
  %kept = tosa.resize %infimage, %same, %zero, %zero {mode = BILINEAR} : (tensor<1x4x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x2x1xf32>
  %infinity = stablehlo.constant dense<0x7F800000> : tensor<1x1x1x1xf32>
  %infrow = stablehlo.add %row, %infinity : tensor<1x1x1x1xf32>
  %larger = "tosa.const_shape"() <{values = dense<[4, 2, 2, 2]> : tensor<4xindex>}> : () -> !tosa.shape<4>
  %border = "tosa.const_shape"() <{values = dense<[6, 0]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %grown = tosa.resize %infrow, %larger, %zero, %border {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x1x1xf32>
  return %kept, %grown : tensor<1x4x2x1xf32>, tensor<1x4x1x1xf32>
}
