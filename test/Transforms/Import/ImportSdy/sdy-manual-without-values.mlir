// Manual computations without operands or results are on the mesh of the computation
// around them, or on one that has their axes; they can be exported and imported again.
// RUN: gspmd-opt %s --gspmd-import-sdy | FileCheck %s
// RUN: gspmd-opt %s --gspmd-import --export-sdy | gspmd-opt --gspmd-import-sdy | FileCheck %s
// RUN: gspmd-opt %s --gspmd-complete --export-sdy | gspmd-opt --gspmd-import-sdy | FileCheck %s

sdy.mesh @one = <["x"=4]>
sdy.mesh @mesh = <["x"=2, "y"=2]>
// CHECK-LABEL: func.func @main
func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: sharding.manual_computation(%arg0) {{.*}} manual <@mesh ["x"]>
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<4xf32>) {
    // CHECK: sharding.manual_computation() in <[]> out <[]> manual <@mesh ["y"]>
    sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={"y"} () {
      stablehlo.custom_call @xla_ffi_python_cpu_callback() {has_side_effect = true} : () -> ()
      sdy.return
    } : () -> ()
    sdy.return %arg1 : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  // CHECK: sharding.manual_computation() in <[]> out <[]> manual <@mesh ["y"]>
  sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={"y"} () {
    stablehlo.custom_call @xla_ffi_python_cpu_callback() {has_side_effect = true} : () -> ()
    sdy.return
  } : () -> ()
  return %0 : tensor<8xf32>
}
