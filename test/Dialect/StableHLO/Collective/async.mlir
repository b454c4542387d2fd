// RUN: gspmd-opt %s | gspmd-opt | FileCheck %s
// RUN: gspmd-opt --mlir-print-op-generic %s | gspmd-opt | FileCheck %s

// CHECK-LABEL: func @gather
func.func @gather(%arg0: tensor<2x4xf32>) -> tensor<2x8xf32> {
  // CHECK: "stablehlo.async_start"(%arg0) ({
  // CHECK: }) : (tensor<2x4xf32>) -> !stablehlo.future<tensor<2x8xf32>>
  %0 = "stablehlo.async_start"(%arg0) ({
  ^bb0(%a: tensor<2x4xf32>):
    %1 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
    stablehlo.return %1 : tensor<2x8xf32>
  }) : (tensor<2x4xf32>) -> !stablehlo.future<tensor<2x8xf32>>
  // CHECK: "stablehlo.async_done"(%{{.*}}) : (!stablehlo.future<tensor<2x8xf32>>) -> tensor<2x8xf32>
  %2 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<2x8xf32>>) -> tensor<2x8xf32>
  return %2 : tensor<2x8xf32>
}
