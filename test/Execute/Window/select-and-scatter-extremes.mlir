// No value can mark padding of a sharded dimension as absent: windows of the smallest values, of
// infinities, of NaN; selections and scatters that are no comparison and no reduction of a known
// kind.
// RUN: gspmd-run %s --check --random-inputs 1 --poison --entry=floats
// RUN: gspmd-run %s --check --random-inputs 1 --poison --entry=integers
// RUN: gspmd-run %s --check --random-inputs 1 --poison --entry=any_select
// RUN: gspmd-run %s --check --random-inputs 1 --poison --entry=two_dims
// RUN: gspmd-opt %s --gspmd-partition 2>&1 | FileCheck %s --implicit-check-not=remark
sharding.mesh @mesh = <["x"=3, "y"=5]>

// CHECK-LABEL: @floats
func.func @floats(%b: tensor<8xf32>) -> (tensor<7xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}, tensor<7xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}]>}) {
  %a0 = stablehlo.constant dense<[0xFF800000, 0xFF7FFFFF, 0xFF800000, 0x7FC00000, 0x7FC00000, 0xFF7FFFFF, 0x7FC00000]> : tensor<7xf32>
  %a = sharding.mesh_split %a0 <@mesh, [{"x"}]> : tensor<7xf32>
  %c_0 = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.select_and_scatter"(%a, %b, %c_0) <{padding = dense<[[1, 1]]> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<7xf32>, tensor<8xf32>, tensor<f32>) -> tensor<7xf32>
  %d = sharding.mesh_split %a0 <@mesh, [{"y"}]> : tensor<7xf32>
  %n = stablehlo.negate %d : tensor<7xf32>
  %b3 = stablehlo.slice %b [0:3] : (tensor<8xf32>) -> tensor<3xf32>
  %2 = "stablehlo.select_and_scatter"(%n, %b3, %c_0) <{padding = dense<[[2, 3]]> : tensor<1x2xi64>, window_dimensions = array<i64: 4>, window_strides = array<i64: 4>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<7xf32>, tensor<3xf32>, tensor<f32>) -> tensor<7xf32>
  return %0, %2 : tensor<7xf32>, tensor<7xf32>
}

// CHECK-LABEL: @integers
func.func @integers(%b: tensor<8xi64>) -> (tensor<7xi64> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) {
  %a0 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -9223372036854775808, -9223372036854775808, 4, -9223372036854775808, -9223372036854775808]> : tensor<7xi64>
  %a = sharding.mesh_split %a0 <@mesh, [{"x"}]> : tensor<7xi64>
  %c_0 = stablehlo.constant dense<5> : tensor<i64>
  %0 = "stablehlo.select_and_scatter"(%a, %b, %c_0) <{padding = dense<[[1, 1]]> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %1 = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %1 : tensor<i64>
  }) : (tensor<7xi64>, tensor<8xi64>, tensor<i64>) -> tensor<7xi64>
  return %0 : tensor<7xi64>
}

// The first element of a window; later sources count double.
// CHECK-LABEL: @any_select
func.func @any_select(%b: tensor<6xf32>) -> (tensor<11xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) {
  %a0 = stablehlo.constant dense<1.0> : tensor<11xf32>
  %a = sharding.mesh_split %a0 <@mesh, [{"x"}]> : tensor<11xf32>
  %c_0 = stablehlo.constant dense<5.0> : tensor<f32>
  %0 = "stablehlo.select_and_scatter"(%a, %b, %c_0) <{padding = dense<[[2, 1]]> : tensor<1x2xi64>, window_dimensions = array<i64: 4>, window_strides = array<i64: 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %y, %y : tensor<f32>
    %2 = stablehlo.add %x, %1 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<11xf32>, tensor<6xf32>, tensor<f32>) -> tensor<11xf32>
  return %0 : tensor<11xf32>
}

// CHECK-LABEL: @two_dims
func.func @two_dims(%a: tensor<2x7x9xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {"y"}]>}, %b: tensor<2x4x9xf32>) -> (tensor<2x7x9xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {"y"}]>}) {
  %c_0 = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.select_and_scatter"(%a, %b, %c_0) <{padding = dense<[[0, 0], [1, 1], [1, 1]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 3, 3>, window_strides = array<i64: 1, 2, 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x7x9xf32>, tensor<2x4x9xf32>, tensor<f32>) -> tensor<2x7x9xf32>
  return %0 : tensor<2x7x9xf32>
}
