// The changes that lower the peak most. Tensors are of 4 MB (3.81 MiB) and 40 MB.

// RUN: gspmd-simulate %s --entry update --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=UPDATE
// RUN: gspmd-simulate %s --entry kept --topology %S/../Inputs/round.json:1 --stats %t.json | FileCheck %s --check-prefix=KEPT
// RUN: FileCheck %s --check-prefix=STATS --input-file=%t.json
// RUN: gspmd-simulate %S/../Inputs/replicated.mlir --topology %S/../Inputs/round.json:4 | FileCheck %s --check-prefix=SHARD
// RUN: not gspmd-simulate %s --entry kept --topology %S/../Inputs/round.json:1 --hardware-scale hbm_bytes=0.1 2>&1 | FileCheck %s --check-prefix=LARGE

// An element-wise sum may be in the memory of either operand, but not of both; donating the other one too changes nothing.
// UPDATE: peak memory           11.44 MiB
// UPDATE-COUNT-3: {{^}}      3.81 MiB  %{{.*}} : tensor<1000x1000xf32>
// UPDATE-NEXT: {{^}}      3.81 MiB less: donate %arg0, for a result of its type at {{.*}}peak-changes.mlir:[[#@LINE+3]]:
// UPDATE-NEXT: {{^}}      3.81 MiB less: donate %arg1, for a result of its type at {{.*}}peak-changes.mlir:[[#@LINE+2]]:
// UPDATE-NOT: less
func.func @update(%a: tensor<1000x1000xf32>, %b: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.add %a, %b : tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}

// The first product is only kept for the last one: computed again there, it takes no memory at the peak, where the large
// product is read. Donating the first argument does not help, as the last sum reads it.
// KEPT: peak memory           125.89 MiB
// KEPT: {{^}}      3.81 MiB less: recompute %0 (stablehlo.dot_general) where it is next used at {{.*}}peak-changes.mlir:[[#@LINE+14]]:
// KEPT-NOT: less
// STATS: "peak_changes": [
// STATS-NEXT: {
// STATS-NEXT: "bytes": 4000000.0,
// STATS-NEXT: "change": "recompute",
// STATS-NEXT: "location": "{{.*}}peak-changes.mlir:[[#@LINE+8]]:{{[0-9]+}}",
// STATS-NEXT: "name": "%0",
// STATS-NEXT: "text": "recompute %0 (stablehlo.dot_general) where it is next used",
// STATS-NEXT: "type": "tensor<1000x1000xf32>"
// LARGE: error: out of memory: 125.89 MiB are needed at the peak, a device has 95.37 MiB
// LARGE-NEXT: 38.15 MiB  %{{.*}} : tensor<{{.*}}xf32>, {{argument|temporary}} at {{.*}}peak-changes.mlir:
// LARGE: 3.81 MiB less: recompute %0 (stablehlo.dot_general)
func.func @kept(%a: tensor<1000x1000xf32>, %b: tensor<1000x10000xf32>, %c: tensor<10000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  %1 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x10000xf32>) -> tensor<1000x10000xf32>
  %2 = stablehlo.dot_general %1, %c, contracting_dims = [1] x [0] : (tensor<1000x10000xf32>, tensor<10000x1000xf32>) -> tensor<1000x1000xf32>
  %3 = stablehlo.dot_general %0, %2, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  %4 = stablehlo.add %3, %a : tensor<1000x1000xf32>
  return %4 : tensor<1000x1000xf32>
}

// A weight that is replicated over four devices: three quarters of it.
// SHARD: peak memory           11.44 MiB
// SHARD: {{^}}      2.86 MiB less: shard dimension 0 of %arg1 over "x" at {{.*}}replicated.mlir:
// SHARD-NOT: less
