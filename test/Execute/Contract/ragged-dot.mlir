// RUN: gspmd-run %s --random-inputs 1 --check | FileCheck %s
//
// Ragged products with cuts of every dimension: each is the one that the shardings
// of operands and results ask for, so none runs on whole tensors.
// CHECK-NOT: replicated ops

sdy.mesh @mesh = <["x"=2, "y"=3]>

func.func @main(%x: tensor<40x16xf32>, %w: tensor<5x16x12xf32>, %y: tensor<40x12xf32>,
                %xb: tensor<4x40x16xf32>, %wb: tensor<5x4x16x12xf32>)
    -> (tensor<40x12xf32>, tensor<40x12xf32>, tensor<40x12xf32>, tensor<40x12xf32>,
        tensor<5x16x12xf32>,
        tensor<5x16x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}, {}]>},
        tensor<5x16x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}, {}]>},
        tensor<4x40x12xf32>, tensor<40x40xf32>) {
  // A group without rows, groups across the borders of parts, rows of no group.
  %sizes = stablehlo.constant dense<[7, 0, 20, 5, 3]> : tensor<5xi32>

  // Rows.
  %x_y = sdy.sharding_constraint %x <@mesh, [{"y"}, {}]> : tensor<40x16xf32>
  %rows = "chlo.ragged_dot"(%x_y, %w, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<40x16xf32>, tensor<5x16x12xf32>, tensor<5xi32>) -> tensor<40x12xf32>
  %0 = sdy.sharding_constraint %rows <@mesh, [{"y"}, {}]> : tensor<40x12xf32>

  // Groups: partial sums.
  %w_y = sdy.sharding_constraint %w <@mesh, [{"y"}, {}, {}]> : tensor<5x16x12xf32>
  %groups = "chlo.ragged_dot"(%x, %w_y, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<40x16xf32>, tensor<5x16x12xf32>, tensor<5xi32>) -> tensor<40x12xf32>
  %1 = sdy.sharding_constraint %groups <@mesh, [{}, {}]> : tensor<40x12xf32>

  // Both.
  %x_x = sdy.sharding_constraint %x <@mesh, [{"x"}, {}]> : tensor<40x16xf32>
  %both = "chlo.ragged_dot"(%x_x, %w_y, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<40x16xf32>, tensor<5x16x12xf32>, tensor<5xi32>) -> tensor<40x12xf32>
  %2 = sdy.sharding_constraint %both <@mesh, [{"x"}, {}]> : tensor<40x12xf32>

  // The sum, unevenly, and columns.
  %x_k = sdy.sharding_constraint %x <@mesh, [{}, {"y"}]> : tensor<40x16xf32>
  %w_kn = sdy.sharding_constraint %w <@mesh, [{}, {"y"}, {"x"}]> : tensor<5x16x12xf32>
  %sum = "chlo.ragged_dot"(%x_k, %w_kn, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<40x16xf32>, tensor<5x16x12xf32>, tensor<5xi32>) -> tensor<40x12xf32>
  %3 = sdy.sharding_constraint %sum <@mesh, [{}, {"x"}]> : tensor<40x12xf32>

  // A sum for each group: rows are what is summed, then groups are cut, then both.
  %y_y = sdy.sharding_constraint %y <@mesh, [{"y"}, {}]> : tensor<40x12xf32>
  %summed = "chlo.ragged_dot"(%x_y, %y_y, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0]>}> : (tensor<40x16xf32>, tensor<40x12xf32>, tensor<5xi32>) -> tensor<5x16x12xf32>
  %4 = sdy.sharding_constraint %summed <@mesh, [{}, {}, {}]> : tensor<5x16x12xf32>
  %by_group = "chlo.ragged_dot"(%x, %y, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0]>}> : (tensor<40x16xf32>, tensor<40x12xf32>, tensor<5xi32>) -> tensor<5x16x12xf32>
  %y_x = sdy.sharding_constraint %y <@mesh, [{"x"}, {}]> : tensor<40x12xf32>
  %by_both = "chlo.ragged_dot"(%x_x, %y_x, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0]>}> : (tensor<40x16xf32>, tensor<40x12xf32>, tensor<5xi32>) -> tensor<5x16x12xf32>

  // Sizes of each batch, batches and rows cut.
  %some = stablehlo.constant dense<[[7, 0, 20, 5, 3], [0, 0, 0, 0, 40], [1, 2, 3, 4, 5], [14, 14, 12, 0, 0]]> : tensor<4x5xi32>
  %xb_c = sdy.sharding_constraint %xb <@mesh, [{"x"}, {"y"}, {}]> : tensor<4x40x16xf32>
  %batches = "chlo.ragged_dot"(%xb_c, %wb, %some) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<4x40x16xf32>, tensor<5x4x16x12xf32>, tensor<4x5xi32>) -> tensor<4x40x12xf32>
  %7 = sdy.sharding_constraint %batches <@mesh, [{"x"}, {"y"}, {}]> : tensor<4x40x12xf32>

  // The ragged dimension is a batch: like any batch.
  %col = stablehlo.reshape %x_y : (tensor<40x16xf32>) -> tensor<40x1x16xf32>
  %all = stablehlo.broadcast_in_dim %x_y, dims = [0, 2] : (tensor<40x16xf32>) -> tensor<40x40x16xf32>
  %like = "chlo.ragged_dot"(%col, %all, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [0]>}> : (tensor<40x1x16xf32>, tensor<40x40x16xf32>, tensor<5xi32>) -> tensor<40x1x40xf32>
  %8 = stablehlo.reshape %like : (tensor<40x1x40xf32>) -> tensor<40x40xf32>
  return %0, %1, %2, %3, %4, %by_group, %by_both, %7, %8 : tensor<40x12xf32>, tensor<40x12xf32>, tensor<40x12xf32>, tensor<40x12xf32>, tensor<5x16x12xf32>, tensor<5x16x12xf32>, tensor<5x16x12xf32>, tensor<4x40x12xf32>, tensor<40x40xf32>
}
