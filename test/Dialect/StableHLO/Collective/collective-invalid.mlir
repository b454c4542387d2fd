// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

func.func @all_gather_c1(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{all_gather_dim has 2, which is not in [0, 2) (C1)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x6xf32>) -> tensor<8x6xf32>
  return
}

// -----

func.func @all_gather_c2(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{replica_groups [0, 0] has 0 more than once (C2)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<4x6xf32>) -> tensor<8x6xf32>
  return
}

// -----

func.func @all_gather_c4(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{replica_groups has 2, which is not in [0, 2) (C4)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 2]]> : tensor<1x2xi64>}> : (tensor<4x6xf32>) -> tensor<8x6xf32>
  return
}

// -----

func.func @all_gather_rank(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{replica_groups has rank 1, expected 2}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, replica_groups = dense<[0, 1]> : tensor<2xi64>}> : (tensor<4x6xf32>) -> tensor<8x6xf32>
  return
}

// -----

func.func @all_gather_c5(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{use_global_device_ids needs a channel_handle with a positive handle (C5)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<4x6xf32>) -> tensor<8x6xf32>
  return
}

// -----

func.func @all_gather_c6_shape(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{result has shape [4, 6], expected [8, 6] (C6)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @all_gather_c6_element(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{operand and result have different element types: f32 and f64 (C6)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x6xf32>) -> tensor<8x6xf64>
  return
}

// -----

func.func @all_gather_c6_count(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{has 1 operands and 2 results (C6)}}
  %0:2 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x6xf32>) -> (tensor<8x6xf32>, tensor<8x6xf32>)
  return
}

// -----

func.func @all_reduce_c1(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{replica_groups [0, 0] has 0 more than once (C1)}}
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @all_reduce_c3(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{replica_groups has 3, which is not in [0, 2) (C3)}}
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 3, -1]]> : tensor<1x3xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @all_reduce_c4(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{use_global_device_ids needs a channel_handle with a positive handle (C4)}}
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, use_global_device_ids}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @all_reduce_c5(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{'computation' takes (tensor<i32>, tensor<i32>), expected (tensor<f32>, tensor<f32>) (C5)}}
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    stablehlo.return %a : tensor<i32>
  }) : (tensor<4x6xf32>) -> tensor<4x6xi32>
  return
}

// -----

func.func @all_reduce_c6(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{found result type 'tensor<4x5xf32>', expected 'tensor<4x6xf32>' (C6, C7)}}
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x6xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @all_reduce_c7(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{found result type 'tensor<4x6xf64>', expected 'tensor<4x6xf32>' (C6, C7)}}
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x6xf32>) -> tensor<4x6xf64>
  return
}

// -----

func.func @reduce_scatter_c1(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{scatter_dimension has size 4, which is not a multiple of the group size 3 (C1)}}
  %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x6xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @reduce_scatter_c2(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{scatter_dimension has 2, which is not in [0, 2) (C2)}}
  %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 2 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x6xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @reduce_scatter_c3(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{replica_groups [0, 0] has 0 more than once (C3)}}
  %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x6xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @reduce_scatter_c5(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{replica_groups has 2, which is not in [0, 2) (C5)}}
  %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 2]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x6xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @reduce_scatter_c6(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{use_global_device_ids needs a channel_handle with a positive handle (C6)}}
  %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x6xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @reduce_scatter_c7(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{'computation' returns (), expected (tensor<f32>) (C7)}}
  %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return
  }) : (tensor<4x6xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @reduce_scatter_c8(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{result has shape [4, 6], expected [2, 6] (C8)}}
  %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @reduce_scatter_c9(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{operand and result have different element types: f32 and f64 (C9)}}
  %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x6xf32>) -> tensor<2x6xf64>
  return
}

// -----

func.func @all_to_all_c1(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{split_dimension has 2, which is not in [0, 2) (C1)}}
  %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 2 : i64}> : (tensor<4x6xf32>) -> tensor<2x12xf32>
  return
}

