// RUN: gspmd-run %s --check --random-inputs 1
// RUN: gspmd-run %s --no-partition --random-inputs 1
// An asynchronous collective, and the legacy sum over replicas, in a manual
// computation.

sharding.mesh @mesh = <["x"=4]>

func.func @main(%a: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %n = stablehlo.iota dim = 0 : tensor<8xi32>
  %0:2 = sharding.manual_computation(%n) in <[<@mesh, [{"x"}]>]> out <[<@mesh, [{}]>, <@mesh, [{"x"}]>]> manual <@mesh ["x"]> {
  ^bb0(%i: tensor<2xi32>):
    %start = "stablehlo.async_start"(%i) ({
    ^bb0(%operand: tensor<2xi32>):
      %sum = "stablehlo.all_reduce"(%operand) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%x: tensor<i32>, %y: tensor<i32>):
        %s = stablehlo.add %x, %y : tensor<i32>
        stablehlo.return %s : tensor<i32>
      }) : (tensor<2xi32>) -> tensor<2xi32>
      stablehlo.return %sum : tensor<2xi32>
    }) : (tensor<2xi32>) -> !stablehlo.future<tensor<2xi32>>
    %done = "stablehlo.async_done"(%start) : (!stablehlo.future<tensor<2xi32>>) -> tensor<2xi32>
    %own = "stablehlo.cross-replica-sum"(%i) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<2xi32>) -> tensor<2xi32>
    sharding.return %done, %own : tensor<2xi32>, tensor<2xi32>
  } : (tensor<8xi32>) -> (tensor<2xi32>, tensor<8xi32>)
  check.expect_eq_const %0#0, dense<[12, 16]> : tensor<2xi32>
  check.expect_eq_const %0#1, dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>
  return %a : tensor<8x6xf32>
}
