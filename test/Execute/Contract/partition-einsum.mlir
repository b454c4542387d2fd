// Labels of an einsum are factors: those of the result stay sharded, the others are summed over the
// devices. Sums of complex numbers begin with a complex zero.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --stats %t.json
// RUN: FileCheck %s < %t.json
// CHECK: "replicated_ops": []
sharding.mesh @mesh = <["x"=3, "y"=2]>
func.func @main(%a: tensor<6x13xcomplex<f32>> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>}, %b: tensor<6x8xcomplex<f32>>, %c: tensor<7x5xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>}, %d: tensor<5x4xf32>) -> (tensor<6x8xcomplex<f32>>, tensor<4x7xf32>, tensor<5xf32>) {
  %0 = stablehlo.einsum %a, %b, config = "ab,ad->ad" : (tensor<6x13xcomplex<f32>>, tensor<6x8xcomplex<f32>>) -> tensor<6x8xcomplex<f32>>
  %1 = stablehlo.einsum %c, %d, config = "ij, jk -> ki" : (tensor<7x5xf32>, tensor<5x4xf32>) -> tensor<4x7xf32>
  %2 = stablehlo.unary_einsum %c, config = "ij->j" : (tensor<7x5xf32>) -> tensor<5xf32>
  return %0, %1, %2 : tensor<6x8xcomplex<f32>>, tensor<4x7xf32>, tensor<5xf32>
}
