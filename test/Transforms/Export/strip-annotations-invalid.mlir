// RUN: gspmd-opt %s --sharding-strip-annotations --split-input-file --verify-diagnostics

sharding.mesh @mesh = <["x"=4]>

func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{'sharding.manual_computation' op specifies the program of each device; expected only annotations, which can be removed}}
  %0 = sharding.manual_computation(%a) in <[<@mesh, [{"x"}]>]> out <[<@mesh, [{"x"}]>]> manual <@mesh ["x"]> {
  ^bb0(%p: tensor<2xf32>):
    sharding.return %p : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
