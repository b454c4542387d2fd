// RUN: gspmd-opt %s | gspmd-opt | FileCheck %s
// RUN: gspmd-opt --mlir-print-op-generic %s | gspmd-opt | FileCheck %s

// CHECK-LABEL: func @feeds
func.func @feeds(%arg0: !stablehlo.token) -> !stablehlo.token {
  // CHECK: %[[I:.*]]:2 = "stablehlo.infeed"(%arg0) <{infeed_config = "x", layout = {{\[\[}}0, 1]]}> : (!stablehlo.token) -> (tensor<3x4xi32>, !stablehlo.token)
  %0:2 = "stablehlo.infeed"(%arg0) <{infeed_config = "x", layout = [[0, 1]]}> : (!stablehlo.token) -> (tensor<3x4xi32>, !stablehlo.token)
  // CHECK: "stablehlo.outfeed"(%[[I]]#0, %[[I]]#1) <{outfeed_config = ""}> : (tensor<3x4xi32>, !stablehlo.token) -> !stablehlo.token
  %1 = "stablehlo.outfeed"(%0#0, %0#1) <{outfeed_config = ""}> : (tensor<3x4xi32>, !stablehlo.token) -> !stablehlo.token
  return %1 : !stablehlo.token
}

// CHECK-LABEL: func @channels
func.func @channels(%arg0: !stablehlo.token) -> !stablehlo.token {
  // CHECK: %[[R:.*]]:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<3x4xi32>, !stablehlo.token)
  %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<3x4xi32>, !stablehlo.token)
  // CHECK: "stablehlo.send"(%[[R]]#0, %[[R]]#1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<3x4xi32>, !stablehlo.token) -> !stablehlo.token
  %1 = "stablehlo.send"(%0#0, %0#1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<3x4xi32>, !stablehlo.token) -> !stablehlo.token
  // CHECK: "stablehlo.send"({{.*}}) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, source_target_pairs = dense<{{\[\[}}0, 1]]> : tensor<1x2xi64>}>
  %2 = "stablehlo.send"(%0#0, %1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<3x4xi32>, !stablehlo.token) -> !stablehlo.token
  return %2 : !stablehlo.token
}
