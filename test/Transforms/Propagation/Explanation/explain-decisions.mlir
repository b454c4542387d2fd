// Causes are those of the deciding step, not of the final state.
// RUN: gspmd-opt --explain=closed_result:b,heard_late:h,strided:flat,uneven:odd,uneven:t %s 2>/dev/null | FileCheck %s
// RUN: gspmd-opt --gspmd-import --sharding-name-values --sharding-propagate='strategy=basic explain=closed_result:arg1,uneven:arg0 explain-file=-' %s -o /dev/null 2>/dev/null | FileCheck %s --check-prefix=BASIC

sdy.mesh @mesh = <["x"=4, "y"=2]>

// Both factors propose "x" in %b in one step, that of %a first. But %sum
// is closed there, and an operand takes only what the result takes.
// CHECK-LABEL: %b = argument in @closed_result
// CHECK: dim 0 not "x" as proposed by %a: the result of the element-wise op cannot be sharded in this way
// With the basic strategy no tensor takes what another one rejects.
// BASIC-LABEL: %arg1 = argument in @closed_result
// BASIC: dim 0 not "x" as proposed by %arg0: another tensor of the op has other axes, and this strategy does not resolve conflicts
func.func @closed_result(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %b: tensor<8x8xf32>)
    -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}) {
  %sum = stablehlo.add %a, %b : tensor<8x8xf32>
  return %sum : tensor<8x8xf32>
}

// %w proposes "x" for the contracted dimension from the beginning,
// but contracted dimensions propagate a level later than rows.
// CHECK-LABEL: %h = stablehlo.tanh in @heard_late
// CHECK: dim 1 not "x" as proposed by %w: "x" shards dimension 0 already: ops of an earlier priority propagated it (level 2)
func.func @heard_late(%a: tensor<8x8xf32>, %w: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  %h = stablehlo.tanh %a : tensor<8x8xf32>
  %dot = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %dot : tensor<8x8xf32>
}

// A sharding of the minor factor alone cannot be expressed.
// CHECK-LABEL: %flat = stablehlo.reshape in @strided
// CHECK: dim 0 not "y" as proposed by %two: the shards would be strided: the component of dimension 0 that is major to this one has fewer shards
func.func @strided(%two: tensor<2x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y", ?}]>}) -> tensor<32xf32> {
  %flat = stablehlo.reshape %two : (tensor<2x16xf32>) -> tensor<32xf32>
  return %flat : tensor<32xf32>
}

// Arguments may be sharded unevenly until completion
// ends: that is not what rejects "x" on 6 rows.
// CHECK-LABEL: %odd = argument in @uneven
// CHECK: dim 0 not "x" as proposed by %t: "x" shards dimension 1 already: an earlier step propagated it (step {{[0-9]+}} before {{[0-9]+}})
// BASIC-LABEL: %arg0 = argument in @uneven
// BASIC: dim 0 not "x" as proposed by %0: "x" shards dimension 1 already: an earlier step propagated it (step {{[0-9]+}} before {{[0-9]+}})
// The axis of %odd is older, but %t had the other one before its op was visited.
// CHECK-LABEL: %t = stablehlo.tanh in @uneven
// CHECK: dim 1 not "x" as proposed by %odd: "x" shards dimension 0 already: an earlier step propagated it (step {{[0-9]+}} before this op)
func.func @uneven(%odd: tensor<6x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"x"}]>})
    -> (tensor<6x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  %t = stablehlo.tanh %odd : tensor<6x8xf32>
  return %t : tensor<6x8xf32>
}
