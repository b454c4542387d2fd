// RUN: gspmd-run %s --entry saturates --random-inputs 1 --check --poison | FileCheck %s
// RUN: gspmd-run %s --entry rounds --random-inputs 1 --check --poison | FileCheck %s
// RUN: gspmd-run %s --entry rounds --random-inputs 1 --check --poison --optimize --overlap=async | FileCheck %s
// RUN: gspmd-run %s --entry ordered --random-inputs 1 --check --poison | FileCheck %s
// RUN: gspmd-run %s --entry scatters --random-inputs 1 --check --poison | FileCheck %s
// CHECK: largest error 0

// Collectives combine two quantized numbers at a time: each sum saturates, each product is rounded.
// They combine in the order of the replica group, which need not be the one of the mesh.
sdy.mesh @mesh = <["x"=4]>
!q = !quant.uniform<i8:f32, 0.5:3>
!nibble = !quant.uniform<i4:f32, 0.25:-1>
!restricted = !quant.uniform<i8<-100:90>:f32, 0.5>

func.func @saturates(%a: tensor<16x4xf32>) -> (tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>) {
  %0:3 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>] manual_axes={"x"} (%x: tensor<4x4xf32>) {
    %c0 = stablehlo.constant dense<60.0> : tensor<4x4xf32>
    %s0 = stablehlo.multiply %x, %c0 : tensor<4x4xf32>
    %q0 = stablehlo.uniform_quantize %s0 : (tensor<4x4xf32>) -> tensor<4x4x!q>
    %r0 = "stablehlo.all_reduce"(%q0) ({
    ^bb0(%l: tensor<!q>, %r: tensor<!q>):
      %0 = stablehlo.add %l, %r : tensor<!q>
      stablehlo.return %0 : tensor<!q>
    }) {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids} : (tensor<4x4x!q>) -> tensor<4x4x!q>
    %d0 = stablehlo.uniform_dequantize %r0 : (tensor<4x4x!q>) -> tensor<4x4xf32>
    %c1 = stablehlo.constant dense<2.0> : tensor<4x4xf32>
    %s1 = stablehlo.multiply %x, %c1 : tensor<4x4xf32>
    %q1 = stablehlo.uniform_quantize %s1 : (tensor<4x4xf32>) -> tensor<4x4x!nibble>
    %r1 = "stablehlo.all_reduce"(%q1) ({
    ^bb0(%l: tensor<!nibble>, %r: tensor<!nibble>):
      %0 = stablehlo.add %l, %r : tensor<!nibble>
      stablehlo.return %0 : tensor<!nibble>
    }) {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids} : (tensor<4x4x!nibble>) -> tensor<4x4x!nibble>
    %d1 = stablehlo.uniform_dequantize %r1 : (tensor<4x4x!nibble>) -> tensor<4x4xf32>
    %c2 = stablehlo.constant dense<50.0> : tensor<4x4xf32>
    %s2 = stablehlo.multiply %x, %c2 : tensor<4x4xf32>
    %q2 = stablehlo.uniform_quantize %s2 : (tensor<4x4xf32>) -> tensor<4x4x!restricted>
    %r2 = "stablehlo.all_reduce"(%q2) ({
    ^bb0(%l: tensor<!restricted>, %r: tensor<!restricted>):
      %0 = stablehlo.add %l, %r : tensor<!restricted>
      stablehlo.return %0 : tensor<!restricted>
    }) {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids} : (tensor<4x4x!restricted>) -> tensor<4x4x!restricted>
    %d2 = stablehlo.uniform_dequantize %r2 : (tensor<4x4x!restricted>) -> tensor<4x4xf32>
    sdy.return %d0, %d1, %d2 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
  } : (tensor<16x4xf32>) -> (tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>)
  return %0#0, %0#1, %0#2 : tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>
}

