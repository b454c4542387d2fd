// RUN: gspmd-run %s --check --random-inputs 1
// RUN: gspmd-run %s --no-partition --random-inputs 1
// Collectives of a manual computation, verified by values: the region's results
// depend on the device in a known way. `--no-partition` runs the region on its
// devices too.

sharding.mesh @mesh = <["x"=4, "y"=2]>

func.func @main(%a: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %n = stablehlo.iota dim = 0 : tensor<8xi32>
  %0:9 = sharding.manual_computation(%n) in <[<@mesh, [{"x", "y"}]>]>
      out <[<@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{"x", "y"}]>, <@mesh, [{"x", "y"}]>, <@mesh, [{"x", "y"}]>, <@mesh, [{"x", "y"}]>, <@mesh, [{"x", "y"}]>, <@mesh, [{"x", "y"}]>, <@mesh, [{"x", "y"}]>]> manual <@mesh ["x", "y"]> {
  ^bb0(%i: tensor<1xi32>):
    %gather = "stablehlo.all_gather"(%i) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6, 1, 3, 5, 7]]> : tensor<1x8xi64>, use_global_device_ids}> : (tensor<1xi32>) -> tensor<8xi32>
    %sum = "stablehlo.all_reduce"(%i) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<0> : tensor<1x1xi64>}> ({
    ^bb0(%x: tensor<i32>, %y: tensor<i32>):
      %s = stablehlo.add %x, %y : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) : (tensor<1xi32>) -> tensor<1xi32>
    %rows = "stablehlo.all_reduce"(%i) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
    ^bb0(%x: tensor<i32>, %y: tensor<i32>):
      %s = stablehlo.multiply %x, %y : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) : (tensor<1xi32>) -> tensor<1xi32>
    %scatter = "stablehlo.reduce_scatter"(%gather) <{scatter_dimension = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
    ^bb0(%x: tensor<i32>, %y: tensor<i32>):
      %s = stablehlo.maximum %x, %y : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) : (tensor<8xi32>) -> tensor<1xi32>
    %ring = "stablehlo.collective_permute"(%i) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 2], [2, 4], [4, 6], [6, 0], [1, 3], [3, 5], [5, 7], [7, 1]]> : tensor<8x2xi64>}> : (tensor<1xi32>) -> tensor<1xi32>
    %some = "stablehlo.collective_permute"(%i) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[5, 0], [1, 7], [3, 3]]> : tensor<3x2xi64>}> : (tensor<1xi32>) -> tensor<1xi32>
    %cast = "stablehlo.collective_broadcast"(%i) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>}> : (tensor<1xi32>) -> tensor<1xi32>
    %copies = stablehlo.broadcast_in_dim %i, dims = [0] : (tensor<1xi32>) -> tensor<8xi32>
    %places = stablehlo.iota dim = 0 : tensor<8xi32>
    %ten = stablehlo.constant dense<10> : tensor<8xi32>
    %tens = stablehlo.multiply %copies, %ten : tensor<8xi32>
    %both = stablehlo.add %tens, %places : tensor<8xi32>
    %exchanged = "stablehlo.all_to_all"(%both) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 8 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>}> : (tensor<8xi32>) -> tensor<8xi32>
    %second = stablehlo.slice %exchanged [1:2] : (tensor<8xi32>) -> tensor<1xi32>
    %id = stablehlo.partition_id : tensor<ui32>
    %signed = stablehlo.convert %id : (tensor<ui32>) -> tensor<i32>
    %ids = stablehlo.reshape %signed : (tensor<i32>) -> tensor<1xi32>
    sharding.return %gather, %sum, %rows, %scatter, %ring, %some, %cast, %second, %ids : tensor<8xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>
  } : (tensor<8xi32>) -> (tensor<8xi32>, tensor<1xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>)
  %r:9 = sharding.manual_computation(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8)
      in <[<@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>]>
      out <[<@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>]> manual <@mesh ["x", "y"]> {
  ^bb0(%b0: tensor<8xi32>, %b1: tensor<1xi32>, %b2: tensor<8xi32>, %b3: tensor<8xi32>, %b4: tensor<8xi32>, %b5: tensor<8xi32>, %b6: tensor<8xi32>, %b7: tensor<8xi32>, %b8: tensor<8xi32>):
    check.expect_eq_const %b0, dense<[0, 2, 4, 6, 1, 3, 5, 7]> : tensor<8xi32>
    check.expect_eq_const %b1, dense<28> : tensor<1xi32>
    check.expect_eq_const %b2, dense<[0, 0, 6, 6, 20, 20, 42, 42]> : tensor<8xi32>
    check.expect_eq_const %b3, dense<[0, 2, 4, 6, 1, 3, 5, 7]> : tensor<8xi32>
    check.expect_eq_const %b4, dense<[6, 7, 0, 1, 2, 3, 4, 5]> : tensor<8xi32>
    check.expect_eq_const %b5, dense<[5, 0, 0, 3, 0, 0, 0, 1]> : tensor<8xi32>
    check.expect_eq_const %b6, dense<[0, 1, 0, 1, 0, 1, 0, 1]> : tensor<8xi32>
    check.expect_eq_const %b7, dense<[10, 11, 12, 13, 14, 15, 16, 17]> : tensor<8xi32>
    check.expect_eq_const %b8, dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>
    sharding.return %b0, %b1, %b2, %b3, %b4, %b5, %b6, %b7, %b8 : tensor<8xi32>, tensor<1xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>
  } : (tensor<8xi32>, tensor<1xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> (tensor<8xi32>, tensor<1xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>)

  // Manual along "x", sharded along "y" inside, unevenly: 8 / 4 rows, 3 halves of 6
  // columns.
  %m = sharding.manual_computation(%a) in <[<@mesh, [{"x", ?}, {?}]>]> out <[<@mesh, [{"x", ?}, {?}]>]> manual <@mesh ["x"]> {
  ^bb0(%l: tensor<2x6xf32>):
    %t = stablehlo.transpose %l, dims = [1, 0] : (tensor<2x6xf32>) -> tensor<6x2xf32>
    %f = stablehlo.reshape %t : (tensor<6x2xf32>) -> tensor<3x4xf32>
    %c = sharding.mesh_split %f <@mesh, [{"y"}, {}]> : tensor<3x4xf32>
    %s = "stablehlo.all_reduce"(%c) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %s = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %d = stablehlo.subtract %c, %s : tensor<3x4xf32>
    %b = stablehlo.reshape %d : (tensor<3x4xf32>) -> tensor<2x6xf32>
    sharding.return %b : tensor<2x6xf32>
  } : (tensor<8x6xf32>) -> tensor<8x6xf32>
  return %m : tensor<8x6xf32>
}
