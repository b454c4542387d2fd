// RUN: gspmd-opt %s --sharding-dump-rules | FileCheck %s
// RUN: gspmd-opt %s --sharding-dump-rules=partition | FileCheck %s --check-prefix=PARTITION

// Shardings propagate between the corresponding dimensions of all
// operands, which have equal sizes; each operand is sharded by itself.
// Gathered, split or concatenated dimensions have factors of their own.
func.func @several(%a: tensor<4x6xf32>, %b: tensor<4x8xf32>, %c: tensor<8x6xf32>) {
  // CHECK: all_gather{{.*}}<([j, i], [m, l], [o, i])->([k, i], [n, l], [p, i]) {i=6, j=4, k=8, l=8, m=4, n=8, o=8, p=16} need_replication={j, k, m, n, o, p}>
  // PARTITION: all_gather{{.*}}<([j, i], [m, l], [p, o])->([k, i], [n, l], [q, o]) {i=6, j=4, k=8, l=8, m=4, n=8, o=6, p=8, q=16} need_replication={j, k, m, n, p, q}>
  %0:3 = "stablehlo.all_gather"(%a, %b, %c) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x6xf32>, tensor<4x8xf32>, tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<8x8xf32>, tensor<16x6xf32>)
  // CHECK: all_to_all{{.*}}<([j, i], [l, i])->([k, i], [m, i]) {i=6, j=4, k=4, l=8, m=8} need_replication={j, k, l, m}>
  // PARTITION: all_to_all{{.*}}<([j, i], [m, l])->([k, i], [n, l]) {i=6, j=4, k=4, l=6, m=8, n=8} need_replication={j, k, m, n}>
  %1:2 = "stablehlo.all_to_all"(%a, %c) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x6xf32>, tensor<8x6xf32>) -> (tensor<4x6xf32>, tensor<8x6xf32>)
  // CHECK: }) {{.*}}<([i, j], [i, j])->([i, j], [i, j]) {i=4, j=6}>
  // PARTITION: }) {{.*}}<([i, j], [k, l])->([i, j], [k, l]) {i=4, j=6, k=4, l=6}>
  %2:2 = "stablehlo.all_reduce"(%a, %a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
  return
}

// Rows are unsharded on both sides, and so are their offsets;
// the elements of a row are sharded equally everywhere.
func.func @ragged(%a: tensor<4x6xf32>, %b: tensor<8x6xf32>, %n: tensor<2xi32>) {
  // CHECK: ragged_all_to_all{{.*}}<([i, k], [j, k], [l], [m], [n], [o])->([j, k]) {i=4, j=8, k=6, l=2, m=2, n=2, o=2} need_replication={i, j, l, m, n, o}>
  // PARTITION: ragged_all_to_all{{.*}}<([i, k], [j, k], [l], [m], [n], [o])->([j, k]) {i=4, j=8, k=6, l=2, m=2, n=2, o=2} need_replication={i, j, l, m, n, o}>
  %0 = stablehlo.custom_call @ragged_all_to_all(%a, %b, %n, %n, %n, %n) {api_version = 4 : i32, backend_config = {channel_id = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}} : (tensor<4x6xf32>, tensor<8x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<8x6xf32>
  return
}