func.func @rounds(%a: tensor<16x4xf32>) -> (tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>) {
  %0:4 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>] manual_axes={"x"} (%x: tensor<4x4xf32>) {
    %c0 = stablehlo.constant dense<2.0> : tensor<4x4xf32>
    %s0 = stablehlo.multiply %x, %c0 : tensor<4x4xf32>
    %q0 = stablehlo.uniform_quantize %s0 : (tensor<4x4xf32>) -> tensor<4x4x!q>
    %r0 = "stablehlo.all_reduce"(%q0) ({
    ^bb0(%l: tensor<!q>, %r: tensor<!q>):
      %0 = stablehlo.multiply %l, %r : tensor<!q>
      stablehlo.return %0 : tensor<!q>
    }) {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids} : (tensor<4x4x!q>) -> tensor<4x4x!q>
    %d0 = stablehlo.uniform_dequantize %r0 : (tensor<4x4x!q>) -> tensor<4x4xf32>
    %c1 = stablehlo.constant dense<2.0> : tensor<4x4xf32>
    %s1 = stablehlo.multiply %x, %c1 : tensor<4x4xf32>
    %q1 = stablehlo.uniform_quantize %s1 : (tensor<4x4xf32>) -> tensor<4x4x!nibble>
    %r1 = "stablehlo.all_reduce"(%q1) ({
    ^bb0(%l: tensor<!nibble>, %r: tensor<!nibble>):
      %0 = stablehlo.multiply %l, %r : tensor<!nibble>
      stablehlo.return %0 : tensor<!nibble>
    }) {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids} : (tensor<4x4x!nibble>) -> tensor<4x4x!nibble>
    %d1 = stablehlo.uniform_dequantize %r1 : (tensor<4x4x!nibble>) -> tensor<4x4xf32>
    %c2 = stablehlo.constant dense<2.0> : tensor<4x4xf32>
    %s2 = stablehlo.multiply %x, %c2 : tensor<4x4xf32>
    %q2 = stablehlo.uniform_quantize %s2 : (tensor<4x4xf32>) -> tensor<4x4x!nibble>
    %r2 = "stablehlo.all_reduce"(%q2) ({
    ^bb0(%l: tensor<!nibble>, %r: tensor<!nibble>):
      %0 = stablehlo.maximum %l, %r : tensor<!nibble>
      stablehlo.return %0 : tensor<!nibble>
    }) {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids} : (tensor<4x4x!nibble>) -> tensor<4x4x!nibble>
    %d2 = stablehlo.uniform_dequantize %r2 : (tensor<4x4x!nibble>) -> tensor<4x4xf32>
    %c3 = stablehlo.constant dense<2.0> : tensor<4x4xf32>
    %s3 = stablehlo.multiply %x, %c3 : tensor<4x4xf32>
    %q3 = stablehlo.uniform_quantize %s3 : (tensor<4x4xf32>) -> tensor<4x4x!nibble>
    %r3 = "stablehlo.all_reduce"(%q3) ({
    ^bb0(%l: tensor<!nibble>, %r: tensor<!nibble>):
      %0 = stablehlo.minimum %l, %r : tensor<!nibble>
      stablehlo.return %0 : tensor<!nibble>
    }) {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids} : (tensor<4x4x!nibble>) -> tensor<4x4x!nibble>
    %d3 = stablehlo.uniform_dequantize %r3 : (tensor<4x4x!nibble>) -> tensor<4x4xf32>
    sdy.return %d0, %d1, %d2, %d3 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
  } : (tensor<16x4xf32>) -> (tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>
}

