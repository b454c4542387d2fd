// An annotation of an argument of a second block is none of the function.
// RUN: gspmd-opt %s --gspmd-import-shard | FileCheck %s

// CHECK: func.func @main(%{{.*}}: i1) -> tensor<8xf32>
// CHECK: ^bb1({{.*}}, %[[B:.*]]: tensor<8xf32>):
// CHECK: sharding.mesh_split %[[B]]
shard.grid @mesh(shape = 4)
func.func @main(%c: i1) -> tensor<8xf32> {
  %z = arith.constant dense<0.0> : tensor<8xf32>
  cf.br ^bb1(%c, %z, %z : i1, tensor<8xf32>, tensor<8xf32>)
^bb1(%q: i1, %a: tensor<8xf32>, %b: tensor<8xf32>):
  %s = shard.sharding @mesh split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %b to %s : tensor<8xf32>
  return %0 : tensor<8xf32>
}