// -----

func.func @all_to_all_c2(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{split_dimension has size 4, which is not a multiple of split_count 3 (C2)}}
  %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, split_count = 3 : i64, split_dimension = 0 : i64}> : (tensor<4x6xf32>) -> tensor<2x12xf32>
  return
}

// -----

func.func @all_to_all_c3(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{concat_dimension has 2, which is not in [0, 2) (C3)}}
  %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<4x6xf32>) -> tensor<2x12xf32>
  return
}

// -----

func.func @all_to_all_c4(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{split_count has 0, which is not positive (C4)}}
  %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 0 : i64, split_dimension = 0 : i64}> : (tensor<4x6xf32>) -> tensor<2x12xf32>
  return
}

// -----

func.func @all_to_all_c5(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{replica_groups [0, 0] has 0 more than once (C5)}}
  %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 1 : i64, replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<4x6xf32>) -> tensor<2x12xf32>
  return
}

// -----

func.func @all_to_all_c7(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{replica_groups has 2, which is not in [0, 2) (C7)}}
  %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 1 : i64, replica_groups = dense<[[0, 2]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<4x6xf32>) -> tensor<2x12xf32>
  return
}

// -----

func.func @all_to_all_c8(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{split_count is 4, but a group has 2 processes (C8)}}
  %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<4x6xf32>) -> tensor<2x12xf32>
  return
}

// -----

func.func @all_to_all_c9(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{found result type 'tensor<2x6xf32>', expected 'tensor<2x12xf32>' (C9)}}
  %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<4x6xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @collective_permute_c1(%arg0: tensor<4xf32>) {
  // expected-error@+1 {{source_target_pairs has shape [2, 1], expected [N, 2] (C1)}}
  %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0], [1]]> : tensor<2x1xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @collective_permute_c2(%arg0: tensor<4xf32>) {
  // expected-error@+1 {{sources [0, 0] has 0 more than once (C2)}}
  %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @collective_permute_c3(%arg0: tensor<4xf32>) {
  // expected-error@+1 {{targets [1, 1] has 1 more than once (C3)}}
  %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @collective_permute_c4(%arg0: tensor<4xf32>) {
  // expected-error@+1 {{source_target_pairs has the negative id -1 (C4)}}
  %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @collective_permute_c5(%arg0: tensor<4xf32>) {
  // expected-error@+1 {{found result type 'tensor<5xf32>', expected 'tensor<4xf32>' (C5)}}
  %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @collective_broadcast_c1(%arg0: tensor<4xf32>) {
  // expected-error@+1 {{replica_groups [2, 2] has 2 more than once (C1)}}
  %0 = "stablehlo.collective_broadcast"(%arg0) <{replica_groups = dense<[[2, 2]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @collective_broadcast_c2(%arg0: tensor<4xf32>) {
  // expected-error@+1 {{replica_groups has the negative id -1 (C2)}}
  %0 = "stablehlo.collective_broadcast"(%arg0) <{replica_groups = dense<[[2, -1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @collective_broadcast_c3(%arg0: tensor<4xf32>) {
  // expected-error@+1 {{found result type 'tensor<5xf32>', expected 'tensor<4xf32>' (C3)}}
  %0 = "stablehlo.collective_broadcast"(%arg0) <{replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @cross_replica_sum_groups(%arg0: tensor<4xf32>) {
  // expected-error@+1 {{replica_groups [0, 0] has 0 more than once}}
  %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @partition_id_type() {
  // expected-error@+1 {{must be 0D tensor of 32-bit unsigned integer values}}
  %0 = stablehlo.partition_id : tensor<i32>
  return
}

// -----

func.func @all_gather_c2_splat(%arg0: tensor<4x6xf32>) {
  // expected-error@+1 {{replica_groups has 0 more than once (C2)}}
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, replica_groups = dense<0> : tensor<1000000x1000000xi64>}> : (tensor<4x6xf32>) -> tensor<8x6xf32>
  return
}