func.func @scatters(%a: tensor<16x4xf32>) -> (tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>) {
  %0:3 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>] manual_axes={"x"} (%x: tensor<4x4xf32>) {
    %c0 = stablehlo.constant dense<60.0> : tensor<4x4xf32>
    %s0 = stablehlo.multiply %x, %c0 : tensor<4x4xf32>
    %q0 = stablehlo.uniform_quantize %s0 : (tensor<4x4xf32>) -> tensor<4x4x!q>
    %r0 = "stablehlo.reduce_scatter"(%q0) ({
    ^bb0(%l: tensor<!q>, %r: tensor<!q>):
      %0 = stablehlo.add %l, %r : tensor<!q>
      stablehlo.return %0 : tensor<!q>
    }) {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids, scatter_dimension = 0 : i64} : (tensor<4x4x!q>) -> tensor<1x4x!q>
    %d0 = stablehlo.uniform_dequantize %r0 : (tensor<1x4x!q>) -> tensor<1x4xf32>
    %e0 = stablehlo.broadcast_in_dim %d0, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %c1 = stablehlo.constant dense<3.0> : tensor<4x4xf32>
    %s1 = stablehlo.multiply %x, %c1 : tensor<4x4xf32>
    %q1 = stablehlo.uniform_quantize %s1 : (tensor<4x4xf32>) -> tensor<4x4x!restricted>
    %r1 = "stablehlo.reduce_scatter"(%q1) ({
    ^bb0(%l: tensor<!restricted>, %r: tensor<!restricted>):
      %0 = stablehlo.multiply %l, %r : tensor<!restricted>
      stablehlo.return %0 : tensor<!restricted>
    }) {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids, scatter_dimension = 0 : i64} : (tensor<4x4x!restricted>) -> tensor<1x4x!restricted>
    %d1 = stablehlo.uniform_dequantize %r1 : (tensor<1x4x!restricted>) -> tensor<1x4xf32>
    %e1 = stablehlo.broadcast_in_dim %d1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %c2 = stablehlo.constant dense<3.0> : tensor<4x4xf32>
    %s2 = stablehlo.multiply %x, %c2 : tensor<4x4xf32>
    %q2 = stablehlo.uniform_quantize %s2 : (tensor<4x4xf32>) -> tensor<4x4x!nibble>
    %r2 = "stablehlo.reduce_scatter"(%q2) ({
    ^bb0(%l: tensor<!nibble>, %r: tensor<!nibble>):
      %0 = stablehlo.maximum %l, %r : tensor<!nibble>
      stablehlo.return %0 : tensor<!nibble>
    }) {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids, scatter_dimension = 0 : i64} : (tensor<4x4x!nibble>) -> tensor<1x4x!nibble>
    %d2 = stablehlo.uniform_dequantize %r2 : (tensor<1x4x!nibble>) -> tensor<1x4xf32>
    %e2 = stablehlo.broadcast_in_dim %d2, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    sdy.return %e0, %e1, %e2 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
  } : (tensor<16x4xf32>) -> (tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>)
  return %0#0, %0#1, %0#2 : tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>
}

func.func @ordered(%a: tensor<16x4xf32>) -> (tensor<16x4xf32>, tensor<16x4xf32>) {
  %0:2 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>] manual_axes={"x"} (%x: tensor<4x4xf32>) {
    %c0 = stablehlo.constant dense<60.0> : tensor<4x4xf32>
    %s0 = stablehlo.multiply %x, %c0 : tensor<4x4xf32>
    %q0 = stablehlo.uniform_quantize %s0 : (tensor<4x4xf32>) -> tensor<4x4x!q>
    %r0 = "stablehlo.all_reduce"(%q0) ({
    ^bb0(%l: tensor<!q>, %r: tensor<!q>):
      %0 = stablehlo.add %l, %r : tensor<!q>
      stablehlo.return %0 : tensor<!q>
    }) {replica_groups = dense<[[3, 0, 2, 1]]> : tensor<1x4xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids} : (tensor<4x4x!q>) -> tensor<4x4x!q>
    %d0 = stablehlo.uniform_dequantize %r0 : (tensor<4x4x!q>) -> tensor<4x4xf32>
    %r1 = "stablehlo.all_reduce"(%q0) ({
    ^bb0(%l: tensor<!q>, %r: tensor<!q>):
      %0 = stablehlo.multiply %l, %r : tensor<!q>
      stablehlo.return %0 : tensor<!q>
    }) {replica_groups = dense<[[2, 1, 0, 3]]> : tensor<1x4xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids} : (tensor<4x4x!q>) -> tensor<4x4x!q>
    %d1 = stablehlo.uniform_dequantize %r1 : (tensor<4x4x!q>) -> tensor<4x4xf32>
    sdy.return %d0, %d1 : tensor<4x4xf32>, tensor<4x4xf32>
  } : (tensor<16x4xf32>) -> (tensor<16x4xf32>, tensor<16x4xf32>)
  return %0#0, %0#1 : tensor<16x4xf32>, tensor<16x4xf32>
}
