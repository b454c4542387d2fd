// RUN: not gspmd-run %s --random-inputs 1 2>&1 | FileCheck %s
// RUN: not gspmd-run %s --random-inputs 1 --no-partition 2>&1 | FileCheck %s
// A collective between partitions where there is one program for one device.
// CHECK: manual-stray.mlir:7:8: error: 'stablehlo.all_reduce' op communicates between devices outside of a manual computation

func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "stablehlo.all_reduce"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
