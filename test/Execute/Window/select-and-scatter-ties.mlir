// RUN: gspmd-run %s --check --random-inputs 1 --poison
// A window must not select padding, even if elements are the smallest of their type: no integer can
// mark padding as absent.
sharding.mesh @mesh = <["x"=2]>
func.func @main(%b: tensor<6xui8>) -> (tensor<5xui8> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) {
  %a0 = stablehlo.constant dense<[0, 1, 0, 1, 0]> : tensor<5xui8>
  %a = sharding.mesh_split %a0 <@mesh, [{"x"}]> : tensor<5xui8>
  %c_0 = stablehlo.constant dense<0> : tensor<ui8>
  %0 = "stablehlo.select_and_scatter"(%a, %b, %c_0) <{padding = dense<[[1, 1]]> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %1 = stablehlo.compare GE, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %1 = stablehlo.add %x, %y : tensor<ui8>
    stablehlo.return %1 : tensor<ui8>
  }) : (tensor<5xui8>, tensor<6xui8>, tensor<ui8>) -> tensor<5xui8>
  return %0 : tensor<5xui8>
}
