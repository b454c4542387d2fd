// For tests, optimizations are applied whatever they gain: a gather and a scatter take all their
// forms in turn, selected by a number, with equal results.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=loop-collectives,force-variant:1 --stats=- | FileCheck %s --check-prefix=FORM1
// FORM1: all_gather runs as a ring both ways concurrently with its products
// FORM1-NEXT: reduce_scatter runs in 2 chunks concurrently with its products
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=loop-collectives,force-variant:2 --stats=- | FileCheck %s --check-prefix=FORM2
// FORM2: all_gather runs in 2 chunks concurrently with its products
// FORM2-NEXT: reduce_scatter runs in 4 chunks concurrently with its products
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=loop-collectives,force-variant:3 --stats=- | FileCheck %s --check-prefix=FORM3
// FORM3: all_gather runs in 4 chunks concurrently with its products
// FORM3-NEXT: reduce_scatter runs in 8 chunks concurrently with its products
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=loop-collectives,force-variant:4 --stats=- | FileCheck %s --check-prefix=FORM4
// FORM4: all_gather runs in 8 chunks concurrently with its products
// FORM4-NEXT: reduce_scatter runs as a ring one way concurrently with its products
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=loop-collectives,force-variant:5 --stats=- | FileCheck %s --check-prefix=FORM5
// FORM5: all_gather runs as a ring one way concurrently with its products
// FORM5-NEXT: reduce_scatter runs as a ring both ways concurrently with its products

// Without the option nothing is gained here.
// RUN: gspmd-run %s --random-inputs 1 --check --optimize=loop-collectives --stats=- | FileCheck %s --check-prefix=GAINS
// GAINS-NOT: {{runs (as|in)}}

// The former name of the option is accepted.
// RUN: gspmd-run %s --random-inputs 1 --check --optimize=loop-collectives,at-any-price:3 --stats=- | FileCheck %s --check-prefix=FORM3
// RUN: gspmd-opt %s --gspmd-optimize=force-variant=1 -o %t.new
// RUN: gspmd-opt %s --gspmd-optimize=at-any-price=1 -o %t.former
// RUN: gspmd-opt %s --gspmd-optimize -o %t.unforced
// RUN: cmp %t.new %t.former
// RUN: not cmp %t.new %t.unforced
// RUN: gspmd-opt %s --gspmd-partition --spmd-loop-collectives=force-variant=1 -o %t.pass
// RUN: gspmd-opt %s --gspmd-partition --spmd-loop-collectives=at-any-price=1 -o %t.pass-former
// RUN: cmp %t.pass %t.pass-former

// RUN: not gspmd-run %s --random-inputs 1 --optimize=force-variant:much 2>&1 | FileCheck %s --check-prefix=NUMBER
// NUMBER: error: force-variant: expected a number above 0, found 'much'

sdy.mesh @mesh = <["x"=4]>

func.func @main(
    %a: tensor<64x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %b: tensor<8x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>},
    %c: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %d: tensor<1x7x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"x"}]>},
    %e: tensor<4x1x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}, {}]>})
    -> (tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>},
        tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
        tensor<4x1x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}, {}]>}) {
  %aw = sdy.sharding_constraint %a <@mesh, [{}, {}]> : tensor<64x8xf32>
  %0 = stablehlo.dot_general %aw, %b, contracting_dims = [1] x [0] : (tensor<64x8xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
  %1 = stablehlo.dot_general %0, %c, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %2 = sdy.sharding_constraint %1 <@mesh, [{"x"}, {}]> : tensor<64x64xf32>
  // Seven elements, of which a strided window reads four: no even shards.
  %3 = stablehlo.convolution(%d, %e) dim_numbers = [b, 0, f]x[i, o, 0]->[0, b, f], window = {stride = [2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x7x4xf32>, tensor<4x1x1xf32>) -> tensor<4x1x1xf32>
  return %0, %2, %3 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<4x1x1xf32>
}
