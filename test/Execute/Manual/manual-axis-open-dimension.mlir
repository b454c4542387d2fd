// RUN: gspmd-run %s --random-inputs 1 --check
// The consumer of a manual computation requests a manual axis in a dimension that is open in
// out_shardings. Propagation must not add the axis: it would change the result of the
// region.
sharding.mesh @mesh = <["x"=2, "y"=3]>
func.func @main(%a: tensor<4x6xf32>) -> (tensor<4x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {"x"}]>}) {
  %0 = sharding.manual_computation(%a) in <[<@mesh, [{"x", ?}, {?}]>]> out <[<@mesh, [{"x", ?}, {?}]>]> manual <@mesh ["x"]> {
  ^bb0(%l: tensor<2x6xf32>):
    %s = stablehlo.negate %l : tensor<2x6xf32>
    sharding.return %s : tensor<2x6xf32>
  } : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = sharding.manual_computation(%0) in <[<@mesh, [{?}, {?}]>]> out <[<@mesh, [{?}, {?}]>]> manual <@mesh ["x"]> {
  ^bb0(%l: tensor<4x6xf32>):
    %s = stablehlo.negate %l : tensor<4x6xf32>
    sharding.return %s : tensor<4x6xf32>
  } : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return %1 : tensor<4x6xf32>
}
