// Permuted device orders, several meshes and single devices: every shard is on its
// device.
// RUN: split-file %s %t
// RUN: gspmd-run %t/order.mlir --random-inputs 1 --check | FileCheck %s
// RUN: gspmd-run %t/several.mlir --random-inputs 1 --check | FileCheck %s
// RUN: gspmd-run %t/unreduced.mlir --random-inputs 1 --check | FileCheck %s
// RUN: gspmd-run %t/split-manual.mlir --random-inputs 1 --check | FileCheck %s
// RUN: gspmd-run %t/taken-apart.mlir --random-inputs 1 --check | FileCheck %s
// RUN: gspmd-opt %t/partial-result.mlir --gspmd-partition | FileCheck %s --check-prefix=SUM

// CHECK: largest error
// SUM: spmd.all_reduce add %{{.*}} over <@mesh ["x"]>

//--- order.mlir
sdy.mesh @mesh = <["x"=4, "y"=2], device_ids=[3, 7, 1, 5, 0, 4, 2, 6]>
func.func public @main(%arg0: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, %arg1: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {"x"}]>}) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.tanh %0 : tensor<8x8xf32>
  %2 = sdy.sharding_constraint %1 <@mesh, [{}, {"x", "y"}]> : tensor<8x8xf32>
  %3 = stablehlo.reverse %2, dims = [1] : tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}

//--- several.mlir
sdy.mesh @a = <["x"=4, "y"=2]>
sdy.mesh @b = <["x"=4, "y"=2], device_ids=[7, 6, 5, 4, 3, 2, 1, 0]>
sdy.mesh @c = <["p"=2, "q"=2, "r"=2], device_ids=[0, 4, 1, 5, 2, 6, 3, 7]>
sdy.mesh @single = <[], device_ids=[2]>
func.func public @main(%arg0: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@a, [{"x"}, {"y"}]>}, %arg1: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@b, [{"y"}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@c, [{"p"}, {"q"}]>}) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %1 = sdy.sharding_constraint %0 <@b, [{"x"}, {"y"}]> : tensor<8x8xf32>
  %2 = stablehlo.tanh %1 : tensor<8x8xf32>
  %3 = sdy.sharding_constraint %2 <@single, []> : tensor<8x8xf32>
  %4 = stablehlo.reverse %3, dims = [1] : tensor<8x8xf32>
  %5 = sdy.sharding_constraint %4 <@c, [{"r"}, {"q"}]> : tensor<8x8xf32>
  return %5 : tensor<8x8xf32>
}

// JAX writes this for einsum(..., out_sharding=P(None, None, unreduced={"x"})), and for a sum that
// becomes unreduced again.
//--- unreduced.mlir
sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func public @main(%arg0: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, %arg1: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %1 = sdy.sharding_constraint %0 <@mesh, [{}, {}], unreduced={"x"}> : tensor<8x8xf32>
  %2 = stablehlo.add %1, %1 : tensor<8x8xf32>
  %3 = sdy.sharding_constraint %2 <@mesh, [{}, {}], unreduced={"x"}> : tensor<8x8xf32>
  %4 = sdy.sharding_constraint %3 <@mesh, [{"y"}, {}]> : tensor<8x8xf32>
  %5 = stablehlo.tanh %4 : tensor<8x8xf32>
  %6 = sdy.reshard %5 <@mesh, [{}, {}], unreduced={"x", "y"}> : tensor<8x8xf32>
  %7 = stablehlo.multiply %6, %6 : tensor<8x8xf32>
  return %7 : tensor<8x8xf32>
}

// A sub-axis of a manual axis: the other sub-axis has replicas.
//--- split-manual.mlir
sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func public @main(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x":(1)2}, {?}]>] out_shardings=[<@mesh, [{"x":(1)2}, {?}]>] manual_axes={"x"} (%a: tensor<4x8xf32>) {
    %1 = stablehlo.tanh %a : tensor<4x8xf32>
    sdy.return %1 : tensor<4x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// Unreduced results of a manual computation are summed after it.
//--- partial-result.mlir
sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func public @main(%arg0: tensor<8x8xf32>) -> tensor<2x8xf32> {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{}, {}], unreduced={"x"}>] manual_axes={"x"} (%a: tensor<2x8xf32>) {
    sdy.return %a : tensor<2x8xf32>
  } : (tensor<8x8xf32>) -> tensor<2x8xf32>
  return %0 : tensor<2x8xf32>
}

// A replicated value becomes unreduced: one device of a group has it and the others have zeros; a
// maximum is its own partial result, and a product is unreduced already.
//--- taken-apart.mlir
sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func public @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}, %arg1: tensor<8x8xi32>) -> (tensor<8x8xf32>, tensor<8x8xi32>, tensor<f32>, tensor<8x8xf32>) {
  %0 = stablehlo.tanh %arg0 : tensor<8x8xf32>
  %1 = sdy.manual_computation(%0) in_shardings=[<@mesh, [{"y"}, {}], unreduced={"x"}>] out_shardings=[<@mesh, [{"y"}, {}], unreduced={"x"}>] manual_axes={"x", "y"} (%a: tensor<4x8xf32>) {
    sdy.return %a : tensor<4x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = sdy.manual_computation(%arg1) in_shardings=[<@mesh, [{}, {}], unreduced=max{"y"}>] out_shardings=[<@mesh, [{}, {}], unreduced=max{"y"}>] manual_axes={"y"} (%a: tensor<8x8xi32>) {
    sdy.return %a : tensor<8x8xi32>
  } : (tensor<8x8xi32>) -> tensor<8x8xi32>
  %c = stablehlo.constant dense<3.0> : tensor<f32>
  %3 = sdy.manual_computation(%c) in_shardings=[<@mesh, [], unreduced={"x", "y"}>] out_shardings=[<@mesh, [], unreduced={"x", "y"}>] manual_axes={"x", "y"} (%a: tensor<f32>) {
    sdy.return %a : tensor<f32>
  } : (tensor<f32>) -> tensor<f32>
  %4 = stablehlo.dot_general %arg0, %0, contracting_dims = [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %5 = sdy.sharding_constraint %4 <@mesh, [{}, {}], unreduced={"y"}> : tensor<8x8xf32>
  %6 = sdy.manual_computation(%5) in_shardings=[<@mesh, [{}, {}], unreduced={"x", "y"}>] out_shardings=[<@mesh, [{}, {}], unreduced={"x", "y"}>] manual_axes={"x", "y"} (%a: tensor<8x8xf32>) {
    sdy.return %a : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %1, %2, %3, %6 : tensor<8x8xf32>, tensor<8x8xi32>, tensor<f32>, tensor<8x8xf32>
}
