// RUN: gspmd-opt %s --gspmd-complete --explain=act --explain-as=remarks --verify-diagnostics -o /dev/null

// Chains as notes, rejected proposals with their causes, and two conflicting annotations.

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func public @main(
    // expected-note@+3 {{the first comes from argument %input of @main}}
    // expected-note@+2 {{dim 0 "x" from argument %input of @main}}
    // expected-note@+1 {{decided by argument %input of @main}}
    %input: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {?}]>},
    // expected-note@+1 {{dim 1 "y" from argument %w1 of @main}}
    %w1: tensor<32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>},
    %w2: tensor<64x32xf32>) -> tensor<16x32xf32> {
  // expected-note-re@+2 {{step {{[0-9]+}}: %input dim 0 -> %h dim 0}}
  // expected-note-re@+1 {{step {{[0-9]+}}: %w1 dim 1 -> %h dim 1}}
  %h = stablehlo.dot_general %input, %w1, contracting_dims = [1] x [0] : (tensor<16x32xf32>, tensor<32x64xf32>) -> tensor<16x64xf32>
  // expected-remark@+3 {{%act is sharded as [{"x", ?}, {"y", ?}]}}
  // expected-note-re@+2 {{step {{[0-9]+}}: %h dim 0 -> %act dim 0}}
  // expected-note-re@+1 {{step {{[0-9]+}}: %h dim 1 -> %act dim 1}}
  %act = stablehlo.tanh %h : tensor<16x64xf32>
  // expected-remark@+2 {{two annotations disagree here: %act dim 0 {"x"} and %2 dim 0 {"y"}; resharding between them communicates}}
  // expected-note@+1 {{dim 0 not "y" as proposed by %2: another annotation shards dimension 0 by "x", and neither overrides the other}}
  %2 = stablehlo.dot_general %act, %w2, contracting_dims = [1] x [0] : (tensor<16x64xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
  // expected-note@+2 {{the second comes from sharding.mesh_split %c}}
  // expected-note@+1 {{proposed by sharding.mesh_split %c}}
  %c = sdy.sharding_constraint %2 <@mesh, [{"y"}, {?}]> : tensor<16x32xf32>
  return %c : tensor<16x32xf32>
}
