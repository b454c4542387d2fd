// RUN: gspmd-opt %s --gspmd-evaluate-manual --split-input-file --verify-diagnostics

sharding.mesh @mesh = <["x"=2]>

func.func @far(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = sharding.manual_computation(%a) in <[<@mesh, [{}]>]> out <[<@mesh, [{}]>]> manual <@mesh ["x"]> {
  ^bb0(%part: tensor<4xf32>):
    // expected-error @below {{'stablehlo.collective_permute' op names device 5; there are 2}}
    %1 = "stablehlo.collective_permute"(%part) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 5]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
    sharding.return %1 : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

sharding.mesh @mesh = <["x"=4]>

func.func @some(%a: tensor<2xf32>) -> tensor<4xf32> {
  %0 = sharding.manual_computation(%a) in <[<@mesh, [{}]>]> out <[<@mesh, [{}]>]> manual <@mesh ["x"]> {
  ^bb0(%part: tensor<2xf32>):
    // expected-error @below {{'stablehlo.all_gather' op has groups of different sizes, or devices in no group}}
    %1 = "stablehlo.all_gather"(%part) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<2xf32>) -> tensor<4xf32>
    sharding.return %1 : tensor<4xf32>
  } : (tensor<2xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
