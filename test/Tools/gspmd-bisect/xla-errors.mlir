// The distinct errors of XLA's CPU partitioner that the search finds, each as the reduced program (docs/bisect.md). The errors are those of the
// plugin of test/requirements.txt.
//
// REQUIRES: pinned-pjrt
//
// RUN: split-file %s %t

// RUN: not gspmd-bisect %t/reduce.mlir --random-inputs 1 --suspect xla-gspmd --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 | FileCheck %s --check-prefix=REDUCE
// REDUCE: wrong op: {{.*}} = stablehlo.reduce
// An op of several results has the collectives of all:
// RUN: not gspmd-bisect %t/results.mlir --random-inputs 1 --suspect xla --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 | FileCheck %s --check-prefix=RESULTS
// RESULTS: wrong op: %0#0, %0#1 = stablehlo.reduce
// RESULTS: partitioned: all-gather s32[8,4] along 1 over
// RESULTS-NEXT: partitioned: all-gather f32[8,4] along 1 over
// RUN: not gspmd-bisect %t/add.mlir --random-inputs 1 --suspect xla-gspmd --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 | FileCheck %s --check-prefix=ADD
// ADD: failing op: {{.*}} = stablehlo.add
// RUN: not gspmd-bisect %t/scatter-minimum.mlir --random-inputs 1 --suspect xla --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 | FileCheck %s --check-prefix=SCATTER-MINIMUM
// SCATTER-MINIMUM: wrong op: {{.*}} = stablehlo.scatter
// RUN: not gspmd-bisect %t/pad.mlir --random-inputs 1 --suspect xla-gspmd --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 | FileCheck %s --check-prefix=PAD
// PAD: failing op: {{.*}} = stablehlo.pad
// RUN: not gspmd-bisect %t/select-and-scatter.mlir --random-inputs 1 --suspect xla --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 | FileCheck %s --check-prefix=SELECT-AND-SCATTER
// SELECT-AND-SCATTER: wrong op: {{.*}} = stablehlo.select_and_scatter
// RUN: not gspmd-bisect %t/dynamic-slice.mlir --random-inputs 2 --suspect xla --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 | FileCheck %s --check-prefix=DYNAMIC-SLICE
// DYNAMIC-SLICE: wrong op: {{.*}} = stablehlo.dynamic_slice
// RUN: not gspmd-bisect %t/batch-groups.mlir --random-inputs 1 --suspect xla --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 | FileCheck %s --check-prefix=BATCH-GROUPS
// BATCH-GROUPS: wrong op: {{.*}} = stablehlo.convolution
// RUN: not gspmd-bisect %t/update-slice.mlir --random-inputs 1 --suspect xla-gspmd --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 | FileCheck %s --check-prefix=UPDATE-SLICE
// UPDATE-SLICE: wrong op: {{.*}} = stablehlo.dynamic_update_slice
// RUN: not gspmd-bisect %t/gradient.mlir --random-inputs 1 --suspect xla --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 | FileCheck %s --check-prefix=GRADIENT
// GRADIENT: failing op: {{.*}} = stablehlo.convolution

// Those that are crashes or wrong values of scatters, of integers of two bits, and of the change of a sharding:
// RUN: not gspmd-bisect %t/scatter-add.mlir --random-inputs 1 --suspect xla --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 | FileCheck %s --check-prefix=SCATTER-ADD
// SCATTER-ADD: wrong op: %3 = stablehlo.scatter
// RUN: not gspmd-bisect %t/scatter-indices.mlir --random-inputs 1 --suspect xla --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 | FileCheck %s --check-prefix=SCATTER-INDICES
// SCATTER-INDICES: failing op: %0 = stablehlo.scatter
// SCATTER-INDICES: xla fails: crash
// RUN: not gspmd-bisect %t/reduce-argument.mlir --random-inputs 1 --suspect xla --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 | FileCheck %s --check-prefix=REDUCE-ARGUMENT
// REDUCE-ARGUMENT: wrong op: %0 = stablehlo.reduce
// RUN: not gspmd-bisect %t/gather-two-bits.mlir --random-inputs 1 --suspect xla --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 | FileCheck %s --check-prefix=GATHER-TWO-BITS
// GATHER-TWO-BITS: wrong op: sharding.reshard
// GATHER-TWO-BITS: partitioned: all-gather s2[4] along 0
// RUN: not gspmd-bisect %t/dot-two-bits.mlir --random-inputs 1 --suspect xla --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 | FileCheck %s --check-prefix=DOT-TWO-BITS
// DOT-TWO-BITS: failing op: %0 = stablehlo.dot_general
// DOT-TWO-BITS-NEXT: operand 0: tensor<1xui2>
// RUN: not gspmd-bisect %t/reshard.mlir --random-inputs 1 --suspect xla --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 | FileCheck %s --check-prefix=RESHARD
// RESHARD: failing op:
// RESHARD: xla fails: crash {{.*}}tile_assignment
// RUN: not gspmd-bisect %t/broadcast.mlir --random-inputs 1 --suspect xla --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 | FileCheck %s --check-prefix=BROADCAST
// BROADCAST: the program is rejected:
// BROADCAST: rejected op: %0 = sharding.manual_computation

