// Sums of narrow floats are rounded once, not at every step: otherwise 256 ones and more would be
// 256, but twice as many on two devices.
// RUN: gspmd-run %s --check --random-inputs 1 --entry=sums
// RUN: gspmd-run %s --no-partition --entry=exact
// RUN: gspmd-run %s --entry=exact
sharding.mesh @mesh = <["x"=4]>

func.func @sums(%a: tensor<2000xbf16> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>},
                %b: tensor<3x2000xf16> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) -> (tensor<bf16>, tensor<2000xbf16>, tensor<3xf16>) {
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %zero16 = stablehlo.constant dense<0.0> : tensor<f16>
  %abs = stablehlo.abs %a : tensor<2000xbf16>
  %0 = stablehlo.reduce(%abs init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2000xbf16>, tensor<bf16>) -> tensor<bf16>
  %1 = "stablehlo.reduce_window"(%abs, %zero) <{padding = dense<[[1999, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 2000>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %3 = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %3 : tensor<bf16>
  }) : (tensor<2000xbf16>, tensor<bf16>) -> tensor<2000xbf16>
  %abs16 = stablehlo.abs %b : tensor<3x2000xf16>
  %2 = stablehlo.reduce(%abs16 init: %zero16) applies stablehlo.add across dimensions = [1] : (tensor<3x2000xf16>, tensor<f16>) -> tensor<3xf16>
  return %0, %1, %2 : tensor<bf16>, tensor<2000xbf16>, tensor<3xf16>
}

func.func @exact() {
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %ones = stablehlo.constant dense<1.0> : tensor<2048xbf16>
  %cut = sharding.mesh_split %ones <@mesh, [{"x"}]> : tensor<2048xbf16>
  %0 = stablehlo.reduce(%cut init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2048xbf16>, tensor<bf16>) -> tensor<bf16>
  check.expect_eq_const %0, dense<2048.0> : tensor<bf16>
  return
}
