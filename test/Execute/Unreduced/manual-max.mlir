// The reference combines the partial results of manual computations as their
// shardings state. Equal ones are their own maximum and minimum.
// RUN: gspmd-run %s --entry leaves_max --random-inputs 1 --check --poison
// RUN: gspmd-run %s --entry leaves_min --random-inputs 1 --check --poison
// RUN: gspmd-run %s --entry enters_min --random-inputs 1 --check --poison
// RUN: gspmd-run %s --entry enters_max --random-inputs 1 --check --poison

sdy.mesh @mesh = <["x"=4]>

func.func public @leaves_max(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{}]>] out_shardings=[<@mesh, [{}], unreduced=max{"x"}>] manual_axes={"x"} (%p: tensor<8xf32>) {
    %t = stablehlo.negate %p : tensor<8xf32>
    sdy.return %t : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

func.func public @leaves_min(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{}]>] out_shardings=[<@mesh, [{}], unreduced=min{"x"}>] manual_axes={"x"} (%p: tensor<8xf32>) {
    %i = stablehlo.partition_id : tensor<ui32>
    %f = stablehlo.convert %i : (tensor<ui32>) -> tensor<f32>
    %b = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %t = stablehlo.add %p, %b : tensor<8xf32>
    sdy.return %t : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

func.func public @enters_min(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{}], unreduced=min{"x"}>] out_shardings=[<@mesh, [{}]>] manual_axes={"x"} (%p: tensor<8xf32>) {
    %t = "stablehlo.all_reduce"(%p) <{replica_groups = dense<[[0,1,2,3]]> : tensor<1x4xi64>, channel_handle = #stablehlo.channel_handle<handle=1, type=1>, use_global_device_ids}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %m = stablehlo.minimum %x, %y : tensor<f32>
      stablehlo.return %m : tensor<f32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    sdy.return %t : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

func.func public @enters_max(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{}], unreduced=max{"x"}>] out_shardings=[<@mesh, [{}]>] manual_axes={"x"} (%p: tensor<8xf32>) {
    %t = "stablehlo.all_reduce"(%p) <{replica_groups = dense<[[0,1,2,3]]> : tensor<1x4xi64>, channel_handle = #stablehlo.channel_handle<handle=1, type=1>, use_global_device_ids}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %m = stablehlo.maximum %x, %y : tensor<f32>
      stablehlo.return %m : tensor<f32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    sdy.return %t : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