// A product that XLA rejects: its partitioner for GSPMD's annotations crashes, its CPU compiler has no such op.
// RUN: not gspmd-bisect %t/ragged-dot.mlir --random-inputs 1 --suspect xla-gspmd --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 | FileCheck %s --check-prefix=CRASH
// CRASH: failing op: %0 = chlo.ragged_dot
// CRASH: xla-gspmd fails: crash {{.*}}RaggedDot is only supported with Shardy
// RUN: %python %S/../check_exit_code.py 3 %bin/gspmd-bisect %t/ragged-dot.mlir --random-inputs 1 --suspect xla --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8
// RUN: not gspmd-bisect %t/ragged-dot.mlir --random-inputs 1 --suspect xla --verdict --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 | FileCheck %s --check-prefix=REJECTED
// REJECTED: the program is rejected: {{.*}}ragged-dot
// REJECTED: rejected op: %0 = chlo.ragged_dot at {{.*}}ragged-dot.mlir:
// REJECTED: verdict: XLA with Shardy {{ *}}rejected: {{.*}}ragged-dot
// REJECTED: verdict: XLA on one device {{ *}}rejected: {{.*}}ragged-dot

//--- reduce.mlir
module {
  sdy.mesh @mesh = <["x"=4]>
  func.func @main(%arg0: tensor<2x1xcomplex<f32>> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x":(1)2}]>}) -> tensor<complex<f32>> {
    %cst = stablehlo.constant dense<(-2.500000e+00,-1.250000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    return %0 : tensor<complex<f32>>
  }
}
//--- results.mlir
sharding.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}, %b: tensor<8x16xi32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) -> (tensor<8xf32>, tensor<8xi32>) {
  %z = stablehlo.constant dense<2.5> : tensor<f32>
  %i = stablehlo.constant dense<3> : tensor<i32>
  %0:2 = "stablehlo.reduce"(%a, %b, %z, %i) ({
  ^bb0(%p: tensor<f32>, %q: tensor<i32>, %r: tensor<f32>, %s: tensor<i32>):
    %m = stablehlo.add %p, %r : tensor<f32>
    %n = stablehlo.add %q, %s : tensor<i32>
    stablehlo.return %m, %n : tensor<f32>, tensor<i32>
  }) {dimensions = array<i64: 1>} : (tensor<8x16xf32>, tensor<8x16xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xi32>
}
//--- add.mlir
module {
  sdy.mesh @mesh = <["x"=3, "y"=2]>
  func.func @main(%arg0: tensor<1x3xi8> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, %arg1: tensor<1x2xi8>) -> (tensor<1x3xi8> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<1x3xi8>) {
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<1x3xi8>) -> tensor<1x1xi8>
    %1 = stablehlo.concatenate %arg1, %0, dim = 1 : (tensor<1x2xi8>, tensor<1x1xi8>) -> tensor<1x3xi8>
    %2 = stablehlo.add %arg0, %1 : tensor<1x3xi8>
    return %1, %2 : tensor<1x3xi8>, tensor<1x3xi8>
  }
}
//--- scatter-minimum.mlir
module {
  sharding.mesh @mesh = <["x"=2]>
  func.func @main(%arg0: tensor<1x1xf32>, %arg1: tensor<1x1x2xi32>, %arg2: tensor<1x1x1xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}, {}]>}) -> tensor<1x1xf32> {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.minimum %arg3, %arg4 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<1x1xf32>, tensor<1x1x2xi32>, tensor<1x1x1xf32>) -> tensor<1x1xf32>
    return %0 : tensor<1x1xf32>
  }
}
//--- pad.mlir
module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%arg0: tensor<1xf16>) -> (tensor<4xf16> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
    %cst = stablehlo.constant dense<-3.000000e+00> : tensor<f16>
    %0 = stablehlo.pad %arg0, %cst, low = [0], high = [3], interior = [2] : (tensor<1xf16>, tensor<f16>) -> tensor<4xf16>
    return %0 : tensor<4xf16>
  }
}
//--- select-and-scatter.mlir
module {
  sdy.mesh @mesh = <["x"=6]>
  func.func @main(%arg0: tensor<5x6xf32>, %arg1: tensor<7x4xf32>) -> (tensor<5x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x":(2)3}]>}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %cst) <{padding = dense<[[1, 2], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %1 = stablehlo.compare LE, %arg2, %arg3 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }, {
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %1 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<5x6xf32>, tensor<7x4xf32>, tensor<f32>) -> tensor<5x6xf32>
    return %0 : tensor<5x6xf32>
  }
}
//--- dynamic-slice.mlir
module {
  sdy.mesh @mesh = <["y"=3]>
  func.func @main(%arg0: tensor<11x1xf16>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> (tensor<9x1xf16> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}) {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %arg2, sizes = [9, 1] : (tensor<11x1xf16>, tensor<i64>, tensor<i64>) -> tensor<9x1xf16>
    return %0 : tensor<9x1xf16>
  }
}
//--- batch-groups.mlir
module {
  sharding.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main(%arg0: tensor<5x4x4x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}, {}, {}]>}, %arg1: tensor<3x1x2x4xf32>) -> (tensor<6x2x2x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}, {}]>}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [1, b, f, 0]x[0, 1, o, i]->[1, f, b, 0], window = {stride = [1, 1], pad = [[0, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<5x4x4x8xf32>, tensor<3x1x2x4xf32>) -> tensor<6x2x2x6xf32>
    return %0 : tensor<6x2x2x6xf32>
  }
}
//--- update-slice.mlir
module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main() -> (tensor<3x13xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
    %cst = stablehlo.constant dense<[[2.000000e+00, -1.000000e+00, 1.500000e+00, -1.000000e+00, -2.500000e+00, 2.000000e+00, -1.500000e+00, -1.000000e+00, 1.500000e+00, -1.500000e+00, -3.000000e+00, -2.500000e+00, 1.000000e+00], [-1.000000e+00, -1.000000e+00, -1.500000e+00, 5.000000e-01, -2.500000e+00, 2.000000e+00, -2.500000e+00, 3.000000e+00, 5.000000e-01, 2.500000e+00, -5.000000e-01, -2.500000e+00, -3.000000e+00], [-1.000000e+00, -1.000000e+00, -1.500000e+00, -3.000000e+00, 1.000000e+00, 1.000000e+00, -1.500000e+00, -2.000000e+00, 2.000000e+00, -5.000000e-01, -2.500000e+00, -1.000000e+00, 1.500000e+00]]> : tensor<3x13xf32>
    %cst_0 = stablehlo.constant dense<[[0.000000e+00, -5.000000e-01, 2.500000e+00, 5.000000e-01, -1.000000e+00]]> : tensor<1x5xf32>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_1 = stablehlo.constant dense<13> : tensor<i32>
    %0 = stablehlo.dynamic_update_slice %cst, %cst_0, %c, %c_1 : (tensor<3x13xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<3x13xf32>
    return %0 : tensor<3x13xf32>
  }
}
//--- gradient.mlir
module @jit_loss attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func @main(%arg0: tensor<3x1x1x4xf32>, %arg1: tensor<3x1x1x4xf32>) -> (tensor<3x3x2x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"y"}]>}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x1x1x4xf32>, tensor<3x1x1x4xf32>) -> tensor<3x3x2x4xf32>
    return %0 : tensor<3x3x2x4xf32>
  }
}
//--- ragged-dot.mlir
sharding.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<8x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, %b: tensor<2x4x4xf32>) -> tensor<8x4xf32> {
  %s = stablehlo.constant dense<[3, 5]> : tensor<2xi32>
  %0 = "chlo.ragged_dot"(%a, %b, %s) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<8x4xf32>, tensor<2x4x4xf32>, tensor<2xi32>) -> tensor<8x4xf32>
  %1 = stablehlo.negate %0 : tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}
