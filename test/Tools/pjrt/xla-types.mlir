// Element types that XLA's runtime for CPUs handles otherwise than others, and ops that XLA has not: run
// as partitions and as replicas, and unpartitioned.
// REQUIRES: pjrt
// RUN: gspmd-run %s --random-inputs 1 --check --poison %pjrt
// RUN: gspmd-run %s --random-inputs 1 --check --poison %pjrt --pjrt-form=partitions
// RUN: gspmd-run %s --random-inputs 1 --outputs %t.npz
// RUN: gspmd-run %s --random-inputs 1 --expect %t.npz --no-partition %pjrt

sdy.mesh @mesh = <["x"=2, "y"=4]>

func.func public @main(
    %four: tensor<10x6xi4> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %given: tensor<11x10xui2> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>},
    %moved: tensor<1x7x2x11xui8> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"x"}, {}]>},
    %image: tensor<1x8x6x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}, {}]>},
    %kernel: tensor<3x3x1x2xf32>, %letters: tensor<4x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>},
    %target: tensor<8x3xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %update: tensor<4x2x3xi32>)
    -> (tensor<10x6xi4>, tensor<6xi4>, tensor<11x10xui2>, tensor<10xui2>,
        tensor<11x7x2x1xui8> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"x"}]>},
        tensor<1x8x6x2xf32>, tensor<6xf32>, tensor<8x3xi32>, tensor<3xf32>, tensor<3xbf16>, tensor<11x10xi4>) {
  // Integers of less than a byte, communicated as such and summed between devices:
  %sum4 = stablehlo.add %four, %four : tensor<10x6xi4>
  %zero4 = stablehlo.constant dense<0> : tensor<i4>
  %rows4 = stablehlo.reduce(%four init: %zero4) applies stablehlo.add across dimensions = [0] : (tensor<10x6xi4>, tensor<i4>) -> tensor<6xi4>
  %three = stablehlo.constant dense<3> : tensor<11x10xui2>
  %two = stablehlo.and %given, %three : tensor<11x10xui2> // of bytes, the bits that count
  %rows = stablehlo.iota dim = 0 : tensor<11x10xi32>
  %eight = stablehlo.constant dense<8> : tensor<11x10xi32>
  %some = stablehlo.remainder %rows, %eight : tensor<11x10xi32>
  %four_ = stablehlo.convert %some : (tensor<11x10xi32>) -> tensor<11x10xi4>
  %sorted:2 = "stablehlo.sort"(%two, %four_) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<ui2>, %b: tensor<ui2>, %c: tensor<i4>, %d: tensor<i4>):
      %r = stablehlo.compare LT, %a, %b : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<11x10xui2>, tensor<11x10xi4>) -> (tensor<11x10xui2>, tensor<11x10xi4>)
  %back2 = stablehlo.reverse %two, dims = [0, 1] : tensor<11x10xui2>
  %zero2 = stablehlo.constant dense<0> : tensor<ui2>
  %rows2 = stablehlo.reduce(%two init: %zero2) applies stablehlo.maximum across dimensions = [0] : (tensor<11x10xui2>, tensor<ui2>) -> tensor<10xui2>

  // Slices that are broadcast, some of which are in padding:
  %turned = stablehlo.transpose %moved, dims = [3, 1, 2, 0] : (tensor<1x7x2x11xui8>) -> tensor<11x7x2x1xui8>

  // Ops that XLA has not:
  %one = stablehlo.constant dense<1> : tensor<2x2xi32>
  %conv = "stablehlo.dynamic_conv"(%image, %kernel, %one) <{batch_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}>
    : (tensor<1x8x6x1xf32>, tensor<3x3x1x2xf32>, tensor<2x2xi32>) -> tensor<1x8x6x2xf32>
  %einsum = "stablehlo.unary_einsum"(%letters) <{einsum_config = "ab->b"}> : (tensor<4x6xf32>) -> tensor<6xf32>

  // Windows that begin beyond the end, at indices without a sign, to which the width of a margin is added:
  %at = stablehlo.constant dense<[[0], [5], [4294967295], [7]]> : tensor<4x1xui32>
  %scattered = "stablehlo.scatter"(%target, %at, %update) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<i32>, %u: tensor<i32>):
      %r = stablehlo.add %a, %u : tensor<i32>
      stablehlo.return %r : tensor<i32>
    }) : (tensor<8x3xi32>, tensor<4x1xui32>, tensor<4x2x3xi32>) -> tensor<8x3xi32>

  // The greatest is NaN where one element is, whichever device has it:
  %numbers = stablehlo.constant dense<[[0xFFC00000, 1.0, 2.0], [-2.0, 0x7FC00000, 5.0], [-3.0, 4.0, 0xFF800000], [-0.0, 2.0, 7.0]]> : tensor<4x3xf32>
  %cut = sdy.sharding_constraint %numbers <@mesh, [{"y"}, {}]> : tensor<4x3xf32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %max = stablehlo.reduce(%cut init: %least) applies stablehlo.maximum across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
  %small = stablehlo.convert %cut : (tensor<4x3xf32>) -> tensor<4x3xbf16>
  %most = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %min = stablehlo.reduce(%small init: %most) applies stablehlo.minimum across dimensions = [0] : (tensor<4x3xbf16>, tensor<bf16>) -> tensor<3xbf16>
  return %sum4, %rows4, %back2, %rows2, %turned, %conv, %einsum, %scattered, %max, %min, %sorted#1
    : tensor<10x6xi4>, tensor<6xi4>, tensor<11x10xui2>, tensor<10xui2>, tensor<11x7x2x1xui8>, tensor<1x8x6x2xf32>, tensor<6xf32>, tensor<8x3xi32>, tensor<3xf32>, tensor<3xbf16>, tensor<11x10xi4>
}
