// A scalar that is annotated as unreduced was returned without being reduced.
// RUN: gspmd-run %s --random-inputs 1 --check --poison

sdy.mesh @mesh = <["x"=2]>
func.func @main(%arg0: tensor<f32>) -> (tensor<i32>, tensor<f32>) {
  %c = stablehlo.constant dense<5> : tensor<i32>
  %0 = sdy.sharding_constraint %c <@mesh, [], unreduced={"x"}> : tensor<i32>
  %1 = stablehlo.negate %arg0 : tensor<f32>
  %2 = sdy.sharding_constraint %1 <@mesh, [], unreduced={"x"}> : tensor<f32>
  %3 = stablehlo.add %2, %2 : tensor<f32>
  return %0, %3 : tensor<i32>, tensor<f32>
}
