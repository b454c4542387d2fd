// Devices in no group of a collective_broadcast get zeros. Device d sends d + 1.
// RUN: split-file %s %t
// RUN: gspmd-run %t/values.mlir --check --poison --random-inputs 1 --outputs %t/out.npz
// RUN: %jax_python -c "import numpy, sys; r = numpy.load(sys.argv[1]); print(*(r[n].reshape(-1).tolist() for n in r.files))" %t/out.npz | FileCheck %s
// RUN: gspmd-run %t/values.mlir --no-partition --random-inputs 1 --expect %t/out.npz
// RUN: gspmd-opt --gspmd-export-stablehlo %t/values.mlir -o %t/exported.mlir
// RUN: gspmd-run %t/exported.mlir --random-inputs 1 --expect %t/out.npz
// CHECK: [0, 3, 3, 0, 6, 6, 0, 0] [0, 2, 0, 0, 0, 0, 7, 0] [0, 0, 0, 0, 0, 0, 0, 0] [0, 6, 6, 6, 0, 6, 0, 0]
// RUN: gspmd-opt %t/free.mlir --gspmd-partition | FileCheck %s --check-prefix=FREE
// FREE: spmd.{{shift|permute_pairs}} {{.*}} over <@mesh ["x"]>
// RUN: gspmd-run %t/free.mlir --check --poison --random-inputs 1
// RUN: not gspmd-opt %t/not-manual.mlir --gspmd-partition 2>&1 | FileCheck %s --check-prefix=ALONG
// ALONG: error: 'stablehlo.collective_broadcast' op communicates along "y", which is not manual here

//--- values.mlir
sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<8xf32>) -> (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) {
  %n = stablehlo.iota dim = 0 : tensor<8xi32>
  %0:4 = sdy.manual_computation(%n) in_shardings=[<@mesh, [{"x", "y"}]>]
      out_shardings=[<@mesh, [{"x", "y"}]>, <@mesh, [{"x", "y"}]>, <@mesh, [{"x", "y"}]>, <@mesh, [{"x", "y"}]>] manual_axes={"x", "y"} (%i: tensor<1xi32>) {
    %one = stablehlo.constant dense<1> : tensor<1xi32>
    %v = stablehlo.add %i, %one : tensor<1xi32>
    %pairs = "stablehlo.collective_broadcast"(%v) {replica_groups = dense<[[2, 1], [5, 4]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>} : (tensor<1xi32>) -> tensor<1xi32>
    %alone = "stablehlo.collective_broadcast"(%v) {replica_groups = dense<[[1], [6]]> : tensor<2x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>} : (tensor<1xi32>) -> tensor<1xi32>
    %none = "stablehlo.collective_broadcast"(%v) {replica_groups = dense<> : tensor<0x0xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>} : (tensor<1xi32>) -> tensor<1xi32>
    %far = "stablehlo.collective_broadcast"(%v) {replica_groups = dense<[[5, 1, 2, 3]]> : tensor<1x4xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>} : (tensor<1xi32>) -> tensor<1xi32>
    sdy.return %pairs, %alone, %none, %far : tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>
  } : (tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>
}

//--- free.mlir
// The groups are the same for each index along the free axis "y".
sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<8x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> tensor<8x6xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {?}]>] out_shardings=[<@mesh, [{"x"}, {?}]>] manual_axes={"x"} (%p: tensor<2x6xf32>) {
    %t = "stablehlo.collective_broadcast"(%p) {replica_groups = dense<[[0, 4], [1, 5]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>} : (tensor<2x6xf32>) -> tensor<2x6xf32>
    sdy.return %t : tensor<2x6xf32>
  } : (tensor<8x6xf32>) -> tensor<8x6xf32>
  return %0 : tensor<8x6xf32>
}

//--- not-manual.mlir
sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<8x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> tensor<8x6xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {?}]>] out_shardings=[<@mesh, [{"x"}, {?}]>] manual_axes={"x"} (%p: tensor<2x6xf32>) {
    %t = "stablehlo.collective_broadcast"(%p) {replica_groups = dense<[[0], [2]]> : tensor<2x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>} : (tensor<2x6xf32>) -> tensor<2x6xf32>
    sdy.return %t : tensor<2x6xf32>
  } : (tensor<8x6xf32>) -> tensor<8x6xf32>
  return %0 : tensor<8x6xf32>
}
