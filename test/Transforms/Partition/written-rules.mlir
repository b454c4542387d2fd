// A rule attribute of an op is used, also if the
// op has no model and its dialect is unknown.
// RUN: gspmd-opt %s --allow-unregistered-dialect --gspmd-partition | FileCheck %s

sdy.mesh @mesh = <["a"=2, "b"=4]>

// The first dimension passes through; the second must
// be replicated, so its axis moves to the first.
// CHECK-LABEL: func.func @main
// CHECK: %[[IN:.*]] = spmd.all_to_all %arg0 split 0 concat 1 over <@mesh ["b"]>
// CHECK: %[[OUT:.*]] = "my.op"(%[[IN]]) {{.*}} : (tensor<1x16xf32>) -> tensor<1x16xf32>
// CHECK: spmd.all_to_all %[[OUT]] split 1 concat 0
func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b"}]>}) -> tensor<8x16xf32> {
  %0 = "my.op"(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=16} need_replication={j}>} : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}

// A reduction factor leaves partial sums.
// CHECK-LABEL: func.func @sum
// CHECK: %[[PART:.*]] = "my.sum"(%arg0) {{.*}} : (tensor<4x4xf32>) -> tensor<4xf32>
// CHECK: spmd.all_reduce add %[[PART]] over <@mesh ["b"]>
func.func @sum(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b"}]>}) -> tensor<8xf32> {
  %0 = "my.sum"(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i]) {i=8, j=16} reduction={j}>} : (tensor<8x16xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// An op without a rule runs on replicated tensors.
// CHECK-LABEL: func.func @unknown
// CHECK: "my.op"(%{{.*}}) {{.*}}(tensor<8x16xf32>) -> tensor<8x16xf32>
func.func @unknown(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b"}]>}) -> tensor<8x16xf32> {
  %0 = "my.op"(%a) : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
