// Attributes, types and regions of StableHLO, CHLO and Shardy, and ops of others.
sdy.mesh @mesh = <["x"=4, "y"=2]>

func.func public @main(
    %lhs: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>},
    %rhs: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>},
    %steps: tensor<i32>)
    -> (tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, tensor<i32>, tensor<16xf32>) {
  %0 = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0], precision = [HIGHEST, DEFAULT]
      : (tensor<16x32xf32>, tensor<32x32xf32>) -> tensor<16x32xf32>
  %1 = chlo.erf_inv %0 : tensor<16x32xf32> -> tensor<16x32xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %2:2 = stablehlo.while(%i = %zero, %x = %1) : tensor<i32>, tensor<16x32xf32>
    cond {
      %more = stablehlo.compare LT, %i, %steps, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %next = stablehlo.add %i, %one : tensor<i32>
      %y = func.call @layer(%x) : (tensor<16x32xf32>) -> tensor<16x32xf32>
      stablehlo.return %next, %y : tensor<i32>, tensor<16x32xf32>
    }
  %3 = sdy.sharding_constraint %2#1 <@mesh, [{"x"}, {?}]> : tensor<16x32xf32>
  %init = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %init) applies stablehlo.maximum across dimensions = [1]
      : (tensor<16x32xf32>, tensor<f32>) -> tensor<16xf32>
  %5 = arith.addf %4, %4 : tensor<16xf32>
  return %3, %2#0, %5 : tensor<16x32xf32>, tensor<i32>, tensor<16xf32>
}

func.func private @layer(%x: tensor<16x32xf32>) -> tensor<16x32xf32> {
  %weights = stablehlo.constant dense_resource<weights> : tensor<32x1xf32>
  %0 = stablehlo.reshape %weights : (tensor<32x1xf32>) -> tensor<32xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<32xf32>) -> tensor<16x32xf32>
  %2 = stablehlo.multiply %x, %1 : tensor<16x32xf32>
  %3 = stablehlo.tanh %2 {mhlo.frontend_attributes = {kind = "activation"}} : tensor<16x32xf32>
  return %3 : tensor<16x32xf32>
}

{-#
  dialect_resources: {
    builtin: {
      weights: "0x040000000000803F000000400000404000008040000080BF000000C0000040C0000080C00000003F0000803E0000003E0000803D0000003D0000803C0000003C0000803B0000803F000000400000404000008040000080BF000000C0000040C0000080C00000003F0000803E0000003E0000803D0000003D0000803C0000003C0000803B"
    }
  }
#-}
