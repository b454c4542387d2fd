// The gradient of an input that three products read: three scattered sums are one.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize --stats=%t.json
// RUN: FileCheck %s < %t.json
// RUN: gspmd-run %s --random-inputs 1 --stats=- | FileCheck %s --check-prefix=BEFORE
// With explanations, the values that a change affects are named as in the file.
// RUN: gspmd-opt --gspmd-partition --spmd-defer-collectives --explain=%%4 %s -o %t.out 2>&1 | FileCheck %s --check-prefix=EXPLAIN
// EXPLAIN: dim 0 "b" from
// EXPLAIN: remark: spmd-defer-collectives: for %4, 3 terms of a sum share one reduce_scatter
// CHECK: "reduce-scatter": {
// CHECK-NEXT: "bytes": 256,
// CHECK-NEXT: "count": 1
// CHECK: "optimizations": [
// CHECK-NEXT: 3 terms of a sum share one reduce_scatter
// CHECK-NEXT: the step goes from
// BEFORE: "reduce-scatter": {
// BEFORE-NEXT: "bytes": 768,
// BEFORE-NEXT: "count": 3
// BEFORE-NOT: "optimizations"

sdy.mesh @mesh = <["b"=2, "m"=4]>

func.func @main(
    %q: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"m"}]>},
    %k: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"m"}]>},
    %v: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"m"}]>},
    %wq: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"m"}, {}]>},
    %wk: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"m"}, {}]>},
    %wv: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"m"}, {}]>})
    -> (tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"m"}]>}) {
  %0 = stablehlo.dot_general %q, %wq, contracting_dims = [1] x [0] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
  %1 = stablehlo.dot_general %k, %wk, contracting_dims = [1] x [0] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
  %2 = stablehlo.dot_general %v, %wv, contracting_dims = [1] x [0] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
  %3 = stablehlo.add %0, %1 : tensor<16x32xf32>
  %4 = stablehlo.add %3, %2 : tensor<16x32xf32>
  return %4 : tensor<16x32xf32>
}
