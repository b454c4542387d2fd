// Free axes propagate into and out of a manual computation, minor
// to the manual axes of the same dimension, with every strategy.
// RUN: gspmd-opt %s --gspmd-import --sharding-propagate=close --export-sdy | FileCheck %s
// RUN: gspmd-opt %s --gspmd-import "--sharding-propagate=close strategy=basic" --export-sdy | FileCheck %s
// RUN: gspmd-opt %s --gspmd-import "--sharding-propagate=close op-priorities=false" --export-sdy | FileCheck %s
// RUN: gspmd-opt %s --gspmd-import "--sharding-propagate=close conservative" --export-sdy | FileCheck %s

sdy.mesh @mesh = <["data"=2, "fsdp"=4]>

// CHECK-LABEL: func.func @forward(
func.func @forward(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data", "fsdp"}, {}]>}) -> tensor<16x8xf32> {
  // CHECK: sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"data", "fsdp"}, {}]>] out_shardings=[<@mesh, [{"data", "fsdp"}, {}]>]
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"data", ?}, {?}]>] out_shardings=[<@mesh, [{"data", ?}, {?}]>] manual_axes={"data"} (%arg1: tensor<8x8xf32>) {
    // CHECK: stablehlo.tanh %{{.*}} {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"fsdp"}, {}]>]>}
    %2 = stablehlo.tanh %arg1 : tensor<8x8xf32>
    sdy.return %2 : tensor<8x8xf32>
  } : (tensor<16x8xf32>) -> tensor<16x8xf32>
  // CHECK: stablehlo.negate %{{.*}} {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"data", "fsdp"}, {}]>]>}
  %1 = stablehlo.negate %0 : tensor<16x8xf32>
  return %1 : tensor<16x8xf32>
}

// CHECK-LABEL: func.func @backward(
// CHECK-SAME: %arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data", "fsdp"}, {}]>}
func.func @backward(%arg0: tensor<16x8xf32>) -> (tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data", "fsdp"}, {}]>}) {
  %0 = stablehlo.negate %arg0 : tensor<16x8xf32>
  // CHECK: sdy.manual_computation(%{{.*}}) in_shardings=[<@mesh, [{"data", "fsdp"}, {}]>] out_shardings=[<@mesh, [{"data", "fsdp"}, {}]>]
  %1 = sdy.manual_computation(%0) in_shardings=[<@mesh, [{"data", ?}, {?}]>] out_shardings=[<@mesh, [{"data", ?}, {?}]>] manual_axes={"data"} (%arg1: tensor<8x8xf32>) {
    // CHECK: stablehlo.tanh %{{.*}} {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"fsdp"}, {}]>]>}
    %2 = stablehlo.tanh %arg1 : tensor<8x8xf32>
    sdy.return %2 : tensor<8x8xf32>
  } : (tensor<16x8xf32>) -> tensor<16x8xf32>
  return %1 : tensor<16x8xf32>
}

// CHECK-LABEL: func.func @closed(
func.func @closed(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data", "fsdp"}, {}]>}) -> tensor<16x8xf32> {
  // CHECK: sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"data"}, {}]>]
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"data"}, {}]>] out_shardings=[<@mesh, [{"data"}, {}]>] manual_axes={"data"} (%arg1: tensor<8x8xf32>) {
    %2 = stablehlo.tanh %arg1 : tensor<8x8xf32>
    sdy.return %2 : tensor<8x8xf32>
  } : (tensor<16x8xf32>) -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}
