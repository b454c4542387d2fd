// Padding and the gaps of a dilated operand hold the initial value, on any number of
// devices.
// RUN: gspmd-run %s --no-partition
// RUN: gspmd-run %s --poison
sharding.mesh @mesh = <["x"=3]>
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %cut = sharding.mesh_split %a <@mesh, [{"x"}]> : tensor<3xi32>
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%cut, %ten) <{padding = dense<[[1, 1]]> : tensor<1x2xi64>, window_dimensions = array<i64: 3>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %2 = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %0, dense<[23, 16, 25]> : tensor<3xi32>
  %1 = "stablehlo.reduce_window"(%cut, %ten) <{base_dilations = array<i64: 2>, window_dimensions = array<i64: 2>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %2 = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %1, dense<[21, 22, 22, 23]> : tensor<4xi32>
  return
}