//--- scatter-add.mlir
module {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main(%arg0: tensor<1xi32>, %arg1: tensor<3xi32>) -> tensor<1xi32> {
    %0 = sdy.sharding_constraint %arg1 <@mesh, [{"x"}]> : tensor<3xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = "stablehlo.scatter"(%arg0, %1, %2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %4 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %4 : tensor<i32>
    }) : (tensor<1xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<1xi32>
    return %3 : tensor<1xi32>
  }
}
//--- scatter-indices.mlir
module {
  sdy.mesh @mesh = <["x"=3]>
  func.func @main(%arg0: tensor<1x1x1xui64>, %arg1: tensor<1x2xi64> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, %arg2: tensor<1x1x1xui64>) -> tensor<1x1x1xui64> {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<ui64>, %arg4: tensor<ui64>):
      %1 = stablehlo.maximum %arg3, %arg4 : tensor<ui64>
      stablehlo.return %1 : tensor<ui64>
    }) : (tensor<1x1x1xui64>, tensor<1x2xi64>, tensor<1x1x1xui64>) -> tensor<1x1x1xui64>
    return %0 : tensor<1x1x1xui64>
  }
}
//--- reduce-argument.mlir
module {
  sdy.mesh @mesh = <["y"=4]>
  func.func @main(%arg0: tensor<1x2xcomplex<f64>> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y":(2)2}]>}, %arg1: tensor<complex<f64>>) -> tensor<complex<f64>> {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
    return %0 : tensor<complex<f64>>
  }
}
//--- gather-two-bits.mlir
module {
  sharding.mesh @mesh = <["x"=2]>
  func.func @main(%arg0: tensor<3xi2> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> tensor<3xi2> {
    return %arg0 : tensor<3xi2>
  }
}
//--- dot-two-bits.mlir
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @main(%arg0: tensor<1xui2> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}) -> tensor<1x11x11xui2> {
    %c = stablehlo.constant dense<"0x01010201010302010200030101020302000300020202000203010203010101010202010102000102020302010003000202030301010002030202020203020303020001010100020101030000010303030301000302030201030303030200010102010203000202020200010003020100030102010302020103"> : tensor<11x11xui2>
    %0 = stablehlo.dot_general %arg0, %c, contracting_dims = [] x [] : (tensor<1xui2>, tensor<11x11xui2>) -> tensor<1x11x11xui2>
    return %0 : tensor<1x11x11xui2>
  }
}
//--- reshard.mlir
module {
  sdy.mesh @mesh = <["x"=3, "y"=2]>
  func.func @main(%arg0: tensor<1x4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y", "x"}, {}]>}) -> tensor<1x1x1xf32> {
    %c = stablehlo.constant dense<9> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, %c_0, sizes = [1, 1, 1] : (tensor<1x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{}, {"x"}, {"y"}]> : tensor<1x1x1xf32>
    return %1 : tensor<1x1x1xf32>
  }
}
//--- broadcast.mlir
sharding.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<4xbf16>) -> tensor<2xbf16> {
  %0 = "sharding.manual_computation"(%a) <{in_shardings = #sharding.per_value<[<@mesh, [{"x"}]>]>, out_shardings = #sharding.per_value<[<@mesh, [{}]>]>, manual_axes = #sharding.axes<@mesh ["x"]>}> ({
  ^bb0(%b: tensor<2xbf16>):
    %1 = "stablehlo.collective_broadcast"(%b) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xbf16>) -> tensor<2xbf16>
    "sharding.return"(%1) : (tensor<2xbf16>) -> ()
  }) : (tensor<4xbf16>) -> tensor<2xbf16>
  return %0 : tensor<2xbf16>
}
