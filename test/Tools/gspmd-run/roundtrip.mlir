// Results of one run are the expectation of the next; a different input is a
// mismatch that names the result, the elements and both values.
//
// RUN: gspmd-run %s --random-inputs 1 --outputs %t.out.npz | FileCheck %s --check-prefix=TABLE
// RUN: gspmd-run %s --random-inputs 1 --expect %t.out.npz --rtol 0 --atol 0 | FileCheck %s --check-prefix=SAME
// RUN: not gspmd-run %s --random-inputs 2 --expect %t.out.npz 2>&1 | FileCheck %s --check-prefix=DIFFER
// RUN: gspmd-run %s --inputs %t.out.npz --outputs %t.again.npz
// RUN: gspmd-run %s --entry=twice --inputs %t.out.npz --expect %t.again.npz --check --stats %t.json
// RUN: FileCheck %s --check-prefix=JSON < %t.json
// RUN: cat %s | gspmd-run - --no-partition --random-inputs 1 --expect %t.out.npz

// TABLE: devices 1
// TABLE-NEXT: flops per device 8
// TABLE-NEXT: peak bytes per device
// TABLE-NEXT: compile time
// TABLE-NEXT: run time
// SAME: largest error 0
// DIFFER: error: result a0 differs from {{.*}}.out.npz: {{[0-9]}} of 8 elements differ: [0, 0] found {{.*}}, expected

// JSON-DAG: "devices": 1
// JSON-DAG: "collectives": {}
// JSON-DAG: "flops": 8
// JSON-DAG: "peak_bytes":
// JSON-DAG: "compile_ms":
// JSON-DAG: "run_ms":
// JSON-DAG: "replicated_ops": []
// JSON-DAG: "max_error": 0

func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = stablehlo.add %arg0, %arg0 : tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

func.func @twice(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %two = stablehlo.constant dense<2.0> : tensor<2x4xf32>
  %0 = stablehlo.multiply %arg0, %two : tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
