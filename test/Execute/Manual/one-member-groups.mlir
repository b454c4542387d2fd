// Groups of one process are the identity if each process is in one of them. Others
// are validated.
// RUN: split-file %s %t
// RUN: gspmd-opt %t/all.mlir --gspmd-complete | FileCheck %s
// RUN: gspmd-run %t/all.mlir --random-inputs 1 --check --poison
// RUN: not gspmd-run %t/unknown.mlir --random-inputs 1 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not gspmd-run %t/swap.mlir --random-inputs 1 2>&1 | FileCheck %s --check-prefix=SWAP

// CHECK-NOT: stablehlo.all_to_all
// UNKNOWN: error: 'stablehlo.collective_broadcast' op names device 7; mesh @mesh has 4
// SWAP: error: 'stablehlo.all_to_all' op has device 2 in 0 of its replica_groups

//--- all.mlir
sdy.mesh @mesh = <["x"=4]>
func.func public @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%p: tensor<2xf32>) {
    %t = "stablehlo.all_to_all"(%p) {split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 1 : i64, replica_groups = dense<[[1],[0],[3],[2]]> : tensor<4x1xi64>, channel_handle = #stablehlo.channel_handle<handle=1, type=1>} : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %t : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

//--- unknown.mlir
sdy.mesh @mesh = <["x"=4]>
func.func public @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%p: tensor<2xf32>) {
    %t = "stablehlo.collective_broadcast"(%p) {replica_groups = dense<[[0],[7]]> : tensor<2x1xi64>, channel_handle = #stablehlo.channel_handle<handle=1, type=1>} : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %t : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

//--- swap.mlir
sdy.mesh @mesh = <["x"=4]>
func.func public @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%p: tensor<2xf32>) {
    %t = "stablehlo.all_to_all"(%p) {split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 1 : i64, replica_groups = dense<[[0],[1]]> : tensor<2x1xi64>, channel_handle = #stablehlo.channel_handle<handle=1, type=1>} : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %t : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
