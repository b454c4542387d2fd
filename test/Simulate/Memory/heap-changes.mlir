// The amount of a change of the peak is the difference of two predicted peaks,
// with the fragmentation of both: the program without and with the change. The
// sum of 64 MiB does not fit into what is left of the 96 MiB of the first product,
// so donating an operand saves 64 MiB, of which 32 are fragmentation.

// RUN: gspmd-simulate %s --entry kept --topology v5e:1x1 --stats %t.before.json > /dev/null
// RUN: gspmd-simulate %s --entry donated --topology v5e:1x1 --stats %t.after.json > /dev/null
// RUN: %python %S/heap_changes.py %t.before.json %t.after.json

func.func @kept(%a: tensor<4096x4096xf32>, %e: tensor<6144x4096xf32>, %x: tensor<6144x5120xf32>, %y: tensor<5120x4096xf32>) -> (tensor<4096x4096xf32>, tensor<4096x5120xf32>) {
  %0 = stablehlo.dot_general %e, %a, contracting_dims = [1] x [0] : (tensor<6144x4096xf32>, tensor<4096x4096xf32>) -> tensor<6144x4096xf32>
  %1 = stablehlo.dot_general %0, %x, contracting_dims = [0] x [0] : (tensor<6144x4096xf32>, tensor<6144x5120xf32>) -> tensor<4096x5120xf32>
  %2 = stablehlo.dot_general %1, %y, contracting_dims = [1] x [0] : (tensor<4096x5120xf32>, tensor<5120x4096xf32>) -> tensor<4096x4096xf32>
  %3, %4 = stablehlo.optimization_barrier %2, %1 : tensor<4096x4096xf32>, tensor<4096x5120xf32>
  %5 = stablehlo.add %a, %3 : tensor<4096x4096xf32>
  return %5, %4 : tensor<4096x4096xf32>, tensor<4096x5120xf32>
}
func.func @donated(%a: tensor<4096x4096xf32> {jax.buffer_donor = true}, %e: tensor<6144x4096xf32>, %x: tensor<6144x5120xf32>, %y: tensor<5120x4096xf32>) -> (tensor<4096x4096xf32>, tensor<4096x5120xf32>) {
  %0 = stablehlo.dot_general %e, %a, contracting_dims = [1] x [0] : (tensor<6144x4096xf32>, tensor<4096x4096xf32>) -> tensor<6144x4096xf32>
  %1 = stablehlo.dot_general %0, %x, contracting_dims = [0] x [0] : (tensor<6144x4096xf32>, tensor<6144x5120xf32>) -> tensor<4096x5120xf32>
  %2 = stablehlo.dot_general %1, %y, contracting_dims = [1] x [0] : (tensor<4096x5120xf32>, tensor<5120x4096xf32>) -> tensor<4096x4096xf32>
  %3, %4 = stablehlo.optimization_barrier %2, %1 : tensor<4096x4096xf32>, tensor<4096x5120xf32>
  %5 = stablehlo.add %a, %3 : tensor<4096x4096xf32>
  return %5, %4 : tensor<4096x4096xf32>, tensor<4096x5120xf32>
}
