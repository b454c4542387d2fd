// RUN: gspmd-opt %s --gspmd-import-sdy --split-input-file --verify-diagnostics | FileCheck %s

// The mesh with the most axes is kept, others are expressed as lists of its axes.
// CHECK: sharding.mesh @mesh = <["x"=4, "y"=2]>
// CHECK-NOT: @flat
sdy.mesh @flat = <["all"=8]>
sdy.mesh @mesh = <["x"=4, "y"=2]>
// CHECK-LABEL: func.func private @flat_on_2d(
// CHECK-SAME: <@mesh, [{"x", "y", ?}, {}]>
// CHECK-SAME: <@mesh, [{"x"}, {"y"}]>
func.func private @flat_on_2d(tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@flat, [{"all", ?}, {}]>},
                              tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>})

// -----

// Sizes that do not match are expressed by sub-axes.
// CHECK: sharding.mesh @a = <["x"=4, "y"=2]>
sdy.mesh @a = <["x"=4, "y"=2]>
sdy.mesh @b = <["p"=2, "q"=4]>
// CHECK-LABEL: func.func private @sub_axes(
// CHECK-SAME: <@a, [{"x":(1)2}, {"x":(2)2, "y"}]>
// CHECK-SAME: <@a, [{"x"}, {"y"}]>
func.func private @sub_axes(tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@b, [{"p"}, {"q"}]>},
                            tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@a, [{"x"}, {"y"}]>})

// -----

// If neither mesh can express the other, a common one is created.
// CHECK: sharding.mesh @mesh = <["x_y_0"=6]>
sdy.mesh @a = <["x"=3, "y"=2]>
sdy.mesh @b = <["p"=2, "q"=3]>
// CHECK-LABEL: func.func private @common(
// CHECK-SAME: <@mesh, [{"x_y_0":(1)2}, {"x_y_0":(2)3}]>
// CHECK-SAME: <@mesh, [{"x_y_0":(1)3}, {"x_y_0":(3)2}]>
func.func private @common(tensor<6x6xf32> {sdy.sharding = #sdy.sharding<@b, [{"p"}, {"q"}]>},
                          tensor<6x6xf32> {sdy.sharding = #sdy.sharding<@a, [{"x"}, {"y"}]>})

// -----

// A device order that is a permutation of digits.
// CHECK: sharding.mesh @a = <["x"=4, "y"=2]>
sdy.mesh @a = <["x"=4, "y"=2]>
sdy.mesh @t = <["p"=2, "q"=4], device_ids=[0, 2, 4, 6, 1, 3, 5, 7]>
// CHECK-LABEL: func.func private @transposed(
// CHECK-SAME: <@a, [{"y"}, {"x"}]>
func.func private @transposed(tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@t, [{"p"}, {"q"}]>},
                              tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@a, [{"x"}, {"y"}]>})

// -----

// The mesh of a manual computation is kept; the sharding of a tensor can be dropped.
// CHECK: sharding.mesh @flat = <["x"=4]>
sdy.mesh @flat = <["x"=4]>
sdy.mesh @other = <["a"=2, "b"=2], device_ids=[2, 0, 1, 3]>
// CHECK-LABEL: func.func @manual(
// CHECK: sharding.manual_computation({{.*}}) in <[<@flat, [{"x"}]>]> out <[<@flat, [{"x"}]>]> manual <@flat ["x"]>
// expected-remark@+1 {{sharding dropped: the device order of mesh @other cannot be expressed on mesh @flat}}
func.func @manual(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@other, [{"a"}]>}) -> tensor<8xf32> {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@flat, [{"x"}]>] out_shardings=[<@flat, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    %1 = stablehlo.negate %arg1 : tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// Any order of the only mesh is kept.
// CHECK: sharding.mesh @mesh = <["x"=4], devices=[0,3,1,2]>
sdy.mesh @mesh = <["x"=4], device_ids=[0, 3, 1, 2]>
// CHECK-LABEL: func.func private @explicit(
// CHECK-SAME: <@mesh, [{"x"}]>
func.func private @explicit(tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>})

// -----

// CHECK: sharding.mesh @mesh = <["x"=2, "y"=2]>
sdy.mesh @mesh = <["x"=2, "y"=2]>
sdy.mesh @odd = <["p"=4], device_ids=[0, 3, 1, 2]>
// CHECK-LABEL: func.func private @dropped(
// CHECK-SAME: tensor<8xf32>, tensor<8xf32> {{.*}}<@mesh, [{"x"}]>
// expected-remark@+1 {{sharding dropped: the device order of mesh @odd cannot be expressed on mesh @mesh}}
func.func private @dropped(tensor<8xf32> {sdy.sharding = #sdy.sharding<@odd, [{"p"}]>},
                           tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>})

// -----

sdy.mesh @mesh = <["x"=4]>
sdy.mesh @maximal = <[], device_ids=[1]>
// CHECK-LABEL: func.func private @one_device(
// CHECK-SAME: <@mesh, [{}]>
// expected-remark@+1 {{sharding on device 1 alone (mesh @maximal) is treated as replicated}}
func.func private @one_device(tensor<8xf32> {sdy.sharding = #sdy.sharding<@maximal, [{}]>})
