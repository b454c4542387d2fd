// NaNs of the program itself, operands without shardings, and bad input.
//
// RUN: split-file %s %t
// RUN: gspmd-bisect %t/nan.mlir --random-inputs 1 | FileCheck %s --check-prefix=NAN
// RUN: not gspmd-bisect %t/partitioned.mlir --random-inputs 1 2>&1 | FileCheck %s --check-prefix=PARTITIONED
// RUN: not gspmd-bisect %t/nan.mlir 2>&1 | FileCheck %s --check-prefix=INPUTS
// RUN: not gspmd-bisect %t/nan.mlir --random-inputs 1 --window 0 2>&1 | FileCheck %s --check-prefix=WINDOW

// NAN: no op is wrong
// NAN-NEXT: judged: {{.*}}
// NAN-NEXT: first NaN, in the reference too: %1 = stablehlo.sqrt at {{.*}}nan.mlir:4:
// NAN-NEXT: operand 0: from -{{.*}} to {{.*}}
// PARTITIONED: gspmd-bisect: error: the program is partitioned already; expected the global program with its annotations
// INPUTS: error: the program takes 1 inputs ({{.*}}); add --inputs or --random-inputs
// WINDOW: error: --window: expected at least 1, found 0

//--- nan.mlir
sharding.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x8xf32> {
  %0 = stablehlo.sine %a : tensor<8x8xf32>
  %1 = stablehlo.sqrt %0 : tensor<8x8xf32>
  %2 = stablehlo.sine %1 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
//--- partitioned.mlir
sharding.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<2xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>, spmd.global_type = tensor<8xf32>}) -> (tensor<2xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}]>, spmd.global_type = tensor<2xf32>}) {
  %0 = spmd.all_reduce add %a over <@mesh ["x"]> : tensor<2xf32>
  return %0 : tensor<2xf32>
}
