// Ops of a dialect that nothing registers are partitioned by their annotated rules
// and simulated. To run them, a pass has to lower them.
// RUN: gspmd-simulate %s --allow-unregistered-dialect --topology v4:2x2x1 | FileCheck %s
// RUN: not gspmd-run %s --allow-unregistered-dialect --random-inputs 1 2>&1 | FileCheck %s --check-prefix=NO-LOWERING
// RUN: not gspmd-simulate %s --topology v4:2x2x1 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not gspmd-run %s --random-inputs 1 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// CHECK: time by kind
// CHECK-DAG: elementwise {{.*}} x 1
// CHECK-DAG: op {{.*}} x 1
// CHECK: %arg0 : tensor<2xf32>, argument
// NO-LOWERING: [[@LINE+4]]:8: error: 'my.op' op cannot be run by the emulator
// UNKNOWN: [[@LINE+3]]:15: error: {{.*}} please use -allow-unregistered-dialect
sdy.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
  %0 = "my.op"(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8}, custom>} : (tensor<8xf32>) -> tensor<8xf32>
  %1 = stablehlo.negate %0 : tensor<8xf32>
  return %1 : tensor<8xf32>
}
