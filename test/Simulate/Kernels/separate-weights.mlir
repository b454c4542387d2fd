// Where each layer has weights of its own and products add to gradients, no kernel copies slices of stacks or adds gradients,
// and all buckets of gradients but the last one are reduced during the last backward pass.

// RUN: gspmd-simulate %s --topology 2xh100:1 --overlap async --software maxtext --stats %t.stacks.json > /dev/null
// RUN: gspmd-simulate %s --topology 2xh100:1 --overlap async --software nemo --stats %t.layers.json > /dev/null
// RUN: %python %S/../Inputs/separate_weights.py %t.stacks.json %t.layers.json %S/../../../lib/CostModel/hardware/h100.json

sharding.mesh @mesh = <["data"=2]>
func.func @main(%stack: tensor<4x4096x8192xbf16>, %input: tensor<8192x8192xbf16>, %zeros: tensor<8192x8192xf32>, %other: tensor<8192x8192xf32>) -> (tensor<4096x8192xf32>, tensor<8192x8192xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:5 = stablehlo.while(%i = %zero, %w = %stack, %x = %input, %sum = %zeros, %state = %other)
      : tensor<i32>, tensor<4x4096x8192xbf16>, tensor<8192x8192xbf16>, tensor<8192x8192xf32>, tensor<8192x8192xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %start = stablehlo.constant dense<0> : tensor<i32>
    %slice = stablehlo.dynamic_slice %w, %i, %start, %start, sizes = [1, 4096, 8192]
        : (tensor<4x4096x8192xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4096x8192xbf16>
    %part = stablehlo.reshape %slice : (tensor<1x4096x8192xbf16>) -> tensor<4096x8192xbf16>
    %layer = spmd.all_gather %part dim 0 over <@mesh ["data"]> : tensor<4096x8192xbf16> -> tensor<8192x8192xbf16>
    %y = stablehlo.dot_general %x, %layer, contracting_dims = [1] x [0] : (tensor<8192x8192xbf16>, tensor<8192x8192xbf16>) -> tensor<8192x8192xbf16>
    %g = stablehlo.dot_general %y, %layer, contracting_dims = [0] x [0] : (tensor<8192x8192xbf16>, tensor<8192x8192xbf16>) -> tensor<8192x8192xbf16>
    %again = stablehlo.dot_general %g, %layer, contracting_dims = [1] x [0] : (tensor<8192x8192xbf16>, tensor<8192x8192xbf16>) -> tensor<8192x8192xbf16>
    // The gradient is used twice, so that it is in memory and the addition is a kernel.
    %wide = stablehlo.convert %g : (tensor<8192x8192xbf16>) -> tensor<8192x8192xf32>
    %total = stablehlo.add %sum, %wide : tensor<8192x8192xf32>
    // Not a gradient: something else reads what the loop carries.
    %twice = stablehlo.add %state, %state : tensor<8192x8192xf32>
    stablehlo.return %next, %w, %again, %total, %twice
        : tensor<i32>, tensor<4x4096x8192xbf16>, tensor<8192x8192xbf16>, tensor<8192x8192xf32>, tensor<8192x8192xf32>
  }
  %reduced = spmd.reduce_scatter add %r#3 dim 0 over <@mesh ["data"]> : tensor<8192x8192xf32> -> tensor<4096x8192xf32>
  return %reduced, %r#4 : tensor<4096x8192xf32>, tensor<8192x8192xf32>
}
