// RUN: gspmd-run %s --random-inputs 1 --check --poison
// RUN: gspmd-run %s --inputs %S/Inputs/rare-ops.npz --expect %S/Inputs/rare-ops.out.npz --atol 0
// Ops that few programs use, which the emulator supports.

sharding.mesh @mesh = <["x"=3]>

func.func @main(
    %x: tensor<6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>},
    %n: tensor<6xi32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>},
    %tiles: tensor<1x1x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {"x"}]>},
    %image: tensor<1x4x4x2xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {"x"}, {}]>},
    %kernel: tensor<1x3x3x2xf32>)
    -> (tensor<6xi1>, tensor<6xi1>, tensor<6xf32>, tensor<6xi32>, tensor<3x1xf32>, tensor<6xf32>,
        tensor<1x2x2x1xf32>) {
  %0 = math.isinf %x : tensor<6xf32>
  %1 = math.isnormal %x : tensor<6xf32>
  %low = arith.constant dense<-1.0> : tensor<6xf32>
  %high = arith.constant dense<2.0> : tensor<6xf32>
  %2 = math.clampf %x to [%low, %high] : tensor<6xf32>
  %three = arith.constant dense<3> : tensor<6xi32>
  %3 = math.ipowi %n, %three : tensor<6xi32>
  // A dimension without tiles, and outer ones of size 1.
  %empty = tensor.empty() : tensor<3x1xf32>
  %4 = linalg.unpack %tiles outer_dims_perm = [0, 1] inner_dims_pos = [0] inner_tiles = [3] into %empty
    : tensor<1x1x3xf32> -> tensor<3x1xf32>
  %5 = scf.execute_region -> tensor<6xf32> no_inline {
    %sum = arith.addf %2, %2 : tensor<6xf32>
    scf.yield %sum : tensor<6xf32>
  }
  %zero = arith.constant dense<0.0> : tensor<4x4x1x1x1x2xf32>
  %6 = linalg.winograd_input_transform fmr(F_2_3) ins(%image : tensor<1x4x4x2xf32>)
    outs(%zero : tensor<4x4x1x1x1x2xf32>) -> tensor<4x4x1x1x1x2xf32>
  // A convolution of three by three: products of transforms.
  %none = arith.constant dense<0.0> : tensor<4x4x2x1xf32>
  %taps = linalg.winograd_filter_transform fmr(F_2_3) ins(%kernel : tensor<1x3x3x2xf32>)
    outs(%none : tensor<4x4x2x1xf32>) -> tensor<4x4x2x1xf32>
  %start = arith.constant dense<0.0> : tensor<4x4x1x1x1x1xf32>
  %products = linalg.contract indexing_maps = [
      affine_map<(i, j, a, b, n, f, c) -> (i, j, a, b, n, c)>, affine_map<(i, j, a, b, n, f, c) -> (i, j, c, f)>,
      affine_map<(i, j, a, b, n, f, c) -> (i, j, a, b, n, f)>]
    ins(%6, %taps : tensor<4x4x1x1x1x2xf32>, tensor<4x4x2x1xf32>) outs(%start : tensor<4x4x1x1x1x1xf32>)
    -> tensor<4x4x1x1x1x1xf32>
  %blank = arith.constant dense<0.0> : tensor<1x2x2x1xf32>
  %7 = linalg.winograd_output_transform fmr(F_2_3) ins(%products : tensor<4x4x1x1x1x1xf32>)
    outs(%blank : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
  return %0, %1, %2, %3, %4, %5, %7 : tensor<6xi1>, tensor<6xi1>, tensor<6xf32>, tensor<6xi32>, tensor<3x1xf32>, tensor<6xf32>, tensor<1x2x2x1xf32>
}
