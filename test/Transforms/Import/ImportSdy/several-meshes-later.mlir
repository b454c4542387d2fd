// RUN: gspmd-opt --gspmd-import --sharding-propagate %s | FileCheck %s --check-prefix=KEPT
// RUN: gspmd-opt --gspmd-import --sharding-propagate %s | gspmd-opt --gspmd-partition | FileCheck %s
// Import alone keeps all meshes; the printed program gets
// one mesh when it is partitioned, like a program of JAX.
sdy.mesh @mesh = <["x"=4, "y"=2]>
sdy.mesh @flat = <["all"=8]>
sdy.mesh @empty_mesh = <[]>

// KEPT: sharding.mesh @mesh
// KEPT: sharding.mesh @flat
// CHECK: sharding.mesh @mesh = <["x"=4, "y"=2]>
// CHECK-NOT: sharding.mesh
// CHECK: func.func @main(%{{.*}}: tensor<2x8xf32>
func.func @main(%a: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@flat, [{"all"}, {}]>},
                %s: tensor<f32> {sdy.sharding = #sdy.sharding<@empty_mesh, []>})
    -> (tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) {
  %0 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
  %1 = stablehlo.add %a, %0 : tensor<16x8xf32>
  return %1 : tensor<16x8xf32>
}
