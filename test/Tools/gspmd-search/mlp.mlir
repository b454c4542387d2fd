// A step that is annotated by the search: the batch of one big product is sharded,
// as long as the weights fit beside it.

// RUN: gspmd-search %s --topology v5e:2x4 -o %t.mlir --annotations %t.json | FileCheck %s --check-prefix=FOUND
// FOUND: mesh: x=8
// FOUND-NEXT: predicted step: {{[0-9.]+ us \(\+-[0-9]+\.[0-9] %\)}}, memory of a device: {{[0-9.]+}} MiB
// FOUND-NEXT: {{^[0-9]+}} candidates were simulated{{$}}
// FOUND: annotations
// FOUND-NEXT: {{^}}  x {{ *}}["x",null] {{ *}}without it {{.*}} (+{{[0-9.]+}}%)
// FOUND-NOT: w1
// FOUND: layout
// FOUND-NEXT: found {{ *}}x=8
// FOUND-NEXT: replicated {{ *}}x=8
// RUN: FileCheck %s --check-prefix=JSON < %t.json
// JSON: {"mesh":{"x":8},"shardings":{"x":["x",null]}}

// The result runs correctly, and has the predicted time:
// RUN: sed 's/4096/64/g; s/8192/48/g; s/1024/32/g' %t.mlir | gspmd-run - --random-inputs 1 --check

// Twice the same:
// RUN: gspmd-search %s --topology v5e:2x4 > %t.first
// RUN: gspmd-search %s --topology v5e:2x4 > %t.second
// RUN: cmp %t.first %t.second

// With less memory the weights are sharded, too, and take longer:
// RUN: gspmd-search %s --topology v5e:2x4 --memory-limit 50e6 --alternatives 0 | FileCheck %s --check-prefix=TIGHT
// TIGHT: memory of a device: {{[34][0-9.]+}} MiB
// TIGHT: annotations
// TIGHT: {{w[12]}}
// RUN: %python %S/../check_exit_code.py 1 %bin/gspmd-search %s --topology v5e:2x4 --memory-limit 1e6
// RUN: not gspmd-search %s --topology v5e:2x4 --memory-limit 1e6 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: gspmd-search: error: none of {{[0-9]+}} candidates fits into the {{.*}} of memory of a device; the smallest needs {{[0-9.]+}} MiB

func.func @main(%x: tensor<4096x1024xf32> loc("x"),
                %w1: tensor<1024x8192xf32> loc("w1"),
                %w2: tensor<8192x1024xf32> loc("w2"))
    -> tensor<4096x1024xf32> {
  %0 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0]
    : (tensor<4096x1024xf32>, tensor<1024x8192xf32>) -> tensor<4096x8192xf32>
  %1 = stablehlo.tanh %0 : tensor<4096x8192xf32>
  %2 = stablehlo.dot_general %1, %w2, contracting_dims = [1] x [0]
    : (tensor<4096x8192xf32>, tensor<8192x1024xf32>) -> tensor<4096x1024xf32>
  return %2 : tensor<4096x1024xf32>
}
