// What else may be the reason of unexpected results: the arguments, calls of the host, random bits.
//
// RUN: split-file %s %t
// RUN: gspmd-run %t/arguments.mlir --outputs %t/in.npz
// RUN: gspmd-bisect %t/program.mlir --inputs %t/in.npz --json %t/report.json | FileCheck %s --check-prefix=ARGUMENTS
// RUN: FileCheck %s --check-prefix=JSON --input-file %t/report.json
// ARGUMENTS: no op is wrong
// ARGUMENTS: other cause: 1 of 4 elements of argument 0 (%a) are NaN
// ARGUMENTS-NEXT: other cause: 2 of 4 elements of argument 0 (%a) are infinite
// ARGUMENTS-NEXT: other cause: 1 of 4 elements of argument 1 (%b) are subnormal
// ARGUMENTS-NEXT: other cause: 1 of 4 elements of argument 2 (%c) are subnormal
// ARGUMENTS-NEXT: other cause: argument 1 (%b) and argument 2 (%c) have the same elements
// ARGUMENTS-NEXT: other cause: all 16 elements of argument 3 (%d) are 3
// ARGUMENTS-NOT: other cause
// JSON: "other_causes": [
// JSON-NEXT: are NaN"

// RUN: gspmd-bisect %t/program.mlir --random-inputs 1 | FileCheck %s --check-prefix=USUAL
// USUAL: no op is wrong
// USUAL-NOT: other cause

// A call of a function of another process is no error of the partitioner:
// RUN: %python %S/../check_exit_code.py 3 %bin/gspmd-bisect %t/callback.mlir --random-inputs 1
// RUN: not gspmd-bisect %t/callback.mlir --random-inputs 1 | FileCheck %s --check-prefix=CALLBACK
// CALLBACK: the program is rejected: the program calls function 0
// CALLBACK-NEXT: judged: 1 ops with the reference's bits
// CALLBACK-NEXT: rejected op: %0 = stablehlo.custom_call at {{.*}}callback.mlir:3:{{.*}}; ops that use its results are judged on random numbers
// CALLBACK-NOT: not judged
// CALLBACK: other cause: %0 = stablehlo.custom_call at {{.*}}callback.mlir:3:{{.*}} calls a function on the host

// JAX's call for other platforms:
// RUN: sed 's/gspmd_host_callback/xla_ffi_python_cpu_callback/' %t/callback.mlir > %t/ffi.mlir
// RUN: not gspmd-bisect %t/ffi.mlir --random-inputs 1 | FileCheck %s --check-prefix=FFI
// FFI: rejected op: %0 = stablehlo.custom_call at {{.*}}ffi.mlir:3:
// FFI: other cause: %0 = stablehlo.custom_call at {{.*}}ffi.mlir:3:{{.*}} calls a function on the host

//--- arguments.mlir
func.func @main() -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16xi32>) {
  %a = stablehlo.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 1.0]> : tensor<4xf32>
  %b = stablehlo.constant dense<[0.0, 0x00000001, 2.0, 3.0]> : tensor<4xf32>
  %d = stablehlo.constant dense<3> : tensor<16xi32>
  return %a, %b, %b, %d : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16xi32>
}
//--- program.mlir
sharding.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}, %b: tensor<4xf32>, %c: tensor<4xf32>, %d: tensor<16xi32>) -> (tensor<4xf32>, tensor<16xi32>) {
  %0 = stablehlo.add %a, %b : tensor<4xf32>
  %1 = stablehlo.add %0, %c : tensor<4xf32>
  %2 = stablehlo.negate %d : tensor<16xi32>
  return %1, %2 : tensor<4xf32>, tensor<16xi32>
}
//--- callback.mlir
sharding.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @gspmd_host_callback(%a) {has_side_effect = true, mhlo.backend_config = {callback = 0 : i64, partitioned = false}} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.negate %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
