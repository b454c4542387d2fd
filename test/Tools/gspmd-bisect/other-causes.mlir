// What else may be the reason of unexpected results: the arguments, calls of the host, NaNs.
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

// A call of a function on the host is no error of the partitioner, in a loop neither; the other ops are judged:
// RUN: gspmd-bisect %t/callback.mlir --random-inputs 1 | FileCheck %s --check-prefix=CALLBACK
// CALLBACK: no op is wrong
// CALLBACK-NEXT: judged: 4 ops with the reference's bits
// CALLBACK-NEXT: not judged: %0 = stablehlo.custom_call at {{.*}}callback.mlir:3:{{.*}}: it calls a function on the host; ops that use its results are judged on random numbers
// CALLBACK-NEXT: not judged: %2#0, %2#1 = stablehlo.while at {{.*}}: it calls a function on the host; ops
// CALLBACK-NOT: not judged
// CALLBACK: other cause: %0 = stablehlo.custom_call at {{.*}}callback.mlir:3:{{.*}} calls a function on the host
// CALLBACK: other cause: %{{.*}} = stablehlo.custom_call at {{.*}} calls a function on the host

// JAX's call for other platforms, and an op after it that is wrong:
// RUN: sed 's/gspmd_host_callback/xla_ffi_python_cpu_callback/' %t/callback.mlir > %t/ffi.mlir
// RUN: not gspmd-bisect %t/ffi.mlir --random-inputs 1 --load-pass-plugin %fault --lower-with 'test-plant-fault{fault=all-reduce-dropped}' | FileCheck %s --check-prefix=FFI
// FFI: wrong op: %{{.*}} = stablehlo.dot_general
// FFI: not judged: %0 = stablehlo.custom_call at {{.*}}ffi.mlir:3:
// FFI: other cause: %0 = stablehlo.custom_call at {{.*}}ffi.mlir:3:{{.*}} calls a function on the host

// A NaN that is a constant is no source, an op that selects it is:
// RUN: gspmd-bisect %t/fill.mlir --random-inputs 1 --json %t/fill.json | FileCheck %s --check-prefix=FILL
// FILL: no op is wrong
// FILL: first NaN, in the reference too: %1 = stablehlo.select at {{.*}}fill.mlir:6:
// FILL-NEXT: operand 0: from 0 to 1
// FILL-NEXT: operand 1: from {{-?[0-9].*}} to {{-?[0-9]}}
// FILL-NEXT: operand 2: from nan to nan
// RUN: sed 's/GT, %a, %b/EQ, %a, %a/' %t/fill.mlir > %t/unfilled.mlir
// RUN: gspmd-bisect %t/unfilled.mlir --random-inputs 1 | FileCheck %s --check-prefix=UNFILLED
// UNFILLED: no op is wrong
// UNFILLED-NOT: NaN

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
  %i = stablehlo.constant dense<0> : tensor<i32>
  %2:2 = stablehlo.while(%j = %i, %v = %1) : tensor<i32>, tensor<4xf32>
   cond {
    %n = stablehlo.constant dense<3> : tensor<i32>
    %c = stablehlo.compare LT, %j, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %k = stablehlo.add %j, %one : tensor<i32>
    %w = stablehlo.custom_call @gspmd_host_callback(%v) {has_side_effect = true, mhlo.backend_config = {callback = 1 : i64, partitioned = false}} : (tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %k, %w : tensor<i32>, tensor<4xf32>
  }
  %3 = stablehlo.dot_general %a, %2#1, contracting_dims = [0] x [0] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<4xf32>
  return %4 : tensor<4xf32>
}
//--- fill.mlir
sharding.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}, %b: tensor<16xf32>) -> tensor<16xf32> {
  %nan = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %fill = stablehlo.broadcast_in_dim %nan, dims = [] : (tensor<f32>) -> tensor<16xf32>
  %0 = stablehlo.compare GT, %a, %b : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
  %1 = stablehlo.select %0, %a, %fill : tensor<16xi1>, tensor<16xf32>
  %2 = stablehlo.negate %1 : tensor<16xf32>
  return %2 : tensor<16xf32>
}
