// Gradients that a loop over microbatches accumulates are summed over the data axis once, in one
// loop and in nested loops, replicated and scattered, added to an initial value; a call in the loop
// hides nothing.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=defer-collectives --stats=%t.json
// RUN: FileCheck %s < %t.json
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize
// RUN: gspmd-run %s --random-inputs 1 --stats=- | FileCheck %s --check-prefix=BEFORE
// CHECK: "all-reduce": {
// CHECK: "count": 1
// CHECK: "reduce-scatter": {
// CHECK: "count": 1
// CHECK: all_reduce once after a loop instead of in its 3 iterations
// BEFORE: "all-reduce": {
// BEFORE: "count": 6
// BEFORE: "reduce-scatter": {
// BEFORE: "count": 6

sdy.mesh @mesh = <["x"=4]>

func.func private @gradient(%x: tensor<64x16xf32>, %d: tensor<64x12xf32>) -> tensor<16x12xf32> {
  %0 = stablehlo.dot_general %x, %d, contracting_dims = [0] x [0] : (tensor<64x16xf32>, tensor<64x12xf32>) -> tensor<16x12xf32>
  return %0 : tensor<16x12xf32>
}

func.func @main(
    %x: tensor<64x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %d: tensor<64x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %g: tensor<16x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<16x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>},
        tensor<16x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<16x12xf32>
  %r:3 = stablehlo.while(%i = %zero, %p = %none, %q = %g) : tensor<i32>, tensor<16x12xf32>, tensor<16x12xf32>
  cond {
    %n = stablehlo.constant dense<2> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %s:3 = stablehlo.while(%j = %zero, %pi = %p, %qi = %q) : tensor<i32>, tensor<16x12xf32>, tensor<16x12xf32>
    cond {
      %n = stablehlo.constant dense<3> : tensor<i32>
      %c = stablehlo.compare LT, %j, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %at = stablehlo.add %i, %j : tensor<i32>
      %f = stablehlo.convert %at : (tensor<i32>) -> tensor<f32>
      %w = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
      %xw = stablehlo.multiply %x, %w : tensor<64x16xf32>
      %a = func.call @gradient(%xw, %d) : (tensor<64x16xf32>, tensor<64x12xf32>) -> tensor<16x12xf32>
      %ar = sdy.sharding_constraint %a <@mesh, [{}, {}]> : tensor<16x12xf32>
      %pn = stablehlo.add %pi, %ar : tensor<16x12xf32>
      %t = stablehlo.tanh %xw : tensor<64x16xf32>
      %b = stablehlo.dot_general %t, %d, contracting_dims = [0] x [0] : (tensor<64x16xf32>, tensor<64x12xf32>) -> tensor<16x12xf32>
      %bs = sdy.sharding_constraint %b <@mesh, [{"x"}, {}]> : tensor<16x12xf32>
      %qn = stablehlo.add %qi, %bs : tensor<16x12xf32>
      %next = stablehlo.add %j, %one : tensor<i32>
      stablehlo.return %next, %pn, %qn : tensor<i32>, tensor<16x12xf32>, tensor<16x12xf32>
    }
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %s#1, %s#2 : tensor<i32>, tensor<16x12xf32>, tensor<16x12xf32>
  }
  return %r#1, %r#2 : tensor<16x12xf32>, tensor<16x12xf32>
}
